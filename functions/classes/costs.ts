import type { Session } from '../../src/domain/catalogue/classes.ts';
import { marginOf, type CostRate, type Lunch, type Margin } from '../../src/domain/classes/margin.ts';
import type * as calls from '../../src/domain/classes/office-calls.ts';
import { present } from '../../src/domain/present.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { ENTER_COSTS, MARGINS_OF_CLASSES, NAMES_OF_COSTS, SET_COST_RATE } from './costs-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

export interface CostsRow {
  id: string;
  sessions: string;
  time_zone: string;
  delivery: 'online' | 'in-person';
  price_cents: number;
  booked: number;
  revenue_cents: number;
  trainer_cents: number | null;
  room_cents: number | null;
  materials_cents: number | null;
  costs_revision: number;
  trainer_rate: number | null;
  trainer_per: CostRate['per'] | null;
  room_rate: number | null;
  materials_rate: number | null;
  /** JSON: who gives single days in place of its trainer, and what that usually costs. */
  substitute_rates: string;
}

const rateOf = (cents: number | null, per: CostRate['per']) => (cents === null ? null : { cents, per });

interface SubstituteRate {
  startsAt: number;
  trainer: string | null;
  cents: number | null;
  per: CostRate['per'] | null;
}

const substitutesIn = ({ substitute_rates: rates }: CostsRow) =>
  (JSON.parse(rates) as SubstituteRate[]).map(({ startsAt, trainer, cents, per }) => ({
    ...{ startsAt, trainer, rate: rateOf(cents, per ?? 'day') },
  }));

/** Whether a class pays, from its row. */
export const marginOfRow = (row: CostsRow, lunch: Lunch): Margin =>
  marginOf(
    {
      ...{ revision: row.costs_revision, revenueCents: row.revenue_cents, booked: row.booked },
      ...{ timeZone: row.time_zone, delivery: row.delivery, priceCents: row.price_cents },
      sessions: JSON.parse(row.sessions) as Session[],
      entered: { trainer: row.trainer_cents, room: row.room_cents, materials: row.materials_cents },
      rates: {
        trainer: rateOf(row.trainer_rate, row.trainer_per ?? 'day'),
        room: rateOf(row.room_rate, 'day'),
        materials: rateOf(row.materials_rate, 'seat'),
      },
      substitutes: substitutesIn(row),
    },
    lunch,
  );

/** Whether each of some classes pays, by its id. */
export async function marginsOf(
  { db, siteData }: Pick<Needs, 'db' | 'siteData'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Margin>> {
  const rows = rowsOf<CostsRow>(await db.prepare(MARGINS_OF_CLASSES).bind(JSON.stringify(ids)).all());
  return new Map(rows.map((row) => [row.id, marginOfRow(row, siteData.lunch)]));
}

const missing = () => problem('not_found', 'There is no such class.');
const changed = () => problem('office_changed', 'Somebody else has changed this meanwhile.');

type Enter = typeof calls.enterCosts;

const toldOf = ({ trainer, room, materials }: Margin['entered']) => ({
  ...{ trainerCents: trainer, roomCents: room, materialsCents: materials },
});

/** Writes what a class costs, whether it is over or not: bills come late. */
export function enterCosts(
  { db, now, siteData }: Needs,
  { params: { id }, body, keyed, acted }: Asked<Enter>,
): Promise<AnswerTo<Enter>> {
  return once(db, keyed, async (): Promise<AnswerTo<Enter> | null> => {
    const before = (await marginsOf({ db, siteData }, [id])).get(id);
    if (!before) return missing();
    if (before.revision !== body.seen) return changed();
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(ENTER_COSTS).bind(id, body.trainer, body.room, body.materials, body.seen, at),
      acted({ subject: 'class', id, before: toldOf(before.entered), after: toldOf(body) }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Set = typeof calls.setCostRate;

/** Sets what is usual for all classes of a trainer or a city, or for all. Whose it is does not go into the journal: the class says it. */
export function setCostRate(
  { db, now, siteData }: Needs,
  { params: { id }, body, keyed, acted }: Asked<Set>,
): Promise<AnswerTo<Set>> {
  const { of, cents, per, seen } = body;
  return once(db, keyed, async (): Promise<AnswerTo<Set> | null> => {
    const before = (await marginsOf({ db, siteData }, [id])).get(id);
    if (!before) return missing();
    const rate = before.rates[of];
    if ((rate?.cents ?? null) !== seen) return changed();
    const names = present(
      await db.prepare(NAMES_OF_COSTS).bind(id).first<Record<'trainer' | 'place_id', string | null>>(),
    );
    const name = { trainer: names.trainer, room: names.place_id, materials: '' }[of];
    if (name === null) return problem('closed', 'This class has no trainer, or no room.');
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(SET_COST_RATE).bind(of, name, cents, per, seen, at),
      acted({ subject: 'class', id, before: { of, ...(rate ?? {}) }, after: { of, cents, per } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
