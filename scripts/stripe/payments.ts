import type Stripe from 'stripe';
import type { DeclineReason, TestCard } from './cards.ts';
import { happened } from './events.ts';
import { newId, randomLetters } from './ids.ts';
import { missing } from './refusals.ts';
import { customer } from './sessions.ts';
import { seconds, type Account, type SessionRecord } from './state.ts';

/** What the payer has typed, without what is not kept: the number and the security code. */
export interface Payer {
  email: string;
  name: string;
  expiryMonth: number;
  expiryYear: number;
}

export type Outcome = { kind: 'paid' } | { kind: 'declined'; reason: DeclineReason };

export const newIntent = (
  account: Account,
  { amount, payment }: { amount: number; payment: SessionRecord['payment'] },
): Stripe.PaymentIntent => {
  const id = newId.intent();
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomLetters(25)}`,
    confirmation_method: 'automatic',
    created: seconds(account),
    currency: 'cad',
    customer: null,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: payment.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: payment.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: payment.statementDescriptor,
    statement_descriptor_suffix: payment.statementDescriptorSuffix,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
};

/** Of a card, what Stripe shows to who was paid; of its number the last four digits. */
const cardDetails = (card: TestCard, payer: Payer, amount: number): Stripe.Charge.PaymentMethodDetails.Card => ({
  amount_authorized: amount,
  authorization_code: card.declined ? null : '123456',
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'CA',
  electronic_commerce_indicator: null,
  exp_month: payer.expiryMonth,
  exp_year: payer.expiryYear,
  extended_authorization: { status: 'disabled' },
  fingerprint: `double${card.number.slice(-4)}`,
  funding: 'credit',
  incremental_authorization: { status: 'unavailable' },
  installments: null,
  last4: card.number.slice(-4),
  mandate: null,
  multicapture: { status: 'unavailable' },
  network: card.brand,
  network_token: { used: false },
  network_transaction_id: null,
  overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
  regulated_status: 'unregulated',
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
});

const outcomeOf = ({ declined }: TestCard): Stripe.Charge.Outcome => ({
  advice_code: declined ? 'try_again_later' : null,
  network_advice_code: null,
  network_decline_code: declined ? '01' : null,
  network_status: declined ? 'declined_by_network' : 'approved_by_network',
  reason: declined?.declineCode ?? null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: declined ? 'The bank declined the payment.' : 'Payment complete.',
  type: declined ? 'issuer_declined' : 'authorized',
});

export function newCharge(account: Account, intent: Stripe.PaymentIntent, card: TestCard, payer: Payer): Stripe.Charge {
  const id = newId.charge();
  const paid = !card.declined;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId.transaction() : null,
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: intent.statement_descriptor ?? 'STRIPE DOUBLE',
    captured: paid,
    created: seconds(account),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: card.declined?.code ?? null,
    failure_message: card.declined?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(card),
    paid,
    payment_intent: intent.id,
    payment_method: newId.card(),
    payment_method_details: { card: cardDetails(card, payer, intent.amount), type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${account.url}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The payment of a session: one, however often it is tried. Stripe makes it at the first try. */
function intentOf(account: Account, record: SessionRecord): Stripe.PaymentIntent {
  const known = account.state.intents.find(({ id }) => id === record.session.payment_intent);
  if (known) return known;
  const intent = newIntent(account, { amount: record.session.amount_total ?? 0, payment: record.payment });
  account.state.intents.push(intent);
  record.session.payment_intent = intent.id;
  happened(account, 'payment_intent.created', intent);
  return intent;
}

/** What the form of the hosted page does with a session that is open: charges the card, or says why not. */
export function pay(account: Account, record: SessionRecord, card: TestCard, payer: Payer): Outcome {
  const { session } = record;
  const intent = intentOf(account, record);
  const charge = newCharge(account, intent, card, payer);
  account.state.charges.push(charge);
  intent.latest_charge = charge.id;

  if (card.declined) {
    const { code, declineCode, message } = card.declined;
    intent.last_payment_error = {
      advice_code: 'try_again_later',
      charge: charge.id,
      code,
      decline_code: declineCode,
      doc_url: 'https://stripe.com/docs/error-codes/card-declined',
      message,
      type: 'card_error',
    };
    happened(account, 'charge.failed', charge);
    happened(account, 'payment_intent.payment_failed', intent);
    return { kind: 'declined', reason: declineCode };
  }

  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.payment_method = charge.payment_method;
  intent.last_payment_error = null;
  session.status = 'complete';
  session.payment_status = 'paid';
  session.url = null;
  session.customer_details = customer(payer.email, payer.name);
  happened(account, 'charge.succeeded', charge);
  happened(account, 'payment_intent.succeeded', intent);
  happened(account, 'checkout.session.completed', session);
  return { kind: 'paid' };
}

/** @throws {Refusal} 404 */
export function intentWith(account: Account, id: string, param = 'intent'): Stripe.PaymentIntent {
  const intent = account.state.intents.find((one) => one.id === id);
  if (!intent) throw missing('payment_intent', id, param);
  return intent;
}

/** @throws {Refusal} 404 */
export function chargeWith(account: Account, id: string, param = 'id'): Stripe.Charge {
  const charge = account.state.charges.find((one) => one.id === id);
  if (!charge) throw missing('charge', id, param);
  return charge;
}
