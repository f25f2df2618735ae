import { expect, it } from 'vitest';
import { ottawa } from '../testing.ts';
import { openOn } from './link.ts';
import { postSchema, type PostEntry } from './schema.ts';

const post = (id: string, posted: string, closes?: string, place = 'ottawa'): PostEntry => ({
  collection: 'careers',
  id,
  data: postSchema.parse({
    title: id,
    location: 'Ottawa',
    kind: 'full-time',
    posted,
    closes,
    languages: 'English',
    salary: '$60,000',
    pay: { from: 60000, to: 70000, per: 'year' },
    place,
  }),
});

/** The same post in both languages. */
const inBoth = (name: string, ...facts: [posted: string, closes?: string, place?: string]) => [
  post(`en/${name}`, ...facts),
  post(`fr/${name}`, ...facts),
];

it('posts are open from their day to their last, the newest first', () => {
  const posts = [
    ...inBoth('closed', '2026-01-01', '2026-11-21'),
    ...inBoth('last-day', '2026-01-01', '2026-11-22'),
    ...inBoth('without-end', '2026-02-01'),
    ...inBoth('tomorrow', '2026-11-23'),
  ];
  const open = openOn('2026-11-22', posts, [ottawa]);
  expect(open.map(({ id, place }) => [id, place.id])).toEqual([
    ['without-end', 'ottawa'],
    ['last-day', 'ottawa'],
  ]);
});

it('a post in a place that there is not stops the build', () => {
  expect(() => openOn('2026-11-22', inBoth('a', '2026-01-01', undefined, 'paris'), [ottawa])).toThrow(
    'content/careers/en/a.md: place: expected one of ottawa, got paris',
  );
});

it('a post in one language, or with other facts in the other, stops the build', () => {
  expect(() => openOn('2026-11-22', [post('en/a', '2026-01-01')], [ottawa])).toThrow(
    'content/careers/fr/a.md: expected the file to exist',
  );
  const apart = [post('en/a', '2026-01-01'), post('fr/a', '2026-01-01', '2026-12-24')];
  expect(() => openOn('2026-11-22', apart, [ottawa])).toThrow(
    'content/careers/fr/a.md: closes: expected the same as in content/careers/en/a.md',
  );
});
