import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { BookingState, BookingView, CancellationTier, Invoice } from '../../src/domain/booking/contract.ts';
import type { PaymentMethod } from '../../src/domain/booking/payment-methods.ts';
import type { TaxAmount } from '../../src/domain/money/tax.ts';
import { isoInstant } from '../platform/answers.ts';
import { ask, from, rowBy, rowsBy, together, type Question } from '../platform/questions.ts';
import { eventDetail, type EventRow, type Selling } from '../catalogue/index.ts';
import { coveredByOf } from './cover.ts';
import { discountOn } from './discount.ts';
import {
  EVENTS_BY_REFERENCE,
  EVENTS_OF_BOOKING,
  INVOICE_BY_REFERENCE,
  INVOICE_OF_BOOKING,
  LINES_BY_REFERENCE,
  LINES_OF_BOOKING,
  PARTICIPANTS_BY_REFERENCE,
  PARTICIPANTS_OF_BOOKING,
} from './record-sql.ts';
import { BOOKING_BY_ID, BOOKING_BY_REFERENCE } from './sql.ts';
import { underOrder } from './purchase-order.ts';

export interface BookingRow {
  id: string;
  reference: string;
  number: string | null;
  revision: number;
  language: 'en' | 'fr';
  state: BookingState;
  created_at: number;
  hold_expires_at: number;
  held_since: number | null;
  from_address: string | null;
  from_network: string | null;
  extensions: number;
  confirmed_at: number | null;
  contact: string | null;
  billing: string | null;
  payment_method: PaymentMethod | null;
  proved_at: number | null;
  proved_by: string | null;
  /** The browser in which it was proved by a mail or a session; `''` where that is not known any more. */
  proved_in: string | null;
  /** Whether its contact had shown to read that address when it was booked. */
  contact_known: 0 | 1;
  proof_due_at: number | null;
  purchase_order: string;
  budget_code: string;
  taxes: string;
  subtotal_cents: number | null;
  total_cents: number | null;
  cancellation: string;
  /** Whether the buyer buys for herself. */
  consumer: 0 | 1;
  terms: string | null;
  promo_code: string | null;
  /** Of the quote at whose prices it was made. */
  quote_number: string | null;
  /** Whether its terms say that a moved seat keeps the fee of its day. */
  moves_keep_fee: 0 | 1;
}

export interface LineRow {
  class_id: string;
  quantity: number;
  unit_cents: number;
  seen_sequence: number | null;
  /** What covers its seats instead of money (JSON); `null` where they are paid for. */
  covered: string | null;
  /** What the promo code of the booking takes off it. */
  discount_cents: number;
}

export type BookedEventRow = EventRow & { seats_confirmed: number };

interface ParticipantRow {
  id: string;
  class_id: string;
  first_name: string;
  last_name: string;
  email: string;
}

interface InvoiceRow {
  number: string;
  issued_on: string;
  due_on: string;
  document: string;
  purchase_order: string;
}

/** A booking with all that belongs to it, read at one moment. */
export interface BookingRecord {
  booking: BookingRow;
  lines: LineRow[];
  events: BookedEventRow[];
  participants: ParticipantRow[];
  invoice: Invoice | null;
}

/** The booking with this reference and everything of it, or `null`. */
export const readBooking = (db: D1Database, reference: string, now: number): Promise<BookingRecord | null> =>
  ask(db, recordByReference(db, reference, now));

/** The same, to be asked together with other things. */
export function recordByReference(db: D1Database, reference: string, now: number): Question<BookingRecord | null> {
  const asked = together({
    booking: rowBy<BookingRow>(db.prepare(BOOKING_BY_REFERENCE).bind(reference)),
    beside: besideOf({
      lines: db.prepare(LINES_BY_REFERENCE).bind(reference),
      events: db.prepare(EVENTS_BY_REFERENCE).bind(now, reference),
      participants: db.prepare(PARTICIPANTS_BY_REFERENCE).bind(reference),
      invoice: db.prepare(INVOICE_BY_REFERENCE).bind(reference),
    }),
  });
  return from(asked, ({ booking, beside }) => booking && { booking, ...beside });
}

/** What belongs to a booking. */
const besideOf = (
  statements: Record<'lines' | 'events' | 'participants' | 'invoice', D1PreparedStatement>,
): Question<Omit<BookingRecord, 'booking'>> =>
  together({
    lines: rowsBy<LineRow>(statements.lines),
    events: rowsBy<BookedEventRow>(statements.events),
    participants: rowsBy<ParticipantRow>(statements.participants),
    invoice: from(rowBy<InvoiceRow>(statements.invoice), invoiceFrom),
  });

function invoiceFrom(row: InvoiceRow | null): Invoice | null {
  if (!row) return null;
  const { number, issued_on: issuedOn, due_on: dueOn, document, purchase_order: order } = row;
  return { number, issuedOn, dueOn, document: underOrder(document, order) };
}

/** The same, by its id. */
export async function readBookingById(db: D1Database, id: string, now: number): Promise<BookingRecord | null> {
  const booking = await db.prepare(BOOKING_BY_ID).bind(id).first<BookingRow>();
  return booking && recordOf(db, booking, now);
}

/** All that belongs to a booking. */
export async function recordOf(db: D1Database, booking: BookingRow, now: number): Promise<BookingRecord> {
  const beside = besideOf({
    lines: db.prepare(LINES_OF_BOOKING).bind(booking.id),
    events: db.prepare(EVENTS_OF_BOOKING).bind(now, booking.id),
    participants: db.prepare(PARTICIPANTS_OF_BOOKING).bind(booking.id),
    invoice: db.prepare(INVOICE_OF_BOOKING).bind(booking.id),
  });
  return { booking, ...(await ask(db, beside)) };
}

/** The state as the clock has it: a hold that has run out is expired before anybody writes so. */
function bookingStateAt(booking: Pick<BookingRow, 'state' | 'hold_expires_at'>, now: number): BookingState {
  return booking.state === 'held' && booking.hold_expires_at <= now ? 'expired' : booking.state;
}

/** While something ends by itself. */
const unbooked: readonly BookingState[] = ['held', 'expired', 'awaiting_payment'];

/** The class of a line: each line of a booking has one. */
export function eventOf(events: readonly BookedEventRow[], line: Pick<LineRow, 'class_id'>): BookedEventRow {
  const event = events.find(({ id }) => id === line.class_id);
  if (!event) throw new Error(`a booking without its class ${line.class_id}`);
  return event;
}

/** Who sits where, as the buyer sees it. */
export const participantView = (row: ParticipantRow) => ({
  id: row.id,
  eventId: row.class_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
});

/** A booking as its buyer sees it. Until it is confirmed it has no taxes, since they depend on the billing address. */
export function bookingView(
  { booking, lines, events, participants, invoice }: BookingRecord,
  now: number,
  selling: Selling,
): BookingView {
  const tiers = JSON.parse(booking.cancellation) as CancellationTier[];
  // A line whose seats were all given back is a part of the story, not of the booking.
  const viewLines = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      eventId: line.class_id,
      quantity: line.quantity,
      unitCents: line.unit_cents,
      lineCents: line.unit_cents * line.quantity,
      ...coveredByOf(line),
      event: eventDetail(eventOf(events, line), now, selling, tiers.length > 0 ? tiers : undefined),
    }));
  const discount = discountOn(booking, lines);
  const subtotalCents = booking.subtotal_cents ?? viewLines.reduce((sum, line) => sum + line.lineCents, 0);
  const state = bookingStateAt(booking, now);
  return {
    reference: booking.reference,
    number: booking.number,
    state,
    language: booking.language,
    createdAt: isoInstant(booking.created_at),
    confirmedAt: booking.confirmed_at === null ? null : isoInstant(booking.confirmed_at),
    holdExpiresAt: unbooked.includes(state) ? isoInstant(booking.hold_expires_at) : null,
    serverTime: isoInstant(now),
    contact: booking.contact === null ? null : (JSON.parse(booking.contact) as Contact),
    billing: booking.billing === null ? null : (JSON.parse(booking.billing) as Billing),
    lines: viewLines,
    participants: participants.map(participantView),
    paymentMethod: booking.payment_method,
    purchaseOrder: booking.purchase_order,
    budgetCode: booking.budget_code,
    ...(discount && { discount }),
    subtotalCents,
    taxes: (JSON.parse(booking.taxes) as TaxAmount[]).map(({ code, province, rate, baseCents, amountCents }) => ({
      code,
      province,
      rate,
      baseCents,
      amountCents,
    })),
    totalCents: booking.total_cents ?? subtotalCents,
    invoice,
    proofDueAt: booking.proof_due_at === null ? null : isoInstant(booking.proof_due_at),
    cancellation: tiers,
  };
}
