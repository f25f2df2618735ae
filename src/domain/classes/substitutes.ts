import * as v from 'valibot';
import type { Session } from '../catalogue/classes.ts';
import { optionalLine } from '../fields.ts';
import { REPORTABLE_DAYS } from '../training/trainer-report.ts';
import { why } from './acts.ts';

/**
 * Who gives single days of a class in place of its trainer: names by when the session begins, epoch milliseconds; `null` is nobody, where
 * somebody was named who is not known any more.
 */
export const Substitutes = v.record(v.string(), v.nullable(v.string()));
export type Substitutes = Readonly<v.InferOutput<typeof Substitutes>>;

/** By whom a session is given: its number from 1, '' the trainer of the class. */
export const SetSubstitute = v.object({
  ...why,
  session: v.pipe(v.number('choose'), v.integer('choose'), v.minValue(1, 'choose'), v.maxValue(60, 'choose')),
  trainer: optionalLine(120),
});
export type SetSubstitute = v.InferOutput<typeof SetSubstitute>;

/** A class as far as it says who gives which day. */
export interface Given {
  trainer: string | null;
  substitutes: Substitutes;
  sessions: readonly Session[];
}

type Start = Pick<Session, 'start'>;

export const dayKey = ({ start }: Start): string => String(Date.parse(start));

/** Who gives a session; `null` is nobody. */
export function giverOf({ trainer, substitutes }: Pick<Given, 'trainer' | 'substitutes'>, session: Start) {
  const own = substitutes[dayKey(session)];
  return own === undefined ? trainer : own;
}

/** Who gives a class, its trainer first. */
export const giversOf = (given: Given): string[] => {
  const names = given.sessions.map((session) => giverOf(given, session));
  const own = names.includes(given.trainer) ? [given.trainer] : [];
  return [...new Set([...own, ...names].filter((name) => name !== null))];
};

/** The sessions that somebody gives of a class. */
export const givenBy = (given: Given, name: string): Session[] =>
  given.sessions.filter((session) => giverOf(given, session) === name);

/** The numbers of the sessions that somebody else than its trainer gives, from 1. */
export const substituteDays = ({ sessions, substitutes }: Omit<Given, 'trainer'>): number[] =>
  sessions.flatMap((session, index) => (substitutes[dayKey(session)] === undefined ? [] : [index + 1]));

/** Whether it can still be said who gives, or gave, a session: for as long as it is reported on. `now` in epoch milliseconds. */
export const isOpenForSubstitute = ({ end }: Pick<Session, 'end'>, now: number): boolean =>
  Date.parse(end) + REPORTABLE_DAYS * 86_400_000 > now;

const DAY_MS = 86_400_000;

/** All sessions are as many days later, whatever the clock does meanwhile. */
function isShifted(was: readonly Start[], is: readonly Start[]): boolean {
  const days = was.map(({ start }, index) =>
    Math.round((Date.parse(is[index]?.start ?? '') - Date.parse(start)) / DAY_MS),
  );
  return was.length === is.length && new Set(days).size === 1;
}

/**
 * Substitutes of a class that has other days: those of a class that moves as a whole (`asWhole`, and it has as many days) go with its
 * sessions; else a day that stays keeps its own, and what moves takes it along, where as many days are new as are gone. Those of days that
 * are gone are left out.
 */
export function followed(
  substitutes: Substitutes,
  was: readonly Start[],
  is: readonly Start[],
  asWhole = isShifted(was, is),
): Substitutes {
  const [before, after] = [was.map(dayKey), is.map(dayKey)];
  const isWhole = asWhole && was.length === is.length;
  const stays = new Set(isWhole ? [] : before.filter((key) => after.includes(key)));
  const gone = before.filter((key) => !stays.has(key));
  const added = after.filter((key) => !stays.has(key));
  const next = (key: string) =>
    stays.has(key) ? key : gone.length === added.length ? added[gone.indexOf(key)] : undefined;
  return Object.fromEntries(
    Object.entries(substitutes).flatMap(([key, name]) => {
      const then = next(key);
      return then === undefined ? [] : [[then, name]];
    }),
  );
}
