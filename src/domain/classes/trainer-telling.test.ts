import { expect, test } from 'vitest';
import { daysGone, tellingsOf, type GivenClass } from './trainer-telling.ts';

const NOW = Date.parse('2027-01-01T12:00:00Z');
const day = (date: string, more: object = {}) => ({
  start: `2027-01-${date}T14:00:00Z`,
  end: `2027-01-${date}T21:00:00Z`,
  ...more,
});
const bo: GivenClass = {
  trainer: 'Bo',
  substitutes: {},
  sessions: [day('11'), day('12')],
  placeId: 'ottawa',
  room: 'Rideau',
  gone: false,
};

test.each([
  ['nothing, or what was undone', {}, []],
  ['a day that moves', { sessions: [day('11'), day('15')] }, [{ trainer: 'Bo', what: 'changed' }]],
  [
    'a day that goes on line',
    { sessions: [day('11'), day('12', { online: true })] },
    [{ trainer: 'Bo', what: 'changed' }],
  ],
  [
    'a day in another room',
    { sessions: [day('11'), day('12', { room: 'Bow' })] },
    [{ trainer: 'Bo', what: 'changed' }],
  ],
  ['another room', { room: 'Bow' }, [{ trainer: 'Bo', what: 'changed' }]],
  ['another city', { placeId: 'montreal' }, [{ trainer: 'Bo', what: 'changed' }]],
  ['a class that is not held', { gone: true }, [{ trainer: 'Bo', what: 'cancelled' }]],
  [
    'one that somebody else gives',
    { trainer: 'Ada' },
    [
      { trainer: 'Bo', what: 'lost' },
      { trainer: 'Ada', what: 'given' },
    ],
  ],
  ['one that nobody gives yet', { trainer: null }, [{ trainer: 'Bo', what: 'lost' }]],
  ['somebody else, and not held', { trainer: 'Ada', gone: true }, [{ trainer: 'Bo', what: 'cancelled' }]],
])('%s', (_, change, told) => {
  expect(tellingsOf(bo, { ...bo, ...change }, NOW)).toEqual(told);
});

test('what is held after all is given anew, and of what is over nobody is told', () => {
  expect(tellingsOf({ ...bo, gone: true }, bo, NOW)).toEqual([{ trainer: 'Bo', what: 'given' }]);
  expect(tellingsOf(bo, { ...bo, room: 'Bow' }, Date.parse('2027-01-12T21:00:00Z'))).toEqual([]);
  expect(tellingsOf(bo, { ...bo, sessions: [day('11')] }, Date.parse('2027-01-12T20:00:00Z'))).toHaveLength(1);
});

test('days that are gone are those that are not as they were', () => {
  expect(daysGone(bo.sessions, [day('11'), day('12', { online: true })])).toEqual([day('12')]);
  expect(daysGone(bo.sessions, [...bo.sessions, day('13')])).toEqual([]);
});

const standsIn = (date: string, name: string | null) => ({ substitutes: { [Date.parse(day(date).start)]: name } });

test.each([
  [
    'a day that somebody else gives',
    {},
    standsIn('12', 'Ada'),
    [
      { trainer: 'Bo', what: 'changed' },
      { trainer: 'Ada', what: 'given' },
    ],
  ],
  [
    'one that is its trainer’s again',
    standsIn('12', 'Ada'),
    {},
    [
      { trainer: 'Bo', what: 'changed' },
      { trainer: 'Ada', what: 'lost' },
    ],
  ],
  [
    'one that moves with its substitute',
    standsIn('12', 'Ada'),
    { sessions: [day('11'), day('15')], ...standsIn('15', 'Ada') },
    [{ trainer: 'Ada', what: 'changed' }],
  ],
  ['one that falls away', standsIn('12', 'Ada'), { sessions: [day('11')] }, [{ trainer: 'Ada', what: 'lost' }]],
  [
    'a class of both that is not held',
    standsIn('12', 'Ada'),
    { gone: true },
    [
      { trainer: 'Bo', what: 'cancelled' },
      { trainer: 'Ada', what: 'cancelled' },
    ],
  ],
])('of %s, who gives it and who gave it hear', (_, was, is, told) => {
  expect(tellingsOf({ ...bo, ...was }, { ...bo, ...was, substitutes: {}, ...is }, NOW)).toEqual(told);
});

test('who gave a day that is over is written down, and told to nobody', () => {
  const late = Date.parse('2027-01-11T22:00:00Z');
  expect(tellingsOf(bo, { ...bo, ...standsIn('11', 'Ada') }, late)).toEqual([]);
});
