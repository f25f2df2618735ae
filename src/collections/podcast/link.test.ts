import { describe, expect, it } from 'vitest';
import { courseEntry, sentence, someCourses } from '../testing.ts';
import { audioOf } from './audio.ts';
import { linkEpisodes } from './link.ts';
import { episodeSchema, type EpisodeEntry } from './schema.ts';

const courses = someCourses(courseEntry('en/excel-1'));
const showing = { preview: false, today: '2026-11-22' };

function episode(
  id: string,
  number: number,
  front: Record<string, unknown> = {},
  body = '**Host:** Welcome.',
): EpisodeEntry {
  const data = episodeSchema.parse({
    title: id,
    description: sentence,
    number,
    date: '2026-11-01',
    audio: 'a.mp3',
    guests: ['Trainer'],
    notes: ['One.', 'Two.', 'Three.'],
    tags: ['one', 'two'],
    ...front,
  });
  return { collection: 'podcast', id, data, body };
}

const link = (...entries: EpisodeEntry[]) => linkEpisodes(entries, showing, courses);

describe('episodes', () => {
  it('are those that have appeared, the newest first, with what was said', () => {
    const found = link(episode('en/a', 1), episode('en/b', 2), episode('en/c', 3, { date: '2026-12-01' }));
    expect(found.map(({ slug, href }) => [slug, href])).toEqual([
      ['b', '/podcast/b'],
      ['a', '/podcast/a'],
    ]);
    expect(found[0]?.turns).toEqual([expect.objectContaining({ text: 'Welcome.' })]);
  });

  it('with one number stop the build', () => {
    expect(() => link(episode('en/a', 1), episode('en/b', 1))).toThrow(
      'content/podcast/en/b.md: number: expected one of its own',
    );
  });

  it('of the two languages are two shows, each with its own numbers', () => {
    expect(link(episode('en/a', 1), episode('fr/un', 1, { counterpart: 'en/a' }))).toMatchObject([
      { locale: 'en', href: '/podcast/a', alternate: '/fr/balado/un' },
      { locale: 'fr', href: '/fr/balado/un', alternate: '/podcast/a' },
    ]);
  });

  it('with a course that there is not stop it', () => {
    expect(() => link(episode('en/a', 1, { courses: ['en/nothing'] }))).toThrow(
      'content/podcast/en/a.md: courses: expected an entry that exists, got en/nothing',
    );
  });

  it('with a transcript in which nobody speaks stop it with the file', () => {
    expect(() => link(episode('en/a', 1, {}, 'Welcome.'))).toThrow(/^content\/podcast\/en\/a\.md: .*expected/);
  });
});

describe('the sound of an episode', () => {
  const where = { file: 'content/podcast/en/a.md', field: 'audio' };

  it('has to be there', async () => {
    await expect(audioOf(where, 'missing.mp3', [], 'run it')).rejects.toThrow(
      'content/podcast/en/a.md: audio: expected public/podcast/missing.mp3 and missing.vtt to exist; run it',
    );
  });

  it('has captions that say what the transcript says', async () => {
    const { readdirSync } = await import('node:fs');
    const file = readdirSync('public/podcast').find((name) => name.endsWith('.mp3')) ?? '';
    await expect(audioOf(where, file, [], 'run it')).rejects.toThrow(
      /^content\/podcast\/en\/a\.md: audio: expected the words of public\/podcast\/.+\.vtt; after a change .+ run it$/,
    );
  });
});
