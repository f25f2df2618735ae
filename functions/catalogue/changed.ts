import type { Session } from '../../src/domain/catalogue/classes.ts';
import type { ChangedField } from '../../src/domain/classes/changed.ts';
import type { SiteClass, SiteData } from '../../src/domain/site/site-data.ts';
import {
  BEGIN_CLASS_ACT,
  CHANGES_OF_CLASS,
  DROP_CLASS_CHANGE,
  PRIVATE_SCHEDULE,
  PUT_CLASS_CHANGE,
  PUT_CLASS_STATE,
} from './changes-sql.ts';
import { rowsOf } from '../platform/database.ts';
import type { EventRow } from './events.ts';
import { PROMOTE_CLASSES } from './guarantee-sql.ts';
import { CLASS_OF_ID, UPSERT_CLASSES } from './sql.ts';
import { withInstants, type ScheduledClass } from './sync.ts';

/** What the schedule says of a field that staff changed. */
export function scheduledValue(
  field: ChangedField,
  scheduled: Omit<SiteClass, 'trainer'> & Pick<ScheduledClass, 'trainer'>,
): string | number | Session[] | null {
  const { trainer, capacity, priceCents, sessions, salesEnd } = scheduled;
  const values = { trainer, capacity, price: priceCents, dates: sessions, sales: salesEnd };
  return field in values ? values[field as keyof typeof values] : null;
}

/** What goes over a class of the schedule; `salesUntilAt` comes before the schedule's end of sales, moved or not. */
export type Over = Partial<
  ScheduledClass & { room: string; salesUntilAt: number; guaranteed: boolean; cancelled: boolean }
>;

/** A change as it lies in the database; `value` and `scheduled` are JSON. */
export interface ChangeRow {
  field: ChangedField;
  value: string;
  scheduled: string;
  account_id: number;
  reason: string;
  at: number;
}

/** What of a class is another thing by a change of a field. */
const partsOf: Record<ChangedField, readonly (keyof ScheduledClass)[]> = {
  trainer: ['trainer'],
  room: [],
  capacity: ['capacity'],
  price: ['priceCents'],
  dates: ['sessions', 'startsAt', 'endsAt', 'salesEnd', 'salesEndAt'],
  sales: ['salesEnd', 'salesEndAt'],
  cancelled: ['cancelled'],
  guaranteed: [],
};

/** As the last schedule had it: what staff did not change of it stands so, and each change was written beside the rest. */
function asLastScheduled(row: EventRow, changes: readonly ChangeRow[]): ScheduledClass {
  const parts = changes.flatMap(({ field, scheduled }) => {
    const then = JSON.parse(scheduled) as ScheduledClass;
    return partsOf[field].map((part) => [part, then[part]] as const);
  });
  return { ...asItStands(row), ...(Object.fromEntries(parts) as Partial<ScheduledClass>) };
}

/**
 * What staff changed of a class so far, by field; and the class as the schedule has it, or as the last one had it that knew it, or as the
 * office scheduled a private one. `null` where no schedule has it and nothing was changed.
 */
export async function changesOf(
  { db, siteData: { classes } }: { db: D1Database; siteData: Pick<SiteData, 'classes'> },
  id: string,
): Promise<{ changes: ReadonlyMap<ChangedField, ChangeRow>; scheduled: ScheduledClass | null }> {
  const [rows, own, standing] = await db.batch([
    db.prepare(CHANGES_OF_CLASS).bind(id),
    db.prepare(PRIVATE_SCHEDULE).bind(id),
    db.prepare(CLASS_OF_ID).bind(0, id),
  ]);
  const changes = rowsOf<ChangeRow>(rows);
  const found = classes.find((one) => one.id === id);
  const [kept] = rowsOf<{ scheduled: string }>(own);
  const [row] = rowsOf<EventRow>(standing);
  const known = kept ? (JSON.parse(kept.scheduled) as ScheduledClass) : null;
  const last = row && changes.length > 0 ? asLastScheduled(row, changes) : null;
  return {
    changes: new Map(changes.map((change) => [change.field, change])),
    scheduled: found ? withInstants(found) : (known ?? last),
  };
}

/** A class as it stands, for one that no schedule has any more and nobody has changed: it is as the last one had it. */
export const asItStands = (row: EventRow): ScheduledClass => ({
  ...{ id: row.id, courseId: row.course_id, language: row.language, delivery: row.delivery, placeId: row.place_id },
  ...{ timeZone: row.time_zone, sessions: JSON.parse(row.sessions) as Session[], priceCents: row.price_cents },
  ...{ capacity: row.capacity, minimum: row.minimum, cancelled: row.state === 'cancelled', trainer: row.trainer },
  salesEnd: new Date(row.sales_end_at).toISOString(),
  ...{ startsAt: row.starts_at, endsAt: row.ends_at, salesEndAt: row.sales_end_at },
});

interface Act {
  id: string;
  /** Its revision as it was seen. */
  seen: number;
  /** From when on its people are told. */
  toldFrom: number;
  build: string;
}

/** Begins an act on a class: refuses the batch where the class is not as it was seen. */
export const beginClassAct = (db: D1Database, { id, seen, toldFrom, build }: Act): D1PreparedStatement =>
  db.prepare(BEGIN_CLASS_ACT).bind(id, seen, toldFrom, build);

/** Puts changes of staff in their place, or takes them away (`null`), and has the class be as schedule and changes say now. */
export function writeChange(
  db: D1Database,
  scheduled: ScheduledClass,
  field: ChangedField,
  change: Omit<ChangeRow, 'field'> | null,
  build: string,
): D1PreparedStatement[] {
  const { id } = scheduled;
  return [
    change
      ? db
          .prepare(PUT_CLASS_CHANGE)
          .bind(id, field, change.value, change.scheduled, change.account_id, change.reason, change.at)
      : db.prepare(DROP_CLASS_CHANGE).bind(id, field),
    db.prepare(UPSERT_CLASSES).bind(JSON.stringify([scheduled]), build, null),
    db.prepare(PROMOTE_CLASSES).bind(JSON.stringify([id])),
  ];
}

/** After a change was undone: the class is in the state that it had, where the change was one of that. */
export const asBefore = (
  db: D1Database,
  id: string,
  { field, state }: Pick<EventRow, 'state'> & Pick<ChangeRow, 'field'>,
): D1PreparedStatement[] => [
  ...(field === 'cancelled' || field === 'guaranteed' ? [db.prepare(PUT_CLASS_STATE).bind(id, state)] : []),
  db.prepare(PROMOTE_CLASSES).bind(JSON.stringify([id])),
];
