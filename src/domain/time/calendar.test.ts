import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, businessDaysBetween, dateIn, earlierDate, holidaysOf, isBusinessDay } from './calendar.ts';

const none = new Set<string>();
const listed = [
  { date: '2026-12-25', province: '' },
  { date: '2026-12-28', province: 'ON' },
  { date: '2027-06-24', province: 'QC' },
];
const anyDate = fc
  .integer({ min: 0, max: 3_000 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

test('weekends and the holidays of the province are no business days', () => {
  const ontario = holidaysOf(listed, 'ON');
  expect(isBusinessDay('2026-12-24', ontario)).toBe(true);
  expect(isBusinessDay('2026-12-25', ontario)).toBe(false);
  expect(isBusinessDay('2026-12-26', ontario)).toBe(false);
  expect(isBusinessDay('2026-12-28', ontario)).toBe(false);
  expect(isBusinessDay('2026-12-28', holidaysOf(listed, 'QC'))).toBe(true);
  expect(isBusinessDay('2027-06-24', holidaysOf(listed, 'QC'))).toBe(false);
  expect(holidaysOf(listed, null)).toEqual(new Set(['2026-12-25']));
});

test('business days are counted over weekends and holidays, forward and back', () => {
  expect(addBusinessDays('2026-11-20', 5, none)).toBe('2026-11-27');
  expect(addBusinessDays('2026-12-24', 1, holidaysOf(listed, 'ON'))).toBe('2026-12-29');
  expect(addBusinessDays('2027-01-04', -1, none)).toBe('2027-01-01');
  expect(addBusinessDays('2026-11-22', 1, none)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-22', 0, none)).toBe('2026-11-22');
  expect(() => addBusinessDays('2026-11-22', 0.5, none)).toThrow(RangeError);
});

test('notice counts its own day and not the day of the class', () => {
  expect(businessDaysBetween('2026-11-20', '2026-11-23', none)).toBe(1); // Friday for Monday
  expect(businessDaysBetween('2026-11-21', '2026-11-23', none)).toBe(0); // Saturday for Monday
  expect(businessDaysBetween('2026-11-18', '2026-11-23', none)).toBe(3);
  expect(businessDaysBetween('2026-11-23', '2026-11-23', none)).toBe(0);
  expect(businessDaysBetween('2026-11-24', '2026-11-23', none)).toBe(0);
});

test('the n-th business day before a date is n business days before it', () => {
  const holidays = holidaysOf(listed, 'ON');
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 1, max: 40 }), (date, days) => {
      const before = addBusinessDays(date, -days, holidays);
      expect(isBusinessDay(before, holidays)).toBe(true);
      expect(businessDaysBetween(before, date, holidays)).toBe(days);
    }),
  );
});

test('an instant falls on the date of its zone', () => {
  expect(dateIn('America/Toronto', '2026-11-21T04:59:00Z')).toBe('2026-11-20');
  expect(dateIn('America/Vancouver', '2026-11-21T06:59:00Z')).toBe('2026-11-20');
  expect(dateIn('America/Toronto', Date.parse('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
});

test('the earlier of two dates is given', () => {
  expect(earlierDate('2026-12-01', '2026-11-30')).toBe('2026-11-30');
  expect(earlierDate('2026-11-30', '2026-12-01')).toBe('2026-11-30');
});
