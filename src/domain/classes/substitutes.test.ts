import { expect, test } from 'vitest';
import { dayKey, followed, givenBy, giversOf, substituteDays } from './substitutes.ts';

const day = (date: string) => ({ start: `2027-01-${date}T14:00:00Z`, end: `2027-01-${date}T21:00:00Z` });
const days = (...dates: string[]) => dates.map(day);
const on = (...dates: string[]) => Object.fromEntries(dates.map((date) => [dayKey(day(date)), 'Bo']));
const THREE = days('11', '12', '13');
const given = { trainer: 'Ada', sessions: THREE, substitutes: on('12') };

test('a day is given by its substitute, the others by the trainer of the class', () => {
  expect(giversOf(given)).toEqual(['Ada', 'Bo']);
  expect(givenBy(given, 'Ada')).toEqual(days('11', '13'));
  expect(givenBy(given, 'Bo')).toEqual(days('12'));
  expect(substituteDays(given)).toEqual([2]);
});

test('nobody is nobody, on the day of somebody who is not known any more as well', () => {
  const gone = { ...given, substitutes: { [dayKey(day('12'))]: null } };
  expect(giversOf(gone)).toEqual(['Ada']);
  expect(givenBy(gone, 'Ada')).toEqual(days('11', '13'));
  expect(giversOf({ ...given, trainer: null })).toEqual(['Bo']);
});

test.each([
  ['a day that stays keeps its own, whatever its number is', days('12', '13'), on('12')],
  ['what moves takes it along, also behind others', days('11', '13', '15'), on('15')],
  ['one that is gone leaves none', days('11', '13'), {}],
  ['a day more is its trainer’s', days('11', '12', '13', '14'), on('12')],
])('%s', (_, is, then) => {
  expect(followed(on('12'), THREE, is)).toEqual(then);
});

test('of a class that moves as a whole it goes with its session, be the new day one that the class had', () => {
  expect(followed(on('12'), THREE, days('12', '13', '14'))).toEqual(on('13'));
  expect(followed(on('11'), days('11', '12'), days('13', '14'))).toEqual(on('13'));
  // Clocks change in March.
  const [was, is] = [[{ start: '2027-03-13T14:00:00Z' }], [{ start: '2027-03-14T13:00:00Z' }]];
  expect(followed({ [Date.parse('2027-03-13T14:00:00Z')]: 'Bo' }, was, is)).toEqual({
    [Date.parse('2027-03-14T13:00:00Z')]: 'Bo',
  });
});

test('of a class that is given other days and has more or fewer of them, a day that stays keeps its own', () => {
  expect(followed(on('12'), THREE, days('11', '12', '13', '14'), true)).toEqual(on('12'));
  expect(followed(on('12'), THREE, days('11', '12'), true)).toEqual(on('12'));
  expect(followed(on('12'), THREE, days('11', '13'), true)).toEqual({});
});

test('of a single day that moves behind another, each is where its day is', () => {
  expect(followed(on('11'), days('11', '12'), days('12', '13'), false)).toEqual(on('13'));
  expect(followed(on('12'), days('11', '12'), days('12', '13'), false)).toEqual(on('12'));
});
