import type Stripe from 'stripe';
import { happened } from './events.ts';
import { newId } from './ids.ts';
import { chargeWith, intentWith } from './payments.ts';
import { missing, wrongCall } from './refusals.ts';
import { seconds, type Account } from './state.ts';

/** How long the bank waits for an answer, in seconds. */
const ANSWER_WITHIN = 7 * 24 * 3600;
/** What a dispute costs who was paid, whatever comes of it. */
const FEE = 1500;

/** What a test can make of a dispute; which of them its bank decides, and which only asks. */
export type DisputeEnd = 'needs_response' | 'under_review' | 'won' | 'lost' | 'warning_closed' | 'prevented';

function transaction(account: Account, dispute: string, amount: number, fee: number): Stripe.BalanceTransaction {
  const created = seconds(account);
  return {
    id: newId.transaction(),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency: 'cad',
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute,
    status: 'available',
    type: 'adjustment',
  };
}

/** Nothing that was sent to the bank: the double has no bank that reads it. */
const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Moves the money of a dispute, where it is not where its status has it. */
function move(account: Account, dispute: Stripe.Dispute): void {
  const gone = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0;
  const goes = ['needs_response', 'under_review', 'lost', 'prevented'].includes(dispute.status);
  if (gone === goes) return;
  dispute.balance_transactions.push(
    transaction(account, dispute.id, goes ? -dispute.amount : dispute.amount, goes ? FEE : 0),
  );
  happened(account, goes ? 'charge.dispute.funds_withdrawn' : 'charge.dispute.funds_reinstated', dispute);
}

/**
 * A cardholder's bank takes back what was paid, or a part of it; or only asks about it (`inquiry`).
 *
 * @throws {Refusal} where nothing was paid
 */
export function openDispute(account: Account, intentId: string, cents?: number, inquiry = false): Stripe.Dispute {
  const intent = intentWith(account, intentId, 'payment_intent');
  if (typeof intent.latest_charge !== 'string' || intent.status !== 'succeeded') {
    throw wrongCall(`This PaymentIntent (${intentId}) has no charge to dispute.`);
  }
  const charge = chargeWith(account, intent.latest_charge, 'payment_intent');
  charge.disputed = true;
  const created = seconds(account);
  const dispute: Stripe.Dispute = {
    id: newId.dispute(),
    object: 'dispute',
    amount: cents ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: inquiry ? 'warning_needs_response' : 'needs_response',
  };
  account.state.disputes.push(dispute);
  happened(account, 'charge.dispute.created', dispute);
  move(account, dispute);
  return dispute;
}

/** @throws {Refusal} 404 */
export function disputeWith(account: Account, id: string): Stripe.Dispute {
  const dispute = account.state.disputes.find((one) => one.id === id);
  if (!dispute) throw missing('dispute', id, 'dispute');
  return dispute;
}

/** What becomes of a dispute, as its bank says, even of one that was closed: a bank changes its mind. */
export function changeDispute(account: Account, dispute: Stripe.Dispute, status: DisputeEnd): void {
  if (dispute.status === status) return;
  dispute.status = status;
  dispute.is_charge_refundable = false;
  move(account, dispute);
  const closed = ['won', 'lost', 'warning_closed', 'prevented'].includes(status);
  happened(account, closed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
}

/** Whether a bank holds what was paid: nothing of it can be given back then. */
export const isHeld = (account: Account, charge: string): boolean =>
  account.state.disputes.some(
    (one) => one.charge === charge && ['needs_response', 'under_review', 'lost'].includes(one.status),
  );
