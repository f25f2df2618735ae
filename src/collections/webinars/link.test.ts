import { describe, expect, it } from 'vitest';
import { ada, categoryEntry, courseEntry, sentence, someCategories, someCourses } from '../testing.ts';
import { alternatesOfWebinars, linkWebinar, oldAddressesOf, publishedWebinars } from './link.ts';
import { webinarSchema, type WebinarEntry } from './schema.ts';

const courses = someCourses(courseEntry('en/excel-1'), courseEntry('fr/excel-un'));
const { categories } = someCategories(courses, categoryEntry('en/office'), categoryEntry('fr/office'));
const now = new Date('2026-11-22T12:00:00Z');
const context = { preview: false, now, timeZone: 'America/Toronto', team: ada, courses, categories };

function webinar(front: Record<string, unknown> = {}, id = 'en/lookups'): WebinarEntry {
  const data = webinarSchema.parse({
    title: 'Lookups',
    description: sentence,
    date: '2026-11-23',
    time: '12:00',
    minutes: 45,
    presenter: 'ada-tremblay',
    takeaways: ['One', 'Two', 'Three'],
    drawing: { on: 'pivot', things: [{ thing: 'sort', at: 'left' }] },
    tags: ['one', 'two'],
    ...front,
  });
  return { collection: 'webinars', id, data };
}

describe('a webinar', () => {
  it('begins and ends on the office’s clock', () => {
    expect(linkWebinar(webinar(), context)).toMatchObject({
      start: '2026-11-23T17:00:00Z',
      end: '2026-11-23T17:45:00.000Z',
      upcoming: true,
      presenter: { name: 'Ada Tremblay' },
    });
    expect(linkWebinar(webinar({ date: '2026-11-21' }), context).upcoming).toBe(false);
  });

  it('is about what its first course is about', () => {
    expect(linkWebinar(webinar({ courses: ['en/excel-1'] }), context).subject).toBe('microsoft');
    expect(linkWebinar(webinar(), context).subject).toBeUndefined();
  });

  it.each([
    ['presenter', 'nobody', 'presenter: expected someone of content/team, got nobody'],
    ['courses', ['en/nothing'], 'courses: expected an entry that exists, got en/nothing'],
  ])('whose %s there is not stops the build', (field, value, problem) => {
    expect(() => linkWebinar(webinar({ [field]: value }), context)).toThrow(
      `content/webinars/en/lookups.md: ${problem}`,
    );
  });

  it('is shown in its language, when it is no draft', () => {
    const french = webinar({ courses: ['fr/excel-un'] }, 'fr/recherches');
    const shown = publishedWebinars([webinar(), webinar({ draft: true }, 'en/draft'), french], { preview: false });
    expect(shown.map((entry) => linkWebinar(entry, context))).toMatchObject([
      { locale: 'en', href: '/webinars/lookups' },
      { locale: 'fr', href: '/fr/webinaires/recherches', subject: 'microsoft' },
    ]);
  });

  it('leads to courses of its own language only', () => {
    expect(() => linkWebinar(webinar({ courses: ['en/excel-1'] }, 'fr/recherches'), context)).toThrow(
      'content/webinars/fr/recherches.md: courses: expected fr/…, got en/excel-1',
    );
  });

  it('has a file name that no other has, since a registration names it by that', () => {
    expect(() => publishedWebinars([webinar(), webinar({}, 'fr/lookups')], context)).toThrow(
      'content/webinars/fr/lookups.md: expected a file name that no other webinar has',
    );
  });

  it('and its counterpart lead to each other', () => {
    const pair = [webinar(), webinar({ counterpart: 'en/lookups' }, 'fr/recherches')] as const;
    expect(pair.map(alternatesOfWebinars(pair))).toEqual(['/fr/webinaires/recherches', '/webinars/lookups']);
  });

  it('is found under its old numbers, and a mistake there names the file', () => {
    expect(oldAddressesOf([{ ...linkWebinar(webinar({ oldIds: [17] }), context), alternate: undefined }])).toEqual([
      { from: '/webinars/17', to: '/webinars/lookups', source: 'content/webinars/en/lookups.md: oldIds: 17' },
    ]);
  });
});
