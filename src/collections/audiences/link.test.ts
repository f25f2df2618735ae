import { describe, expect, it } from 'vitest';
import { courseEntry, question, sentence, someCourses } from '../testing.ts';
import { linkAudience } from './link.ts';
import { audienceSchema, type AudienceEntry } from './schema.ts';

const courses = someCourses(...['en/a', 'en/b', 'en/c', 'en/d'].map((id) => courseEntry(id)));

function page(front: Record<string, unknown> = {}): AudienceEntry {
  const data = audienceSchema.parse({
    title: 'Government',
    description: sentence,
    intro: sentence,
    action: 'Ask',
    parts: ['Buying', 'Class'].map((title) => ({
      title,
      points: [1, 2].map((point) => ({ title: `Point ${point}`, text: sentence })),
    })),
    work: { title: '**An** invoice', shows: [{ says: 'An order', flow: ['You ask', 'We answer'] }] },
    courses: ['en/d', 'en/a', 'en/b', 'en/c'],
    questions: [question, question],
    ...front,
  });
  return { collection: 'audiences', id: 'en/government', data };
}

describe('a page for a kind of clients', () => {
  it('is the file with the name of its route', () => {
    const { courses: named } = linkAudience([page()], 'government', 'en', courses);
    expect(named.map(({ slug }) => slug)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('has to be there', () => {
    expect(() => linkAudience([page()], 'government', 'fr', courses)).toThrow(
      'content/audiences/fr/government.md: expected the file to exist',
    );
  });

  it('names courses that there are', () => {
    const entries = [page({ courses: ['en/a', 'en/b', 'en/c', 'en/x'] })];
    expect(() => linkAudience(entries, 'government', 'en', courses)).toThrow(
      'content/audiences/en/government.md: courses: expected an entry that exists, got en/x',
    );
  });

  it('shows work as a pair, or as one or two pictures', () => {
    expect(() => page({ work: { title: '**An** invoice' } })).toThrow(
      'expected either `before` and `after`, or `shows`',
    );
    expect(() => page({ work: { title: 'An invoice', shows: [] } })).toThrow('expected a part between ** and **');
  });

  it('shows of a part one picture, where it has one', () => {
    const part = { title: 'Buying', points: [1, 2].map(() => ({ title: 'A point', text: sentence })) };
    const drawn = { ...part, shows: { says: 'An order', flow: ['You ask', 'We answer'] } };
    expect(page({ parts: [part, drawn] }).data.parts.map(({ shows }) => shows?.says)).toEqual([undefined, 'An order']);
    expect(() => page({ parts: [part, { ...part, shows: { says: 'An order' } }] })).toThrow('expected one picture');
  });
});
