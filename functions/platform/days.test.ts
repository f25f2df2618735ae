import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { dayOf } from './days.ts';

const zone = fc.constantFrom('America/Toronto', 'America/Vancouver', 'America/St_Johns', 'UTC', 'Pacific/Auckland');

test('the day of an instant is the calendar’s, on both sides of Greenwich', () => {
  fc.assert(
    fc.property(zone, fc.integer({ min: 0, max: Date.UTC(2040, 0) }), (timeZone, at) => {
      expect(dayOf(timeZone, at)).toBe(dateIn(timeZone, at));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['2026-03-08', '2026-03-09T04:00:00Z'],
  ['2026-11-01', '2026-11-02T05:00:00Z'],
  ['2026-11-25', '2026-11-26T05:00:00Z'],
])('%s ends with its last millisecond, also where the clocks change', (day, next) => {
  const end = Date.parse(next);
  expect([dayOf('America/Toronto', end - 1), dayOf('America/Toronto', end)]).toEqual([
    day,
    dateIn('America/Toronto', end),
  ]);
});
