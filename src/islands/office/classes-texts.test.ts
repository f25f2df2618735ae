import { expect, test } from 'vitest';
import { classTexts, standingOf, type ClassFacts } from './classes-texts.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const day = (days: number) => ({ start: inDays(days), end: inDays(days + 0.25) });

/** A guaranteed class on line with its link, of two days, the first of which is over. */
const running: ClassFacts = {
  ...{ id: 'a', code: 'E1', title: { en: 'Excel', fr: 'Excel' }, language: 'en', delivery: 'online', placeId: null },
  ...{
    city: null,
    room: '',
    timeZone: 'America/Toronto',
    sessions: [day(-1), day(1)],
    trainer: 'Ada',
    substitutes: {},
  },
  ...{ state: 'confirmed', capacity: 8, minimum: 1, booked: 2, claimed: 2, waiting: 0, onSale: true },
  ...{ salesEnd: inDays(-2), hasLink: true, changes: 0, client: null },
};
const [over, next] = running.sessions.map(({ start }) => String(Date.parse(start))) as [string, string];

test.each<[string, Partial<ClassFacts>, boolean]>([
  ['has a trainer', {}, false],
  ['has none', { trainer: null }, true],
  ['has none, and nobody booked it', { trainer: null, state: 'tentative', booked: 0 }, false],
  ['has none, but somebody for the day that is left', { trainer: null, substitutes: { [next]: 'Bo' } }, false],
  ['has nobody for the day that is left', { substitutes: { [next]: null } }, true],
  ['had nobody for a day that is over', { substitutes: { [over]: null } }, false],
])('a class that %s', (_, changes, needs) => {
  const said = standingOf({ ...running, ...changes }, classTexts.en).map(({ text }) => text);
  expect(said.includes(classTexts.en.states.needs_trainer)).toBe(needs);
});
