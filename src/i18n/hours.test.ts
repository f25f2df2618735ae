import { expect, test } from 'vitest';
import { formatHours } from './hours.ts';

const session = { start: '2026-12-08T14:00:00Z', end: '2026-12-08T21:30:00Z' };

test('hours take little room in either language', () => {
  expect(formatHours(session, 'en', 'America/Toronto')).toBe('9\u00a0a.m.–4:30\u00a0p.m.');
  expect(formatHours(session, 'fr', 'America/Toronto')).toBe('9\u00a0h à 16\u00a0h\u00a030');
  expect(formatHours(session, 'fr', 'America/Halifax')).toBe('10\u00a0h à 17\u00a0h\u00a030');
});
