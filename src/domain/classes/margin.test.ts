import { expect, test } from 'vitest';
import { marginOf, taughtMinutes } from './margin.ts';

const lunch = { minutes: 60, beyondHours: 5 };
const fullDay = (date: string) => ({ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` });
const halfDay = { start: '2026-12-10T14:00:00Z', end: '2026-12-10T17:00:00Z' };

const none = { trainer: null, room: null, materials: null };
const given = {
  ...{ revision: 0, entered: none, rates: none, revenueCents: 300_000 },
  ...{ sessions: [fullDay('2026-12-08'), fullDay('2026-12-09'), halfDay], timeZone: 'America/Toronto' },
  substitutes: [],
  ...{ delivery: 'in-person' as const, booked: 6, priceCents: 50_000 },
};
const rates = {
  trainer: { cents: 10_000, per: 'hour' as const },
  room: { cents: 20_000, per: 'day' as const },
  materials: { cents: 1_500, per: 'seat' as const },
};

test('the hour for lunch is not taught, and a half day has none', () => {
  expect(taughtMinutes(given.sessions, lunch)).toBe((6 + 6 + 3) * 60);
  expect(taughtMinutes([{ start: '2026-12-08T14:00:00Z', end: '2026-12-08T19:00:00Z' }], lunch)).toBe(300);
});

test('where a cost is not known, no margin is told', () => {
  expect(marginOf(given, lunch)).toMatchObject({ costCents: null, marginCents: null, breakEvenSeats: null });
  expect(marginOf({ ...given, rates: { ...rates, room: null } }, lunch)).toMatchObject({
    ...{ trainerCents: 150_000, roomCents: null, costCents: null, marginCents: null },
  });
});

test('usual rates are by the hour taught, the day and the seat, and what was entered goes before them', () => {
  expect(marginOf({ ...given, rates }, lunch)).toMatchObject({
    ...{ minutes: 900, days: 3, trainerCents: 150_000, roomCents: 60_000, materialsCents: 9_000 },
    ...{ costCents: 219_000, marginCents: 81_000, breakEvenSeats: 5 },
  });
  const trainer = { cents: 40_000, per: 'day' as const };
  expect(marginOf({ ...given, rates: { ...rates, trainer } }, lunch).trainerCents).toBe(120_000);
  const entered = { trainer: 200_000, room: 0, materials: 0 };
  expect(marginOf({ ...given, rates, entered }, lunch)).toMatchObject({ costCents: 200_000, breakEvenSeats: 4 });
});

test('nobody pays for a room online, and a class that is sold below its materials never pays', () => {
  const online = { ...given, delivery: 'online' as const, rates: { ...rates, room: null } };
  expect(marginOf(online, lunch)).toMatchObject({ roomCents: 0, costCents: 159_000 });
  expect(marginOf({ ...online, priceCents: 1_500 }, lunch).breakEvenSeats).toBeNull();
});

test('a day that somebody else gives costs what they usually cost; where that is not known, nor is the class’s', () => {
  const on = (index: number, rate: { cents: number; per: 'hour' | 'day' } | null) => ({
    ...{ startsAt: Date.parse(given.sessions[index]?.start ?? ''), trainer: 'Bo', rate },
  });
  const cost = (...substitutes: ReturnType<typeof on>[]) =>
    marginOf({ ...given, rates, substitutes }, lunch).trainerCents;
  expect(cost()).toBe(150_000);
  expect(cost(on(2, { cents: 40_000, per: 'day' }))).toBe(120_000 + 40_000);
  expect(cost(on(1, { cents: 5_000, per: 'hour' }), on(2, { cents: 5_000, per: 'hour' }))).toBe(60_000 + 45_000);
  expect(cost(on(2, null))).toBeNull();
});
