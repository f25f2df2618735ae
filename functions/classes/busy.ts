import { awayOn, type DaysAway } from '../../src/domain/classes/absences.ts';
import type { Clash } from '../../src/domain/classes/givers.ts';
import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import { givenBy, giverOf, type Given } from '../../src/domain/classes/substitutes.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { clashesOf, type Busy } from '../../src/domain/team/teaching.ts';
import type { FieldReason } from '../../src/domain/api/errors.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { givenOf, type EventRow } from '../catalogue/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { DAYS_AWAY } from './absences-sql.ts';
import { BUSY_CLASSES } from './file-sql.ts';

type BusyRow = Pick<EventRow, 'id' | 'trainer' | 'sessions' | 'substitutes' | 'time_zone' | 'place_id'>;

const reasons = { hours: 'trainer_busy', city: 'trainer_city', away: 'trainer_busy' } as const;

/** What somebody is refused with whom something keeps from a day, by a field of the form. */
export const refusedBy = (clash: Clash, field: string): { fields: Record<string, FieldReason>; clash: Clash } => ({
  fields: { [field]: reasons[clash.why] },
  clash,
});

/** When and where a class is given, beside who gives which of its days. */
export type Giving = Pick<EventRow, 'id' | 'time_zone' | 'place_id' | 'starts_at' | 'ends_at'>;

/** What keeps somebody from a class: what else they give around its time, and on which days they are away. */
export interface Kept {
  classes: Busy[];
  away: DaysAway[];
}

/** What keeps some trainers around the time of a class, by their names: of each other class the days that are theirs. */
export async function keptAround(
  { db }: Pick<Dependencies, 'db'>,
  trainers: readonly string[],
  { id, starts_at: start, ends_at: end }: Giving,
): Promise<ReadonlyMap<string, Kept>> {
  if (trainers.length === 0) return new Map();
  const names = JSON.stringify(trainers);
  const [from, to] = [start - DAY_MS, end + DAY_MS];
  const [given, away] = await db.batch([
    db.prepare(BUSY_CLASSES).bind(names, from, to),
    db.prepare(DAYS_AWAY).bind(names, dateIn('UTC', from), dateIn('UTC', to)),
  ]);
  const others = rowsOf<BusyRow>(given).filter((row) => row.id !== id);
  const absences = rowsOf<DaysAway & { trainer: string }>(away);
  return new Map(
    trainers.map((trainer) => [
      trainer,
      {
        classes: others.map((row): Busy => ({
          ...{ id: row.id, trainer, timeZone: row.time_zone, placeId: row.place_id },
          sessions: givenBy(givenOf(row), trainer),
        })),
        away: absences.filter((one) => one.trainer === trainer),
      },
    ]),
  );
}

/** What keeps somebody from giving these days: that they are away, or another class; `null` where nothing does. */
export function clashOf(
  kept: ReadonlyMap<string, Kept>,
  trainer: string,
  { id, time_zone: timeZone, place_id: placeId }: Giving,
  sessions: readonly Session[],
): Clash | null {
  const { classes, away } = kept.get(trainer) ?? { classes: [], away: [] };
  const days = awayOn(away, sessions, timeZone);
  if (days) return { why: 'away', from: days.from, to: days.to };
  const own: Busy = { id, trainer, sessions, timeZone, placeId };
  // Others that stand in each other's way are shown with their own classes.
  const clash = clashesOf([own, ...classes]).find(({ first, second }) => first === own || second === own);
  return clash ? { id: clash.first === own ? clash.second.id : clash.first.id, why: clash.why } : null;
}

/** Who of some trainers could not give a class as it stands, but for days that somebody else gives, each with what keeps them. */
export async function busyAmong(
  needs: Pick<Dependencies, 'db'>,
  trainers: readonly string[],
  giving: Giving,
  given: Given,
): Promise<OfficeClass['busy']> {
  const kept = await keptAround(needs, trainers, giving);
  return trainers.flatMap((trainer) => {
    // Whoever gives a day of it already gives that one, too.
    const days = given.sessions.filter((one) => [given.trainer, trainer].includes(giverOf(given, one)));
    const clash = clashOf(kept, trainer, giving, days);
    return clash ? [{ trainer, clash }] : [];
  });
}

/** What keeps the trainer of a class from giving those of its days that are theirs; `null` where nothing does. */
export async function clashWith(needs: Pick<Dependencies, 'db'>, giving: Giving, given: Given): Promise<Clash | null> {
  const { trainer } = given;
  if (trainer === null) return null;
  return clashOf(await keptAround(needs, [trainer], giving), trainer, giving, givenBy(given, trainer));
}
