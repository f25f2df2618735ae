import { expect, test } from 'vitest';
import { overlapsIn } from './overlaps.ts';

const on = (from: string, to: string) => [{ start: `2027-02-02T${from}Z`, end: `2027-02-02T${to}Z` }];
const classes: Record<string, { start: string; end: string }[]> = {
  morning: on('14:00:00', '17:00:00'),
  day: on('14:00:00', '21:00:00'),
  // Another zone, whose hours do not show it.
  west: on('17:00:00', '20:00:00'),
};
const sessionsOf = (id: string) => classes[id];
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca' };
const seat = (eventId: string, changes: object = {}) => ({ eventId, ...ada, ...changes });

test('somebody in two classes at the same time is named once for each pair, whatever the zone', () => {
  expect(overlapsIn([seat('day'), seat('west'), seat('morning')], sessionsOf)).toEqual([
    { name: 'Ada Byron', classes: ['day', 'west'] },
    { name: 'Ada Byron', classes: ['day', 'morning'] },
  ]);
});

test.each([
  ['one class after the other', [seat('morning'), seat('west')]],
  ['two people', [seat('day'), seat('west', { firstName: 'Grace', email: 'grace@example.ca' })]],
  [
    'seats without a name',
    [seat('day', { firstName: '', lastName: '', email: '' }), seat('west', { firstName: '', lastName: '', email: '' })],
  ],
  ['a first name alone', [seat('day', { lastName: '', email: '' }), seat('west', { lastName: '', email: '' })]],
  ['a class whose hours are not known yet', [seat('day'), seat('unknown')]],
  ['one seat', [seat('day')]],
])('%s', (_what, seats) => {
  expect(overlapsIn(seats, sessionsOf)).toEqual([]);
});

test('the same person is known by the address, however it is written, or by the whole name', () => {
  expect(
    overlapsIn([seat('day'), seat('west', { firstName: '', lastName: '', email: ' ADA@example.ca ' })], sessionsOf),
  ).toEqual([{ name: 'ADA@example.ca', classes: ['day', 'west'] }]);
  expect(
    overlapsIn([seat('day', { email: '' }), seat('west', { firstName: 'ada', email: '' })], sessionsOf),
  ).toHaveLength(1);
});
