import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { madeOnce } from './made-once.ts';

const KIND = `test-${process.pid}`;
afterAll(() => rmSync(`node_modules/.cache/${KIND}`, { recursive: true, force: true }));

test('what takes long is made once for its input, at once or later', async () => {
  const make = vi.fn(() => Promise.resolve(Buffer.from('a picture')));
  const [first, second] = await Promise.all([1, 2].map(() => madeOnce(KIND, '.png', { a: 1 }, make)));
  expect(second).toBe(first);
  expect(readFileSync(first ?? '', 'utf8')).toBe('a picture');
  expect(await madeOnce(KIND, '.png', { a: 1 }, make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await madeOnce(KIND, '.png', { a: 2 }, make)).not.toBe(first);
});

test('what fails leaves nothing, and is made again', async () => {
  await expect(madeOnce(KIND, '.png', 'x', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink');
  const file = await madeOnce(KIND, '.png', 'x', () => Promise.resolve(Buffer.from('ink')));
  expect(existsSync(file)).toBe(true);
});
