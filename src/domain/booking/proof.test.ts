import { expect, test } from 'vitest';
import { proofDueAt } from './proof.ts';

const at = (instant: string) => Date.parse(instant);

/** A Friday morning in Ottawa, for a class weeks later. */
const booked = {
  now: at('2026-11-20T15:00:00Z'),
  timeZone: 'America/Toronto',
  holidays: new Set(['2026-11-23']),
  latestDueOn: '2026-12-18',
  startsAt: at('2026-12-21T14:00:00Z'),
};
const until = (changes: Partial<typeof booked> = {}) => new Date(proofDueAt({ ...booked, ...changes })).toISOString();

test('rule 41: a proof is waited for during 24 business hours, over weekends and holidays', () => {
  expect(until()).toBe('2026-11-26T15:00:00.000Z');
});

test('rule 41: a proof is waited for until its invoice could no longer be issued, or a class begins', () => {
  expect(until({ latestDueOn: '2026-11-25' })).toBe('2026-11-25T05:00:00.000Z');
  expect(until({ startsAt: at('2026-11-24T14:00:00Z') })).toBe('2026-11-24T14:00:00.000Z');
});
