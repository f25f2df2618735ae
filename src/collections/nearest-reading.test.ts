import { expect, it } from 'vitest';
import { nearestReading, type Reading } from './nearest-reading.ts';
import { categoryEntry, courseEntry, someCategories, someCourses } from './testing.ts';

const all = someCourses(
  courseEntry('en/pivot'),
  courseEntry('fr/tcd', { counterpart: 'en/pivot' }),
  courseEntry('en/excel-2', { level: 2 }),
  courseEntry('fr/excel-deux', { level: 2, counterpart: 'en/excel-2' }),
  courseEntry('en/only'),
);
const { categories } = someCategories(
  all,
  categoryEntry('en/office', { tags: ['Excel', 'office'] }),
  categoryEntry('fr/office', { counterpart: 'en/office', tags: ['Excel', 'bureau'] }),
);

const reading = (id: string, courses: string[], front: Partial<Reading> = {}): Reading => {
  const locale = id.startsWith('fr') ? 'fr' : 'en';
  return {
    ...{ kind: 'article', locale, slug: id, title: id, href: `/${id}`, alternate: undefined, tags: [] },
    courses: courses.flatMap((slug) => all.courses.find((course) => course.slug === slug) ?? []),
    ...front,
  };
};

const nearest = (one: Reading, ...readings: Reading[]) =>
  nearestReading(one, { readings, courses: all.courses, categories })?.href;

it('leads to what the other language has about the same course, of its own kind first', () => {
  const film = reading('fr/film', ['tcd'], { kind: 'webinar' });
  expect(nearest(reading('en/a', ['pivot', 'excel-2']), film)).toBe('/fr/film');
  expect(nearest(reading('en/a', ['pivot', 'excel-2']), film, reading('fr/texte', ['tcd']))).toBe('/fr/texte');
  expect(nearest(reading('en/a', ['pivot']), reading('fr/b', ['excel-deux', 'tcd']))).toBe('/fr/cours/tcd');
});

it('leads to the course of a level, which teaches more than one subject', () => {
  expect(nearest(reading('en/a', ['excel-2']), reading('fr/b', ['excel-deux']))).toBe('/fr/cours/excel-deux');
  expect(nearest(reading('fr/b', ['excel-deux']), reading('en/a', ['excel-2']))).toBe('/course/excel-2');
});

it('leads to the counterpart of what its language has about the same words, unless they are those of a category', () => {
  const paired = (tags: string[]) => [
    reading('en/film', ['excel-2'], { tags, alternate: '/fr/film' }),
    reading('fr/film', ['excel-deux'], { alternate: '/en/film' }),
  ];
  const one = reading('en/a', ['excel-2'], { tags: ['XLOOKUP', 'Excel'] });
  expect(nearest(one, ...paired(['Excel', 'xlookup']))).toBe('/fr/film');
  expect(nearest(one, ...paired(['Excel']))).toBe('/fr/cours/excel-deux');
  expect(nearest({ ...one, courses: reading('en/b', ['pivot']).courses }, ...paired(['XLOOKUP']))).toBe(
    '/fr/cours/tcd',
  );
});

it('leads to the category of a course that the other language has not, and nowhere without a course', () => {
  expect(nearest(reading('en/a', ['only']))).toBe('/fr/formations/office');
  expect(nearest(reading('en/a', []))).toBeUndefined();
});
