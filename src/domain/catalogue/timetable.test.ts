import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isScheduledAs, timeOfDay, TimetableQuery, type Scheduled } from './timetable.ts';

const one: Scheduled = {
  course: 'excel-level-2',
  subject: 'microsoft-excel',
  level: 2,
  language: 'fr',
  placeId: 'ottawa',
  day: '2026-12-08',
  from: '09:00',
  to: '16:00',
};

describe('what the timetable is asked for', () => {
  test.each([
    [{}],
    [{ subject: 'microsoft-excel', level: '2' }],
    [{ course: 'excel-level-2', city: 'ottawa' }],
    [{ delivery: 'in-person', city: 'ottawa', language: 'fr' }],
    [{ month: '2026-12', weekday: 'tue', time: 'day' }],
    [{ week: '2026-12-08' }],
  ] as const)('%o finds the class', (asked) => {
    expect(isScheduledAs(asked, one)).toBe(true);
  });

  test.each([
    [{ subject: 'adobe' }],
    [{ course: 'excel-level-1' }],
    [{ level: '1' }],
    [{ delivery: 'online' }],
    [{ city: 'calgary' }],
    [{ language: 'en' }],
    [{ month: '2027-01' }],
    [{ weekday: 'wed' }],
    [{ time: 'morning' }],
    [{ week: '2026-12-09' }],
  ] as const)('%o does not', (asked) => {
    expect(isScheduledAs(asked, one)).toBe(false);
  });

  test.each([
    [{ week: '2026-13-40' }],
    [{ week: 'soon' }],
    [{ month: '2026-13' }],
    [{ weekday: 'mardi' }],
    [{ language: 'de' }],
    [{ subject: 'x'.repeat(81) }],
  ])('%o is no question', (query) => {
    expect(v.is(TimetableQuery, query)).toBe(false);
  });
});

test.each([
  ['09:00', '12:00', 'morning'],
  ['09:00', '13:00', 'morning'],
  ['09:00', '13:30', 'day'],
  ['12:00', '15:00', 'afternoon'],
  ['15:59', '19:00', 'afternoon'],
  ['16:00', '19:00', 'evening'],
])('%s to %s is %s', (from, to, expected) => {
  expect(timeOfDay({ from, to })).toBe(expected);
});
