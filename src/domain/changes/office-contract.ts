import * as v from 'valibot';
import { Participant } from '../booking/contract.ts';
import { isDay } from '../enquiries/forms.ts';
import { printed, requiredLine } from '../fields.ts';
import { exemptionKinds } from '../money/exemptions.ts';
import { CancelSeats, givenBackAs, MoveSeats, NameParticipants } from './contract.ts';

/** Why the office does something; it is kept with what was done. */
export const Reason = requiredLine(300);

const Revision = CancelSeats.entries.revision;
const Cents = v.pipe(v.number('amount'), v.safeInteger('amount'));
const Amount = v.pipe(Cents, v.minValue(0, 'amount'), v.maxValue(100_000_000, 'amount'));
const Back = v.picklist(givenBackAs, 'choose');

/** As the buyer's own; `feeRate` in 1/100,000 takes the place of the terms, where it is not `null`. */
export const OfficeCancel = v.object({
  ...CancelSeats.entries,
  feeRate: v.nullable(v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0), v.maxValue(100_000))),
  reason: Reason,
});
export type OfficeCancel = v.InferOutput<typeof OfficeCancel>;

const { keptRate: _kept, ...move } = MoveSeats.entries;

/** As the buyer's own, for a fee before tax. */
export const OfficeMove = v.object({ ...move, feeCents: Amount, reason: Reason });
export type OfficeMove = v.InferOutput<typeof OfficeMove>;

export const OfficeNames = v.object({ ...NameParticipants.entries, reason: Reason });
export type OfficeNames = v.InferOutput<typeof OfficeNames>;

const { firstName, lastName, email } = Participant.entries;

/** More seats of a class that the booking has, or of another one. A seat without an e-mail is named later. */
export const AddSeats = v.object({
  revision: Revision,
  eventId: requiredLine(120),
  people: v.pipe(
    v.array(v.object({ firstName, lastName, email })),
    v.minLength(1, 'required'),
    v.maxLength(10, 'too_many'),
  ),
  /** What was agreed to, with tax. */
  invoicedCents: Cents,
  reason: Reason,
});
export type AddSeats = v.InferOutput<typeof AddSeats>;

/** An amount, before tax, off a class: off a fee that was kept, or off the price of its seats. */
export const CreditBooking = v.object({
  revision: Revision,
  eventId: requiredLine(120),
  of: v.picklist(['fee', 'price'], 'choose'),
  netCents: v.pipe(Amount, v.minValue(1, 'amount')),
  /** What that is with tax. */
  creditedCents: Cents,
  back: Back,
  reason: Reason,
  /** The day of the class that is credited, where it is for one: once. */
  day: v.optional(v.pipe(v.string('choose'), v.check(isDay, 'day'))),
});
export type CreditBooking = v.InferOutput<typeof CreditBooking>;

/** So much, before tax, off an order without classes of its own that ends: what is not credited is kept. */
export const CancelOrder = v.object({
  revision: Revision,
  netCents: Amount,
  /** What that is with tax. */
  creditedCents: Cents,
  back: Back,
  reason: Reason,
});
export type CancelOrder = v.InferOutput<typeof CancelOrder>;

/** What becomes of the private classes of an order that ends: they are cancelled with it, or are given without it. */
export const withOrder = ['cancel', 'keep'] as const;

export const EndOrder = v.object({
  ...CancelOrder.entries,
  classes: v.optional(v.picklist(withOrder, 'choose'), 'cancel'),
});
export type EndOrder = v.InferOutput<typeof EndOrder>;

/** The same of one that goes on, or was ended before. */
export const CreditOrder = v.object({ ...CancelOrder.entries, netCents: v.pipe(Amount, v.minValue(1, 'amount')) });
export type CreditOrder = v.InferOutput<typeof CreditOrder>;

/** The document that was shown. */
export const ExemptBooking = v.object({
  revision: Revision,
  kind: v.picklist(exemptionKinds, 'choose'),
  number: v.pipe(requiredLine(60), printed),
  creditedCents: Cents,
  back: Back,
  reason: Reason,
});
export type ExemptBooking = v.InferOutput<typeof ExemptBooking>;

export const resendable = ['confirmation', 'papers', 'receipts', 'joining'] as const;

/** Joining details go to everybody, or to one seat alone. */
export const ResendMails = v.object({
  what: v.picklist(resendable, 'choose'),
  seat: v.optional(v.pipe(v.string('invalid'), v.regex(/^[\w-]{1,64}$/, 'invalid'))),
});
export type ResendMails = v.InferOutput<typeof ResendMails>;

/** How many mails are on their way. */
export const Resent = v.object({ mails: v.number() });
export type Resent = v.InferOutput<typeof Resent>;
