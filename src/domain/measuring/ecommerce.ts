import type { Language } from '../catalogue/classes.ts';
import type { Cents } from '../money/money.ts';

/** The share of its price that a booking counts with as the conversion of an advertisement. Percent. */
const CONVERSION_PERCENT = 20;

/** Whoever measures expects dollars. */
const dollarsOf = (cents: Cents) => cents / 100;

/** Seats as they are measured: neither who takes them nor who pays. */
export interface MeasuredLine {
  eventId: string;
  title: string;
  language: Language;
  priceCents: Cents;
  quantity: number;
  /** What a promo code takes off the line. */
  discountCents?: Cents;
}

/** An item by the names of Google Analytics 4; money in dollars. */
function itemOf({ eventId, title, language, priceCents, quantity, discountCents = 0 }: MeasuredLine, coupon?: string) {
  // Of one seat, and the price is what is left of it.
  const discount = Math.round(discountCents / quantity);
  return {
    item_id: eventId,
    item_name: title,
    item_variant: language,
    price: dollarsOf(priceCents - discount),
    quantity,
    ...(coupon !== undefined && discount > 0 && { coupon, discount: dollarsOf(discount) }),
  };
}

const sumOf = (lines: readonly MeasuredLine[]): Cents =>
  lines.reduce((sum, { priceCents, quantity, discountCents = 0 }) => sum + priceCents * quantity - discountCents, 0);

/** The parameters of `begin_checkout`, which is the conversion of advertisements. */
export const beginCheckout = (lines: readonly MeasuredLine[]) => ({
  currency: 'CAD',
  value: dollarsOf(Math.round((sumOf(lines) * CONVERSION_PERCENT) / 100)),
  items: lines.map((line) => itemOf(line)),
});
export type BeginCheckout = ReturnType<typeof beginCheckout>;

/** The parameters of `purchase`; the number of a booking counts it once, however often it is told. */
export const purchase = (booking: {
  number: string;
  taxCents: Cents;
  lines: readonly MeasuredLine[];
  /** The promo code. */
  coupon: string | null;
}) => ({
  transaction_id: booking.number,
  currency: 'CAD',
  value: dollarsOf(sumOf(booking.lines)),
  tax: dollarsOf(booking.taxCents),
  ...(booking.coupon !== null && { coupon: booking.coupon }),
  items: booking.lines.map((line) => itemOf(line, booking.coupon ?? undefined)),
});

/** On `document`, with what `beginCheckout` gives: somebody goes to the checkout. Heard where measuring was agreed to. */
export const BEGIN_CHECKOUT_EVENT = 'measure:begin-checkout';
