import { expect, test } from 'vitest';
import { strings } from '../../i18n/strings/index.ts';
import { firstChosen, seatList } from './words.ts';

const person = (id: string, firstName = '', email = '') => ({
  ...{ id, eventId: 'a', firstName, lastName: '', email },
  ...{ movesLeft: 2, officeTells: false, feeFloor: 0, asMoved: false },
});
const people = [person('1', 'Ada'), person('2', '', 'jo@agency.example'), person('3')];

test('of several seats none is chosen before somebody chooses', () => {
  expect([...firstChosen(people)]).toEqual([]);
  expect([...firstChosen([person('1')])]).toEqual(['1']);
});

test('a change says whose seats it was about, by name, else by address, else by number', () => {
  const manage = { locale: 'en', texts: strings('en').manage } as const;
  expect(seatList(people, new Set(['1', '2', '3']), manage)).toBe('Ada, jo@agency.example and Seat 3');
  expect(seatList(people, new Set(['2']), manage)).toBe('jo@agency.example');
});
