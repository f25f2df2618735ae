import type { Context } from 'hono';
import { Temporal } from 'temporal-polyfill';
import {
  isScheduledAs,
  TIMETABLE_CLASSES,
  type Scheduled,
  type Timetable,
  type TimetableClass,
  type TimetableQuery,
} from '../../src/domain/catalogue/timetable.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { first } from '../../src/domain/present.ts';
import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { wholeWeeks } from '../../src/domain/time/weeks.ts';
import { href } from '../../src/i18n/routes.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { answered, ask, rowsBy, together } from '../platform/questions.ts';
import { classCalendar } from './calendar.ts';
import { eventsById } from './course.ts';
import { datedClass, type EventRow } from './events.ts';
import { MOVED_CLASSES } from './changes-sql.ts';
import { GUARANTEED_IDS } from './sql.ts';

/** A calendar that somebody subscribes to holds no more; it is asked for again each day. Classes. */
const MAX_IN_CALENDAR = 300;

type Asked = Dependencies & { at: number };

type MovedRow = Pick<EventRow, 'id' | 'course_id' | 'language' | 'place_id' | 'time_zone' | 'sessions'>;

interface SchedulePart extends Scheduled {
  id: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** The schedule's own classes as the timetable asks about them, by build: they are the same until the next one. */
const scheduled = new WeakMap<SiteData, SchedulePart[]>();

function scheduleOf(siteData: SiteData): SchedulePart[] {
  const known = scheduled.get(siteData);
  if (known) return known;
  const courses = new Map(siteData.courses.map((course) => [course.id, course]));
  const list = siteData.classes.flatMap((one) => {
    const course = courses.get(one.courseId);
    return course
      ? [{ ...timesOf(one), id: one.id, course: course.id, subject: course.subject, level: course.level }]
      : [];
  });
  scheduled.set(siteData, list);
  return list;
}

const byStart = (a: SchedulePart, b: SchedulePart) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1);

function timesOf({
  sessions,
  timeZone,
  language,
  placeId,
}: Pick<SiteClass, 'sessions' | 'timeZone' | 'language' | 'placeId'>) {
  const { start, end } = first(sessions);
  const wall = (instant: string) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainTime().toString().slice(0, 5);
  return {
    language,
    placeId,
    day: dateIn(timeZone, start),
    from: wall(start),
    to: wall(end),
    startsAt: Date.parse(start),
  };
}

/** What a class that staff moved is now, as the timetable asks about it. */
function movedPart({ courses }: SiteData, row: MovedRow): SchedulePart[] {
  const course = courses.find((one) => one.id === row.course_id);
  const { id, language, place_id: placeId, time_zone: timeZone } = row;
  const times = timesOf({ sessions: JSON.parse(row.sessions) as Session[], timeZone, language, placeId });
  return course ? [{ ...times, id, course: course.id, subject: course.subject, level: course.level }] : [];
}

/** What the database says beyond the schedule: classes that staff moved, and which are sure to take place, where that is asked. */
interface Beyond {
  moved: readonly MovedRow[];
  sure: readonly { id: string }[];
}

/** What is asked for of the classes that have not begun, in order of date. */
function matching({ siteData, at }: Asked, query: TimetableQuery, beyond: Beyond): SchedulePart[] {
  const moved = new Map(beyond.moved.flatMap((row) => movedPart(siteData, row)).map((one) => [one.id, one]));
  const all = scheduleOf(siteData).filter(({ id }) => !moved.has(id));
  const found = (moved.size > 0 ? [...all, ...moved.values()].sort(byStart) : all).filter(
    (one) => one.startsAt > at && isScheduledAs(query, one),
  );
  if (!query.guaranteed) return found;
  const sure = new Set(beyond.sure.map(({ id }) => id));
  return found.filter(({ id }) => sure.has(id));
}

/**
 * The classes that match and those of them that `shownOf` takes, with their rows. What the schedule alone shows is asked together
 * with what goes beyond it, and only what that shows besides is asked once more.
 */
async function matchingRows(
  needs: Asked,
  query: TimetableQuery,
  shownOf: (found: SchedulePart[]) => readonly SchedulePart[],
): Promise<{ found: SchedulePart[]; rows: EventRow[] }> {
  const { db, at } = needs;
  const rowsAsked = (parts: readonly SchedulePart[]) =>
    eventsById(
      db,
      parts.map(({ id }) => id),
      at,
    );
  const likely = query.guaranteed ? [] : shownOf(matching(needs, query, { moved: [], sure: [] }));
  const asked = {
    moved: rowsBy<MovedRow>(db.prepare(MOVED_CLASSES).bind(at)),
    sure: query.guaranteed
      ? rowsBy<{ id: string }>(db.prepare(GUARANTEED_IDS).bind(at))
      : answered<{ id: string }[]>([]),
    rows: rowsAsked(likely),
  };
  const { rows: likelyRows, ...beyond } = await ask(db, together(asked));
  const found = matching(needs, query, beyond);
  const shown = shownOf(found);
  const known = new Map(likelyRows.map((row) => [row.id, row]));
  const isKnown = shown.every(({ id }) => likely.some((one) => one.id === id));
  const rows = isKnown ? shown.flatMap(({ id }) => known.get(id) ?? []) : await ask(db, rowsAsked(shown));
  return { found, rows: rows.filter(({ state }) => state !== 'withdrawn').sort(byDate) };
}

const byDate = (a: EventRow, b: EventRow) => a.starts_at - b.starts_at || (a.id < b.id ? -1 : 1);

function timetableClass(row: EventRow, at: number): TimetableClass {
  const { id, language, courseIds, titles, sessions, timeZone, seatsLeft, state, availability } = datedClass(row, at);
  return {
    ...{ id, language, courseIds, titles, sessions, timeZone, seatsLeft, state, availability },
    day: dateIn(timeZone, row.starts_at),
    placeId: row.place_id,
    priceCents: row.price_cents,
    capacity: row.capacity,
  };
}

/** Whole weeks of classes with their seats at the moment of asking. */
export async function timetable(needs: Asked, query: TimetableQuery): Promise<Timetable> {
  const { found, rows } = await matchingRows(needs, query, (all) => wholeWeeks(all, TIMETABLE_CLASSES).first);
  const { next } = wholeWeeks(found, TIMETABLE_CLASSES);
  return { classes: rows.map((row) => timetableClass(row, needs.at)), next, total: found.length };
}

/** The same as a calendar, each entry leading to the page of its course. */
export async function timetableCalendar(
  c: Context,
  needs: Asked,
  { lang, ...query }: TimetableQuery & { lang: 'en' | 'fr' },
): Promise<Response> {
  const asked = await matchingRows(needs, query, (all) => all.slice(0, MAX_IN_CALENDAR));
  const rows = asked.rows.filter(({ state }) => state !== 'cancelled');
  const { origin } = needs.siteData;
  const links = Object.fromEntries(rows.map((row) => [row.id, origin + coursePage(row, lang)]));
  const name = strings(lang).schedule.calendarName;
  const file = classCalendar(rows, { language: lang, origin, stampedAt: needs.at, name }, links);
  return c.body(file, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="gct.ics"',
  });
}

/** The address of the course of a class, in the other language where it has no page in this one. */
export function coursePage({ entry_en: en, entry_fr: fr }: EventRow, lang: 'en' | 'fr'): string {
  const pages = { en, fr };
  const language = pages[lang] === null ? (lang === 'en' ? 'fr' : 'en') : lang;
  const id = pages[language];
  return id === null ? href('schedule', lang) : href('course', language, { id });
}
