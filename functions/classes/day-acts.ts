import { Temporal } from 'temporal-polyfill';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import type { MovedClass, MoveQuery, TickCall } from '../../src/domain/classes/day.ts';
import type * as calls from '../../src/domain/classes/day-calls.ts';
import { changedDays, daysToCome } from '../../src/domain/classes/days.ts';
import { followed } from '../../src/domain/classes/substitutes.ts';
import { moveOfDay } from '../../src/domain/classes/of-day.ts';
import { dateIn, holidaysOf, isBusinessDay } from '../../src/domain/time/calendar.ts';
import { givenOf, type EventRow } from '../catalogue/index.ts';
import { isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { callsOfDay, classesOfDay, type ClassOfDay, type Needs } from './day.ts';
import * as sql from './day-sql.ts';
import { clashWith } from './busy.ts';
import { isClass } from './is-class.ts';
import { sessionsOf } from './over.ts';
import { roomTaken } from './room.ts';

type Tick = typeof calls.tickCall;

/** All ids by which the same client, or the trainer of a class, is called; none where there is nobody. */
async function calledBy(db: D1Database, { of, id }: TickCall): Promise<readonly string[]> {
  if (of === 'trainer') return (await isClass(db, id)) ? [id] : [];
  const { results } = await db.prepare(sql.BOOKINGS_OF_CLIENT).bind(id).all<{ id: string }>();
  return results.map((one) => one.id);
}

/** Ticks that somebody was called, or takes the tick back: the last that is told of somebody counts, whoever tells it. */
export function tickCall(
  needs: Needs,
  { params: { on }, body, session, keyed, acted }: Asked<Tick>,
): Promise<AnswerTo<Tick>> {
  const { db, now } = needs;
  const { of, id, state } = body;
  const isBooking = of === 'booking';
  return once(db, keyed, async (): Promise<AnswerTo<Tick> | null> => {
    const ids = await calledBy(db, body);
    if (ids.length === 0) return problem('not_found', 'There is nobody to be called by that.');
    const at = now().getTime();
    const before = await callsOfDay(needs, on);
    const own = { of, id, at: isoInstant(at), who: session.firstName };
    const others = before.filter((one) => one.of !== of || !ids.includes(one.id));
    const json = jsonOf(state === '' ? others : [...others, { ...own, state }]);
    const written = await writeTogether(db, [
      db.prepare(isBooking ? sql.FORGET_CALL_OF_CLIENT : sql.FORGET_CALL_OF_TRAINER).bind(on, JSON.stringify(ids)),
      ...(state === ''
        ? []
        : [
            db
              .prepare(sql.KEEP_CALL)
              .bind(on, isBooking ? id : null, isBooking ? null : id, state, session.accountId, at),
          ]),
      acted({ subject: 'day', id: on, after: { of, party: id, state: state || null } }, at),
      storeDone(db, keyed, { about: on, answer: json, at }),
    ]);
    return written && { json };
  });
}

/** The sessions of a class so many days later: all of them, or, once it has begun, that of the day alone. */
function sessionsLater({ row, facts, openSession }: ClassOfDay, days: number, now: number): Session[] | null {
  const body = moveOfDay({ ...facts, revision: row.revision, openSession }, days, '');
  if ('sessions' in body) return sessionsOf(body.sessions, facts.timeZone, now);
  const soFar = { sessions: facts.sessions, timeZone: facts.timeZone, attended: row.attended };
  const after = changedDays({ ...soFar, isOnline: row.place_id === null }, body, now);
  return 'fields' in after ? null : after.sessions;
}

/** What moving a class by some days comes to; the class itself stays where it is. */
async function movedClass(needs: Needs, one: ClassOfDay, days: number): Promise<MovedClass> {
  const { row, facts, hindrance, openSession } = one;
  const nothing = { id: row.id, session: openSession, sessions: [], clash: null, roomClash: null, isHoliday: false };
  if (hindrance !== null && openSession === null) return { ...nothing, problem: hindrance };
  const now = needs.now().getTime();
  const all = sessionsLater(one, days, now);
  if (!all) return { ...nothing, problem: openSession === null ? 'past' : 'order' };
  const sessions = openSession === null ? all : daysToCome(all, now);
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return { ...nothing, problem: 'past' };
  const [startsAt, endsAt] = [Date.parse(first.start), Date.parse(last.end)];
  const given = givenOf(row);
  const substitutes = followed(given.substitutes, given.sessions, all, openSession === null);
  const [clash, roomClash] = await Promise.all([
    clashWith(needs, { ...row, starts_at: startsAt, ends_at: endsAt }, { ...given, sessions, substitutes }),
    roomTaken(needs.db, { id: row.id, placeId: row.place_id, room: row.room, startsAt, endsAt, sessions }),
  ]);
  const holidays = holidaysOf(needs.siteData.holidays, row.place_province ?? needs.siteData.office.province);
  const isHoliday = sessions.some(({ start }) => !isBusinessDay(dateIn(facts.timeZone, start), holidays));
  return {
    id: row.id,
    session: openSession,
    sessions,
    problem: clash && 'trainer',
    clash,
    roomClash,
    isHoliday,
  };
}

/**
 * What moving each class of a day to another one comes to: all of its sessions are as many days later, at their hours; of one that has begun
 * that of the day alone.
 */
export async function movedClasses(needs: Needs, on: string, { to, ...query }: MoveQuery): Promise<MovedClass[]> {
  const days = Temporal.PlainDate.from(on).until(Temporal.PlainDate.from(to), { largestUnit: 'days' }).days;
  const classes = await classesOfDay(needs, on, query);
  // What was moved away already stands on another day.
  const held = classes.filter(({ sittings }) => sittings.length > 0);
  return Promise.all(held.map((one) => movedClass(needs, one, days)));
}

/** The statement by which the people of a class, as it was read before, are still called about days that it had: for a batch, after the change. */
export const keepDaysLeft = (
  db: D1Database,
  row: Pick<EventRow, 'id' | 'time_zone' | 'told_from_at'>,
  sessions: readonly { start: string }[],
  at: number,
): D1PreparedStatement => {
  const days = Object.fromEntries(sessions.map(({ start }) => [start, dateIn(row.time_zone, start)]));
  return db.prepare(sql.KEEP_DAYS_LEFT).bind(row.id, JSON.stringify(days), at, row.told_from_at > at ? 1 : 0);
};
