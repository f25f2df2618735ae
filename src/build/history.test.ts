import { expect, it } from 'vitest';
import { readHistory } from './history.ts';

it('knows the last change of each file, whatever the order of the commits and their zones', () => {
  const log =
    '\x002026-11-21T10:00:00-05:00\n\ncontent/a.md\n\x002026-11-20T09:00:00Z\n\ncontent/a.md\ncontent/é b.md\n' +
    '\x002026-11-21T15:30:00Z\n\ncontent/a.md\n';
  expect([...readHistory(log)]).toEqual([
    ['content/a.md', '2026-11-21T15:30:00Z'],
    ['content/é b.md', '2026-11-20T09:00:00Z'],
  ]);
  expect(readHistory('').size).toBe(0);
});
