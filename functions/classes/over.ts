import type { ChangeClass, Sitting } from '../../src/domain/classes/acts.ts';
import type { ChangedField } from '../../src/domain/classes/changed.ts';
import type { FieldReason } from '../../src/domain/api/errors.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { daysToCome } from '../../src/domain/classes/days.ts';
import type { Clash } from '../../src/domain/classes/givers.ts';
import { followed, type Substitutes } from '../../src/domain/classes/substitutes.ts';
import { instantOf } from '../../src/domain/time/schedule.ts';
import { givenOf, type Over } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { clashWith, refusedBy } from './busy.ts';
import type { readClass } from './file.ts';
import { marksMoved, numberAmong, type MarksMoved } from './marks.ts';
import { isOfTeam } from './teachers.ts';

type Read = NonNullable<Awaited<ReturnType<typeof readClass>>>;

/** What goes over the schedule, or why not, by the field of the form. */
export type Wanted =
  | {
      field: ChangedField;
      over: Over;
      /** Sessions whose day is theirs no more, or goes on line: their people are still called about it, and decide. */
      left?: readonly Session[];
      /** The last session that was held, after which nobody is ticked as present. */
      held?: number;
      /** Who gives days in place of its trainer then. */
      substitutes?: Substitutes;
      /** What was ticked of sessions that have other numbers then. */
      marks?: MarksMoved | undefined;
    }
  | {
      fields: Record<string, FieldReason>;
      /** What keeps its trainer from it. */
      clash?: Clash;
    };

/** Sessions on the clock of the class's zone as instants; `null` where they are not to come and in order. */
export function sessionsOf(sittings: readonly Sitting[], timeZone: string, now: number) {
  const sessions = sittings.map(({ date, from, to }) => ({
    start: instantOf(date, from, timeZone),
    end: instantOf(date, to, timeZone),
  }));
  let free = now;
  for (const { start, end } of sessions) {
    if (Date.parse(start) < free || Date.parse(end) <= Date.parse(start)) return null;
    free = Date.parse(end);
  }
  return sessions;
}

/** Of a class that has begun, the days that are left are to be given. */
async function trainerWanted(needs: Needs, read: Read, trainer: string): Promise<Wanted> {
  if (!isOfTeam(needs.siteData, trainer)) return { fields: { trainer: 'choose' } };
  const sessions = daysToCome(read.file.sessions, needs.now().getTime());
  const clash = await clashWith(needs, read.row, { ...givenOf(read.row), trainer, sessions });
  return clash ? refusedBy(clash, 'trainer') : { field: 'trainer', over: { trainer } };
}

/** Sales end as long before the first session as the schedule has it. */
async function datesWanted(needs: Needs, read: Read, sittings: readonly Sitting[], before: number): Promise<Wanted> {
  const { row } = read;
  const timed = sessionsOf(sittings, row.time_zone, needs.now().getTime());
  // A day that stays is held where it was.
  const sessions = timed?.map((one) => read.file.sessions.find((was) => isSame(was, one)) ?? one);
  const [first] = sessions ?? [];
  const last = sessions?.at(-1);
  if (!sessions || !first || !last) return { fields: { 'sessions.0.date': 'sessions_order' } };
  const [startsAt, endsAt] = [Date.parse(first.start), Date.parse(last.end)];
  const given = givenOf(row);
  const substitutes = followed(given.substitutes, given.sessions, sessions, true);
  const at = { ...row, starts_at: startsAt, ends_at: endsAt };
  const clash = await clashWith(needs, at, { ...given, sessions, substitutes });
  if (clash) return refusedBy(clash, 'sessions.0.date');
  return {
    field: 'dates',
    over: { sessions, startsAt, endsAt, salesEndAt: startsAt - before },
    left: read.file.sessions,
    held: 0,
    substitutes,
    marks: await marksMoved(needs.db, row.id, 0, numberAmong(read.file.sessions, sessions)),
  };
}

const isSame = (one: Session, other: Session) => one.start === other.start && one.end === other.end;

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** What staff want of a class, checked. `before` is how long before its first session the schedule ends sales. Milliseconds. */
export async function wantedOf(needs: Needs, read: Read, body: ChangeClass, before: number): Promise<Wanted> {
  const { row } = read;
  switch (body.field) {
    case 'trainer':
      return trainerWanted(needs, read, body.trainer);
    case 'dates':
      return datesWanted(needs, read, body.sessions, before);
    case 'capacity':
      if (body.capacity < row.seats_taken) return { fields: { capacity: 'seats_sold' } };
      return { field: 'capacity', over: { capacity: body.capacity } };
    case 'room':
      return { field: 'room', over: { room: body.room } };
    case 'sales':
      return { field: 'sales', over: { salesUntilAt: body.open ? row.starts_at : needs.now().getTime() } };
  }
}
