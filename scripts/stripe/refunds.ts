import type Stripe from 'stripe';
import { testCards, type TestCard } from './cards.ts';
import { isHeld } from './disputes.ts';
import { happened } from './events.ts';
import { newId } from './ids.ts';
import type { CreateRefund } from './parameters.ts';
import { chargeWith, intentWith } from './payments.ts';
import { missing, wrongCall } from './refusals.ts';
import { seconds, type Account, type RefundRecord } from './state.ts';

/** How long a refund takes that does not succeed at once. */
const LATER = 10_000;

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

/** The charge that a refund is about, named itself or by its payment. */
function chargeOf(account: Account, { charge, payment_intent: intent }: CreateRefund): Stripe.Charge {
  if (charge !== undefined && intent !== undefined) {
    throw wrongCall('You may only specify one of these parameters: charge, payment_intent.');
  }
  if (charge !== undefined) return chargeWith(account, charge, 'charge');
  if (intent === undefined) {
    throw wrongCall('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const { latest_charge: latest, status } = intentWith(account, intent, 'payment_intent');
  if (typeof latest !== 'string' || status !== 'succeeded') {
    throw wrongCall(`This PaymentIntent (${intent}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return chargeWith(account, latest, 'payment_intent');
}

function amountOf(charge: Stripe.Charge, wanted: number | undefined): number {
  const rest = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw wrongCall(`Charge ${charge.id} has not been paid.`, { param: 'charge' });
  if (rest === 0) {
    throw wrongCall(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (wanted !== undefined && wanted > rest) {
    throw wrongCall(
      `Refund amount (${dollars(wanted)}) is greater than unrefunded amount on charge (${dollars(rest)})`,
      { param: 'amount', code: 'amount_too_large' },
    );
  }
  return wanted ?? rest;
}

const cardOf = (charge: Stripe.Charge): TestCard | undefined =>
  testCards.find(({ number }) => number.slice(-4) === charge.payment_method_details?.card?.last4);

/** Brings a charge's sums in line with its refunds; one that failed counts no longer. */
function count(account: Account, charge: Stripe.Charge): void {
  charge.amount_refunded = account.state.refunds
    .filter(({ refund }) => refund.charge === charge.id && refund.status !== 'failed' && refund.status !== 'canceled')
    .reduce((sum, { refund }) => sum + refund.amount, 0);
  charge.refunded = charge.amount_refunded === charge.amount;
}

/** @throws {Refusal} when there is nothing, or not so much, to give back */
export function createRefund(account: Account, input: CreateRefund): RefundRecord {
  const charge = chargeOf(account, input);
  if (isHeld(account, charge.id)) {
    throw wrongCall(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  const amount = amountOf(charge, input.amount);
  const course: TestCard['refund'] = cardOf(charge)?.refund;
  const refund: Stripe.Refund = {
    id: newId.refund(),
    object: 'refund',
    amount,
    balance_transaction: newId.transaction(),
    charge: charge.id,
    created: seconds(account),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: input.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: input.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: course?.at ?? 'succeeded',
    transfer_reversal: null,
  };
  const record: RefundRecord = {
    refund,
    later: course ? { at: account.now() + LATER, status: course.later } : null,
  };
  account.state.refunds.push(record);
  count(account, charge);
  happened(account, 'refund.created', refund);
  happened(account, 'charge.refunded', charge);
  return record;
}

/** @throws {Refusal} 404 */
export function refundWith(account: Account, id: string): RefundRecord {
  const record = account.state.refunds.find(({ refund }) => refund.id === id);
  if (!record) throw missing('refund', id, 'refund');
  return record;
}

/**
 * Ends a refund: a pending one either way, a succeeded one by failing, as when a bank sends the money back. What has
 * failed stays so.
 */
export function settleRefund(account: Account, record: RefundRecord, status: 'succeeded' | 'failed'): void {
  const { refund } = record;
  record.later = null;
  if (refund.status === 'failed' || refund.status === status) return;
  refund.status = status;
  if (status === 'failed') {
    refund.failure_reason = 'lost_or_stolen_card';
    refund.failure_balance_transaction = newId.transaction();
  }
  if (typeof refund.charge === 'string') count(account, chargeWith(account, refund.charge));
  happened(account, 'refund.updated', refund);
  if (status === 'failed') happened(account, 'refund.failed', refund);
}

/** Ends the refunds whose time has come. */
export function settleDue(account: Account): void {
  for (const record of account.state.refunds) {
    if (record.later && record.later.at <= account.now()) settleRefund(account, record, record.later.status);
  }
}
