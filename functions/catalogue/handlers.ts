import * as calls from '../../src/domain/catalogue/calls.ts';
import { ok, problem } from '../platform/answers.ts';
import { answer, type Route } from '../platform/calls/route.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { courseDetail, eventRows } from './course.ts';
import { eventDetail, guaranteedClass, type GuaranteedRow } from './events.ts';
import { GUARANTEED_EVENTS } from './sql.ts';
import { timetable, timetableCalendar } from './timetable.ts';

export const handlers = ({ now, ...needs }: Dependencies): readonly Route[] => [
  answer(calls.courseDetail, async ({ params, db }) => {
    const course = await courseDetail(db, params.id, now().getTime(), needs);
    return course ? ok(course) : problem('not_found', 'There is no such course.');
  }),

  answer(calls.eventDetail, async ({ params, db }) => {
    const at = now().getTime();
    const [row] = await eventRows(db, [params.eventId], at);
    return row ? ok(eventDetail(row, at, needs)) : problem('not_found', 'There is no such class.');
  }),

  answer(calls.guaranteedClasses, async ({ db }) => {
    const { results } = await db.prepare(GUARANTEED_EVENTS).bind(now().getTime()).all<GuaranteedRow>();
    return ok({ classes: results.map(guaranteedClass) });
  }),

  answer(calls.timetable, async ({ query, db }) =>
    ok(await timetable({ ...needs, db, now, at: now().getTime() }, query)),
  ),

  answer(calls.timetableCalendar, ({ query, c, db }) =>
    timetableCalendar(c, { ...needs, db, now, at: now().getTime() }, query),
  ),
];
