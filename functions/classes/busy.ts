import type { OfficeClass } from '../../src/domain/classes/office-classes.ts';
import { givenBy, giverOf, type Given } from '../../src/domain/classes/substitutes.ts';
import type { Session } from '../../src/domain/catalogue/classes.ts';
import { clashesOf, type Busy } from '../../src/domain/team/teaching.ts';
import { givenOf, type EventRow } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { BUSY_CLASSES } from './file-sql.ts';

type BusyRow = Pick<EventRow, 'id' | 'trainer' | 'sessions' | 'substitutes' | 'time_zone' | 'place_id'>;

/** Why somebody is refused for a day, by their clash. */
export const busy = { hours: 'trainer_busy', city: 'trainer_city' } as const;

/** When and where a class is given, beside who gives which of its days. */
export type Giving = Pick<EventRow, 'id' | 'time_zone' | 'place_id' | 'starts_at' | 'ends_at'>;

/** What some trainers give around a time, but for one class, by their names: of each class the days that are theirs. */
export async function givenAround(
  { db }: Pick<Dependencies, 'db'>,
  trainers: readonly string[],
  { id, starts_at: start, ends_at: end }: Giving,
): Promise<ReadonlyMap<string, Busy[]>> {
  if (trainers.length === 0) return new Map();
  const { results } = await db
    .prepare(BUSY_CLASSES)
    .bind(JSON.stringify(trainers), start - DAY_MS, end + DAY_MS)
    .all<BusyRow>();
  const others = results.filter((row) => row.id !== id);
  return new Map(
    trainers.map((trainer) => [
      trainer,
      others.map((row): Busy => ({
        ...{ id: row.id, trainer, timeZone: row.time_zone, placeId: row.place_id },
        sessions: givenBy(givenOf(row), trainer),
      })),
    ]),
  );
}

/** The class that keeps somebody from giving these days; `null` where there is none. */
export function clashOf(
  others: ReadonlyMap<string, Busy[]>,
  trainer: string,
  { id, time_zone: timeZone, place_id: placeId }: Giving,
  sessions: readonly Session[],
): OfficeClass['clash'] {
  const own: Busy = { id, trainer, sessions, timeZone, placeId };
  // Others that stand in each other's way are shown with their own classes.
  const clash = clashesOf([own, ...(others.get(trainer) ?? [])]).find(
    ({ first, second }) => first === own || second === own,
  );
  return clash ? { id: clash.first === own ? clash.second.id : clash.first.id, why: clash.why } : null;
}

/** Who of some trainers could not give a class as it stands, but for days that somebody else gives, each with what they give then. */
export async function busyAmong(
  needs: Pick<Dependencies, 'db'>,
  trainers: readonly string[],
  giving: Giving,
  given: Given,
): Promise<OfficeClass['busy']> {
  const others = await givenAround(needs, trainers, giving);
  return trainers.flatMap((trainer) => {
    // Whoever gives a day of it already gives that one, too.
    const days = given.sessions.filter((one) => [given.trainer, trainer].includes(giverOf(given, one)));
    const clash = clashOf(others, trainer, giving, days);
    return clash ? [{ trainer, ...clash }] : [];
  });
}

/** The class that keeps the trainer of one from giving those of its days that are theirs; `null` where there is none. */
export async function clashWith(
  needs: Pick<Dependencies, 'db'>,
  giving: Giving,
  given: Given,
): Promise<OfficeClass['clash']> {
  const { trainer } = given;
  if (trainer === null) return null;
  return clashOf(await givenAround(needs, [trainer], giving), trainer, giving, givenBy(given, trainer));
}
