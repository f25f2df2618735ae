import type { BookingState, CancellationTier, ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { InvoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import type { BookingProof } from '../../src/domain/booking/proof.ts';
import { emailKey } from '../../src/domain/fields.ts';
import type { ExemptionKind } from '../../src/domain/money/exemptions.ts';
import type { priceBooking } from '../../src/domain/money/price.ts';
import type { TaxTable } from '../../src/domain/money/tax.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Cover } from './cover.ts';
import type { Covering } from './covering.ts';
import type { Discounting, TakenOff } from './discounting.ts';
import { BOOK_SEATS } from './sql.ts';
import type { BookedEventRow, BookingRecord, BookingRow, LineRow } from './view.ts';

/** What is written together with a booking that waits for its card, or is proved. */
export type Alongside = (booking: {
  id: string;
  totalCents: number;
  at: number;
  /** Whether it waits for its card. */
  waits: boolean;
}) => D1PreparedStatement[];

/** Who of the office books for somebody: they are the proof, whoever the booking is for. */
export interface ByOffice {
  by: { who: 'staff' | 'owner'; accountId: number };
  /** Until when a card may be asked for, epoch milliseconds. */
  payUntil: number;
  /** By which document it is without taxes, and what that leaves of them: its one invoice says so. */
  exemption: { kind: ExemptionKind; number: string; taxes: TaxTable } | null;
  /** What is written together with the booking, on invoice or by card. */
  also: (booking: { id: string; totalCents: number; at: number; state: BookingState }) => D1PreparedStatement[];
}

/** How a hold is confirmed, beside what is asked for. */
export interface Confirming {
  proof: BookingProof | null;
  /** Where it is asked from, as `Visitor` has it: seats that came from nowhere, as an offer's, count for that. */
  network?: string | null;
  /** The browser that proves it. */
  browser?: string | null;
  /** Whether it is an offer of the waitlist that proves it, which whoever reads a mailbox has. */
  isOffer?: boolean;
  alongside?: Alongside;
  office?: ByOffice | null;
  covering?: Covering;
  discounting?: Discounting;
}

/** A confirmation that nothing stands in the way of, as far as it can be seen beforehand. */
export interface Confirmation {
  at: number;
  /** `null` where it is paid by card. */
  terms: InvoiceTerms | null;
  /** What cancelling will cost, whatever the policy says later. */
  cancellation: readonly CancellationTier[];
  /** At the prices of now. */
  lines: LineRow[];
  /** What covers some of them, by class. */
  covers: ReadonlyMap<string, Cover>;
  /** What a promo code takes off the others. */
  off: TakenOff | null;
  price: ReturnType<typeof priceBooking>;
  request: ConfirmRequest;
  office: ByOffice | null;
  seats: Seat[];
  /** What the booking will be called. */
  number: string;
  /** `null` where it is to follow, until `proofDueAt`. */
  proof: BookingProof | null;
  browser: string | null;
  /** Where it comes from, for one that nobody has proved; `null` where that is not known. */
  network: string | null;
  proofDueAt: number | null;
  /** What refuses the batch where it is more than a stranger may have. */
  within: D1PreparedStatement[];
  /** Until when it waits for its card, and since when its seats are kept; `null` where it is not paid by card. */
  payable: { since: number; until: number } | null;
}

export interface Seat {
  id: string;
  eventId: string;
  seat: number;
  firstName: string;
  lastName: string;
  email: string;
  emailKey: string | null;
  /** Nobody is mailed: the office tells. */
  officeTells: boolean;
}

export function atPricesNow(lines: LineRow[], events: BookedEventRow[]): LineRow[] {
  const prices = new Map(events.map((event) => [event.id, event.price_cents]));
  return lines.map((line) => ({ ...line, unit_cents: prices.get(line.class_id) ?? line.unit_cents }));
}

/**
 * One participant for every seat: those named in the request, then seats whose names are given later. Somebody who has a
 * seat in the class through somebody else's booking (`taken`: class id → keys) gets a key of this seat's own, which is
 * nobody's: no mail goes there twice, and the office sorts it out.
 */
export function seatsOf(
  lines: LineRow[],
  request: ConfirmRequest,
  newId: () => string,
  { taken, byOffice }: { taken: ReadonlyMap<string, ReadonlySet<string>>; byOffice: ReadonlySet<string> },
): Seat[] {
  return lines.flatMap((line) => {
    const named = request.participants.filter((participant) => participant.eventId === line.class_id);
    return Array.from({ length: line.quantity }, (_, index) => {
      const { firstName, lastName, email } = named[index] ?? { firstName: '', lastName: '', email: '' };
      const id = newId();
      const key = emailKey(email);
      const isSecond = key !== null && taken.get(line.class_id)?.has(key) === true;
      return {
        id,
        eventId: line.class_id,
        seat: index + 1,
        firstName,
        lastName,
        email,
        emailKey: isSecond ? `${key} ${id}` : key,
        officeTells: key !== null && byOffice.has(key),
      };
    });
  });
}

const codeOf = (off: TakenOff | null) =>
  off?.isQuote ? { promo_code: null, quote_number: off.code } : { promo_code: off?.code ?? null, quote_number: null };

/** The record as it will be once the transaction has been written: booked, or waiting for its card. */
export function asBooked(
  record: BookingRecord,
  { at, terms, lines, seats, request, price, number, proof, proofDueAt, payable, cancellation, off }: Confirmation,
): BookingRecord {
  const quantities = new Map(lines.map((line) => [line.class_id, line.quantity]));
  const isProved = terms !== null && proof !== null;
  const wasLive = record.booking.state === 'held' && record.booking.hold_expires_at > at;
  return {
    booking: {
      ...record.booking,
      number,
      language: request.language ?? record.booking.language,
      ...(terms
        ? { state: 'confirmed', confirmed_at: at, proved_at: proof && at, proof_due_at: proofDueAt }
        : { state: 'awaiting_payment', hold_expires_at: payable?.until ?? at }),
      held_since: payable?.since ?? record.booking.held_since,
      contact: JSON.stringify(request.contact),
      contact_known: proof === null ? 0 : 1,
      billing: JSON.stringify(request.billing),
      payment_method: request.paymentMethod,
      purchase_order: request.purchaseOrder,
      budget_code: request.budgetCode,
      taxes: JSON.stringify(price.taxes),
      subtotal_cents: price.subtotalCents,
      total_cents: price.totalCents,
      ...codeOf(off),
      cancellation: JSON.stringify(cancellation),
      consumer: request.buyer === 'myself' ? 1 : 0,
      terms: JSON.stringify({ ...request.terms, acceptedAt: isoInstant(at) }),
    },
    lines,
    events: record.events.map((event) => {
      const quantity = quantities.get(event.id) ?? 0;
      return {
        ...event,
        seats_taken: event.seats_taken + (wasLive ? 0 : quantity),
        state: isProved && event.seats_confirmed + quantity >= event.minimum ? ('confirmed' as const) : event.state,
      };
    }),
    participants: seats.map((seat) => ({
      id: seat.id,
      class_id: seat.eventId,
      first_name: seat.firstName,
      last_name: seat.lastName,
      email: seat.email,
    })),
    invoice: null,
  };
}

/** Writes the booking as it is then; refused where it is not `asRead` any more. `draft` is its invoice until it is issued (JSON), `visit` how it came about (JSON). */
export function bookRow(
  db: D1Database,
  row: BookingRow,
  { asRead, draft, visit }: { asRead: BookingRow; draft: string | null; visit: string },
): D1PreparedStatement {
  return db
    .prepare(BOOK_SEATS)
    .bind(
      ...[row.id, row.confirmed_at, row.contact, row.billing, row.purchase_order, row.budget_code],
      ...[row.taxes, row.subtotal_cents, row.total_cents, row.cancellation, row.number],
      ...[row.state, row.payment_method, row.hold_expires_at, asRead.state, asRead.revision],
      ...[row.language, row.consumer, row.terms, draft, row.proof_due_at],
      ...[row.held_since, row.promo_code, row.quote_number, row.from_network, visit, row.contact_known],
    );
}
