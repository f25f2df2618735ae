import { expect, test } from 'vitest';
import { afterBusinessHours, offerEndsAt } from './waitlist.ts';

const ottawa = { timeZone: 'America/Toronto', holidays: new Set(['2026-12-25', '2026-12-28']) };
const at = (instant: string) => Date.parse(instant);
const until = (end: number | null) => (end === null ? null : new Date(end).toISOString());

test('rule 29: an offer holds for 24 hours', () => {
  const end = offerEndsAt({
    ...ottawa,
    now: at('2026-12-05T20:00:00Z'),
    startsAt: at('2026-12-14T14:00:00Z'),
    salesEndAt: at('2026-12-13T14:00:00Z'),
  });
  expect(until(end)).toBe('2026-12-06T20:00:00.000Z');
});

test('rule 29: an offer holds no longer than the class is sold', () => {
  const end = offerEndsAt({
    ...ottawa,
    now: at('2026-12-10T20:00:00Z'),
    startsAt: at('2026-12-14T14:00:00Z'),
    salesEndAt: at('2026-12-11T14:00:00Z'),
  });
  expect(until(end)).toBe('2026-12-11T14:00:00.000Z');
});

test('rule 29: in the last three days it holds for four business hours', () => {
  const friday = {
    ...ottawa,
    // Friday 15:00 in Ottawa; the class begins on Monday at 13:00.
    now: at('2026-12-11T20:00:00Z'),
    startsAt: at('2026-12-14T18:00:00Z'),
  };
  expect(until(offerEndsAt({ ...friday, salesEndAt: at('2026-12-14T17:00:00Z') }))).toBe('2026-12-14T16:00:00.000Z');
  expect(until(offerEndsAt({ ...friday, salesEndAt: at('2026-12-13T18:00:00Z') }))).toBe('2026-12-13T18:00:00.000Z');
});

test('rule 29: nothing is offered once sales have ended', () => {
  const now = at('2026-12-11T20:00:00Z');
  expect(offerEndsAt({ ...ottawa, now, startsAt: now + 1, salesEndAt: now })).toBeNull();
});

test('business hours pass over nights, weekends and holidays', () => {
  const ends = (from: string, hours: number) =>
    until(afterBusinessHours(at(from), hours, ottawa.timeZone, ottawa.holidays));
  expect(ends('2026-12-10T15:00:00Z', 4)).toBe('2026-12-10T19:00:00.000Z');
  // Before the office opens, and after it has closed.
  expect(ends('2026-12-10T05:00:00Z', 4)).toBe('2026-12-10T18:00:00.000Z');
  expect(ends('2026-12-10T23:00:00Z', 4)).toBe('2026-12-11T18:00:00.000Z');
  // Thursday 16:00 before Christmas: an hour that day, then Tuesday.
  expect(ends('2026-12-24T21:00:00Z', 4)).toBe('2026-12-29T17:00:00.000Z');
});
