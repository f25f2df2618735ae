import * as v from 'valibot';
import { optionalLine, requiredLine } from '../fields.ts';

const Reason = requiredLine(300);
const Cents = v.pipe(
  v.number('amount'),
  v.integer('amount'),
  v.minValue(1, 'amount'),
  v.maxValue(100_000_000, 'amount'),
);

/** Money that goes back the way it came, or by hand where that way is closed: no more than we owe, and than is left of the payment. */
export const RefundPayment = v.object({
  payment: requiredLine(64),
  /** By cheque or transfer, of what a card has not taken back; what no card had paid goes so anyway. */
  byHand: v.optional(v.boolean(), false),
  cents: Cents,
  reason: Reason,
  /** What was open when this was typed: whoever saw something else looks again. */
  openCents: v.number(),
});
export type RefundPayment = v.InferOutput<typeof RefundPayment>;

/** So much of the credit that a booking gave goes back in money. */
export const PayOutCredit = v.object({
  cents: Cents,
  reason: Reason,
  /** What was left of it when this was typed. */
  keptCents: v.number(),
});
export type PayOutCredit = v.InferOutput<typeof PayOutCredit>;

/** What staff have sent by cheque or transfer. */
export const RefundSent = v.object({ refund: requiredLine(64), note: requiredLine(120) });
export type RefundSent = v.InferOutput<typeof RefundSent>;

/** Why a refund by hand does not go, or has not gone: it was asked for by mistake, it came back, or it was never sent. */
const refundBackFor = ['stopped', 'returned', 'mistake'] as const;
export type RefundBackFor = (typeof refundBackFor)[number];

/** One that waits is stopped, one that was noted as sent is taken back. */
export const RefundBack = v.object({
  refund: requiredLine(64),
  why: v.picklist(refundBackFor, 'choose'),
  note: optionalLine(300),
});
export type RefundBack = v.InferOutput<typeof RefundBack>;

/** All that is open, which nobody expects any more. */
export const WriteOff = v.object({ openCents: v.number(), reason: Reason });
export type WriteOff = v.InferOutput<typeof WriteOff>;

/** All that stands written off, which is expected again. */
export const TakeWriteOffBack = v.object({ writtenOffCents: v.number(), reason: Reason });
export type TakeWriteOffBack = v.InferOutput<typeof TakeWriteOffBack>;
