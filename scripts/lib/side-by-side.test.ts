import { expect, test } from 'vitest';
import { sideBySide, type Turn } from './side-by-side.ts';

/** What has begun and ended, in order; each lasts until it is ended. */
function played(turns: readonly Turn[], room: number) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const all = sideBySide(turns, room, async ({ name }) => {
    log.push(`+${name}`);
    await new Promise<void>((end) => ends.set(name, end));
    log.push(`-${name}`);
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { log, all, end };
}

test('as many run as there is room for, the first of the list first, and the next as soon as one ends', async () => {
  const { log, all, end } = played(
    ['a', 'b', 'c', 'd'].map((name) => ({ name })),
    2,
  );
  expect(log).toEqual(['+a', '+b']);
  await end('b');
  expect(log.slice(2)).toEqual(['-b', '+c']);
  await end('a');
  await end('c');
  await end('d');
  await all;
  expect(log.slice(4)).toEqual(['-a', '+d', '-c', '-d']);
});

test('what waits for another begins after it, unless that one is not of this run', async () => {
  const { log, all, end } = played([{ name: 'tests', after: ['build', 'gone'] }, { name: 'build' }], 2);
  expect(log).toEqual(['+build']);
  await end('build');
  await end('tests');
  await all;
  expect(log).toEqual(['+build', '-build', '+tests', '-tests']);
});

test('those that wait for one another are named', async () => {
  const circle = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(sideBySide(circle, 2, () => Promise.resolve())).rejects.toThrow('a, b');
});
