import { expect, it } from 'vitest';
import { openOn } from './link.ts';
import { postSchema } from './schema.ts';

const post = (id: string, posted: string, closes?: string) => ({
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
    place: 'ottawa',
  }),
});

it('posts are open from their day to their last, the newest first', () => {
  const posts = [
    post('closed', '2026-01-01', '2026-11-21'),
    post('last-day', '2026-01-01', '2026-11-22'),
    post('without-end', '2026-02-01'),
    post('tomorrow', '2026-11-23'),
  ];
  expect(openOn('2026-11-22', posts).map(({ id }) => id)).toEqual(['without-end', 'last-day']);
});
