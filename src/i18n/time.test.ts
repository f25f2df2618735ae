import { expect, test } from 'vitest';
import { formatTime } from './time.ts';

test.each([
  ['2026-12-16T14:00:00Z', '9:00 a.m.', '9 h'],
  ['2026-12-16T14:30:00Z', '9:30 a.m.', '9 h 30'],
  ['2026-12-16T05:00:00Z', '12:00 a.m.', '0 h'],
  ['2026-12-17T01:05:00Z', '8:05 p.m.', '20 h 05'],
])('%s is said as each language says a time: no minutes in French where there are none', (instant, en, fr) => {
  expect(formatTime(instant, 'en', 'America/Toronto').replaceAll('\u00a0', ' ')).toBe(en);
  expect(formatTime(instant, 'fr', 'America/Toronto').replaceAll('\u00a0', ' ')).toBe(fr);
});
