import * as v from 'valibot';
import type { FieldReason } from '../api/errors.ts';
import type { Session } from '../catalogue/classes.ts';
import { optionalLine } from '../fields.ts';
import { refusing } from '../forms/form.ts';
import { instantOf } from '../time/schedule.ts';
import { Sitting, why } from './acts.ts';

/** A class has no more. */
const MOST_SESSIONS = 60;

const DAY_MS = 86_400_000;

/** A day on which nobody was ticked can still be changed so long after it: over a weekend. */
const LATE_MS = 3 * DAY_MS;

/** Where a day is held: where its class is, or not. */
export const dayPlaces = ['own', 'online', 'room'] as const;

const session = v.pipe(
  v.number('choose'),
  v.integer('choose'),
  v.minValue(1, 'choose'),
  v.maxValue(MOST_SESSIONS, 'choose'),
);
const there = { where: v.picklist(dayPlaces, 'choose'), room: optionalLine(60) };

const DayChange = v.variant('what', [
  v.object({ ...why, what: v.literal('move'), session, ...Sitting.entries, ...there }),
  v.object({ ...why, what: v.literal('place'), session, ...there }),
  v.object({ ...why, what: v.literal('add'), ...Sitting.entries, ...there }),
  v.object({ ...why, what: v.literal('drop'), session, rest: v.boolean() }),
]);
export type ChangeDays = v.InferOutput<typeof DayChange>;

/** What becomes of a single day of a class; sessions count from 1. `rest`: all that follow it fall away, too. */
export const ChangeDays = v.pipe(
  DayChange,
  refusing<ChangeDays>((body): Record<string, FieldReason> =>
    body.what !== 'drop' && body.where === 'room' && body.room === '' ? { room: 'required' } : {},
  ),
);
export const dayActs = ['move', 'place', 'add', 'drop'] as const;

/** Of a class, what says which of its days were held. */
export interface DaysSoFar {
  sessions: readonly Session[];
  /** The last session in which somebody was ticked as present, from 1; 0 where there is none. */
  attended: number;
}

/**
 * How many sessions of a class, from its first, stay as they are at `now` (epoch milliseconds): those in which somebody was, those before
 * another one that has begun, and those that are over for days. A day that a storm took can be changed after its hour has struck.
 */
export function heldDays({ sessions, attended }: DaysSoFar, now: number): number {
  const begun = sessions.filter(({ start }) => Date.parse(start) <= now).length;
  const past = sessions.filter(({ end }) => Date.parse(end) + LATE_MS < now).length;
  return Math.min(sessions.length, Math.max(attended, begun - 1, past));
}

/** Whether a day of a class can still be changed, or one be added: while one is open, and for a day after its last one. */
export const takesDays = (soFar: DaysSoFar, now: number): boolean =>
  heldDays(soFar, now) < soFar.sessions.length || Date.parse(soFar.sessions.at(-1)?.end ?? '') > now - DAY_MS;

/** Those that are not over. */
export const daysToCome = (sessions: readonly Session[], now: number): Session[] =>
  sessions.filter(({ end }) => Date.parse(end) > now);

/** Whether one of its days that are not over is held on line, though the class is not. */
export const isOnlineOnce = (sessions: readonly Session[], now: number): boolean =>
  daysToCome(sessions, now).some(({ online }) => online === true);

/** The days of a class after a change. */
export interface DaysAfter {
  sessions: Session[];
  /** The new numbers of those that stay on their day, by the old ones. */
  numbers: ReadonlyMap<number, number>;
  /** Whose day is theirs no more. */
  left: Session[];
}

interface Numbered {
  session: Session;
  /** Its number, where it stays on its day. */
  was?: number;
}

type Placed = Extract<ChangeDays, { what: 'move' | 'place' | 'add' }>;
type Timed = Extract<ChangeDays, { what: 'move' | 'add' }>;

/** A class on line has no rooms. */
const placed = ({ start, end }: Session, { where, room }: Placed, isOnline: boolean): Session => ({
  ...{ start, end },
  ...(where === 'online' && !isOnline && { online: true as const }),
  ...(where === 'room' && !isOnline && { room }),
});

const timed = ({ date, from, to }: Timed, timeZone: string): Session => ({
  start: instantOf(date, from, timeZone),
  end: instantOf(date, to, timeZone),
});

/** The days of a class after a change of one, in their order; or why not, by the field. */
export function changedDays(
  { timeZone, isOnline, ...soFar }: DaysSoFar & { timeZone: string; isOnline: boolean },
  change: ChangeDays,
  now: number,
): DaysAfter | { fields: Record<string, FieldReason> } {
  const { sessions } = soFar;
  if ('session' in change) {
    if (change.session > sessions.length) return { fields: { session: 'choose' } };
    if (change.session <= heldDays(soFar, now)) return { fields: { session: 'day_held' } };
  }
  const all = sessions.map((one, index): Numbered & { was: number } => ({ session: one, was: index + 1 }));
  const after = all.flatMap((one): Numbered[] => {
    if (!('session' in change)) return [one];
    if (change.what === 'drop')
      return one.was === change.session || (change.rest && one.was > change.session) ? [] : [one];
    if (one.was !== change.session) return [one];
    return change.what === 'place'
      ? [{ session: placed(one.session, change, isOnline), was: one.was }]
      : [{ session: placed(timed(change, timeZone), change, isOnline) }];
  });
  if (change.what === 'add') after.push({ session: placed(timed(change, timeZone), change, isOnline) });
  if (after.length === 0) return { fields: { session: 'only_day' } };
  // What stays as it is would be mailed to everybody as a change.
  if (JSON.stringify(after.map((one) => one.session)) === JSON.stringify(sessions))
    return { fields: { [change.what === 'place' ? 'where' : 'date']: 'duplicate' } };
  if (after.length > MOST_SESSIONS) return { fields: { date: 'too_many' } };
  after.sort((one, other) => Date.parse(one.session.start) - Date.parse(other.session.start));
  if (!isInOrder(after, now)) return { fields: { date: 'sessions_order' } };
  const stay = new Set(after.map(({ session: { start } }) => start));
  return {
    sessions: after.map((one) => one.session),
    numbers: new Map(after.flatMap(({ was }, index) => (was === undefined ? [] : [[was, index + 1]]))),
    left: sessions.filter(({ start }) => !stay.has(start)),
  };
}

/** New days are to come, and none begins before the one before it has ended. */
const isInOrder = (days: readonly Numbered[], now: number) =>
  days.every(({ session: { start, end }, was }, index) => {
    const before = days[index - 1];
    const free = before ? Date.parse(before.session.end) : -Infinity;
    return (
      Date.parse(start) >= free && Date.parse(end) > Date.parse(start) && (was !== undefined || Date.parse(start) > now)
    );
  });

/**
 * How many days a seat of a class was sold for: as many as it has, or as it had by its schedule (`scheduled` of the change of its dates), since a
 * day that fell away was a part of the price.
 */
export function daysSold({
  sessions,
  changed,
}: {
  sessions: readonly unknown[];
  changed: readonly { field: string; scheduled: unknown }[];
}): number {
  const meant = changed.find(({ field }) => field === 'dates')?.scheduled;
  return Math.max(sessions.length, Array.isArray(meant) ? meant.length : 0);
}

/** What a seat costs of a class for one of its days, in cents. */
export const priceOfDay = (priceCents: number, days: number): number => Math.round(priceCents / Math.max(1, days));
