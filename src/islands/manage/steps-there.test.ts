import { expect, test } from 'vitest';
import { stepsThere } from './steps-there.ts';

const at = (day: string) => ({
  sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T21:00:00Z` }],
  timeZone: 'America/Toronto',
});
const free = { until: '2027-02-16', feeRate: 0 };
const whole = { until: null, feeRate: 100_000 };
const soon = { ...at('2026-12-03'), cancellation: [{ until: '2026-11-30', feeRate: 25_000 }, whole] };
const line = { steps: [free, whole], waived: null, event: at('2027-03-17') };

test('a seat that is moved costs what the other date costs', () => {
  expect(stepsThere(line, soon)).toEqual(soon.cancellation);
});

test('rule 33: who pays at the first session cancels free of charge until then, there too', () => {
  const consumer = { ...line, steps: [{ until: '2027-03-17', feeRate: 0 }, whole] };
  expect(stepsThere(consumer, soon)).toEqual([{ until: '2026-12-03', feeRate: 0 }, whole]);
});

test('nothing is told of a class that we cancelled, whose steps are no terms', () => {
  expect(stepsThere({ ...line, waived: 'cancelled' }, soon)).toEqual([]);
});
