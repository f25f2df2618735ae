import type { CourseDetail } from '../../src/domain/catalogue/classes.ts';
import { eventDetail, isOnSale, type EventRow, type Selling } from './events.ts';
import { COURSE_BY_ENTRY, EVENTS_BY_ID, UPCOMING_EVENTS } from './sql.ts';

/** No id of a course or class is longer. Characters. */
const MAX_ID_LENGTH = 120;

interface CourseRow {
  id: string;
  code: string;
  level: number | null;
  duration_hours: number;
  price_cents: number;
  entry_id: string;
  language: 'en' | 'fr';
  title: string;
  summary: string;
  certificate_text: string;
}

/** The classes with these ids; unknown ids are left out, the order is the database's. */
export async function eventRows(db: D1Database, ids: readonly string[], now: number): Promise<EventRow[]> {
  const known = ids.filter((id) => id.length <= MAX_ID_LENGTH);
  const { results } = await db.prepare(EVENTS_BY_ID).bind(now, JSON.stringify(known)).all<EventRow>();
  return results;
}

/** The classes of a course that are on sale and have seats left, soonest first. */
export async function openClasses(db: D1Database, courseId: string, now: number): Promise<EventRow[]> {
  const { results } = await db.prepare(UPCOMING_EVENTS).bind(now, courseId).all<EventRow>();
  return results.filter((row) => isOnSale(row, now) && row.seats_taken < row.capacity);
}

/** A course on offer, by the id of either of its pages, with its upcoming classes; `null` where there is none. */
export async function courseDetail(
  db: D1Database,
  id: string,
  now: number,
  selling: Selling,
): Promise<CourseDetail | null> {
  if (id.length > MAX_ID_LENGTH) return null;
  const course = await db.prepare(COURSE_BY_ENTRY).bind(id).first<CourseRow>();
  if (!course) return null;
  const { results } = await db.prepare(UPCOMING_EVENTS).bind(now, course.id).all<EventRow>();
  return {
    id: course.entry_id,
    language: course.language,
    title: course.title,
    summary: course.summary,
    code: course.code,
    level: course.level,
    durationHours: course.duration_hours,
    certificateText: course.certificate_text,
    priceCents: course.price_cents,
    currency: 'CAD',
    classes: results.map((row) => ({
      ...eventDetail(row, now, selling),
      trainer: row.trainer ?? undefined,
    })),
  };
}
