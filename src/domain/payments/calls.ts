import { anybody, byLink } from '../accounts/access.ts';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { LinkNeeded } from '../booking/link-needed.ts';
import { PAYMENT_WAYS_PATH } from './paths.ts';
import { BookingAccount, InvoiceRequest, Payable, PayAt, PaymentWays, PayOpenAt, WaysAsked } from './contract.ts';

/** A page offers no card before it has asked. */
export const paymentWays = {
  method: 'GET',
  path: PAYMENT_WAYS_PATH,
  access: anybody,
  query: WaysAsked,
  answer: PaymentWays,
} as const satisfies Call;

/**
 * Asks the card company how a booking stands that waits for its payment, and goes on with it; by its reference, or the token of the
 * link in the contact's mails.
 */
export const payBooking = {
  method: 'POST',
  path: '/Website/pay-booking/{reference}',
  access: byLink,
  body: Empty,
  answer: Payable,
  refuses: ['payment_unavailable'],
  limits: ['payment', 'paymentNetwork'],
} as const satisfies Call;

/** Ends the card company's page: the seats are held again as before, unless it was paid. Doing it again changes nothing. */
export const withdrawPayment = {
  method: 'POST',
  path: '/Website/withdraw-payment/{reference}',
  access: byLink,
  body: Empty,
  answer: Payable,
  refuses: ['payment_unavailable'],
  limits: ['payment', 'paymentNetwork'],
} as const satisfies Call;

/** `{reference}`, here and below, is that of the booking or the token of the link in the contact's mails. */
export const bookingAccount = {
  method: 'GET',
  path: '/Website/booking-account/{reference}',
  access: byLink,
  answer: BookingAccount,
  refuses: ['link_needed'],
  refusal: LinkNeeded,
  limits: ['accountReading'],
} as const satisfies Call;

/** The receipt for an invoice that something came in for, as a tagged PDF. */
export const receiptPdf = {
  method: 'GET',
  path: '/Website/booking-account/{reference}/receipts/{number}',
  access: byLink,
  answer: 'file',
  refuses: ['link_needed'],
  refusal: LinkNeeded,
  limits: ['paper', 'paperNetwork', 'paperOfBooking', 'accountReading'],
} as const satisfies Call;

/** What is open of an issued invoice, by what is printed on it. Whatever does not fit is answered by the same words. */
export const payInvoice = {
  method: 'POST',
  path: '/Website/pay-invoice',
  access: anybody,
  body: InvoiceRequest,
  answer: PayAt,
  refuses: ['no_open_invoice', 'card_not_offered', 'payment_unavailable'],
  limits: ['payInvoice', 'payInvoiceNetwork'],
} as const satisfies Call;

/** What is open of a booking's invoices, the oldest first. */
export const payOpenInvoice = {
  method: 'POST',
  path: '/Website/pay-open-invoice/{reference}',
  access: byLink,
  body: Empty,
  answer: PayOpenAt,
  refuses: ['link_needed', 'no_open_invoice', 'card_not_offered', 'payment_unavailable'],
  refusal: LinkNeeded,
  limits: ['payment', 'paymentNetwork', 'accountBooking'],
} as const satisfies Call;

/** What the card company tells; its signature is what lets it in. */
export const cardEvents = {
  method: 'POST',
  path: '/Website/card-events',
  access: anybody,
  body: 'raw',
  answer: Nothing,
  status: 204,
  from: 'anywhere',
} as const satisfies Call;
