import { getCollection } from 'astro:content';
import { classId, expandRule } from '../../domain/time/schedule.ts';
import type { Place } from '../../domain/catalogue/classes.ts';
import type { SiteClass } from '../../domain/site/site-data.ts';
import type { Locale } from '../../i18n/locales.ts';
import { buildDay, buildTime } from '../../build/moment.ts';
import { company, places, publicPlace } from '../company/load.ts';
import { allCourses, type Course } from '../courses/load.ts';

/** How far ahead classes are made from the rules. */
const WINDOW_MONTHS = 6;

const HOUR = 3_600_000;

/** A dated class with the course it is of, in each language it has a page in, and the room. */
export interface UpcomingClass extends SiteClass {
  courses: Partial<Record<Locale, Course>>;
  place: Place | null;
}

async function expand(): Promise<UpcomingClass[]> {
  const [files, everyCourse, courses, rooms, { timeZone: officeZone }] = await Promise.all([
    getCollection('schedule'),
    getCollection('courses'),
    allCourses(),
    places(),
    company(),
  ]);
  const byKey = new Map<string, Partial<Record<Locale, Course>>>();
  for (const course of courses) byKey.set(course.key, { ...byKey.get(course.key), [course.locale]: course });

  const classes = new Map<string, UpcomingClass>();
  for (const file of files) {
    file.data.classes.forEach((rule, index) => {
      const where = `content/schedule/${file.id}.yaml: classes[${index}]`;
      const course = courses.find((one) => one.entry.id === rule.course.id);
      if (!course && !everyCourse.some((one) => one.id === rule.course.id)) {
        throw new Error(`${where}: course: expected a course that exists, got ${rule.course.id}`);
      }
      if (!course) return; // A draft has no classes.
      const room = rule.place && rooms.find((one) => one.id === rule.place!.id);
      if (rule.place && !room)
        throw new Error(`${where}: place: expected one of ${rooms.map((one) => one.id).join(', ')}`);
      const timeZone = rule.timeZone ?? room?.timeZone ?? officeZone;
      const from = buildDay(timeZone);
      const window = [from.toString(), from.add({ months: WINDOW_MONTHS }).toString()] as const;
      for (const { date, sessions } of expandRule({ ...rule, timeZone }, ...window)) {
        const id = classId({ course: course.key, date, language: rule.language, place: room?.id ?? null });
        const first = Date.parse(sessions[0]!.start);
        if (first <= buildTime.getTime()) continue;
        if (classes.has(id)) throw new Error(`${where}: a class ${id} stands in the schedule twice`);
        classes.set(id, {
          id,
          courseId: course.key,
          language: rule.language,
          delivery: room ? 'in-person' : 'online',
          placeId: room?.id ?? null,
          timeZone,
          sessions,
          priceCents: rule.price ?? course.price,
          capacity: rule.capacity,
          minimum: rule.minimum,
          salesEnd: new Date(first - rule.salesEndHours * HOUR).toISOString(),
          cancelled: rule.cancelled.includes(date),
          courses: byKey.get(course.key)!,
          place: room ? publicPlace(room) : null,
        });
      }
    });
  }
  return [...classes.values()].sort(
    (a, b) => Date.parse(a.sessions[0]!.start) - Date.parse(b.sessions[0]!.start) || a.id.localeCompare(b.id),
  );
}

let cache: ReturnType<typeof expand> | undefined;

/** Every class of the next six months, the next one first, cancelled ones included. */
export function allClasses(): Promise<UpcomingClass[]> {
  return import.meta.env.DEV ? expand() : (cache ??= expand());
}

/** The classes of a course (of both languages it is taught in), without cancelled ones. */
export async function classesOf(course: Pick<Course, 'key'>): Promise<UpcomingClass[]> {
  return (await allClasses()).filter((one) => one.courseId === course.key && !one.cancelled);
}

/** The next class of a course that is still on sale: in the given language where there is one, else in the other. */
export async function nextClassOf(course: Pick<Course, 'key'>, language: Locale): Promise<UpcomingClass | undefined> {
  const open = (await classesOf(course)).filter((one) => Date.parse(one.salesEnd) > buildTime.getTime());
  return open.find((one) => one.language === language) ?? open[0];
}

/** The next class of a course in each place and language that is still on sale, the next one first. */
export async function nextOfEachKind(course: Pick<Course, 'key'>): Promise<UpcomingClass[]> {
  const kinds = new Map<string, UpcomingClass>();
  for (const one of await classesOf(course)) {
    const kind = `${one.placeId} ${one.language}`;
    if (Date.parse(one.salesEnd) > buildTime.getTime() && !kinds.has(kind)) kinds.set(kind, one);
  }
  return [...kinds.values()];
}

/** The next classes on sale in a language, each of another course, the next one first. */
export async function nextClasses(language: Locale, count: number): Promise<UpcomingClass[]> {
  const byCourse = new Map<string, UpcomingClass>();
  for (const one of await allClasses()) {
    if (byCourse.size === count) break;
    if (one.cancelled || one.language !== language || !one.courses[language] || byCourse.has(one.courseId)) continue;
    if (Date.parse(one.salesEnd) > buildTime.getTime()) byCourse.set(one.courseId, one);
  }
  return [...byCourse.values()];
}
