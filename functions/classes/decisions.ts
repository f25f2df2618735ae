import type { Contact } from '../../src/domain/booking/billing.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import type * as calls from '../../src/domain/classes/day-calls.ts';
import { decisionOf, type DayDecision } from '../../src/domain/classes/decisions.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import * as sql from './decisions-sql.ts';

interface SinceRow {
  class_id: string;
  booking_id: string;
  number: string | null;
  contact: string;
  ended: 0 | 1;
  seats: number;
  moved: 0 | 1;
  cancelled: 0 | 1;
  credited: 0 | 1;
  stays: 0 | 1 | null;
  who: string | null;
}

/** Of a class, whether it is held on the day, and where. */
interface OfDay {
  row: { id: string; state: string };
  sittings: readonly Pick<Session, 'online'>[];
}

/** Whether its people have something to decide: it is not held on the day any more, or on line, which it says of itself in a room alone. */
const isOtherwise = ({ row: { state }, sittings }: OfDay) =>
  sittings.length === 0 || state === 'cancelled' || state === 'withdrawn' || sittings.some(({ online }) => online);

/** What everybody has decided who had a seat in a class of a day that is not held then any more, or has gone on line. */
export async function decisionsOf(db: D1Database, on: string, classes: readonly OfDay[]): Promise<DayDecision[]> {
  const ids = classes.filter(isOtherwise).map(({ row }) => row.id);
  if (ids.length === 0) return [];
  const { results } = await db.prepare(sql.SINCE_CHANGE).bind(JSON.stringify(ids), on).all<SinceRow>();
  return results.flatMap((row) => {
    const ended = row.ended === 1;
    const decided = decisionOf({
      ...{ seats: row.seats, ended, moved: row.moved === 1, cancelled: row.cancelled === 1 },
      ...{ credited: row.credited === 1, stays: row.stays === 1 },
    });
    if (decided === null) return [];
    const {
      firstName = '',
      lastName = '',
      organisation = '',
      email = '',
    } = JSON.parse(row.contact) as Partial<Contact>;
    return [
      {
        ...{ classId: row.class_id, bookingId: row.booking_id, number: row.number, seats: row.seats, organisation },
        ...{ name: `${firstName} ${lastName}`.trim() || email, decided, ended },
        who: decided === 'stays' ? row.who : null,
      },
    ];
  });
}

type Tick = typeof calls.tickStay;

/** Notes that the people of a booking stay in a class that has changed, or that it is open again. */
export function tickStay(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  { params: { on }, body: { classId, bookingId, stays }, session, keyed, acted }: Asked<Tick>,
): Promise<AnswerTo<Tick>> {
  return once(db, keyed, async (): Promise<AnswerTo<Tick> | null> => {
    if (!(await db.prepare(sql.HAS_SEATS).bind(classId, bookingId).first())) {
      return problem('not_found', 'That booking has no seat in this class.');
    }
    const at = now().getTime();
    const written = await writeTogether(db, [
      stays
        ? db.prepare(sql.PUT_STAY).bind(classId, bookingId, session.accountId, at)
        : db.prepare(sql.FORGET_STAY).bind(classId, bookingId),
      acted({ subject: 'day', id: on, after: { classes: [classId], party: bookingId, stays } }, at),
      storeDone(db, keyed, { about: on, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
