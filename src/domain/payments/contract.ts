import * as v from 'valibot';
import { BookingState } from '../booking/contract.ts';
import { paymentMethods } from '../booking/payment-methods.ts';
import { requiredLine } from '../fields.ts';

/** Classes by their ids, with commas between; without any, what can be paid with at all. */
export const WaysAsked = v.object({ classes: v.optional(v.pipe(v.string(), v.maxLength(2_500)), '') });

/** What all these classes together can be paid with (booking rule 34). Empty: the office is to be called. */
export const PaymentWays = v.object({ ways: v.array(v.picklist(paymentMethods)) });
export type PaymentWays = v.InferOutput<typeof PaymentWays>;

/** How a booking stands, and where its card is asked for while it waits for that. */
export const Payable = v.object({ state: BookingState, payAt: v.nullable(v.string()) });
export type Payable = v.InferOutput<typeof Payable>;

/** Where the card is asked for. */
export const PayAt = v.object({ payAt: v.string() });

/** The same for who has the booking: of which of its invoices, and how many cents are asked for there. */
export const PayOpenAt = v.object({ ...PayAt.entries, invoice: v.string(), cents: v.number() });

/** An invoice by what is printed on it. */
export const InvoiceRequest = v.object({
  number: v.pipe(requiredLine(40), v.regex(/^\d{4}-\d{6}$/, 'invoice_number')),
  totalCents: v.pipe(
    v.number(({ input }) => (input === undefined ? 'required' : 'amount')),
    v.integer('amount'),
    v.minValue(1, 'amount'),
  ),
});
export type InvoiceRequest = v.InferOutput<typeof InvoiceRequest>;

/** What came in for a booking and went back; whole cents. */
export const BookingAccount = v.object({
  /** What is still to be paid; nothing while no invoice was issued. */
  openCents: v.number(),
  /** All of that is for classes that we have cancelled, and the buyer has not chosen yet: nothing is to be paid. */
  calledOff: v.boolean(),
  /** What we owe the buyer, and that goes back to no card by itself: nothing, or more. */
  owedCents: v.number(),
  paidCents: v.number(),
  /** When the last payment came in, ISO 8601 UTC. */
  paidAt: v.nullable(v.string()),
  refunds: v.array(v.object({ cents: v.number(), state: v.picklist(['asked', 'pending', 'done', 'failed']) })),
  /** The invoices that something came in for: there is a receipt for each. */
  receipts: v.array(v.string()),
  /** The oldest open invoice, with what is open of it, where a card can pay that now: one is paid after the other. */
  next: v.nullable(v.object({ invoice: v.string(), cents: v.number() })),
});
export type BookingAccount = v.InferOutput<typeof BookingAccount>;
