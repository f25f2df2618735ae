import type { Hono } from 'hono';
import type { CourseDetail, GuaranteedClasses } from '../../src/domain/catalogue/classes.ts';
import { problem, sendProblem } from '../platform/answers.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { endpoint } from '../platform/middleware/endpoint.ts';
import { eventDetail, guaranteedClass, type EventRow, type GuaranteedRow } from './events.ts';
import { COURSE_BY_ENTRY, EVENTS_BY_ID, GUARANTEED_EVENTS, UPCOMING_EVENTS } from './sql.ts';

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

export function catalogueRoutes(app: Hono<AppEnv>, { db, now }: Pick<Dependencies, 'db' | 'now'>): void {
  endpoint(app, 'GET', '/website/course-detail/:id', async (c) => {
    const course = await courseDetail(db, c.req.param('id'), now().getTime());
    return course ? c.json(course) : sendProblem(c, problem('not_found', 'There is no such course.'));
  });

  endpoint(app, 'GET', '/website/event-detail/:eventId', async (c) => {
    const at = now().getTime();
    const [row] = await eventRows(db, [c.req.param('eventId')], at);
    return row ? c.json(eventDetail(row, at)) : sendProblem(c, problem('not_found', 'There is no such class.'));
  });

  endpoint(app, 'GET', '/website/guaranteed-classes', async (c) => {
    const { results } = await db.prepare(GUARANTEED_EVENTS).bind(now().getTime()).all<GuaranteedRow>();
    return c.json<GuaranteedClasses>({ classes: results.map(guaranteedClass) });
  });
}

/** The classes with these ids; unknown ids are left out, the order is the database's. */
export async function eventRows(db: D1Database, ids: readonly string[], now: number): Promise<EventRow[]> {
  const known = ids.filter((id) => id.length <= MAX_ID_LENGTH);
  const { results } = await db.prepare(EVENTS_BY_ID).bind(now, JSON.stringify(known)).all<EventRow>();
  return results;
}

async function courseDetail(db: D1Database, id: string, now: number): Promise<CourseDetail | null> {
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
    classes: results.map((row) => eventDetail(row, now)),
  };
}
