import type { Contact } from '../../src/domain/booking/billing.ts';
import type * as bookingCalls from '../../src/domain/booking/calls.ts';
import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import type { BookingProof } from '../../src/domain/booking/proof.ts';
import { emailKey } from '../../src/domain/fields.ts';
import type * as calls from '../../src/domain/payments/calls.ts';
import { promoCodeAsKept } from '../../src/domain/promo-codes/code.ts';
import { emailOfAccount } from '../accounts/index.ts';
import {
  aboutHold,
  backToHold,
  bookingView,
  confirmBooking,
  isOpenTo,
  linkNeeded,
  readBooking,
  type Asking,
  type BookingRecord,
} from '../booking/index.ts';
import { coveringBy } from '../packages/index.ts';
import { discountingBy } from '../promo-codes/index.ts';
import { ok, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import { withKey, type KeyedCall } from '../platform/idempotency.ts';
import { askCounted, type Counting } from '../platform/limits/counting.ts';
import { answered, together } from '../platform/questions.ts';
import { isOfferTo } from '../waitlist/index.ts';
import { pageOf } from './page.ts';
import { ROUNDS, type Needs, type PaymentRow } from './rows.ts';
import { settlePayment } from './settle.ts';
import { INSERT_PAYMENT, OPEN_PAYMENT } from './sql.ts';

const unavailable = () => problem('payment_unavailable', 'The card company does not answer.');
const gone = () => problem('not_found', 'There is no such booking.');

interface Booking {
  asking: Asking;
  request: ConfirmRequest;
  network: string;
  /** The browser that proves something, by a cart that it may get for it. */
  provingBrowser: () => Promise<string>;
  counting: Counting | null;
}

/** What decides about a confirmation: whose it is, and all that is known of the hold. */
const toConfirm = (needs: Needs, call: KeyedCall, { asking, request, network }: Booking, at: number) => {
  const [reference, { email }] = [asking.secret, request.contact];
  return together({
    account: asking.session ? emailOfAccount(needs.db, asking.session.accountId) : answered(null),
    isOffer: isOfferTo(needs, { reference, email }),
    keyed: withKey(needs.db, call, aboutHold(needs, { reference, network, email, at })),
  });
};

/** Whether the contact's address is proved already: who is logged in with it, or has an offer that was mailed there. */
function proofBy(account: string | null, isOffer: boolean, email: string): BookingProof | null {
  if (account !== null && account === emailKey(email)) return 'session';
  return isOffer ? 'link' : null;
}

/** Whether who is logged in is the contact of a booking. */
const isContact = ({ contact }: BookingRecord['booking'], account: string | null) =>
  contact !== null && account !== null && account === emailKey((JSON.parse(contact) as Contact).email);

/**
 * Books what is held, and where it is to be paid by card, says where: the booking waits with its seats. Sent again, from
 * two tabs or after a failure, it goes on with the same payment; another order ends that first.
 */
export async function bookAndPay(
  needs: Needs,
  call: KeyedCall,
  booking: Booking,
): Promise<AnswerTo<typeof bookingCalls.confirmBooking>> {
  const { asking, request, network } = booking;
  const { secret: reference } = asking;
  const at = needs.now().getTime();
  const counted = await askCounted(needs.db, booking.counting, toConfirm(needs, call, booking, at));
  if (counted.refused) return counted.refused;
  if (request.paymentMethod === 'card' && !needs.cards) return problem('card_not_offered', 'No cards are taken.');
  const { account, isOffer, keyed } = counted.value;
  const proof = proofBy(account, isOffer, request.contact.email);
  const browser = proof ? await booking.provingBrowser() : asking.browser;
  // Also what was answered under the same key before is shown to nobody else, once it is the contact's.
  const earlier = keyed.known.record;
  if (earlier && !isOpenTo(earlier.booking, { browser, byContact: isContact(earlier.booking, account) })) {
    return linkNeeded(earlier, at);
  }
  const waited = earlier?.booking.state === 'awaiting_payment';
  const isOther = waited && !(isSameOrder(earlier, request) && isLive(needs, earlier));
  const withdrawn = isOther ? await withdraw(needs, reference) : null;
  if (withdrawn && 'problem' in withdrawn) return withdrawn;

  const language = request.language ?? earlier?.booking.language ?? 'en';
  const booked = await confirmBooking(needs, call, reference, request, {
    proof,
    network,
    browser: proof && browser,
    isOffer: proof === 'link',
    covering: coveringBy(needs, request.packageCode ?? '', language),
    discounting: discountingBy(needs, request.promoCode ?? ''),
    alongside: ({ id, totalCents, at: bookedAt, waits }) =>
      waits ? [needs.db.prepare(INSERT_PAYMENT).bind(needs.newId(), id, null, totalCents, bookedAt)] : [],
    asked: withdrawn ? undefined : keyed,
  });
  if ('problem' in booked) return booked;
  const stored = JSON.parse(booked.json) as ReturnType<typeof bookingView>;
  const asNow = (record: BookingRecord) =>
    stored.state === record.booking.state ? stored : bookingView(record, needs.now().getTime(), needs);
  if (earlier && !waited && stored.state !== 'awaiting_payment') {
    // On invoice: booked by this very call, or sent again.
    const isNew = earlier.booking.state === 'held' || earlier.booking.state === 'expired';
    return ok({ ...(isNew ? stored : asNow(earlier)), payAt: null });
  }
  const payable = await goOn(needs, reference);
  if ('problem' in payable) return payable;
  // By card, or paid since: as it is now.
  const record = await readBooking(needs.db, reference, needs.now().getTime());
  return record ? ok({ ...asNow(record), payAt: payable.payAt }) : gone();
}

/** Whether it asks for what the booking that waits is already. */
function isSameOrder({ booking, participants, lines }: BookingRecord, request: ConfirmRequest): boolean {
  const named = lines.flatMap((line) => {
    const wanted = request.participants.filter(({ eventId }) => eventId === line.class_id);
    return Array.from({ length: line.quantity }, (_, seat) => {
      const { firstName = '', lastName = '', email = '' } = wanted[seat] ?? {};
      return [line.class_id, firstName, lastName, email];
    });
  });
  const people = participants.map((row) => [row.class_id, row.first_name, row.last_name, row.email]);
  return (
    request.paymentMethod === booking.payment_method &&
    (request.language ?? booking.language) === booking.language &&
    (request.buyer === 'myself') === (booking.consumer === 1) &&
    request.totalCents === booking.total_cents &&
    promoCodeAsKept(request.promoCode ?? '') === (booking.promo_code ?? '') &&
    request.purchaseOrder === booking.purchase_order &&
    request.budgetCode === booking.budget_code &&
    JSON.stringify(request.contact) === booking.contact &&
    JSON.stringify(request.billing) === booking.billing &&
    JSON.stringify(named) === JSON.stringify(people)
  );
}

const isLive = ({ now }: Needs, { booking }: BookingRecord) => booking.hold_expires_at > now().getTime();

/** How a booking stands, and where its card is asked for. Of one that waits, the card company is asked. */
export async function goOn(
  needs: Needs,
  reference: string,
): Promise<
  { state: BookingRecord['booking']['state']; payAt: string | null } | Refusal<'payment_unavailable' | 'not_found'>
> {
  const { db } = needs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = needs.now().getTime();
    const record = await readBooking(db, reference, at);
    if (!record) return gone();
    const { booking } = record;
    if (booking.state !== 'awaiting_payment') return { state: bookingView(record, at, needs).state, payAt: null };
    if (!needs.cards) return unavailable();
    const payment = await db.prepare(OPEN_PAYMENT).bind(booking.id).first<PaymentRow>();
    if (!payment) {
      // The one before has ended: by its page's time, or because the card company has failed.
      if (!isLive(needs, record)) return { state: 'expired', payAt: null };
      await writeTogether(db, [
        db.prepare(INSERT_PAYMENT).bind(needs.newId(), booking.id, null, booking.total_cents, at),
      ]);
      continue;
    }
    const page = await pageOf(needs, payment);
    if (page.outcome === 'done' && page.value.state === 'open' && page.value.url !== null) {
      return { state: booking.state, payAt: page.value.url };
    }
    if (page.outcome !== 'done') {
      needs.log('warn', 'card_company_failed', { payment: payment.id, outcome: page.outcome, reason: page.reason });
    }
    if (page.outcome === 'unknown' || (await settlePayment(needs, payment.id)) === 'unknown') return unavailable();
  }
  return unavailable();
}

/**
 * Ends the page of a booking that waits, and holds its seats as before. What was paid meanwhile is booked instead; what
 * nobody can say stays as it is.
 */
export async function withdraw(
  needs: Needs,
  reference: string,
): Promise<AnswerTo<typeof calls.withdrawPayment> | Refusal<'payment_unavailable' | 'not_found'>> {
  const { db } = needs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = needs.now().getTime();
    const record = await readBooking(db, reference, at);
    if (!record) return gone();
    const { booking } = record;
    if (booking.state !== 'awaiting_payment') return ok({ state: bookingView(record, at, needs).state, payAt: null });
    if (!needs.cards) return unavailable();
    const payment = await db.prepare(OPEN_PAYMENT).bind(booking.id).first<PaymentRow>();
    if (payment) {
      if ((await settlePayment(needs, payment.id, { end: true })) === 'unknown') return unavailable();
    } else await writeTogether(db, backToHold(db, booking, at));
  }
  return unavailable();
}
