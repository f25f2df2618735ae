import { getCollection } from 'astro:content';
import { buildTime } from '../../build/moment.ts';
import { invoiceTerms } from '../../domain/booking/invoice-terms.ts';
import { TIMETABLE_CLASSES } from '../../domain/catalogue/timetable.ts';
import { dateIn, holidaysOf } from '../../domain/time/calendar.ts';
import { mondayOf, wholeWeeks } from '../../domain/time/weeks.ts';
import type { Locale } from '../../i18n/locales.ts';
import { company } from '../company/load.ts';
import { loadedCourses, type Course } from '../courses/load.ts';
import { onceABuild } from '../once-a-build.ts';
import { places } from '../places/load.ts';
import { holidayTable } from '../policies/link.ts';
import { comingHolidays, policies } from '../policies/load.ts';
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

/**
 * The next class of a course that is still on sale: in the given language where there is one, else in the other. `online` leaves
 * out those in a room.
 */
export async function nextClassOf(
  course: Pick<Course, 'key'>,
  language: Locale,
  online = false,
): Promise<UpcomingClass | undefined> {
  const classes = await classesOf(course);
  return nextOf(online ? classes.filter(({ place }) => !place) : classes, language, buildTime);
}

/** The same of those that there is still time to pay on invoice, where there is one. */
export async function nextOnInvoice(course: Pick<Course, 'key'>, language: Locale): Promise<UpcomingClass | undefined> {
  const [classes, { timeZone, headOffice }, { invoice }, coming] = await Promise.all([
    classesOf(course),
    company(),
    policies(),
    comingHolidays(),
  ]);
  const holidays = holidaysOf(holidayTable(coming), headOffice.province);
  const terms = { now: buildTime.getTime(), timeZone, dueBusinessDays: invoice.dueBusinessDays, holidays };
  const inTime = classes.filter(
    (one) =>
      invoiceTerms({ ...terms, classes: [{ startsAt: Date.parse(one.start), timeZone: one.timeZone }] }) !== null,
  );
  return nextOf(inTime, language, buildTime) ?? nextOf(classes, language, buildTime);
}

/** The next classes of a course that are still on sale, `each` in every place and language, the next one first. */
export async function nextOfEachKind(course: Pick<Course, 'key'>, each = 1): Promise<UpcomingClass[]> {
  return firstOfEach(await classesOf(course), buildTime, ({ placeId, language }) => `${placeId} ${language}`, each);
}

/** Every class that is still on sale, the next one first. */
export async function classesOnSale(): Promise<UpcomingClass[]> {
  return firstOfEach(await allClasses(), buildTime, ({ id }) => id);
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

/**
 * The first `count` days with classes on sale, and those, in the reader's language first on each day. They are no more than the timetable
 * answers at once when it is asked from the first of the days on.
 */
export async function daysOnSale(
  language: Locale,
  count: number,
): Promise<{ days: string[]; classes: UpcomingClass[] }> {
  const dated = (of: UpcomingClass[]) => of.map((one) => ({ one, day: dateIn(one.timeZone, one.start) }));
  const onSale = dated(await classesOnSale());
  const from = onSale[0]?.day ?? '';
  const answered = wholeWeeks(
    dated(await allClasses()).filter(({ day }) => day >= from),
    TIMETABLE_CLASSES,
  ).first;
  const until = answered.at(-1)?.day ?? '';
  const days = [...new Set(onSale.map(({ day }) => day))].filter((day) => day <= until).slice(0, count);
  const classes = onSale.map(({ one }) => one).filter((one) => days.includes(dateIn(one.timeZone, one.start)));
  return {
    days,
    classes: classes.toSorted((a, b) => Number(b.language === language) - Number(a.language === language)),
  };
}
