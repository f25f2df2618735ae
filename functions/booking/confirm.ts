import type * as calls from '../../src/domain/booking/calls.ts';
import type { CodeOf } from '../../src/domain/api/call.ts';
import { paysAtFirstSession, UNTIL_FIRST_SESSION } from '../../src/domain/booking/consumer.ts';
import { LEAST_CARD_CENTS, type BookingView, type ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { invoiceTerms, termsAtFirstSession } from '../../src/domain/booking/invoice-terms.ts';
import { bookingNumber } from '../../src/domain/booking/number.ts';
import { duplicateParticipants, misplacedParticipants } from '../../src/domain/booking/participants.ts';
import { priceBooking, type BookingPrice } from '../../src/domain/money/price.ts';
import type { TaxPlace } from '../../src/domain/money/tax.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import { PROMOTE_CLASSES } from '../catalogue/index.ts';
import { jsonOf, ok, problem, type Answer } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { randomBelow } from '../platform/secrets.ts';
import { asBooked, atPricesNow, seatsOf, type Confirmation } from './confirmation-rows.ts';
import { coverLines, noCovering, withCovers, type Covering } from './covering.ts';
import { recordEvent } from './events.ts';
import { invoiceDocument } from './invoice.ts';
import { QUEUE_CONFIRMATION, QUEUE_JOINING_INSTRUCTIONS } from './mail-sql.ts';
import { refusedLines } from './refusals.ts';
import {
  BOOK_SEATS,
  EMAILS_TAKEN,
  FORGET_PARTICIPANTS,
  INSERT_PARTICIPANTS,
  ISSUE_INVOICE,
  STORE_CONFIRMATION_KEY,
  STORE_KEY,
  TAKE_SEATS,
} from './sql.ts';
import {
  bookingView,
  eventOf,
  readBooking,
  type BookedEventRow,
  type BookingRecord,
  type BookingRow,
  type LineRow,
} from './view.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData' | 'cards'>;

type ConfirmAnswer = Answer<BookingView, CodeOf<typeof calls.confirmBooking>>;

/** What is written together with a booking that waits for its card. */
export type Alongside = (booking: { id: string; totalCents: number; at: number }) => D1PreparedStatement[];

/**
 * Turns a hold into a booking, on invoice or one that waits for its card: all that must be true is checked first to give a reason, then again by the
 * constraints of the one transaction that writes seats, participants, invoice, mails and key together. A hold that has
 * lapsed takes its seats again in that transaction, if they are still there.
 */
export function confirmBooking(
  needs: Needs,
  call: KeyedCall,
  reference: string,
  request: ConfirmRequest,
  alongside: Alongside = () => [],
  covering: Covering = noCovering,
): Promise<ConfirmAnswer> {
  return once(needs.db, call, async (): Promise<ConfirmAnswer | null> => {
    const at = needs.now().getTime();
    const record = await readBooking(needs.db, reference, at);
    if (!record) return problem('not_found', 'There is no such hold.');
    const { booking } = record;
    if (booking.state === 'released') return problem('hold_expired', 'These seats were given back.');
    // Sent from two tabs, say: the booking stands, and booking it again would be the surprise.
    if (booking.state !== 'held' && booking.state !== 'expired') return ok(bookingView(record, at, needs));
    const checked = await check(needs, record, request, at, covering);
    return 'problem' in checked ? checked : write(needs, call, record, checked, alongside);
  });
}

/** What will be written, or the first reason why it cannot be. */
async function check(needs: Needs, record: BookingRecord, request: ConfirmRequest, at: number, covering: Covering) {
  const { db, newId, siteData } = needs;
  const { booking, events } = record;
  if (request.terms.version !== siteData.terms[request.terms.language]) {
    return problem('validation', 'These terms are not in force.', { fields: { 'terms.version': 'terms_changed' } });
  }
  const wanted = record.lines.map((line) => ({ eventId: line.class_id, quantity: line.quantity }));
  const misplaced = misplacedParticipants(request.participants, wanted);
  if (Object.keys(misplaced).length > 0) {
    return problem('validation', 'Some participants have no seat.', { fields: misplaced });
  }

  const refused = await refusedLines(needs, wanted, at, booking.reference);
  if (refused.length > 0) return problem('seats_refused', 'Some seats are not available any more.', { lines: refused });

  const covers = await covering(record.lines, events, at);
  if ('problem' in covers) return covers;
  // Where nothing is left to pay, the invoice says so, and no class starts too soon for it.
  const allCovered = record.lines.every(({ class_id: id }) => covers.has(id));
  if (allCovered) request = { ...request, paymentMethod: 'invoice' };
  const byCard = request.paymentMethod === 'card';
  const atFirstSession = paysAtFirstSession(request, siteData.payAtFirstSession);
  if (byCard && atFirstSession) return problem('card_not_offered', 'Nothing is charged before the first session.');
  const terms = byCard ? null : termsOf(siteData, allCovered ? [] : events, at, atFirstSession);
  if (!byCard && !terms) return problem('invoice_not_offered', 'A class starts too soon to be paid on invoice.');

  const duplicates = duplicateParticipants(request.participants, await emailsTaken(db, booking.id));
  if (Object.keys(duplicates).length > 0) {
    return problem('duplicate_participant', 'Somebody has two seats in one class.', { fields: duplicates });
  }

  const lines = withCovers(atPricesNow(record.lines, events), covers);
  const price = priceBooking(
    lines.map((line) => ({
      unitCents: line.unit_cents,
      quantity: line.quantity,
      place: taxPlace(eventOf(events, line)),
    })),
    request.billing.country === 'CA' ? request.billing.province : null,
    siteData.taxes,
  );
  if (price.totalCents !== request.totalCents) {
    return problem('price_changed', 'The total is another one now.', priceNow(lines, price));
  }
  if (byCard && price.totalCents < LEAST_CARD_CENTS) return problem('card_not_offered', 'There is nothing to pay.');
  return {
    at,
    terms,
    cancellation: atFirstSession ? UNTIL_FIRST_SESSION : siteData.cancellation,
    lines,
    covers,
    price,
    request,
    seats: seatsOf(lines, request, newId),
    number: booking.number ?? bookingNumber(randomBelow),
  };
}

/** A total and what it is made of, for somebody who has seen another one. */
const priceNow = (lines: readonly LineRow[], { subtotalCents, taxes, totalCents }: BookingPrice) => ({
  totalCents,
  lines: lines.map((line) => ({ eventId: line.class_id, unitCents: line.unit_cents })),
  subtotalCents,
  taxes: taxes.map(({ code, province, rate, baseCents, amountCents }) => ({
    ...{ code, province, rate, baseCents, amountCents },
  })),
});

/** The invoice's dates: as the law has them for a consumer, else as the policy; `null` where a class starts too soon. */
function termsOf(
  { office, invoice, holidays }: SiteData,
  events: readonly BookedEventRow[],
  now: number,
  atFirstSession: boolean,
) {
  const circumstances = {
    now,
    timeZone: office.timeZone,
    dueBusinessDays: invoice.dueBusinessDays,
    holidays: holidaysOf(holidays, office.province),
    classes: events.map((event) => ({ startsAt: event.starts_at, timeZone: event.time_zone })),
  };
  return atFirstSession ? termsAtFirstSession(circumstances) : invoiceTerms(circumstances);
}

/** `null` where somebody was faster: a constraint has refused all of it. */
async function write(
  needs: Needs,
  call: KeyedCall,
  record: BookingRecord,
  checked: Confirmation,
  alongside: Alongside,
): Promise<ConfirmAnswer | null> {
  const { db, siteData } = needs;
  const { at, lines, request, seats } = checked;
  const { id } = record.booking;
  const booked = asBooked(record, checked);
  const listed = atPricesNow(record.lines, record.events);
  const prices = JSON.stringify(Object.fromEntries(listed.map((line) => [line.class_id, line.unit_cents])));
  const detail = { totalCents: checked.price.totalCents };
  const kind = checked.terms ? 'confirmed' : 'awaiting_payment';
  const seatRows = [
    db.prepare(TAKE_SEATS).bind(id, prices, at),
    ...coverLines(db, id, checked.covers),
    bookRow(db, booked.booking, record.booking),
    recordEvent(db, { bookingId: id, kind, at, who: 'buyer', detail }),
    db.prepare(FORGET_PARTICIPANTS).bind(id),
    db.prepare(INSERT_PARTICIPANTS).bind(id, JSON.stringify(seats)),
  ];
  const { terms } = checked;
  if (!terms) {
    const json = jsonOf(bookingView(booked, at, needs));
    const written = await writeTogether(db, [
      ...seatRows,
      ...alongside({ id, at, totalCents: detail.totalCents }),
      db.prepare(STORE_KEY).bind(call.scope, call.key, call.fingerprint, id, 200, json, at),
    ]);
    return written && { json };
  }

  const asView = bookingView(booked, at, needs);
  const document = invoiceDocument(asView, siteData.supplier);
  // The number is taken by the transaction, which writes it into the stored answer.
  const view = { ...asView, invoice: { number: '', ...terms, document } };
  const classIds = JSON.stringify(lines.map((line) => line.class_id));
  const year = Number(terms.issuedOn.slice(0, 4));
  const { state, revision } = record.booking;
  const written = await writeTogether(db, [
    db
      .prepare(ISSUE_INVOICE)
      .bind(id, year, terms.issuedOn, terms.dueOn, detail.totalCents, JSON.stringify(document), at, state, revision),
    ...seatRows,
    db.prepare(PROMOTE_CLASSES).bind(classIds),
    db.prepare(QUEUE_CONFIRMATION).bind(id, request.contact.email, at),
    db.prepare(QUEUE_JOINING_INSTRUCTIONS).bind(at, classIds),
    db.prepare(STORE_CONFIRMATION_KEY).bind(call.scope, call.key, call.fingerprint, id, 200, jsonOf(view), at),
  ]);
  if (!written) return null;
  const stored = written.at(-1)?.results[0] as { answer: ReturnType<typeof jsonOf<typeof view>> };
  return { json: stored.answer };
}

function bookRow(db: D1Database, row: BookingRow, asRead: BookingRow): D1PreparedStatement {
  return db
    .prepare(BOOK_SEATS)
    .bind(
      ...[row.id, row.confirmed_at, row.contact, row.billing, row.purchase_order, row.budget_code],
      ...[row.taxes, row.subtotal_cents, row.total_cents, row.cancellation, row.number],
      ...[row.state, row.payment_method, row.hold_expires_at, asRead.state, asRead.revision],
      ...[row.language, row.consumer, row.terms],
    );
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

function taxPlace(event: BookedEventRow): TaxPlace {
  return event.delivery === 'in-person' && event.place_province !== null
    ? { delivery: 'in-person', province: event.place_province }
    : { delivery: 'online' };
}
