import { describe, expect, it } from 'vitest';
import { daysToCredit } from './credit-day.ts';
import { changedDays, daysSold, heldDays, priceOfDay, takesDays, type ChangeDays } from './days.ts';

const day = (date: string) => ({ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` });
const [MONDAY, TUESDAY, WEDNESDAY] = [day('2027-01-11'), day('2027-01-12'), day('2027-01-13')] as const;
const sessions = [MONDAY, TUESDAY, WEDNESDAY];
const MORNING = Date.parse('2027-01-12T12:30:00Z');
const ZONE = { timeZone: 'America/Toronto', isOnline: false };
const why = { reason: 'A storm.', seen: 0 };
const friday = { date: '2027-01-15', from: '09:00', to: '16:00' };
const own = { where: 'own', room: '' } as const;

const after = (change: object, attended = 1, now = MORNING) =>
  changedDays({ ...ZONE, sessions, attended }, { ...why, ...change } as ChangeDays, now);

describe('which days were held', () => {
  it.each([
    ['before the first', 0, '2027-01-11T12:00:00Z', 0],
    ['on the first, before anybody was ticked', 0, '2027-01-11T15:00:00Z', 0],
    ['on the first, once somebody was', 1, '2027-01-11T15:00:00Z', 1],
    ['on the morning of the second, with nobody ticked on the first', 0, '2027-01-12T12:00:00Z', 0],
    ['once the second has begun', 0, '2027-01-12T15:00:00Z', 1],
    ['the morning after the last', 2, '2027-01-14T13:00:00Z', 2],
    ['three days after it', 2, '2027-01-17T13:00:00Z', 3],
  ])('%s', (_, attended, now, held) => {
    expect(heldDays({ sessions, attended }, Date.parse(now))).toBe(held);
  });
});

describe('until when days change', () => {
  it.each([
    ['in the class', 2, '2027-01-13T15:00:00Z', true],
    ['the evening after the last, which was held', 3, '2027-01-14T13:00:00Z', true],
    ['two days after it', 3, '2027-01-15T22:00:00Z', false],
    ['two days after it, with nobody ticked', 2, '2027-01-15T22:00:00Z', true],
    ['months after it', 0, '2027-06-15T22:00:00Z', false],
  ])('%s', (_, attended, now, open) => {
    expect(takesDays({ sessions, attended }, Date.parse(now))).toBe(open);
  });
});

describe('a day of a class', () => {
  it('moves behind the others, which keep their own numbers as far as they stay', () => {
    expect(after({ what: 'move', session: 2, ...friday, ...own })).toEqual({
      sessions: [MONDAY, WEDNESDAY, day('2027-01-15')],
      numbers: new Map([
        [1, 1],
        [3, 2],
      ]),
      left: [TUESDAY],
    });
  });
  it('is held elsewhere on its own day', () => {
    expect(after({ what: 'place', session: 2, where: 'online', room: '' })).toMatchObject({
      sessions: [MONDAY, { ...TUESDAY, online: true }, WEDNESDAY],
      left: [],
    });
    expect(after({ what: 'place', session: 3, where: 'room', room: 'Maple' })).toMatchObject({
      sessions: [MONDAY, TUESDAY, { ...WEDNESDAY, room: 'Maple' }],
    });
  });
  it('falls away alone, or with all that follow', () => {
    expect(after({ what: 'drop', session: 2, rest: false })).toMatchObject({ sessions: [MONDAY, WEDNESDAY] });
    expect(after({ what: 'drop', session: 2, rest: true })).toMatchObject({
      sessions: [MONDAY],
      left: [TUESDAY, WEDNESDAY],
    });
  });
  it('is added to those that were held', () => {
    expect(after({ what: 'add', ...friday, where: 'online', room: '' })).toMatchObject({
      sessions: [MONDAY, TUESDAY, WEDNESDAY, { ...day('2027-01-15'), online: true }],
      left: [],
    });
  });
  it('of a class on line has no place of its own', () => {
    const change = { ...why, what: 'move', session: 3, ...friday, where: 'room', room: 'Maple' } as const;
    expect(changedDays({ ...ZONE, isOnline: true, sessions, attended: 1 }, change, MORNING)).toMatchObject({
      sessions: [MONDAY, TUESDAY, day('2027-01-15')],
    });
  });
  it.each([
    ['was held', { what: 'drop', session: 1, rest: false }, { session: 'day_held' }],
    ['is none of its', { what: 'drop', session: 4, rest: false }, { session: 'choose' }],
    [
      'would be in the past',
      { what: 'move', session: 2, ...friday, date: '2027-01-08', ...own },
      { date: 'sessions_order' },
    ],
    [
      'meets another of its days',
      { what: 'move', session: 2, ...friday, date: '2027-01-13', ...own },
      { date: 'sessions_order' },
    ],
    ['stays where it is', { what: 'place', session: 2, ...own }, { where: 'duplicate' }],
    ['moves nowhere', { what: 'move', session: 2, ...friday, date: '2027-01-12', ...own }, { date: 'duplicate' }],
    ['ends before it begins', { what: 'add', ...friday, to: '08:00', ...own }, { date: 'sessions_order' }],
  ])('that %s is refused beside its field', (_, change, fields) => {
    expect(after(change)).toEqual({ fields });
  });
  it('that is the only one does not fall away', () => {
    expect(after({ what: 'drop', session: 1, rest: true }, 0, Date.parse('2027-01-11T15:00:00Z'))).toEqual({
      fields: { session: 'only_day' },
    });
  });
});

describe('which days of a class are credited', () => {
  it('those that it has, and those that it lost, which come first to mind', () => {
    const now = { sessions: [MONDAY, WEDNESDAY], timeZone: 'America/Toronto' };
    const change = { at: '', who: null, reason: '' };
    const credited = daysToCredit({ ...now, changed: [{ ...change, field: 'dates', scheduled: [MONDAY, TUESDAY] }] });
    expect(credited).toEqual({ days: ['2027-01-11', '2027-01-12', '2027-01-13'], lost: ['2027-01-12'] });
    expect(daysToCredit({ ...now, changed: [] })).toEqual({ days: ['2027-01-11', '2027-01-13'], lost: [] });
  });
});

describe('for how many days a seat was sold', () => {
  it.each([
    ['as it is', sessions, [], 3],
    ['after a day fell away', [MONDAY, WEDNESDAY], [{ field: 'dates', scheduled: sessions }], 3],
    ['with a day more', sessions, [{ field: 'dates', scheduled: [MONDAY, TUESDAY] }], 3],
    ['with another room', [MONDAY], [{ field: 'room', scheduled: null }], 1],
  ])('%s', (_, now, changed, count) => {
    expect(daysSold({ sessions: now, changed })).toBe(count);
    expect(priceOfDay(49_500, count)).toBe(49_500 / count);
  });
});
