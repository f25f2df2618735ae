import { expect, test } from 'vitest';
import { countDecisions, decisionOf } from './decisions.ts';

const none = { seats: 2, moved: false, cancelled: false, credited: false, stays: false, ended: false };

test.each([
  ['nothing was done', {}, 'open'],
  ['they stay', { stays: true }, 'stays'],
  ['nobody stays in a class that is cancelled', { stays: true, ended: true }, 'open'],
  ['what was credited', { credited: true, stays: true }, 'credited'],
  ['some seats of several', { moved: true, cancelled: true }, 'open'],
  ['all seats at another date', { seats: 0, moved: true, stays: true }, 'moved'],
  ['all seats given back', { seats: 0, cancelled: true }, 'cancelled'],
  ['who had left before', { seats: 0, stays: true, credited: true }, null],
])('%s', (_, more, decided) => {
  expect(decisionOf({ ...none, ...more })).toBe(decided);
});

test('they are counted in their order', () => {
  const counted = countDecisions([{ decided: 'moved' }, { decided: 'open' }, { decided: 'moved' }]);
  expect(counted.map(({ decided, count }) => `${decided} ${count}`)).toEqual([
    ...['open 1', 'stays 0', 'moved 2', 'cancelled 0', 'credited 0'],
  ]);
});
