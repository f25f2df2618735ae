import { recordEvent, type BookingRecord } from '../booking/index.ts';
import { divided, type DividedPart } from './divided.ts';
import { noteFor } from './notes.ts';
import { INSERT_PART } from './together-sql.ts';
import type { Needs } from './rows.ts';

interface FromCredit {
  cents: number;
  note: string;
  /** What was open when it was asked for: the batch is refused where that is another sum by now. */
  openCents: number;
  by: { who: 'staff' | 'owner'; accountId: number };
  at: number;
}

interface Paid {
  /** One for each invoice, which takes its part off the credit. */
  parts: DividedPart[];
  writes: D1PreparedStatement[];
}

/**
 * Payments from what the client has with us, one for each invoice that is open, with their receipts, for the batch that takes them off there;
 * `null` where nothing of the booking was invoiced.
 */
export async function paidFromCredit(
  needs: Pick<Needs, 'db' | 'newId'>,
  record: BookingRecord,
  { cents, note, openCents, by, at }: FromCredit,
): Promise<Paid | null> {
  const { db } = needs;
  const { id } = record.booking;
  const parts = await divided(needs, id, { cents, openCents });
  if (parts.length === 0) return null;
  const writes = parts.flatMap(({ payment, invoice, cents: part, openCents: before }) => [
    db.prepare(INSERT_PART).bind(...[payment, id, invoice, 'credit', part, at, at, note, before, null]),
    recordEvent(db, { bookingId: id, kind: 'paid', at, ...by, detail: { payment, cents: part, method: 'credit' } }),
    noteFor(needs, record, 'payment_receipt', payment, at),
  ]);
  return { parts, writes };
}
