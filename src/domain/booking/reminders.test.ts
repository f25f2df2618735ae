import { expect, test } from 'vitest';
import { businessMorningBefore, classReminder, JOIN_LINK_BUSINESS_DAYS, namesReminder } from './reminders.ts';

// A Tuesday, 9:00 in Toronto; Monday the 4th is a holiday here.
const start = {
  startsAt: Date.parse('2027-01-12T14:00:00Z'),
  timeZone: 'America/Toronto',
  holidays: new Set(['2027-01-04']),
};
const at = (instant: string) => Date.parse(instant);
const iso = (instant: number) => new Date(instant).toISOString();

test('names are asked for five business days before a class, and once more on the last day to give them', () => {
  expect(namesReminder(start, at('2027-01-05T12:59:00Z'))).toBeNull();
  expect(namesReminder(start, at('2027-01-05T13:00:00Z'))?.days).toBe(5);
  expect(namesReminder(start, at('2027-01-07T12:59:00Z'))?.days).toBe(5);
  expect(namesReminder(start, at('2027-01-07T13:00:00Z'))?.days).toBe(3);
});

test('a class is told of a week and a day before, in the morning of its own zone', () => {
  expect(classReminder(start, at('2027-01-05T12:59:00Z'))).toBeNull();
  expect(classReminder(start, at('2027-01-05T13:00:00Z'))?.days).toBe(7);
  expect(classReminder(start, at('2027-01-11T13:00:00Z'))?.days).toBe(1);
  expect(classReminder({ ...start, timeZone: 'America/Vancouver' }, at('2027-01-11T13:00:00Z'))?.days).toBe(7);
});

test('the link to join is due two business days before, over a weekend', () => {
  expect(iso(businessMorningBefore(JOIN_LINK_BUSINESS_DAYS, start))).toBe('2027-01-08T13:00:00.000Z');
});
