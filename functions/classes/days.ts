import type { Session } from '../../src/domain/catalogue/classes.ts';
import { changedDays, daysToCome, heldDays, type ChangeDays } from '../../src/domain/classes/days.ts';
import { followed } from '../../src/domain/classes/substitutes.ts';
import { first, present } from '../../src/domain/present.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { givenOf, type ChangeRow, type Over } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { CREDITED_SINCE, NOBODY_THERE_SINCE, NOTHING_CREDITED_SINCE } from './days-sql.ts';
import { clashWith, refusedBy } from './busy.ts';
import type { readClass } from './file.ts';
import { marksMoved } from './marks.ts';
import type { Wanted } from './over.ts';

type Read = NonNullable<Awaited<ReturnType<typeof readClass>>>;

/**
 * What becomes of the days of a class by one of them, checked; `change` is how its dates were changed before, `before` how long before
 * its first session the schedule ends sales, milliseconds.
 */
export async function daysWanted(
  needs: Pick<Dependencies, 'db' | 'now'>,
  { row, file }: Read,
  body: ChangeDays,
  { before, change }: { before: number; change: ChangeRow | undefined },
): Promise<Wanted> {
  const at = needs.now().getTime();
  const soFar = { sessions: file.sessions, attended: row.attended };
  const after = changedDays({ ...soFar, timeZone: row.time_zone, isOnline: row.place_id === null }, body, at);
  if ('fields' in after) return after;
  const { sessions, numbers, left } = after;
  const [startsAt, endsAt] = [Date.parse(first(sessions).start), Date.parse(present(sessions.at(-1)).end)];
  const given = givenOf(row);
  const substitutes = followed(given.substitutes, given.sessions, sessions, false);
  if ('date' in body) {
    const then = { ...row, starts_at: startsAt, ends_at: endsAt };
    const clash = await clashWith(needs, then, { ...given, substitutes, sessions: daysToCome(sessions, at) });
    if (clash) return refusedBy(clash, 'date');
  }
  const held = heldDays(soFar, at);
  // Sales that go on end as long before another first day; a day more sells nothing of a class that has begun.
  const sales = change ? (JSON.parse(change.value) as Over).salesEndAt : undefined;
  const salesEndAt =
    row.sales_end_at > at && startsAt !== row.starts_at
      ? startsAt - before
      : (sales ?? (row.starts_at <= at ? row.sales_end_at : undefined));
  return {
    field: 'dates',
    over: { sessions, startsAt, endsAt, ...(salesEndAt !== undefined && { salesEndAt }) },
    // Who cannot come on line is to say so, as whoever cannot come on another day.
    left: [...left, ...sessions.filter((one) => one.online && file.sessions.some((was) => isInRoom(was, one)))],
    held,
    substitutes,
    marks: await marksMoved(needs.db, row.id, held, (session) => numbers.get(session)),
  };
}

/** A day that stays and was no day on line before. */
const isInRoom = (was: Session, is: Session) => was.start === is.start && !was.online;

/** The statement that refuses a batch where somebody was ticked as present meanwhile after the session with this number. */
export const nobodyThereSince = (db: D1Database, id: string, held: number): D1PreparedStatement =>
  db.prepare(NOBODY_THERE_SINCE).bind(id, held);

/**
 * To how many bookings a day was credited since a class lost it, which would have it again with these sessions; and the statement that
 * refuses the batch once there is one more than none.
 */
export async function creditedOf(
  db: D1Database,
  { row, file }: Read,
  { sessions, since }: { sessions: readonly Session[]; since: number },
): Promise<{ bookings: number; none: D1PreparedStatement }> {
  const daysOf = (all: readonly Session[]) => all.map(({ start }) => dateIn(row.time_zone, start));
  const held = new Set(daysOf(file.sessions));
  const asked = [row.id, JSON.stringify(daysOf(sessions).filter((day) => !held.has(day))), since];
  const found = await db
    .prepare(CREDITED_SINCE)
    .bind(...asked)
    .first<{ bookings: number }>();
  return { bookings: found?.bookings ?? 0, none: db.prepare(NOTHING_CREDITED_SINCE).bind(...asked) };
}

/** Whether a class is, for the office, as one that has not begun: nobody was ticked, and no day was held before one that has begun. */
export const isStillWhole = ({ row, file }: Read, at: number): boolean =>
  heldDays({ sessions: file.sessions, attended: row.attended }, at) === 0;
