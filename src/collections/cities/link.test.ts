import { describe, expect, it } from 'vitest';
import { categoryEntry, courseEntry, ottawa, question, sentence, someCategories, someCourses } from '../testing.ts';
import type { UpcomingClass } from '../schedule/link.ts';
import { classesAt, directionsOf, linkCities, taughtAt } from './link.ts';
import { citySchema, type CityEntry } from './schema.ts';

const courses = someCourses(courseEntry('en/excel-1'), courseEntry('fr/excel-un', { counterpart: 'en/excel-1' }));
const { categories } = someCategories(courses, categoryEntry('en/office'), categoryEntry('fr/office'));
const [english, french] = courses.courses;

function page(id: string, front: Record<string, unknown> = {}): CityEntry {
  const data = citySchema.parse({
    title: id,
    name: id,
    description: sentence,
    city: 'ottawa',
    place: 'ottawa',
    intro: sentence,
    directions: ['By train.', 'On foot.'],
    questions: [question, question],
    ...front,
  });
  return { collection: 'cities', id, data };
}

const subject = { subject: 'office-training-courses', category: 'en/office' };
const link = (...entries: CityEntry[]) =>
  linkCities(
    entries,
    'en',
    categories.filter(({ locale }) => locale === 'en'),
    [ottawa],
  );

describe('the pages of cities', () => {
  it('stand where they say, in both languages', () => {
    const entries = [
      page('en/ottawa'),
      page('en/ottawa-office', subject),
      page('fr/ottawa-office', {
        subject: 'cours-sur-office',
        category: 'fr/office',
        counterpart: 'en/ottawa-office',
      }),
    ];
    const inFrench = linkCities(
      entries,
      'fr',
      categories.filter(({ locale }) => locale === 'fr'),
      [ottawa],
    );
    expect([...link(...entries), ...inFrench].map(({ href, alternate }) => [href, alternate])).toEqual([
      ['/ottawa', undefined],
      ['/ottawa/office-training-courses', '/fr/ottawa/cours-sur-office'],
      ['/fr/ottawa/cours-sur-office', '/ottawa/office-training-courses'],
    ]);
  });

  it('say how one gets to their place, their own page and not that of a subject', () => {
    const entries = [
      page('en/ottawa'),
      page('en/ottawa-office', { ...subject, directions: ['By boat.', 'By air.'] }),
      page('fr/ottawa', { counterpart: 'en/ottawa', directions: ['En train.', 'À pied.'] }),
    ];
    const inFrench = linkCities(entries, 'fr', [], [ottawa]);
    expect(directionsOf([...link(...entries), ...inFrench])).toEqual({
      ottawa: { en: ['By train.', 'On foot.'], fr: ['En train.', 'À pied.'] },
    });
    expect(directionsOf(link(...entries)).ottawa?.fr).toEqual([]);
  });

  it.each([
    ['a place', { place: 'paris' }, 'place: expected one of ottawa, got paris'],
    [
      'a category',
      { ...subject, category: 'en/nothing' },
      'category: expected en/… of a published category, got en/nothing',
    ],
    ['a category of the language', { ...subject, category: 'fr/office' }, 'category: expected en/…'],
    ['a category beside the subject', { subject: 'x' }, 'category: expected what the page is about'],
    ['a subject beside the category', { category: 'en/office' }, 'subject: expected its address'],
  ])('need %s', (_, front, problem) => {
    expect(() => link(page('en/a', front))).toThrow(`content/cities/en/a.md: ${problem}`);
  });

  it.each([
    [{}, 'city: expected an address of its own, since another page is at /ottawa'],
    [subject, 'subject: expected an address of its own, since another page is at /ottawa/office-training-courses'],
  ])('cannot share an address', (front, problem) => {
    expect(() => link(page('en/a', front), page('en/b', front))).toThrow(`content/cities/en/b.md: ${problem}`);
  });
});

describe('the classes of a city', () => {
  const one = (front: Partial<UpcomingClass>) =>
    ({
      cancelled: false,
      placeId: 'ottawa',
      language: 'en',
      courses: { en: english, fr: french },
      ...front,
    }) as UpcomingClass;
  const [city, office] = link(page('en/ottawa'), page('en/ottawa-office', subject));
  const here = one({});
  const inFrench = one({ language: 'fr' });
  const elsewhere = [one({ placeId: null }), one({ placeId: 'calgary' }), one({ cancelled: true })];

  it('are those in its rooms in the page’s language', () => {
    expect(city && classesAt(city, [here, inFrench, ...elsewhere])).toEqual([here]);
  });

  it('are those of the other language where the page’s own has none', () => {
    expect(city && classesAt(city, [inFrench, ...elsewhere])).toEqual([inFrench]);
  });

  it('of a subject are of its courses, in whatever language', () => {
    expect(office && classesAt(office, [here, inFrench, one({ courses: {} })])).toEqual([here, inFrench]);
  });

  it('say what is taught there', () => {
    expect(city && taughtAt(city, categories, [here]).map(({ href }) => href)).toContain('/courses/office');
    expect(city && taughtAt(city, categories, elsewhere)).toEqual([]);
  });
});
