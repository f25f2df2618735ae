import * as v from 'valibot';
import { UndoableAct } from './undo.ts';
import { BillingFields, Contact } from '../booking/billing.ts';
import { DatedClass } from '../catalogue/classes.ts';
import { OthersCredit } from '../changes/credits.ts';
import { paragraphs } from '../fields.ts';
import { exemptionKinds } from '../money/exemptions.ts';
import { takenBackFor } from '../payments/taken-back.ts';
import { optionalText } from './audit.ts';

export const bookingStates = ['awaiting_payment', 'confirmed', 'cancelled', 'transferred', 'expired'] as const;

/** Since when bookings were made. Hours; the first is how long one is new (`NEW_HOURS` of Today). */
export const bookedWithin = { day: 24, week: 7 * 24, month: 30 * 24 } as const;
const bookedNames = Object.keys(bookedWithin) as (keyof typeof bookedWithin)[];

/** `q` is what is typed: number, name, e-mail, company, purchase order, invoice, credit note, cheque or transfer. `next` is of the page before. */
export const BookingsQuery = v.object({
  q: optionalText(120),
  state: v.optional(v.picklist(['', ...bookingStates]), ''),
  open: v.optional(v.picklist(['', 'open', 'overdue']), ''),
  booked: v.optional(v.picklist(['', ...bookedNames]), ''),
  next: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{1,15} [\w-]{1,64})?$/, 'invalid')), ''),
});
export type BookingsQuery = v.InferOutput<typeof BookingsQuery>;

const State = v.picklist(['held', 'released', ...bookingStates]);

/** The order of a private class, where a booking only names who comes to it: its money is there. */
const NamesOf = v.nullable(v.object({ id: v.string(), number: v.nullable(v.string()) }));

export const FoundBooking = v.object({
  id: v.string(),
  /** `null` until its buyer has proved to be there. */
  number: v.nullable(v.string()),
  state: State,
  /** ISO 8601, UTC. */
  at: v.string(),
  name: v.string(),
  organisation: v.string(),
  purchaseOrder: v.string(),
  /** The first class, and how many there are. */
  title: v.nullable(v.object({ en: v.string(), fr: v.string() })),
  startsAt: v.nullable(v.string()),
  classes: v.number(),
  seats: v.number(),
  totalCents: v.number(),
  openCents: v.number(),
  /** The last day for what is open, `2026-12-04`. */
  dueOn: v.nullable(v.string()),
  namesOf: NamesOf,
});
export type FoundBooking = v.InferOutput<typeof FoundBooking>;

/** The newest first. */
export const FoundBookings = v.object({ bookings: v.array(FoundBooking), next: v.nullable(v.string()) });
export type FoundBookings = v.InferOutput<typeof FoundBookings>;

const Person = v.object({ id: v.string(), firstName: v.string(), lastName: v.string(), email: v.string() });

const Line = v.object({
  event: DatedClass,
  quantity: v.number(),
  unitCents: v.number(),
  discountCents: v.number(),
  /** What was kept of seats that were given back. */
  keptCents: v.number(),
  participants: v.array(Person),
});

const Paper = v.object({ number: v.string(), issuedOn: v.string(), dueOn: v.nullable(v.string()), cents: v.number() });

const Movement = v.object({
  /** What of a payment has not gone back; what staff send, or have sent. */
  leftCents: v.optional(v.number()),
  /** A card has not taken back all of what it had paid. */
  refused: v.optional(v.boolean()),
  byHand: v.optional(v.boolean()),
  /** The bank of a card has taken it, and nobody has given it back. */
  byBank: v.optional(v.boolean()),
  /** Of a payment that does not count, what says why; and whether one counts. */
  takenBack: v.optional(v.nullable(v.picklist(takenBackFor))),
  counts: v.optional(v.boolean()),
  /** Of a payment for several invoices: they have one receipt. */
  together: v.optional(v.nullable(v.string())),
  id: v.string(),
  at: v.string(),
  cents: v.number(),
  method: v.nullable(v.picklist(['card', 'cheque', 'transfer', 'credit'])),
  state: v.string(),
  note: v.string(),
});

const Happened = v.object({
  at: v.string(),
  kind: v.string(),
  who: v.string(),
  /** Of staff. */
  name: v.nullable(v.string()),
  reason: v.string(),
  detail: v.record(v.string(), v.unknown()),
});

/** A booking as the office sees it: all of it. */
export const OfficeBooking = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  revision: v.number(),
  state: State,
  language: v.picklist(['en', 'fr']),
  at: v.string(),
  contact: Contact,
  billing: BillingFields,
  purchaseOrder: v.string(),
  /** That number can be given, or another one. */
  takesOrder: v.boolean(),
  budgetCode: v.string(),
  promoCode: v.nullable(v.string()),
  /** Of the quote at whose prices it was made. */
  quote: v.nullable(v.string()),
  provedBy: v.nullable(v.string()),
  totalCents: v.number(),
  openCents: v.number(),
  /** What of that nobody expects any more. */
  writtenOffCents: v.number(),
  /** What its client has with us, of whatever booking. */
  creditCents: v.number(),
  /** As long as something is open: what other contacts of the same organisation have with us, each by their e-mail. */
  /** What is left of the credit that this booking gave, and could be paid out. */
  keptCents: v.number(),
  othersCredit: v.array(OthersCredit),
  /** What of a credit note goes back to a card by itself, and has not left yet. */
  returningCents: v.number(),
  /** The order of a package or series. */
  isPackage: v.boolean(),
  namesOf: NamesOf,
  exemption: v.nullable(v.object({ kind: v.picklist(exemptionKinds), number: v.string() })),
  lines: v.array(Line),
  invoices: v.array(Paper),
  creditNotes: v.array(Paper),
  /** Invoices that something came in for. */
  receipts: v.array(v.string()),
  payments: v.array(Movement),
  refunds: v.array(Movement),
  /** Refunds by hand that were stopped, or taken back, and can still be undone. */
  undo: v.array(UndoableAct),
  /** What a bank asks about, or holds until it has decided; with the instant by which it wants an answer, ISO 8601 UTC. */
  disputes: v.array(
    v.object({
      ...{ state: v.picklist(['inquiry', 'open']), cents: v.number(), answerBy: v.nullable(v.string()) },
      /** What of the booking became a credit of the client's, and what of that is locked until the bank has decided. */
      ...{ givenCents: v.number(), lockedCents: v.number() },
    }),
  ),
  history: v.array(Happened),
  /** Mails about it, the newest first. */
  mails: v.array(v.object({ kind: v.string(), to: v.string(), at: v.string(), state: v.string() })),
  notes: v.array(v.object({ at: v.string(), name: v.nullable(v.string()), text: v.string() })),
});
export type OfficeBooking = v.InferOutput<typeof OfficeBooking>;

/** A note of the office for itself. */
export const NewNote = v.object({ text: v.pipe(paragraphs(2000), v.nonEmpty('required')) });
export type NewNote = v.InferOutput<typeof NewNote>;
