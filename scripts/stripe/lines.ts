import Stripe from 'stripe';
import { newId } from './ids.ts';
import type { CreateSession } from './parameters.ts';
import type { Line } from './state.ts';

/** What a session is to be paid for; each line gets a price and a product of its own, as at Stripe. */
export const linesOf = (input: CreateSession, created: number): Line[] =>
  input.line_items.map(({ quantity, price_data: { unit_amount, product_data } }) => ({
    id: newId.line(),
    price: newId.price(),
    product: newId.product(),
    name: product_data.name,
    description: product_data.description ?? null,
    metadata: product_data.metadata,
    unitAmount: unit_amount,
    quantity,
    created,
  }));

/** A line as Stripe shows it in `line_items`. */
export const lineItemOf = (line: Line): Stripe.LineItem => ({
  id: line.id,
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: line.unitAmount * line.quantity,
  amount_tax: 0,
  amount_total: line.unitAmount * line.quantity,
  currency: 'cad',
  description: line.name,
  metadata: {},
  price: {
    id: line.price,
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: line.created,
    currency: 'cad',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: line.product,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: line.unitAmount,
    unit_amount_decimal: Stripe.Decimal.from(line.unitAmount),
  },
  quantity: line.quantity,
});
