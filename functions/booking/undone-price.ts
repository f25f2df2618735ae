import type { Dependencies } from '../platform/dependencies.ts';
import { TELL_OFFICE_OF_PRICE } from './office-classes-sql.ts';
import {
  END_DISOWNED,
  FREE_DISOWNED_SEATS,
  MADE_AT_PRICE,
  QUEUE_PRICE_UNDONE,
  RECORD_PRICE_UNDONE,
} from './proof-sql.ts';

interface UndonePrice {
  classId: string;
  cents: number;
  /** When it was set, and is undone, epoch milliseconds. */
  since: number;
  at: number;
}

/**
 * The statements by which bookings end that were made at a price which is undone, with a mail to their contacts: undone it never was. What
 * was proved or paid meanwhile stands, and the office is told of it.
 */
export async function endAtUndonePrice(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  { classId, cents, since, at }: UndonePrice,
): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare(MADE_AT_PRICE).bind(classId, cents, since).all<{ id: string }>();
  return [
    ...results.flatMap(({ id }) => [
      db.prepare(RECORD_PRICE_UNDONE).bind(id, at),
      db.prepare(QUEUE_PRICE_UNDONE).bind(id, at),
      db.prepare(FREE_DISOWNED_SEATS).bind(id),
      db.prepare(END_DISOWNED).bind(id),
    ]),
    db.prepare(TELL_OFFICE_OF_PRICE).bind(classId, cents, since, siteData.mail.office, at),
  ];
}
