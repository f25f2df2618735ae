import { expect, test } from 'vitest';
import { roomsThen } from './rooms.ts';

const one = {
  ...{
    id: 'a',
    title: { en: 'Excel', fr: 'Excel' },
    room: ' bow',
    timeZone: 'America/Toronto',
    trainer: null,
    clash: null,
  },
  sessions: [{ start: '2027-01-12T14:00:00Z', end: '2027-01-12T21:00:00Z' }],
};
const then = (date: string, from: string, to: string) =>
  roomsThen({ rooms: ['Bow', 'Maple'], classes: [one] }, [{ date, from, to }]).map(
    ({ takenBy }) => takenBy?.id ?? null,
  );

test('a room is taken by who has it then, by the clock of its city', () => {
  expect(then('2027-01-12', '15:59', '17:00')).toEqual(['a', null]);
  expect(then('2027-01-12', '16:00', '17:00')).toEqual([null, null]);
  expect(then('2027-01-13', '09:00', '16:00')).toEqual([null, null]);
});
