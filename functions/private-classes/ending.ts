import type { OfficeOrder } from '../../src/domain/changes/orders.ts';
import { present } from '../../src/domain/present.ts';
import { beginClassAct, changesOf, writeChange, type Over } from '../catalogue/index.ts';
import type { Act } from '../platform/acts.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { CLASS_IN_ITS_MINUTE, CLASSES_STANDING } from './sql.ts';

/** A private class of an order that stands and is not over. */
export interface StandingClass {
  id: string;
  revision: number;
  state: 'tentative' | 'confirmed';
  starts_at: number;
  time_zone: string;
  title_en: string;
  title_fr: string;
}

export async function standingClasses(db: D1Database, orderId: string, at: number): Promise<StandingClass[]> {
  const { results } = await db.prepare(CLASSES_STANDING).bind(orderId, at).all<StandingClass>();
  return results;
}

/**
 * Whether a class of it is cancelled, and can still be brought back: its order is not ended meanwhile. Nor is it where its classes are to be
 * cancelled with it and one was changed in this minute: the change could be undone after its people have heard.
 */
export const canComeBack = async (
  db: D1Database,
  orderId: string,
  at: number,
  withClasses: boolean,
): Promise<boolean> =>
  (await db
    .prepare(CLASS_IN_ITS_MINUTE)
    .bind(orderId, at, withClasses ? 1 : 0)
    .first()) !== null;

const hasBegun = ({ starts_at: startsAt }: StandingClass, at: number) => startsAt <= at;

/** As the screen of their order shows them. */
export const shownStanding = (classes: readonly StandingClass[], at: number): OfficeOrder['classes'] =>
  classes.map((one) => ({
    ...{ id: one.id, title: { en: one.title_en, fr: one.title_fr }, timeZone: one.time_zone },
    ...{ startsAt: isoInstant(one.starts_at), hasBegun: hasBegun(one, at) },
  }));

interface Ending {
  accountId: number;
  reason: string;
  at: number;
  acted: (act: Act, at: number) => D1PreparedStatement;
}

/**
 * The statements that cancel those which have not begun, for the batch that ends their order, which cannot be undone: their people are told
 * at once. Refused where a class is not as it was read.
 */
export async function endWithOrder(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  classes: readonly StandingClass[],
  { accountId, reason, at, acted }: Ending,
): Promise<D1PreparedStatement[]> {
  const build = siteData.build.id;
  const ending = classes.filter((one) => !hasBegun(one, at));
  const statements = await Promise.all(
    ending.map(async ({ id, revision, state }) => {
      const scheduled = present((await changesOf({ db, siteData }, id)).scheduled, `schedule of ${id}`);
      const over: Over = { cancelled: true };
      const change = {
        value: JSON.stringify(over),
        scheduled: JSON.stringify(scheduled),
        account_id: accountId,
        reason,
        at,
      };
      return [
        beginClassAct(db, { id, seen: revision, toldFrom: at, build }),
        ...writeChange(db, scheduled, 'cancelled', change, build),
        acted({ subject: 'class', id, reason, before: { state }, after: { state: 'cancelled' } }, at),
      ];
    }),
  );
  return statements.flat();
}
