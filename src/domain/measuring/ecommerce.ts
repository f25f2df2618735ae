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
}

/** An item by the names of Google Analytics 4; money in dollars. */
const itemOf = ({ eventId, title, language, priceCents, quantity }: MeasuredLine) => ({
  item_id: eventId,
  item_name: title,
  item_variant: language,
  price: dollarsOf(priceCents),
  quantity,
});

const sumOf = (lines: readonly MeasuredLine[]): Cents =>
  lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);

/** The parameters of `begin_checkout`, which is the conversion of advertisements. */
export const beginCheckout = (lines: readonly MeasuredLine[]) => ({
  currency: 'CAD',
  value: dollarsOf(Math.round((sumOf(lines) * CONVERSION_PERCENT) / 100)),
  items: lines.map(itemOf),
});
export type BeginCheckout = ReturnType<typeof beginCheckout>;

/** The parameters of `purchase`; the number of a booking counts it once, however often it is told. */
export const purchase = (booking: { number: string; taxCents: Cents; lines: readonly MeasuredLine[] }) => ({
  transaction_id: booking.number,
  currency: 'CAD',
  value: dollarsOf(sumOf(booking.lines)),
  tax: dollarsOf(booking.taxCents),
  items: booking.lines.map(itemOf),
});

/** On `document`, with what `beginCheckout` gives: somebody goes to the checkout. Heard where measuring was agreed to. */
export const BEGIN_CHECKOUT_EVENT = 'measure:begin-checkout';
