import { expect, it } from 'vitest';
import { ottawa } from '../testing.ts';
import { openOn } from './link.ts';
import { postSchema } from './schema.ts';

const post = (id: string, posted: string, closes?: string, place = 'ottawa') => ({
  collection: 'careers' as const,
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

it('posts are open from their day to their last, the newest first', () => {
  const posts = [
    post('closed', '2026-01-01', '2026-11-21'),
    post('last-day', '2026-01-01', '2026-11-22'),
    post('without-end', '2026-02-01'),
    post('tomorrow', '2026-11-23'),
  ];
  const open = openOn('2026-11-22', posts, [ottawa]);
  expect(open.map(({ entry, place }) => [entry.id, place.id])).toEqual([
    ['without-end', 'ottawa'],
    ['last-day', 'ottawa'],
  ]);
});

it('a post in a place that there is not stops the build', () => {
  expect(() => openOn('2026-11-22', [post('a', '2026-01-01', undefined, 'paris')], [ottawa])).toThrow(
    'content/careers/a.md: place: expected one of ottawa, got paris',
  );
});
