import { getCollection } from 'astro:content';
import { buildTime } from '../../build/moment.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { mondayOf, wholeWeeks } from '../../domain/time/weeks.ts';
import type { Locale } from '../../i18n/locales.ts';
import { company } from '../company/load.ts';
import { loadedCourses, type Course } from '../courses/load.ts';
import { onceABuild } from '../once-a-build.ts';
import { places } from '../places/load.ts';
import { team } from '../team/load.ts';
import { firstOfEach, linkSchedule, nextOf, type UpcomingClass } from './link.ts';

export type { UpcomingClass } from './link.ts';

/** Every class of the next six months, the next one first, cancelled ones included. */
export const allClasses = onceABuild(async () =>
  linkSchedule(await getCollection('schedule'), {
    now: buildTime,
    officeZone: (await company()).timeZone,
    places: await places(),
    courses: await loadedCourses(),
    team: await team(),
  }),
);

/** The classes of a course (of both languages it is taught in), cancelled ones included: a date that was seen does not just go. */
export async function datesOf(course: Pick<Course, 'key'>): Promise<UpcomingClass[]> {
  return (await allClasses()).filter((one) => one.courseId === course.key);
}

/** The same without cancelled ones. */
export async function classesOf(course: Pick<Course, 'key'>): Promise<UpcomingClass[]> {
  return (await datesOf(course)).filter((one) => !one.cancelled);
}

/** The next class of a course that is still on sale: in the given language where there is one, else in the other. */
export async function nextClassOf(course: Pick<Course, 'key'>, language: Locale): Promise<UpcomingClass | undefined> {
  return nextOf(await classesOf(course), language, buildTime);
}

/** The next class of a course in each place and language that is still on sale, the next one first. */
export async function nextOfEachKind(course: Pick<Course, 'key'>): Promise<UpcomingClass[]> {
  return firstOfEach(await classesOf(course), buildTime, ({ placeId, language }) => `${placeId} ${language}`);
}

/** The next classes on sale in a language, each of another course, the next one first. */
export async function nextClasses(language: Locale, count: number): Promise<UpcomingClass[]> {
  const next = firstOfEach(await allClasses(), buildTime, (one) =>
    one.language === language && one.courses[language] ? one.courseId : undefined,
  );
  return next.slice(0, count);
}

/** The next weeks of all classes, as many as it takes to have `atLeast`; `total` counts all that are to come. */
export async function firstWeeks(
  atLeast: number,
): Promise<{ weeks: { monday: string; classes: UpcomingClass[] }[]; total: number }> {
  const dated = (await allClasses()).map((one) => ({ one, day: dateIn(one.timeZone, one.start) }));
  const byMonday = Map.groupBy(wholeWeeks(dated, atLeast).first, ({ day }) => mondayOf(day));
  const weeks = [...byMonday].map(([monday, of]) => ({ monday, classes: of.map(({ one }) => one) }));
  return { weeks, total: dated.length };
}

/** The classes on sale of the first week that has some, those in the reader's language first on each day. */
export async function weekOnSale(language: Locale): Promise<{ monday: string; classes: UpcomingClass[] } | undefined> {
  const open = firstOfEach(await allClasses(), buildTime, ({ id }) => id);
  const dated = open.map((one) => ({ one, day: dateIn(one.timeZone, one.start) }));
  const { first } = wholeWeeks(dated, 1);
  const [head] = first;
  if (!head) return undefined;
  const own = first.toSorted(
    (a, b) => a.day.localeCompare(b.day) || Number(b.one.language === language) - Number(a.one.language === language),
  );
  return { monday: mondayOf(head.day), classes: own.map(({ one }) => one) };
}
