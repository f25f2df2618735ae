import type * as calls from '../../src/domain/booking/calls.ts';
import type { CodeOf } from '../../src/domain/api/call.ts';
import { isForOneself, paysAtFirstSession, UNTIL_FIRST_SESSION } from '../../src/domain/booking/consumer.ts';
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
import { jsonOf, ok, problem, type Answer } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, type KeyedAnswer, type KeyedCall } from '../platform/idempotency.ts';
import { randomBelow } from '../platform/secrets.ts';
import { aboutHold, type KnownOfHold } from './about-hold.ts';
import { offered, unproved } from './confirm-caps.ts';
import { dueOf, termsOf } from './confirm-terms.ts';
import {
  asBooked,
  atPricesNow,
  bookRow,
  seatsOf,
  type Alongside,
  type ByOffice,
  type Confirmation,
  type Confirming,
} from './confirmation-rows.ts';
import { coverLines, noCovering, type Covering } from './covering.ts';
import { discountLines, noDiscounting, type Discounting } from './discounting.ts';
import { recordEvent } from './events.ts';
import { invoiceDocument } from './invoice.ts';
import { visitOf } from './measuring.ts';
import { QUEUE_PROOF_REQUEST } from './mail-sql.ts';
import { FORGET_PARTICIPANTS, INSERT_PARTICIPANTS } from './participants-sql.ts';
import { proveBooking } from './proof.ts';
import { changedClasses, currentPrice } from './not-as-seen.ts';
import { costsNothing, pricedLines, priceOfLines } from './price-of-lines.ts';
import { refusedBy } from './refusals.ts';
import { STORE_CONFIRMATION_KEY, STORE_KEY, TAKE_SEATS } from './sql.ts';
import { taxedBy } from './taxed-by.ts';
import { toldAtBooking } from './telling.ts';
import { bookingView, type BookingRecord } from './view.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData' | 'cards' | 'capRoom' | 'limiter' | 'meter'>;

type ConfirmAnswer = Answer<BookingView, CodeOf<typeof calls.confirmBooking>>;

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
    network = null,
    browser = null,
    isOffer = false,
    alongside,
    office = null,
    covering = noCovering,
    discounting = noDiscounting,
    asked,
  }: Confirming & { asked?: KeyedAnswer<KnownOfHold> | undefined },
): Promise<ConfirmAnswer> {
  const at = needs.now().getTime();
  const attempt = async (known: KnownOfHold, round: number): Promise<ConfirmAnswer | null> => {
    const { record, beside } = known;
    if (!record) return problem('not_found', 'There is no such hold.');
    const { booking } = record;
    if (booking.state === 'released') return problem('hold_expired', 'These seats were given back.');
    // Sent from two tabs, say: the booking stands, and booking it again would be the surprise.
    if (booking.state !== 'held' && booking.state !== 'expired') return ok(bookingView(record, at, needs));
    if (known.linkedElsewhere) return problem('hold_expired', 'These seats are of somebody who has a link to them.');
    const changed = await changedClasses(needs, record, at);
    if (changed) return changed;
    const from = booking.from_network ?? network;
    const checked = await check(needs, record, { known, request, proof, office, from, at, covering, discounting });
    if ('problem' in checked) return checked;
    const { terms } = checked;
    const confirmation = { ...checked, proof, browser, network: from, proofDueAt: null, within: [] };
    if (proof && !isOffer) return write(needs, call, record, confirmation, alongside);
    const asking = { request, terms, at, network: from, beside, isAgain: round > 0 };
    const bounded = proof ? await offered(needs, record, asking) : await unproved(needs, record, asking);
    if ('problem' in bounded) return bounded;
    return write(needs, call, record, { ...confirmation, ...bounded }, alongside);
  };
  const { email } = request.contact;
  return once(needs.db, call, attempt, { asked, question: () => aboutHold(needs, { reference, network, email, at }) });
}

/** What will be written, or the first reason why it cannot be. */
interface Asked {
  known: KnownOfHold;
  request: ConfirmRequest;
  proof: BookingProof | null;
  office: ByOffice | null;
  from: string | null;
  at: number;
  covering: Covering;
  discounting: Discounting;
}

async function check(needs: Needs, record: BookingRecord, { known, proof, office, from, at, ...asked }: Asked) {
  let { request } = asked;
  const { newId, siteData } = needs;
  const { booking, events } = record;
  if (request.terms.version !== siteData.terms[request.terms.language]) {
    return problem('validation', 'These terms are not in force.', { fields: { 'terms.version': 'terms_changed' } });
  }
  const wanted = record.lines.map((line) => ({ eventId: line.class_id, quantity: line.quantity }));
  const misplaced = misplacedParticipants(request.participants, wanted);
  if (Object.keys(misplaced).length > 0) {
    return problem('validation', 'Some participants have no seat.', { fields: misplaced });
  }

  const refused = refusedBy(known.classes, wanted, at, needs);
  if (refused.length > 0) return problem('seats_refused', 'Some seats are not available any more.', { lines: refused });

  const buyer = { email: request.contact.email, known: proof !== null, byCard: request.paymentMethod === 'card' };
  const priced = await pricedLines(record, { ...asked, ...buyer, at });
  if ('problem' in priced) return priced;
  const { lines, covers, off } = priced;
  if (request.buyer === 'myself' && ((proof && known.hasOne) || !isForOneself(lines, request))) {
    return problem('validation', 'This is no booking of a consumer.', { fields: { buyer: 'not_for_oneself' } });
  }
  // Where nothing is left to pay, the invoice says so, and no class starts too soon for it.
  const isFree = costsNothing(lines);
  if (isFree) request = { ...request, paymentMethod: 'invoice' };
  const byCard = request.paymentMethod === 'card';
  const atFirstSession = paysAtFirstSession(request, siteData.payAtFirstSession);
  if (byCard && atFirstSession) return problem('card_not_offered', 'Nothing is charged before the first session.');
  const held = { since: booking.held_since, endsAt: booking.hold_expires_at };
  const byOffice = office && { since: at, until: office.payUntil };
  const payable = byCard ? (byOffice ?? cardTime(at, CARD_MINUTES, held)) : null;
  if (byCard && !payable) return problem('hold_expired', 'These seats have waited for a card long enough.');
  const terms = byCard ? null : termsOf(siteData, isFree ? [] : events, at, atFirstSession);
  if (!byCard && !terms) return problem('invoice_not_offered', 'A class starts too soon to be paid on invoice.');

  // Only who booked the other seat is told of it (booking rule 42); for anybody else the second seat is set apart.
  const { taken } = known;
  const duplicates = duplicateParticipants(request.participants, proof ? taken.own : new Map());
  if (Object.keys(duplicates).length > 0) {
    return problem('duplicate_participant', 'Somebody has two seats in one class.', { fields: duplicates });
  }

  const price = priceOfLines(lines, events, request.billing, office?.exemption?.taxes ?? siteData.taxes);
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
    office,
    seats: seatsOf(lines, request, newId, {
      taken: taken.all,
      byOffice: await toldAtBooking(needs, request, { network: from, proof }),
    }),
    number: booking.number ?? bookingNumber(randomBelow),
  };
}

/** `null` where somebody was faster: a constraint has refused all of it. */
async function write(
  needs: Needs,
  call: KeyedCall,
  record: BookingRecord,
  checked: Confirmation,
  alongside: Alongside = () => [],
): Promise<ConfirmAnswer | null> {
  const { db, siteData } = needs;
  const { at, request, seats, proof, office, terms } = checked;
  const { id } = record.booking;
  const booked = asBooked(record, checked);
  const asView = bookingView(booked, at, needs);
  const document = terms && invoiceDocument(asView, siteData.supplier, office?.exemption);
  const draft = terms && JSON.stringify({ ...dueOf(terms), document });
  const listed = atPricesNow(record.lines, record.events);
  const prices = JSON.stringify(Object.fromEntries(listed.map((line) => [line.class_id, line.unit_cents])));
  const taxed = Object.fromEntries(record.events.map((event) => [event.id, taxedBy(event, request.billing) ?? '']));
  const detail = { totalCents: checked.price.totalCents };
  const kind = terms ? 'confirmed' : 'awaiting_payment';
  const seatRows = [
    db.prepare(TAKE_SEATS).bind(id, prices, at, JSON.stringify(taxed)),
    ...coverLines(db, id, checked.covers),
    ...discountLines(db, id, checked.off),
    bookRow(
      db,
      { ...booked.booking, from_network: proof ? null : checked.network },
      { asRead: record.booking, draft, visit: JSON.stringify(visitOf(request)) },
    ),
    recordEvent(db, { bookingId: id, kind, at, who: 'buyer', ...office?.by, detail }),
    db.prepare(FORGET_PARTICIPANTS).bind(id),
    db.prepare(INSERT_PARTICIPANTS).bind(id, JSON.stringify(seats)),
    ...(office?.also({ id, at, totalCents: detail.totalCents, state: booked.booking.state }) ?? []),
  ];
  if (!terms || !document) {
    const json = jsonOf(asView);
    const written = await writeTogether(db, [
      ...seatRows,
      ...checked.within,
      ...alongside({ id, at, waits: true, totalCents: detail.totalCents }),
      db.prepare(STORE_KEY).bind(call.scope, call.key, call.fingerprint, id, 200, json, at),
    ]);
    return written && { json };
  }

  // The number is taken by the transaction, which writes it into the stored answer.
  const { issuedOn, dueOn } = terms;
  const view = { ...asView, invoice: proof && { number: '', issuedOn, dueOn, document } };
  const written = await writeTogether(db, [
    ...seatRows,
    ...alongside({ id, at, waits: false, totalCents: detail.totalCents }),
    ...(proof ? proveBooking(needs, { bookingId: id, by: proof, browser: checked.browser, at }) : []),
    ...checked.within,
    ...(proof ? [] : [db.prepare(QUEUE_PROOF_REQUEST).bind(id, at)]),
    db.prepare(STORE_CONFIRMATION_KEY).bind(call.scope, call.key, call.fingerprint, id, 200, jsonOf(view), at),
  ]);
  if (!written) return null;
  needs.meter?.add('gct_bookings_confirmed_total', { paid_by: request.paymentMethod });
  const stored = written.at(-1)?.results[0] as { answer: ReturnType<typeof jsonOf<typeof view>> };
  return { json: stored.answer };
}
