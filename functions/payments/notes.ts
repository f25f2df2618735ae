import type { Contact } from '../../src/domain/booking/billing.ts';
import type { BookingRecord } from '../booking/index.ts';
import type { Needs } from './rows.ts';
import { QUEUE_MAIL } from './sql.ts';

/** Mails to who has booked. */
export type BuyerNote = 'payment_receipt' | 'paid_twice' | 'paid_over' | 'seats_gone';

/** Mails to the office about what banks say against charges. */
export const disputeNotes = ['payment_questioned', 'dispute_opened', 'dispute_won', 'dispute_lost'] as const;

/** Mails to the office, about what people have to look at. */
export type OfficeNote =
  | 'payment_unknown'
  | 'payment_returned'
  | 'refund_failed'
  | 'refund_by_hand'
  | 'refund_elsewhere'
  | (typeof disputeNotes)[number];

/** Of who has booked; `null` once the law asks for their name no more. */
export const emailOf = ({ contact }: BookingRecord['booking']): string | null =>
  (JSON.parse(contact ?? '{}') as Partial<Contact>).email ?? null;

/** Puts a mail about a payment into the outbox, once. */
export function noteFor(
  { db }: Pick<Needs, 'db'>,
  { booking }: BookingRecord,
  kind: BuyerNote | 'payments_receipt',
  payment: string,
  at: number,
): D1PreparedStatement {
  return db.prepare(QUEUE_MAIL).bind(kind, payment, emailOf(booking), booking.id, at);
}

/** The same, for the office; about a payment, a refund or a dispute. */
export function noteForOffice(
  { db, siteData, now }: Pick<Needs, 'db' | 'siteData' | 'now'>,
  kind: OfficeNote,
  about: string,
  bookingId: string,
): D1PreparedStatement {
  return db.prepare(QUEUE_MAIL).bind(kind, about, siteData.mail.office, bookingId, now().getTime());
}
