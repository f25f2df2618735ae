import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Province } from '../money/provinces.ts';
import { dayInYear, easterSunday, holidaysBetween, type HolidayRule } from './holidays.ts';

/** The rules that the site goes by, as its authors wrote them. */
const { holidays: written } = parse(
  readFileSync(new URL('../../../content/company/policies.yaml', import.meta.url), 'utf8'),
) as { holidays: (Omit<HolidayRule, 'provinces'> & { provinces?: Province[] })[] };
const rules = written.map((rule) => ({ ...rule, provinces: rule.provinces ?? [] }));

const daysOf = (province: Province, year: number) =>
  holidaysBetween(rules, `${year}-01-01`, `${year}-12-31`)
    .filter(({ provinces }) => provinces.length === 0 || provinces.includes(province))
    .map(({ date }) => date.slice(5));

// As the province publishes them, with the Civic Holiday, and the days in lieu.
test.each([
  [2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 10-12 12-25 12-28'],
  [2027, '01-01 02-15 03-26 05-24 07-01 08-02 09-06 10-11 12-27 12-28'],
  [2028, '01-03 02-21 04-14 05-22 07-03 08-07 09-04 10-09 12-25 12-26'],
  [2029, '01-01 02-19 03-30 05-21 07-02 08-06 09-03 10-08 12-25 12-26'],
  [2033, '01-03 02-21 04-15 05-23 07-01 08-01 09-05 10-10 12-26 12-27'],
])('Ontario is closed on its holidays of %i', (year, days) => {
  expect(daysOf('ON', year)).toEqual(days.split(' '));
});

test.each<[Province, string]>([
  ['QC', '01-01 03-26 05-24 06-24 07-01 09-06 10-11 12-27'],
  ['BC', '01-01 02-15 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-27'],
  ['AB', '01-01 02-15 03-26 05-24 07-01 08-02 09-06 10-11 11-11 12-27'],
  ['NL', '01-01 03-26 07-01 09-06 11-11 12-27'],
  ['YT', '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-27'],
])('%s has holidays of its own in 2027', (province, days) => {
  expect(daysOf(province, 2027)).toEqual(days.split(' '));
});

test('a holiday on a weekend is taken on the next day that is none in that province', () => {
  const christmas: HolidayRule[] = [
    { on: { date: '12-25' }, name: names('C'), observed: names('C*'), provinces: [] },
    { on: { date: '12-26' }, name: names('B'), observed: names('B*'), provinces: ['ON'] },
  ];
  const of = (year: number) =>
    holidaysBetween(christmas, `${year}-12-01`, `${year}-12-31`).map(({ date, name, provinces }) => [
      ...[date.slice(5), name.en, provinces.includes('ON') ? 'ON' : provinces.length],
    ]);
  // A Friday, a Saturday and a Sunday. Boxing Day of 2033 is a Monday, which is no day in lieu of anything in Ontario.
  expect(of(2026)).toEqual([
    ['12-25', 'C', 0],
    ['12-28', 'B*', 'ON'],
  ]);
  expect(of(2027)).toEqual([
    ['12-27', 'C*', 0],
    ['12-28', 'B*', 'ON'],
  ]);
  expect(of(2033)).toEqual([
    ['12-26', 'C*', 12],
    ['12-26', 'B', 'ON'],
    ['12-27', 'C*', 'ON'],
  ]);
});

test('a holiday without a day in lieu stays on its weekend', () => {
  const armistice = [{ on: { date: '11-11' }, name: names('R'), provinces: [] }];
  expect(holidaysBetween(armistice, '2028-11-01', '2028-11-30').map(({ date }) => date)).toEqual(['2028-11-11']);
});

test('a list holds both its ends and every year between them, in order', () => {
  const dates = holidaysBetween(rules, '2026-12-25', '2040-01-02').map(({ date }) => date);
  expect([dates.at(0), dates.at(-1)]).toEqual(['2026-12-25', '2040-01-02']);
  expect(dates).toEqual(dates.toSorted());
  expect(new Set(dates.map((date) => date.slice(0, 4))).size).toBe(15);
});

test.each([
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2038-04-25',
  '2285-03-22',
])('Easter Sunday is on %s', (date) => {
  expect(easterSunday(Number(date.slice(0, 4))).toString()).toBe(date);
});

const anyYear = fc.integer({ min: 1900, max: 2400 });

test('Easter is a Sunday from March 22 to April 25', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const day = easterSunday(year);
      expect([day.year, day.dayOfWeek]).toEqual([year, 7]);
      expect(day.toString() >= `${year}-03-22` && day.toString() <= `${year}-04-25`).toBe(true);
    }),
  );
});

test('Victoria Day is the last Monday before May 25, and never the 25th itself', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const day = dayInYear({ day: 'monday', before: '05-25' }, year);
      expect([day.dayOfWeek, day.month]).toEqual([1, 5]);
      expect(day.day).toBeGreaterThanOrEqual(18);
      expect(day.day).toBeLessThanOrEqual(24);
    }),
  );
});

function names(text: string) {
  return { en: text, fr: text };
}
