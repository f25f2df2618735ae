import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { first } from '../../../src/domain/present.ts';
import { zoneDefinition } from './zone-definition.ts';

const zones = ['America/Toronto', 'America/Edmonton', 'America/Vancouver', 'America/St_Johns', 'America/Regina', 'UTC'];

/** The instant that a calendar makes of a time on the wall, by a VTIMEZONE alone (RFC 5545, 3.6.5). */
function instantOf(wall: Temporal.PlainDateTime, definition: string): number {
  const observances = [...definition.matchAll(/DTSTART:(\S+)\s+TZOFFSETFROM:\S+\s+TZOFFSETTO:(\S+)/g)]
    .map(([, onset = '', offset = '']) => ({ onset: Temporal.PlainDateTime.from(onset), offset }))
    .filter(({ onset }) => Temporal.PlainDateTime.compare(onset, wall) <= 0)
    .sort((a, b) => Temporal.PlainDateTime.compare(b.onset, a.onset));
  return Temporal.Instant.from(`${wall.toString()}${first(observances).offset}`).epochMilliseconds;
}

test('a calendar finds the very instant of a time on the wall, in any zone, around any change of clocks', () => {
  const anyHour = fc.integer({ min: 0, max: 3 * 365 * 24 }).map((hours) => Date.UTC(2026, 0, 1, hours));
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyHour, fc.integer({ min: 0, max: 300 }), (zone, start, days) => {
      const end = start + days * 86_400_000;
      const definition = zoneDefinition(zone, start, end);
      for (const instant of [start, end]) {
        const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDateTime();
        // An hour that the clocks pass twice has two instants; a calendar may take either.
        const either = (['earlier', 'later'] as const).map(
          (disambiguation) => wall.toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
        );
        expect(either).toContain(instant);
        expect(either).toContain(instantOf(wall, definition));
      }
    }),
    // The very instant at which the clocks change.
    { numRuns: 60, examples: [['America/Toronto', 1_831_701_600_000, 293]] },
  );
});

test('a zone is defined by the changes of its clocks from the one before its first entry', () => {
  const definition = zoneDefinition(
    'America/Toronto',
    Date.parse('2027-01-12T14:00:00Z'),
    Date.parse('2027-04-01T14:00:00Z'),
  );
  expect(definition.split('\r\n')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:America/Toronto',
    'BEGIN:STANDARD',
    'DTSTART:20261101T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270314T020000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0400',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ]);
});
