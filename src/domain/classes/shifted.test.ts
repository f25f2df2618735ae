import { expect, test } from 'vitest';
import { shifted } from './shifted.ts';

test('sessions keep their hours on the wall, also over a change of the clock', () => {
  const sessions = [
    { start: '2027-03-11T14:00:00Z', end: '2027-03-11T21:00:00Z' },
    { start: '2027-03-12T14:00:00Z', end: '2027-03-12T21:00:00Z' },
  ];
  expect(shifted({ sessions, timeZone: 'America/Toronto' }, 7)).toEqual([
    { date: '2027-03-18', from: '09:00', to: '16:00' },
    { date: '2027-03-19', from: '09:00', to: '16:00' },
  ]);
});

test('the day is that of the class’s own zone', () => {
  const sessions = [{ start: '2027-01-13T02:00:00Z', end: '2027-01-13T05:00:00Z' }];
  expect(shifted({ sessions, timeZone: 'America/Winnipeg' }, 0)).toEqual([
    { date: '2027-01-12', from: '20:00', to: '23:00' },
  ]);
});
