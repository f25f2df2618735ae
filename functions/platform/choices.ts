import type { SiteData } from '../../src/domain/site/site-data.ts';

/** What lists of the office are filtered by: all trainers, courses and places of the build. */
export const choicesOf = ({ trainers, courses, places }: Pick<SiteData, 'trainers' | 'courses' | 'places'>) => ({
  trainers: trainers.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
  courses: courses.map(({ id, entries: { en, fr } }) => ({
    id,
    title: { en: en?.title ?? fr?.title ?? id, fr: fr?.title ?? en?.title ?? id },
  })),
  places: places.map(({ id, city }) => ({ id, city })),
});
