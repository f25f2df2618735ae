import Stripe from 'stripe';
import { newId } from './ids.ts';
import { seconds, type Account } from './state.ts';

/** The events that the double knows, and what each is about. */
interface Subjects {
  'checkout.session.completed': Stripe.Checkout.Session;
  'checkout.session.expired': Stripe.Checkout.Session;
  'payment_intent.created': Stripe.PaymentIntent;
  'payment_intent.succeeded': Stripe.PaymentIntent;
  'payment_intent.payment_failed': Stripe.PaymentIntent;
  'payment_intent.canceled': Stripe.PaymentIntent;
  'charge.succeeded': Stripe.Charge;
  'charge.failed': Stripe.Charge;
  'charge.refunded': Stripe.Charge;
  'charge.dispute.created': Stripe.Dispute;
  'charge.dispute.updated': Stripe.Dispute;
  'charge.dispute.closed': Stripe.Dispute;
  'charge.dispute.funds_withdrawn': Stripe.Dispute;
  'charge.dispute.funds_reinstated': Stripe.Dispute;
  'refund.created': Stripe.Refund;
  'refund.updated': Stripe.Refund;
  'refund.failed': Stripe.Refund;
}

export type EventType = keyof Subjects;

/** An event of one type, as the package describes it. */
type EventOf<Type extends EventType> = Stripe.EventBase & { type: Type; data: { object: Subjects[Type] } };
type AnyEvent = { [Type in EventType]: EventOf<Type> }[EventType];

/** Writes down that something happened, with a copy of what it happened to as it is now. */
export function happened<Type extends EventType>(account: Account, type: Type, subject: Subjects[Type]): void {
  const event = {
    id: newId.event(),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(account),
    data: { object: structuredClone(subject) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: account.request.id, idempotency_key: account.request.key },
    type,
  } satisfies EventOf<Type> as AnyEvent;
  account.state.events.push(event);
  account.onEvent(event);
}
