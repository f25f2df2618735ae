import * as v from 'valibot';
import { owners, staff } from '../accounts/access.ts';
import { Nothing, type Call } from '../api/call.ts';
import { UndoableAct, UndoAct } from '../office/undo.ts';
import { RecordPayment, RecordedPayment } from './recorded.ts';
import { PayOutCredit, RefundBack, RefundPayment, RefundSent, TakeWriteOffBack, WriteOff } from './returned.ts';
import { RecordedPayments, TakeBack } from './taken-back.ts';
import { OpenInvoices, RecordTogether } from './together.ts';

const params = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });
const paymentParams = v.object({ ...params.entries, payment: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) });

/** A cheque or a transfer that came in for a booking: part of what is open, all of it, or more. */
export const recordPayment = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/payments',
  access: staff,
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  body: RecordPayment,
  answer: RecordedPayment,
  refuses: ['booking_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'payment_recorded',
} as const satisfies Call;

/** What is open of the client of a booking, and of everybody of her organisation, invoice by invoice. */
export const openInvoicesOf = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/open-invoices',
  access: staff,
  params,
  opens: 'client',
  answer: OpenInvoices,
} as const satisfies Call;

/** One cheque or transfer for several of these: all of it is written down, or nothing. */
export const recordTogether = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/payments/together',
  access: staff,
  params,
  body: RecordTogether,
  answer: UndoableAct,
  refuses: ['booking_changed'],
  keyed: true,
  sudo: true,
  act: 'payments_recorded',
} as const satisfies Call;

/** Takes it back, while nobody has heard of it. */
export const undoTogether = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/payments/together/undo',
  access: staff,
  params,
  body: UndoAct,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  sudo: true,
  act: 'payments_undone',
} as const satisfies Call;

/** The one receipt of such a payment, as a tagged PDF. */
export const officeTogetherReceipt = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/payments/{payment}/receipt',
  access: staff,
  params: paymentParams,
  opens: 'booking',
  answer: 'file',
} as const satisfies Call;

/** The cheques and transfers of a booking that count, and whether each can be taken back. */
export const recordedPayments = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/recorded-payments',
  access: staff,
  params,
  answer: RecordedPayments,
} as const satisfies Call;

/** One of them does not count: the bank has returned it, or it was recorded by mistake. All of it, and what it paid is open again. */
export const takePaymentBack = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/payments/{payment}/take-back',
  access: staff,
  params: paymentParams,
  body: TakeBack,
  answer: UndoableAct,
  refuses: ['booking_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'payment_taken_back',
} as const satisfies Call;

/** It counts after all, while nobody has heard of it. */
export const undoTakenBack = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/payments/take-back/undo',
  access: staff,
  params,
  body: UndoAct,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  sudo: true,
  act: 'payment_counts_again',
} as const satisfies Call;

/** The receipt for an invoice that something came in for, as a tagged PDF. */
export const officeReceipt = {
  method: 'GET',
  path: '/Website/office/bookings/{id}/receipts/{number}',
  access: staff,
  params: v.object({ ...params.entries, number: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/)) }),
  opens: 'booking',
  answer: 'file',
} as const satisfies Call;

/** Sends back what we owe the buyer, to the card that paid; what came in another way is noted, and staff send it. */
export const refundPayment = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/refunds',
  access: staff,
  params,
  body: RefundPayment,
  answer: RecordedPayment,
  refuses: ['booking_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'payment_refunded',
} as const satisfies Call;

/** Pays out in money what is left of the credit that a booking gave: to the cards that had paid it, and otherwise by hand. */
export const payOutCredit = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/credit/pay-out',
  access: staff,
  params,
  body: PayOutCredit,
  answer: RecordedPayment,
  refuses: ['booking_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'credit_paid_out',
} as const satisfies Call;

/** A refund that staff had to send by themselves has left. */
export const refundSent = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/refunds/sent',
  access: staff,
  params,
  body: RefundSent,
  answer: RecordedPayment,
  refuses: ['closed'],
  keyed: true,
  sudo: true,
  act: 'refund_sent',
} as const satisfies Call;

/** Such a refund is not sent after all, has come back, or never left; undone within the minute. */
export const takeRefundBack = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/refunds/take-back',
  access: staff,
  params,
  body: RefundBack,
  answer: UndoableAct,
  refuses: ['closed'],
  keyed: true,
  sudo: true,
  act: 'refund_taken_back',
} as const satisfies Call;

/** It stands after all, while nobody has heard of it. */
export const undoRefundBack = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/refunds/take-back/undo',
  access: staff,
  params,
  body: UndoAct,
  answer: Nothing,
  status: 204,
  refuses: ['closed'],
  keyed: true,
  sudo: true,
  act: 'refund_stands',
} as const satisfies Call;

/** What is open of a booking is not expected any more. */
export const writeOff = {
  method: 'POST',
  path: '/Website/office/bookings/{id}/write-off',
  access: owners,
  params,
  body: WriteOff,
  answer: RecordedPayment,
  refuses: ['booking_changed', 'closed'],
  keyed: true,
  sudo: true,
  act: 'debt_written_off',
} as const satisfies Call;

/** What was written off of a booking is expected again. */
export const takeWriteOffBack = {
  ...writeOff,
  path: '/Website/office/bookings/{id}/write-off/take-back',
  body: TakeWriteOffBack,
  act: 'write_off_taken_back',
} as const satisfies Call;
