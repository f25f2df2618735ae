import { expect, test } from 'vitest';
import type { Place } from './classes.ts';
import { likeFirst } from './like-first.ts';

const held = (language: 'en' | 'fr', city: string) => ({
  language,
  place: city === '' ? null : ({ city: { en: city, fr: city } } as Partial<Place> as Place),
});
const dates = [
  held('en', 'Calgary'),
  held('en', 'Ottawa'),
  held('fr', 'Montreal'),
  held('fr', ''),
  held('fr', 'Ottawa'),
  held('en', ''),
].map((event) => ({ event }));

test('who sits in a class is shown its language first, then its city, then online, in the order of the dates', () => {
  expect(likeFirst(dates, held('fr', 'Ottawa'))).toEqual([4, 3, 2, 1, 5, 0].map((index) => dates[index]));
  expect(likeFirst(dates, held('fr', ''))).toEqual([3, 2, 4, 5, 0, 1].map((index) => dates[index]));
});
