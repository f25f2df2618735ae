import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import { invoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import { duplicateParticipants, misplacedParticipants } from '../../src/domain/booking/participants.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { priceBooking } from '../../src/domain/money/price.ts';
import type { TaxPlace } from '../../src/domain/money/tax.ts';
import { problem, type Answer } from '../platform/answers.ts';
import { PROMOTE_CLASSES } from '../catalogue/sql.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { QUEUE_CONFIRMATION, QUEUE_JOINING_INSTRUCTIONS } from '../platform/mail/sql.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { invoiceDocument } from './invoice.ts';
import { refusedLines } from './refusals.ts';
import {
  CONFIRM_BOOKING,
  EMAILS_TAKEN,
  INSERT_PARTICIPANTS,
  ISSUE_INVOICE,
  STORE_CONFIRMATION_KEY,
  TAKE_SEATS,
} from './sql.ts';
import { bookingView, readBooking, type BookedEventRow, type BookingRecord, type LineRow } from './view.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>;

/**
 * Turns a hold into a booking on invoice: all that must be true is checked first to give a reason, then again by the
 * constraints of the one transaction that writes seats, participants, invoice, mails and key together. A hold that has
 * lapsed takes its seats again in that transaction, if they are still there.
 */
export function confirmBooking(
  needs: Needs,
  call: KeyedCall,
  reference: string,
  request: ConfirmRequest,
): Promise<Answer> {
  return once(needs.db, call, () => attempt(needs, call, reference, request));
}

async function attempt(
  { db, now, newId, siteData }: Needs,
  call: KeyedCall,
  reference: string,
  request: ConfirmRequest,
): Promise<Answer | null> {
  const at = now().getTime();
  const record = await readBooking(db, reference, at);
  if (!record) return problem('not_found', 'There is no such hold.');
  const { booking, events } = record;
  if (booking.state === 'released') return problem('hold_expired', 'These seats were given back.');
  if (booking.state !== 'held' && booking.state !== 'expired') {
    // Sent from two tabs, say: the booking stands, and booking it again would be the surprise.
    return { status: 200, json: JSON.stringify(bookingView(record, at)) };
  }

  const wanted = record.lines.map((line) => ({ eventId: line.class_id, quantity: line.quantity }));
  const misplaced = misplacedParticipants(request.participants, wanted);
  if (Object.keys(misplaced).length > 0) {
    return problem('validation', 'Some participants have no seat.', { fields: misplaced });
  }

  const refused = await refusedLines(db, wanted, at, reference);
  if (refused.length > 0) return problem('seats_refused', 'Some seats are not available any more.', { lines: refused });

  const terms = invoiceTerms({
    now: at,
    timeZone: siteData.office.timeZone,
    dueBusinessDays: siteData.invoice.dueBusinessDays,
    holidays: holidaysOf(siteData.holidays, siteData.office.province),
    classes: events.map((event) => ({ startsAt: event.starts_at, timeZone: event.time_zone })),
  });
  if (!terms) return problem('invoice_not_offered', 'A class starts too soon to be paid on invoice.');

  const duplicates = duplicateParticipants(request.participants, await emailsTaken(db, booking.id));
  if (Object.keys(duplicates).length > 0) {
    return problem('duplicate_participant', 'Somebody has two seats in one class.', { fields: duplicates });
  }

  const lines = atPricesNow(record.lines, events);
  const price = priceBooking(
    lines.map((line) => ({
      unitCents: line.unit_cents,
      quantity: line.quantity,
      place: taxPlace(events.find((event) => event.id === line.class_id)!),
    })),
    request.billing.country === 'CA' ? request.billing.province : null,
    siteData.taxes,
  );
  if (price.totalCents !== request.totalCents) {
    return problem('price_changed', 'The total is another one now.', { totalCents: price.totalCents });
  }

  const seats = seatsOf(lines, request, newId);
  const confirmed = asConfirmed(record, { at, lines, seats, request, price, cancellation: siteData.cancellation });
  const view = bookingView(
    // The number is taken by the transaction, which writes it into the stored answer.
    { ...confirmed, invoice: { number: '', ...terms, supplier: siteData.supplier } },
    at,
  );
  const document = JSON.stringify(invoiceDocument(view, siteData.supplier));
  const classIds = JSON.stringify(lines.map((line) => line.class_id));
  const prices = JSON.stringify(Object.fromEntries(lines.map((line) => [line.class_id, line.unit_cents])));
  const { booking: row } = confirmed;

  const written = await writeTogether(db, [
    db
      .prepare(ISSUE_INVOICE)
      .bind(
        booking.id,
        Number(terms.issuedOn.slice(0, 4)),
        terms.issuedOn,
        terms.dueOn,
        price.totalCents,
        document,
        at,
      ),
    db.prepare(TAKE_SEATS).bind(booking.id, prices, at),
    db
      .prepare(CONFIRM_BOOKING)
      .bind(
        booking.id,
        at,
        row.contact,
        row.billing,
        row.purchase_order,
        row.budget_code,
        row.taxes,
        price.subtotalCents,
        price.totalCents,
        row.cancellation,
      ),
    db.prepare(INSERT_PARTICIPANTS).bind(booking.id, JSON.stringify(seats)),
    db.prepare(PROMOTE_CLASSES).bind(classIds),
    db.prepare(QUEUE_CONFIRMATION).bind(booking.id, request.contact.email, at),
    db.prepare(QUEUE_JOINING_INSTRUCTIONS).bind(at, classIds),
    db
      .prepare(STORE_CONFIRMATION_KEY)
      .bind(call.scope, call.key, call.fingerprint, booking.id, 200, JSON.stringify(view), at),
  ]);
  if (!written) return null;
  const stored = written.at(-1)?.results[0] as { answer: string };
  return { status: 200, json: stored.answer };
}

async function emailsTaken(db: D1Database, bookingId: string): Promise<Map<string, Set<string>>> {
  const { results } = await db.prepare(EMAILS_TAKEN).bind(bookingId).all<{ class_id: string; email_key: string }>();
  const taken = new Map<string, Set<string>>();
  for (const row of results) {
    const keys = taken.get(row.class_id) ?? new Set();
    taken.set(row.class_id, keys.add(row.email_key));
  }
  return taken;
}

function atPricesNow(lines: LineRow[], events: BookedEventRow[]): LineRow[] {
  const prices = new Map(events.map((event) => [event.id, event.price_cents]));
  return lines.map((line) => ({ ...line, unit_cents: prices.get(line.class_id) ?? line.unit_cents }));
}

function taxPlace(event: BookedEventRow): TaxPlace {
  return event.delivery === 'in-person' && event.place_province !== null
    ? { delivery: 'in-person', province: event.place_province }
    : { delivery: 'online' };
}

interface Seat {
  id: string;
  eventId: string;
  seat: number;
  firstName: string;
  lastName: string;
  email: string;
  emailKey: string | null;
}

/** One participant for every seat: those named in the request, then seats whose names are given later. */
function seatsOf(lines: LineRow[], request: ConfirmRequest, newId: () => string): Seat[] {
  return lines.flatMap((line) => {
    const named = request.participants.filter((participant) => participant.eventId === line.class_id);
    return Array.from({ length: line.quantity }, (_, index) => {
      const { firstName, lastName, email } = named[index] ?? { firstName: '', lastName: '', email: '' };
      return {
        id: newId(),
        eventId: line.class_id,
        seat: index + 1,
        firstName,
        lastName,
        email,
        emailKey: emailKey(email),
      };
    });
  });
}

/** The record as it will be once the transaction has been written. */
function asConfirmed(
  record: BookingRecord,
  {
    at,
    lines,
    seats,
    request,
    price,
    cancellation,
  }: {
    at: number;
    lines: LineRow[];
    seats: Seat[];
    request: ConfirmRequest;
    price: ReturnType<typeof priceBooking>;
    cancellation: Needs['siteData']['cancellation'];
  },
): BookingRecord {
  const quantities = new Map(lines.map((line) => [line.class_id, line.quantity]));
  const wasLive = record.booking.state === 'held' && record.booking.hold_expires_at > at;
  return {
    booking: {
      ...record.booking,
      state: 'confirmed',
      confirmed_at: at,
      contact: JSON.stringify(request.contact),
      billing: JSON.stringify(request.billing),
      payment_method: 'invoice',
      purchase_order: request.purchaseOrder,
      budget_code: request.budgetCode,
      taxes: JSON.stringify(price.taxes),
      subtotal_cents: price.subtotalCents,
      total_cents: price.totalCents,
      cancellation: JSON.stringify(cancellation),
    },
    lines,
    events: record.events.map((event) => {
      const quantity = quantities.get(event.id) ?? 0;
      return {
        ...event,
        seats_taken: event.seats_taken + (wasLive ? 0 : quantity),
        state: event.seats_confirmed + quantity >= event.minimum ? ('confirmed' as const) : event.state,
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
