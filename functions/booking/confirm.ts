import type * as calls from '../../src/domain/booking/calls.ts';
import type { CodeOf } from '../../src/domain/api/call.ts';
import { paysAtFirstSession, UNTIL_FIRST_SESSION } from '../../src/domain/booking/consumer.ts';
import {
  CARD_MINUTES,
  LEAST_CARD_CENTS,
  type BookingView,
  type ConfirmRequest,
} from '../../src/domain/booking/contract.ts';
import { cardTime } from '../../src/domain/booking/caps.ts';
import { bookingNumber } from '../../src/domain/booking/number.ts';
import type { BookingProof } from '../../src/domain/booking/proof.ts';
import { duplicateParticipants, misplacedParticipants } from '../../src/domain/booking/participants.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { jsonOf, ok, problem, type Answer } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { randomBelow } from '../platform/secrets.ts';
import { awaitingProof, dueOf, termsOf } from './confirm-terms.ts';
import { asBooked, atPricesNow, seatsOf, type Confirmation } from './confirmation-rows.ts';
import { refusedUnproved, withinBookingCaps } from './capped.ts';
import { coverLines, noCovering, withCovers, type Covering } from './covering.ts';
import { discountLines, noDiscounting, withDiscount, type Discounting } from './discounting.ts';
import { emailsTaken } from './emails-taken.ts';
import { recordEvent } from './events.ts';
import { invoiceDocument } from './invoice.ts';
import { WRITE_VISIT } from './measuring-sql.ts';
import { QUEUE_PROOF_REQUEST } from './mail-sql.ts';
import { FORGET_PARTICIPANTS, INSERT_PARTICIPANTS } from './participants-sql.ts';
import { proveBooking } from './proof.ts';
import { changedClasses, currentPrice } from './not-as-seen.ts';
import { priceOfLines } from './price-of-lines.ts';
import { refusedLines } from './refusals.ts';
import { BOOK_SEATS, STORE_CONFIRMATION_KEY, STORE_KEY, TAKE_SEATS } from './sql.ts';
import { bookingView, readBooking, type BookingRecord, type BookingRow } from './view.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData' | 'cards' | 'capRoom'>;

type ConfirmAnswer = Answer<BookingView, CodeOf<typeof calls.confirmBooking>>;

/** What is written together with a booking that waits for its card. */
export type Alongside = (booking: { id: string; totalCents: number; at: number }) => D1PreparedStatement[];

/**
 * Turns a hold into a booking, on invoice or one that waits for its card: all that must be true is checked first to give
 * a reason, then again by the constraints of the one transaction that writes seats, participants, mails and key together.
 * A hold that has lapsed takes its seats again in that transaction, if they are still there. An invoice has no number
 * before the buyer has proved to be there: in this transaction by `proof`, by the link of the mail that is sent, or by the
 * card.
 */
export function confirmBooking(
  needs: Needs,
  call: KeyedCall,
  reference: string,
  request: ConfirmRequest,
  {
    proof,
    alongside,
    covering = noCovering,
    discounting = noDiscounting,
  }: { proof: BookingProof | null; alongside?: Alongside; covering?: Covering; discounting?: Discounting },
): Promise<ConfirmAnswer> {
  return once(needs.db, call, async (): Promise<ConfirmAnswer | null> => {
    const at = needs.now().getTime();
    const record = await readBooking(needs.db, reference, at);
    if (!record) return problem('not_found', 'There is no such hold.');
    const { booking } = record;
    if (booking.state === 'released') return problem('hold_expired', 'These seats were given back.');
    // Sent from two tabs, say: the booking stands, and booking it again would be the surprise.
    if (booking.state !== 'held' && booking.state !== 'expired') return ok(bookingView(record, at, needs));
    const changed = await changedClasses(needs, record, at);
    if (changed) return changed;
    const checked = await check(needs, record, { request, proof, at, covering, discounting });
    if ('problem' in checked) return checked;
    // What waits for its card was counted when it was held, and ends by itself.
    const { terms } = checked;
    if (!terms || proof) return write(needs, call, record, { ...checked, proof, proofDueAt: null }, alongside);
    const tooMany = await refusedUnproved(needs, unproved(record, request, at));
    return (
      tooMany ??
      write(needs, call, record, {
        ...checked,
        proof,
        proofDueAt: awaitingProof(needs.siteData, record.events, terms, at),
      })
    );
  });
}

/** What will be written, or the first reason why it cannot be. */
interface Asked {
  request: ConfirmRequest;
  proof: BookingProof | null;
  at: number;
  covering: Covering;
  discounting: Discounting;
}

async function check(needs: Needs, record: BookingRecord, { proof, at, covering, discounting, ...asked }: Asked) {
  let { request } = asked;
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

  const refused = await refusedLines(needs, wanted, at, [booking.reference]);
  if (refused.length > 0) return problem('seats_refused', 'Some seats are not available any more.', { lines: refused });

  const covers = await covering(record.lines, events, at);
  if ('problem' in covers) return covers;
  const atCover = withCovers(atPricesNow(record.lines, events), covers);
  const off = await discounting(atCover, events, { email: request.contact.email, at });
  if (off && 'problem' in off) return off;
  const lines = withDiscount(atCover, off);
  // Where nothing is left to pay, the invoice says so, and no class starts too soon for it.
  const isFree = lines.every((line) => line.unit_cents * line.quantity === line.discount_cents);
  if (isFree) request = { ...request, paymentMethod: 'invoice' };
  const byCard = request.paymentMethod === 'card';
  const atFirstSession = paysAtFirstSession(request, siteData.payAtFirstSession);
  if (byCard && atFirstSession) return problem('card_not_offered', 'Nothing is charged before the first session.');
  const held = { since: booking.held_since, endsAt: booking.hold_expires_at };
  const payable = byCard ? cardTime(at, CARD_MINUTES, held) : null;
  if (byCard && !payable) return problem('hold_expired', 'These seats have waited for a card long enough.');
  const terms = byCard ? null : termsOf(siteData, isFree ? [] : events, at, atFirstSession);
  if (!byCard && !terms) return problem('invoice_not_offered', 'A class starts too soon to be paid on invoice.');

  // Only who booked the other seat is told of it (booking rule 42); for anybody else the second seat is set apart.
  const taken = await emailsTaken(db, booking.id, emailKey(request.contact.email));
  const duplicates = duplicateParticipants(request.participants, proof ? taken.own : new Map());
  if (Object.keys(duplicates).length > 0) {
    return problem('duplicate_participant', 'Somebody has two seats in one class.', { fields: duplicates });
  }

  const price = priceOfLines(lines, events, request.billing, siteData.taxes);
  if (price.totalCents !== request.totalCents) {
    return problem('price_changed', 'The total is another one now.', currentPrice(lines, price));
  }
  if (byCard && price.totalCents < LEAST_CARD_CENTS) return problem('card_not_offered', 'There is nothing to pay.');
  return {
    at,
    terms,
    payable,
    cancellation: atFirstSession ? UNTIL_FIRST_SESSION : siteData.cancellation,
    lines,
    covers,
    off,
    price,
    request,
    seats: seatsOf(lines, request, newId, taken.all),
    number: booking.number ?? bookingNumber(randomBelow),
  };
}

function unproved({ booking, lines }: BookingRecord, request: ConfirmRequest, at: number) {
  return {
    visitor: originOf(booking),
    bookingId: booking.id,
    email: request.contact.email,
    lines: lines.map((line) => ({ classId: line.class_id, quantity: line.quantity })),
    at,
  };
}

const originOf = (booking: BookingRow) => ({ address: booking.from_address, network: booking.from_network });

/** `null` where somebody was faster: a constraint has refused all of it. */
async function write(
  needs: Needs,
  call: KeyedCall,
  record: BookingRecord,
  checked: Confirmation,
  alongside: Alongside = () => [],
): Promise<ConfirmAnswer | null> {
  const { db, siteData } = needs;
  const { at, request, seats, proof, terms } = checked;
  const { id } = record.booking;
  const booked = asBooked(record, checked);
  const asView = bookingView(booked, at, needs);
  const document = terms && invoiceDocument(asView, siteData.supplier);
  const draft = terms && JSON.stringify({ ...dueOf(terms), document });
  const listed = atPricesNow(record.lines, record.events);
  const prices = JSON.stringify(Object.fromEntries(listed.map((line) => [line.class_id, line.unit_cents])));
  const detail = { totalCents: checked.price.totalCents };
  const kind = terms ? 'confirmed' : 'awaiting_payment';
  const seatRows = [
    db.prepare(TAKE_SEATS).bind(id, prices, at),
    ...coverLines(db, id, checked.covers),
    ...discountLines(db, id, checked.off),
    bookRow(db, booked.booking, record.booking, draft),
    recordEvent(db, { bookingId: id, kind, at, who: 'buyer', detail }),
    db.prepare(FORGET_PARTICIPANTS).bind(id),
    db.prepare(INSERT_PARTICIPANTS).bind(id, JSON.stringify(seats)),
    db.prepare(WRITE_VISIT).bind(id, JSON.stringify(request.visit ?? {})),
  ];
  if (!terms || !document) {
    const json = jsonOf(asView);
    const written = await writeTogether(db, [
      ...seatRows,
      ...alongside({ id, at, totalCents: detail.totalCents }),
      db.prepare(STORE_KEY).bind(call.scope, call.key, call.fingerprint, id, 200, json, at),
    ]);
    return written && { json };
  }

  // The number is taken by the transaction, which writes it into the stored answer.
  const { issuedOn, dueOn } = terms;
  const view = { ...asView, invoice: proof && { number: '', issuedOn, dueOn, document } };
  const written = await writeTogether(db, [
    ...seatRows,
    ...(proof
      ? proveBooking(needs, { bookingId: id, by: proof, at })
      : [withinBookingCaps(needs, unproved(record, request, at)), db.prepare(QUEUE_PROOF_REQUEST).bind(id, at)]),
    db.prepare(STORE_CONFIRMATION_KEY).bind(call.scope, call.key, call.fingerprint, id, 200, jsonOf(view), at),
  ]);
  if (!written) return null;
  const stored = written.at(-1)?.results[0] as { answer: ReturnType<typeof jsonOf<typeof view>> };
  return { json: stored.answer };
}

function bookRow(db: D1Database, row: BookingRow, asRead: BookingRow, draft: string | null): D1PreparedStatement {
  return db
    .prepare(BOOK_SEATS)
    .bind(
      ...[row.id, row.confirmed_at, row.contact, row.billing, row.purchase_order, row.budget_code],
      ...[row.taxes, row.subtotal_cents, row.total_cents, row.cancellation, row.number],
      ...[row.state, row.payment_method, row.hold_expires_at, asRead.state, asRead.revision],
      ...[row.language, row.consumer, row.terms, draft, row.proof_due_at],
      ...[row.held_since, row.promo_code],
    );
}
