import type Stripe from 'stripe';
import { happened } from './events.ts';
import { newId } from './ids.ts';
import { linesOf } from './lines.ts';
import type { CreateSession } from './parameters.ts';
import { missing, wrongCall } from './refusals.ts';
import { seconds, type Account, type SessionRecord } from './state.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Stripe takes no card payment below this, in cents of a Canadian dollar. */
const LEAST = 50;

/** When it ends by itself: from 30 minutes to 24 hours after it was created, and after 24 hours if nothing is said. */
function expiryOf(input: CreateSession, created: number): number {
  const { expires_at: wanted = created + 24 * HOUR } = input;
  const details = { param: 'expires_at' };
  if (wanted < created + 30 * MINUTE) {
    throw wrongCall('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', details);
  }
  if (wanted > created + 24 * HOUR) {
    throw wrongCall('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', details);
  }
  return wanted;
}

/** What Stripe says of the many things that these sessions do not use. */
const unused = {
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  managed_payments: { enabled: false },
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  wallet_options: null,
} satisfies Partial<Stripe.Checkout.Session>;

const asCreated = (input: CreateSession, id: string, created: number, total: number): Stripe.Checkout.Session => ({
  ...structuredClone(unused),
  id,
  object: 'checkout.session',
  adaptive_pricing: { enabled: input.adaptive_pricing?.enabled ?? true },
  allowed_payment_method_types: input.allowed_payment_method_types ?? null,
  amount_subtotal: total,
  amount_total: total,
  cancel_url: input.cancel_url ?? null,
  client_reference_id: input.client_reference_id ?? null,
  created,
  currency: 'cad',
  customer_details: input.customer_email === undefined ? null : customer(input.customer_email, null),
  customer_email: input.customer_email ?? null,
  expires_at: expiryOf(input, created),
  livemode: false,
  locale: input.locale ?? null,
  metadata: input.metadata,
  mode: 'payment',
  payment_intent: null,
  payment_method_types: input.payment_method_types,
  payment_status: 'unpaid',
  status: 'open',
  submit_type: input.submit_type ?? null,
  success_url: input.success_url,
  ui_mode: 'hosted_page',
  url: null,
});

/** Who pays, as far as the hosted page asks. */
export const customer = (email: string, name: string | null): Stripe.Checkout.Session.CustomerDetails => ({
  address: null,
  business_name: null,
  email,
  individual_name: null,
  name,
  phone: null,
  tax_exempt: 'none',
  tax_ids: null,
});

/** @throws {Refusal} when the total or the end is beyond Stripe's limits */
export function createSession(account: Account, input: CreateSession): SessionRecord {
  const created = seconds(account);
  const lines = linesOf(input, created);
  const total = lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
  if (total < LEAST) {
    throw wrongCall("The Checkout Session's total amount due must add up to at least $0.50 cad", {
      code: 'amount_too_small',
    });
  }
  if (total > 99_999_999) {
    throw wrongCall("The Checkout Session's total amount due must be no more than $999,999.99 cad", {
      code: 'amount_too_large',
    });
  }
  const session = asCreated(input, newId.session(), created, total);
  session.url = `${account.url}/c/pay/${session.id}`;
  const { payment_intent_data: payment } = input;
  const record: SessionRecord = {
    session,
    lines,
    payment: {
      description: payment.description ?? null,
      metadata: payment.metadata ?? {},
      receiptEmail: payment.receipt_email ?? null,
      statementDescriptor: payment.statement_descriptor ?? null,
      statementDescriptorSuffix: payment.statement_descriptor_suffix ?? null,
    },
  };
  account.state.sessions.push(record);
  return record;
}

export const findSession = (account: Account, id: string): SessionRecord | undefined =>
  account.state.sessions.find(({ session }) => session.id === id);

/** @throws {Refusal} 404 */
export function sessionWith(account: Account, id: string): SessionRecord {
  const record = findSession(account, id);
  if (!record) throw missing('checkout.session', id, 'session');
  return record;
}

/** Ends an open session; its payment, if one was tried, can no longer succeed. */
function end(account: Account, { session }: SessionRecord): void {
  session.status = 'expired';
  session.url = null;
  const intent = account.state.intents.find(({ id }) => id === session.payment_intent);
  if (intent && intent.status !== 'succeeded') {
    intent.status = 'canceled';
    intent.canceled_at = seconds(account);
    intent.cancellation_reason = 'expired';
    happened(account, 'payment_intent.canceled', intent);
  }
  happened(account, 'checkout.session.expired', session);
}

/** @throws {Refusal} when it is not open any more */
export function expireSession(account: Account, record: SessionRecord): void {
  if (record.session.status !== 'open') {
    throw wrongCall(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(record.session.status)}.`,
    );
  }
  end(account, record);
}

/** Ends what the clock has passed. */
export function expireOverdue(account: Account): void {
  for (const record of account.state.sessions) {
    if (record.session.status === 'open' && record.session.expires_at <= seconds(account)) end(account, record);
  }
}
