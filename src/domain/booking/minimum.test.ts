import { expect, test } from 'vitest';
import { minimumNoticeDue } from './minimum.ts';

/** Tuesday, January 12, 2027, 9:00 in Toronto; the seventh business day before it is Thursday, December 31. */
const unsure = {
  startsAt: Date.parse('2027-01-12T14:00:00Z'),
  timeZone: 'America/Toronto',
  holidays: new Set(['2027-01-01']),
  seats: 1,
};

const at = (instant: string, changes: Partial<typeof unsure> = {}) =>
  minimumNoticeDue({ ...unsure, ...changes }, Date.parse(instant));

test('the office hears of a class without its minimum 7 business days before it, by the class’s own clock', () => {
  expect(at('2026-12-31T04:59:00Z')).toBe(false);
  expect(at('2026-12-31T05:00:00Z')).toBe(true);
  expect(at('2026-12-31T05:00:00Z', { timeZone: 'America/Vancouver' })).toBe(false);
  expect(at('2026-12-30T15:00:00Z', { holidays: new Set<string>() })).toBe(false);
});

test('where people are in it, it is never too late until it starts', () => {
  expect(at('2027-01-12T13:59:00Z')).toBe(true);
  expect(at('2027-01-12T14:00:00Z')).toBe(false);
});

test('where nobody is, it is told on its day or the next', () => {
  expect(at('2026-12-31T15:00:00Z', { seats: 0 })).toBe(true);
  expect(at('2027-01-04T15:00:00Z', { seats: 0 })).toBe(true);
  expect(at('2027-01-05T15:00:00Z', { seats: 0 })).toBe(false);
});
