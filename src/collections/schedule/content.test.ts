import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { linkCourses } from '../courses/link.ts';
import { courseSchema } from '../courses/schema.ts';
import { placeSchema } from '../places/schema.ts';
import { known } from '../references.ts';
import { linkTeam } from '../team/link.ts';
import { personSchema } from '../team/schema.ts';
import { linkSchedule } from './link.ts';
import { scheduleSchema } from './schema.ts';

// A build sees six months of the schedule. Its rules go on for ever, so that a day on which nobody is free, or a course
// that has no dates, would first be found in the year in which the build stops.

const YEARS = 7;

const read = (file: string): unknown => parse(readFileSync(file, 'utf8').replace(/^---$([^]*?)^---$[^]*/m, '$1'));
const entriesOf = <Data>(pattern: string, schema: { parse: (data: unknown) => Data }) =>
  globSync(pattern).map((file) => ({
    id: file.replace(/^content\/[^/]+\//, '').replace(/\.(?:md|yaml)$/, ''),
    data: schema.parse(read(file)),
  }));
const names = (pattern: string) => {
  const found = globSync(pattern).map((file) => ({ id: file.replace(/^content\/[^/]+\//, '').replace('.md', '') }));
  return known(found, found);
};

const courseEntries = entriesOf('content/courses/*/*.md', courseSchema)
  .filter(({ data }) => !data.draft)
  .map((entry) => ({ collection: 'courses' as const, ...entry }));
const categories = names('content/categories/*/*.md');
const courses = {
  courses: linkCourses(courseEntries, names('content/courses/*/*.md'), categories),
  known: known(courseEntries, courseEntries),
};
const places = (read('content/company/places.yaml') as unknown[]).map((place) => placeSchema.parse(place));
const team = linkTeam(
  entriesOf('content/team/*.yaml', personSchema).map((entry) => ({ collection: 'team' as const, ...entry })),
  { categories, places },
);
const files = entriesOf('content/schedule/*.yaml', scheduleSchema).map((entry) => ({
  collection: 'schedule' as const,
  ...entry,
}));

const classesFrom = (month: number) =>
  linkSchedule(files, {
    now: new Date(Date.UTC(2026, month)),
    officeZone: 'America/Toronto',
    places,
    courses,
    team,
  });

const halfYears = Array.from({ length: YEARS * 2 }, (_, index) => 10 + index * 6);

it('has a trainer for every class of the years to come who is free then, and speaks its language', () => {
  for (const month of halfYears) {
    for (const { trainer, language } of classesFrom(month)) expect(trainer.languages).toContain(language);
  }
});

it('has dates of every course in any half year, and in French of those that are taught in it', () => {
  for (const month of halfYears) {
    const held = new Set(classesFrom(month).map(({ courseId, language }) => `${courseId} ${language}`));
    const offered = courses.courses.flatMap(({ key, languages }) => languages.map((language) => `${key} ${language}`));
    expect([...new Set(offered)].filter((name) => !held.has(name))).toEqual([]);
  }
});
