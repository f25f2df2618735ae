import { Temporal } from 'temporal-polyfill';
import type { Place } from '../../domain/catalogue/classes.ts';
import type { SiteClass } from '../../domain/site/site-data.ts';
import { dateIn } from '../../domain/time/calendar.ts';
import { classId, expandRule, type Occurrence } from '../../domain/time/schedule.ts';
import type { Locale } from '../../i18n/locales.ts';
import { coursesNamed, type Course, type Courses } from '../courses/link.ts';
import { placeNamed, publicPlace } from '../places/link.ts';
import type { PlaceDetails } from '../places/schema.ts';
import { ContentError, type Where } from '../problem.ts';
import type { Person } from '../team/link.ts';
import type { ClassRule, ScheduleEntry } from './schema.ts';
import { checkHours, trainerOf, type BusyRule } from './trainers.ts';

/** A dated class with the course it is of, in each language it has a page in, the room, and who teaches it. */
export interface UpcomingClass extends Omit<SiteClass, 'trainer'> {
  /** When its first session begins. */
  start: string;
  courses: Partial<Record<Locale, Course>>;
  place: Place | null;
  trainer: Person;
}

/** What the schedule names, and the moment from which it is seen. */
export interface ScheduleContext {
  now: Date;
  /** The zone of classes online. */
  officeZone: string;
  places: readonly PlaceDetails[];
  courses: Courses;
  team: readonly Person[];
}

/** How far ahead classes are made from the rules. */
const WINDOW_MONTHS = 6;

const HOUR = 3_600_000;

function windowOf(timeZone: string, now: Date): [from: string, to: string] {
  const from = dateIn(timeZone, now.getTime());
  return [from, Temporal.PlainDate.from(from).add({ months: WINDOW_MONTHS }).toString()];
}

function classOf(
  { date, sessions }: Occurrence,
  rule: ClassRule,
  { named, course }: { named: Course; course: Course },
  room: PlaceDetails | undefined,
  timeZone: string,
): Omit<UpcomingClass, 'courses' | 'trainer'> | undefined {
  const start = sessions[0]?.start;
  if (start === undefined) return undefined;
  const placeId = room?.id ?? null;
  return {
    id: classId({ course: named.formerly ?? named.key, date, language: rule.language, place: placeId }),
    courseId: course.key,
    language: rule.language,
    delivery: room ? 'in-person' : 'online',
    placeId,
    timeZone,
    sessions,
    start,
    priceCents: rule.price ?? course.price,
    capacity: rule.capacity,
    minimum: rule.minimum,
    salesEnd: new Date(Date.parse(start) - rule.salesEndHours * HOUR).toISOString(),
    cancelled: rule.cancelled.includes(date),
    place: room ? publicPlace(room) : null,
  };
}

/**
 * Fails where a session ends before it begins, or begins before the one before it has ended: the times of a rule are in
 * order, and on the day that clocks are changed they may not be.
 */
function checkSessions(where: Where, { date, sessions }: Occurrence, timeZone: string): void {
  let free = -Infinity;
  for (const session of sessions) {
    const [start, end] = [Date.parse(session.start), Date.parse(session.end)];
    if (start < free || end <= start) {
      throw new ContentError(
        where,
        `other times: those of ${date} are not in order where clocks change in ${timeZone}`,
      );
    }
    free = end;
  }
}

/** The course that is taught in a language: the one that is named, or, where it teaches its own language, the other one of its pair. */
function taughtIn(where: Where, language: Locale, course: Course, { courses }: Courses): Course {
  if (!course.ofItsLanguage || course.locale === language) return course;
  const other = courses.find(({ locale, slug }) => locale === language && slug === course.counterpart?.slug);
  if (!other) throw new ContentError(where, `${course.locale}, which ${course.entry.id} teaches`);
  return other;
}

/** The classes of a rule that have not begun; a draft has none. */
function classesOfRule(at: (field: string) => Where, rule: ClassRule, context: ScheduleContext) {
  const { now, officeZone, places } = context;
  const [named] = coursesNamed(at('course'), [rule.course], context.courses);
  if (!named) return [];
  const course = taughtIn(at('language'), rule.language, named, context.courses);
  const room = rule.place && placeNamed(at('place'), rule.place, places);
  const trainer = trainerOf(at('trainer'), rule, named, context.team);
  const timeZone = rule.timeZone ?? room?.timeZone ?? officeZone;
  return expandRule({ ...rule, timeZone }, ...windowOf(timeZone, now))
    .flatMap((occurrence) => {
      checkSessions(at('sessions'), occurrence, timeZone);
      return classOf(occurrence, rule, { named, course }, room, timeZone) ?? [];
    })
    .map((one) => ({ ...one, trainer }))
    .filter(({ start }) => Date.parse(start) > now.getTime());
}

/**
 * Every class of the next six months, the next one first, cancelled ones included. Fails where a rule names what there is
 * not, where two rules make the same class, and where a trainer cannot give one.
 */
export function linkSchedule(files: readonly ScheduleEntry[], context: ScheduleContext): UpcomingClass[] {
  const byKey = new Map<string, Partial<Record<Locale, Course>>>();
  for (const course of context.courses.courses) {
    byKey.set(course.key, { ...byKey.get(course.key), [course.locale]: course });
  }
  const classes = new Map<string, UpcomingClass>();
  const busy: BusyRule[] = [];
  for (const { id: name, data } of files) {
    for (const [index, rule] of data.classes.entries()) {
      const at = (field?: string): Where => ({
        file: `content/schedule/${name}.yaml`,
        field: [`classes[${index}]`, ...(field === undefined ? [] : [field])].join(': '),
      });
      for (const one of classesOfRule(at, rule, context)) {
        if (classes.has(one.id)) throw new ContentError(at(), `other days: the class ${one.id} stands there already`);
        classes.set(one.id, { ...one, courses: byKey.get(one.courseId) ?? {} });
        if (!one.cancelled) busy.push({ ...one, trainer: one.trainer.slug, where: at('trainer') });
      }
    }
  }
  checkHours(busy);
  return [...classes.values()].sort((a, b) => Date.parse(a.start) - Date.parse(b.start) || a.id.localeCompare(b.id));
}

/** What is on sale at a moment. */
const onSale = ({ salesEnd, cancelled }: UpcomingClass, now: Date): boolean =>
  !cancelled && Date.parse(salesEnd) > now.getTime();

/** The next of a course's classes that is on sale: in the given language where there is one, else in the other. */
export function nextOf(classes: readonly UpcomingClass[], language: Locale, now: Date): UpcomingClass | undefined {
  const open = classes.filter((one) => onSale(one, now));
  return open.find((one) => one.language === language) ?? open[0];
}

/** The first classes on sale, `each` of every kind that `kindOf` tells apart; `undefined` is of no kind. */
export function firstOfEach(
  classes: readonly UpcomingClass[],
  now: Date,
  kindOf: (one: UpcomingClass) => string | undefined,
  each = 1,
): UpcomingClass[] {
  const counts = new Map<string, number>();
  return classes.filter((one) => {
    const kind = kindOf(one);
    if (kind === undefined || !onSale(one, now)) return false;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= each;
  });
}
