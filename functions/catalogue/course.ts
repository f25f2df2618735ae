import type { CourseDetail } from '../../src/domain/catalogue/classes.ts';
import { ask, rowBy, rowsBy, together, type Question } from '../platform/questions.ts';
import { eventDetail, isOnSale, type EventRow, type Selling } from './events.ts';
import { CLASS_OF_ID, COURSE_BY_ENTRY, EVENTS_BY_ID, UPCOMING_BY_ENTRY, UPCOMING_EVENTS } from './sql.ts';

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

/** The public classes with these ids; unknown ids are left out, the order is the database's. */
export const eventRows = (db: D1Database, ids: readonly string[], now: number): Promise<EventRow[]> =>
  ask(db, eventsById(db, ids, now));

/** The same, to be asked together with other things. */
export function eventsById(db: D1Database, ids: readonly string[], now: number): Question<EventRow[]> {
  const known = ids.filter((id) => id.length <= MAX_ID_LENGTH);
  return rowsBy(db.prepare(EVENTS_BY_ID).bind(now, JSON.stringify(known)));
}

/** A class of either sort, for who may see it; `null` where there is none. */
export const classOfId = (db: D1Database, id: string, now: number): Promise<EventRow | null> =>
  db.prepare(CLASS_OF_ID).bind(now, id).first<EventRow>();

/** The classes of a course that are on sale and have seats left, soonest first. */
export async function openClasses(db: D1Database, courseId: string, now: number): Promise<EventRow[]> {
  const { results } = await db.prepare(UPCOMING_EVENTS).bind(now, courseId).all<EventRow>();
  return results.filter((row) => isOnSale(row, now) && row.seats_taken < row.capacity);
}

/** Who teaches a class, as the team's page shows her. */
function taughtBy({ trainer }: EventRow, { siteData }: Selling) {
  const shown = siteData.trainers.find(({ name }) => name === trainer);
  return { trainer: trainer ?? undefined, trainerRole: shown?.role, trainerPortrait: shown?.portrait };
}

/** A course on offer, by the id of either of its pages, with its upcoming classes; `null` where there is none. */
export async function courseDetail(
  db: D1Database,
  id: string,
  now: number,
  selling: Selling,
): Promise<CourseDetail | null> {
  if (id.length > MAX_ID_LENGTH) return null;
  const asked = {
    course: rowBy<CourseRow>(db.prepare(COURSE_BY_ENTRY).bind(id)),
    classes: rowsBy<EventRow>(db.prepare(UPCOMING_BY_ENTRY).bind(now, id)),
  };
  const { course, classes } = await ask(db, together(asked));
  if (!course) return null;
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
    classes: classes.map((row) => ({
      ...eventDetail(row, now, selling),
      ...taughtBy(row, selling),
    })),
  };
}
