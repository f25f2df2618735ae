import { recordEvent, type BookingRecord } from '../booking/index.ts';
import { noteFor } from './notes.ts';
import { INSERT_RECORDED, OLDEST_OPEN_INVOICE } from './recorded-sql.ts';
import type { Needs } from './rows.ts';

interface FromCredit {
  payment: string;
  cents: number;
  note: string;
  /** What was open when it was asked for: the batch is refused where that is another sum by now. */
  openCents: number;
  by: { who: 'staff' | 'owner'; accountId: number };
  at: number;
}

/**
 * A payment from what the client has with us, with its receipt, for the batch that takes it off there; `null` where nothing of the
 * booking was invoiced.
 */
export async function paidFromCredit(
  needs: Pick<Needs, 'db'>,
  record: BookingRecord,
  { payment, cents, note, openCents, by, at }: FromCredit,
): Promise<D1PreparedStatement[] | null> {
  const { db } = needs;
  const { id } = record.booking;
  const invoice = await db.prepare(OLDEST_OPEN_INVOICE).bind(id).first<string>('number');
  if (invoice === null) return null;
  return [
    db.prepare(INSERT_RECORDED).bind(...[payment, id, invoice, 'credit', cents, at, at, note, openCents]),
    recordEvent(db, { bookingId: id, kind: 'paid', at, ...by, detail: { payment, cents, method: 'credit' } }),
    noteFor(needs, record, 'payment_receipt', payment, at),
  ];
}
