import { expect, test } from 'vitest';
import { buildTime } from '~/build/moment.ts';
import type { UpcomingClass } from '~/collections/schedule/load.ts';
import { datesShown, nextOpen, openFirst } from './dates.ts';

const DAY = 86_400_000;

/** A class so many days from the build: `online fr 3`, `ottawa en 10`; `!` is not on sale any more. */
function classOf(text: string): UpcomingClass {
  const [place = '', language = '', days = ''] = text.replace('!', '').split(' ');
  const start = new Date(buildTime.getTime() + Number(days) * DAY).toISOString();
  const salesEnd = text.endsWith('!') ? new Date(buildTime.getTime() - DAY).toISOString() : start;
  const placeId = place === 'online' ? null : place;
  return { id: text, placeId, place: placeId && {}, language, start, salesEnd, cancelled: false } as UpcomingClass;
}

const shown = (...texts: string[]) => {
  const { listed, choices, chosen } = datesShown(texts.map(classOf), 'en');
  return { listed: listed.map(({ id }) => id), choices: choices.map(({ id }) => id), chosen: chosen?.id };
};

test('dates in the language of the page stand first, each place and language with its next, in order', () => {
  const { listed, choices } = shown(
    ...['online fr 3', 'calgary en 4', 'online en 5', 'online en 6', 'online en 7', 'ottawa en 8', 'ottawa fr 9'],
  );
  expect(listed).toEqual(['calgary en 4', 'online en 5', 'ottawa en 8', 'online fr 3', 'ottawa fr 9']);
  expect(choices).toEqual(['calgary en 4', 'online en 5', 'ottawa en 8']);
});

test('the dates beside the price stand in their order, whatever their languages', () => {
  expect(shown('online en 9', 'ottawa en 40', 'online fr 3').choices).toEqual([
    ...['online fr 3', 'online en 9', 'ottawa en 40'],
  ]);
});

test('the date that is chosen is in the language of the page, and online before a city', () => {
  expect(shown('online fr 3', 'calgary en 4', 'online en 5').chosen).toBe('online en 5');
  expect(shown('online fr 3', 'calgary en 4').chosen).toBe('calgary en 4');
  expect(shown('online fr 3').chosen).toBe('online fr 3');
  expect(shown('online en 1 !').chosen).toBeUndefined();
});

test('the next date of a sort can be had, in the language of the page where there is one', () => {
  const next = (...texts: string[]) => nextOpen(texts.map(classOf), 'en')?.id;
  expect(next('ottawa en 1 !', 'ottawa fr 2', 'ottawa en 3')).toBe('ottawa en 3');
  expect(next('ottawa fr 2')).toBe('ottawa fr 2');
  expect(next('ottawa en 1 !')).toBeUndefined();
});

test('what nobody can book stands behind what one can, both in their order', () => {
  const { listed, choices } = shown('online en 1 !', 'online fr 3', 'ottawa en 4', 'calgary en 5 !');
  expect(listed).toEqual(['ottawa en 4', 'online fr 3', 'online en 1 !', 'calgary en 5 !']);
  expect(choices).toEqual(['online fr 3', 'ottawa en 4']);
  const classes = ['online en 1 !', 'online en 3', 'ottawa en 4 !', 'ottawa en 5'].map(classOf);
  expect(openFirst(classes).map(({ id }) => id)).toEqual([
    ...['online en 3', 'ottawa en 5', 'online en 1 !', 'ottawa en 4 !'],
  ]);
});
