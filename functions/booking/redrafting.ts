import type { Billing } from '../../src/domain/booking/billing.ts';
import { paysAtFirstSession } from '../../src/domain/booking/consumer.ts';
import { present } from '../../src/domain/present.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { dueOf, termsOf } from './confirm-terms.ts';
import { invoiceDocument } from './invoice.ts';
import { AS_SEEN, REDRAFT_INVOICE, SEE_CLASSES_AS } from './proof-sql.ts';
import { bookingView, readBookingById, type BookingRecord } from './view.ts';

type Needs = Pick<Dependencies, 'db' | 'siteData' | 'cards'>;

/** Refuses the batch that proves a booking where a class of it is not as its invoice says, which was drafted when it was booked. */
export const asSeen = (db: D1Database, bookingId: string): D1PreparedStatement => db.prepare(AS_SEEN).bind(bookingId);

/**
 * Drafts the invoice of a booking anew that waits for its proof while its classes have changed, as it would be by now (booking rules 16
 * and 22), and says so: the buyer sees the classes as they are, and proves it by the next press.
 */
export async function redraft(
  needs: Needs,
  bookingId: string,
  at: number,
): Promise<Refusal<'class_changed' | 'invoice_not_offered'>> {
  const { db, siteData } = needs;
  const record = present(await readBookingById(db, bookingId, at), `booking ${bookingId}`);
  const terms = termsNow(needs, record, at);
  if (!terms) return problem('invoice_not_offered', 'A class starts too soon by now to be paid on invoice.');
  const document = invoiceDocument(bookingView(record, at, needs), siteData.supplier);
  const seen = Object.fromEntries(record.events.map(({ id, sequence }) => [id, sequence]));
  await writeTogether(db, [
    db.prepare(REDRAFT_INVOICE).bind(bookingId, record.booking.revision, JSON.stringify({ ...dueOf(terms), document })),
    db.prepare(SEE_CLASSES_AS).bind(bookingId, JSON.stringify(seen)),
  ]);
  // Where somebody was faster, the next press finds out.
  return problem('class_changed', 'A class is not as it was when it was booked.');
}

function termsNow({ siteData }: Needs, { booking, events }: BookingRecord, at: number) {
  const billing = JSON.parse(present(booking.billing)) as Billing;
  const buyer = booking.consumer === 1 ? 'myself' : 'organisation';
  const atFirstSession = paysAtFirstSession({ buyer, billing }, siteData.payAtFirstSession);
  if (events.some(({ starts_at }) => starts_at <= at)) return null;
  return termsOf(siteData, booking.total_cents === 0 ? [] : events, at, atFirstSession);
}
