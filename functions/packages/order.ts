import type { SeatOffer } from '../../src/domain/packages/offer.ts';
import { present } from '../../src/domain/present.ts';
import { offerOf } from './purchase.ts';
import { ORDER_OF_PURCHASE, PURCHASE_OF_ORDER, VOID } from './sql.ts';

/** Seats that were bought together, as far as their order can be credited. */
export interface OrderedSeats {
  id: string;
  state: 'bought' | 'void';
  offer: SeatOffer;
  /** A date without a time: the last day on which a class may begin. */
  expiresOn: string;
  /** Seats that nobody has used. */
  left: number;
}

/** What was bought by an order without classes; `null` where that is no package's. */
export async function seatsOfOrder(db: D1Database, bookingId: string): Promise<OrderedSeats | null> {
  const row = await db
    .prepare(PURCHASE_OF_ORDER)
    .bind(bookingId)
    .first<{ id: string; state: 'bought' | 'void'; offer: string; expires_on: string | null; seats_left: number }>();
  if (!row) return null;
  return {
    ...{ id: row.id, state: row.state, offer: offerOf(row), expiresOn: present(row.expires_on) },
    left: row.seats_left,
  };
}

/** The booking that is the order of a package; `null` where nobody has bought such a one. */
export const orderOfPackage = (db: D1Database, id: string): Promise<string | null> =>
  db.prepare(ORDER_OF_PURCHASE).bind(id).first<string>('booking_id');

/** Its code pays for nothing any more. Refuses the batch where it is not as it was read. */
export const voidSeats = (db: D1Database, { id, left }: Pick<OrderedSeats, 'id' | 'left'>): D1PreparedStatement =>
  db.prepare(VOID).bind(id, left);
