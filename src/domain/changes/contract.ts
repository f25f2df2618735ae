import * as v from 'valibot';
import { ShownContact } from '../booking/billing.ts';
import { BookingState, CoveredBy, InvoiceDocument, Participant } from '../booking/contract.ts';
import { DatedClass, Language, Session } from '../catalogue/classes.ts';
import { optionalName, requiredLine } from '../fields.ts';
import { provinces } from '../money/provinces.ts';
import { TaxRate } from '../money/tax-line.ts';

const Province = v.picklist(provinces);

/** What is printed on an invoice or a credit note, frozen when it was issued (booking rule 37). */
export const IssuedDocument = v.object({
  ...InvoiceDocument.entries,
  /** Of a credit note: what is kept by the policy, and what another note of the same change gives back, before tax. */
  feeCents: v.optional(v.number(), 0),
  otherNotesCents: v.optional(v.number(), 0),
  /** What the office takes off on top of the lines; less than nothing where it was taken off before. */
  reductionCents: v.optional(v.number()),
});
export type IssuedDocument = v.InferOutput<typeof IssuedDocument>;

const ManagedDocument = v.object({
  kind: v.picklist(['invoice', 'credit_note']),
  number: v.string(),
  /** Dates without a time, in the office's time zone. */
  issuedOn: v.string(),
  dueOn: v.nullable(v.string()),
  /** The invoice that a credit note is of. */
  invoice: v.nullable(v.string()),
  totalCents: v.number(),
  /** Of a credit note: what goes back in money, what is kept as a credit, and what goes back to credits that had paid; the rest lowers what is open. */
  refundCents: v.number(),
  creditCents: v.number(),
  toCreditsCents: v.optional(v.number(), 0),
  document: IssuedDocument,
});
export type ManagedDocument = v.InferOutput<typeof ManagedDocument>;

/** Another date of the course of a line, on sale, with seats left. */
const OtherDate = v.object({ event: DatedClass, province: v.nullable(Province) });
export type OtherDate = v.InferOutput<typeof OtherDate>;

const ManagedLine = v.object({
  eventId: v.string(),
  /** Seats still booked; 0 where all were given back. */
  quantity: v.number(),
  unitCents: v.number(),
  /** What a promo code takes off its seats. */
  discountCents: v.number(),
  keptCents: v.number(),
  /** That taxes it. */
  province: v.nullable(Province),
  coveredBy: v.optional(CoveredBy),
  event: DatedClass,
  /** The course, which other dates are of. */
  courseId: v.string(),
  /** Its courseware goes by post, so that it is asked where to. */
  posted: v.optional(v.boolean(), false),
  /** How one gets to its room, in each language; `null` of a class on line, and where no page says it. */
  directions: v.nullable(v.object({ en: v.array(v.string()), fr: v.array(v.string()) })),
  /** A class that the client has to itself: its seats get names, and are neither moved nor given back. */
  isPrivate: v.optional(v.boolean(), false),
  /** Why giving it back is free, where we are the reason. */
  waived: v.nullable(v.picklist(['cancelled', 'changed'])),
  /** What giving a seat back costs, today's first; the last day of each, in the zone of the class. */
  steps: v.array(v.object({ until: v.nullable(v.string()), feeRate: v.number() })),
  namesUntil: v.string(),
  canName: v.boolean(),
  canReplace: v.boolean(),
  canGiveBack: v.boolean(),
});
export type ManagedLine = v.InferOutput<typeof ManagedLine>;

const ManagedParticipant = v.object({
  id: v.string(),
  eventId: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  /** How often the seat can still be moved to another date. */
  movesLeft: v.number(),
  /** Who has the seat is told of it by the office, not by the site. */
  officeTells: v.optional(v.boolean(), false),
  /** What giving it back costs at least, since it was moved when that was the fee. */
  feeFloor: v.number(),
  /** The class is still as it was when the seat was moved there: what was changed of it before is no reason of this seat's. */
  asMoved: v.optional(v.boolean(), false),
  /** What the buyer said that the person needs in class; what others said of it is not shown. */
  needs: v.optional(v.string(), ''),
  /** Where the buyer said that courseware goes. */
  address: v.optional(v.string(), ''),
});
export type ManagedParticipant = v.InferOutput<typeof ManagedParticipant>;

/** What has happened, in its order. `title` is the class in the language of the booking. */
const HistoryEntry = v.object({
  kind: v.string(),
  /** ISO 8601 UTC. */
  at: v.string(),
  who: v.string(),
  title: v.optional(v.string()),
  seats: v.optional(v.number()),
  cents: v.optional(v.number()),
  /** The days of a class before other days or hours. */
  was: v.optional(v.object({ sessions: v.array(Session), timeZone: v.string() })),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

/** A booking as its buyer changes it. */
export const ManagedBooking = v.object({
  reference: v.string(),
  number: v.nullable(v.string()),
  /** A change is made to the booking as it was seen: with another revision now, it is refused (`booking_changed`). */
  revision: v.number(),
  state: BookingState,
  language: Language,
  /** A seat that is moved keeps today's fee: its terms say so. */
  movesKeepFee: v.boolean(),
  serverTime: v.string(),
  /** The buyer has shown to read the mail of the contact. */
  proved: v.boolean(),
  /** Until when that is awaited, ISO 8601; `null` where nothing waits for it. Until then it can only be cancelled, as a whole. */
  proofDueAt: v.nullable(v.string()),
  /** It waits for what the reader says of it, who is asked whether it is theirs. */
  asksWhose: v.boolean(),
  /** What it costs, tax included, as it stands. */
  totalCents: v.number(),
  contact: ShownContact,
  /** The client's own number, which its papers name; and whether it can be given, now that they are issued. */
  purchaseOrder: v.string(),
  takesOrder: v.boolean(),
  lines: v.array(ManagedLine),
  participants: v.array(ManagedParticipant),
  otherDates: v.array(v.object({ courseId: v.string(), dates: v.array(OtherDate) })),
  /** The rates that changes are worked out with, as they were when it was booked. */
  taxes: v.array(TaxRate),
  money: v.object({
    invoicedCents: v.number(),
    creditedCents: v.number(),
    paidCents: v.number(),
    /** What went back, or is on its way. */
    returnedCents: v.number(),
    /** What of what came in was paid from credits, and has not gone back to them. */
    fromCreditCents: v.number(),
    openCents: v.number(),
    /** What the contact has with us, from this booking and others. */
    creditBalanceCents: v.number(),
    /** A card alone proves the booking: what it paid goes back to it, and becomes a credit only where the office gives one. */
    byCardAlone: v.optional(v.boolean(), false),
  }),
  documents: v.array(ManagedDocument),
  history: v.array(HistoryEntry),
});
export type ManagedBooking = v.InferOutput<typeof ManagedBooking>;

/** Whether the booking is of who was asked. */
export const ProveBooking = v.object({ mine: v.boolean('choose') });
export type ProveBooking = v.InferOutput<typeof ProveBooking>;

const Revision = v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid'));
const AgreedCents = v.pipe(v.number('invalid'), v.safeInteger('invalid'));

/** Seats by the ids of their participants: each seat has one, named or not. */
const Seats = v.pipe(
  v.array(requiredLine(64)),
  v.minLength(1, 'required'),
  v.maxLength(200, 'too_many'),
  v.check((ids) => new Set(ids).size === ids.length, 'duplicate'),
);

const { email } = Participant.entries;
/** All seats of a class are sent at once: whether a name can be printed is asked of those alone that are others than were kept. */
const kept = optionalName(80);

export const NameParticipants = v.object({
  revision: Revision,
  participants: v.pipe(
    v.array(v.object({ id: requiredLine(64), firstName: kept, lastName: kept, email })),
    v.minLength(1, 'required'),
    v.maxLength(200, 'too_many'),
    // One name for a seat: of two, nobody could say which one is meant.
    v.check((seats) => new Set(seats.map(({ id }) => id)).size === seats.length, 'duplicate'),
  ),
});
export type NameParticipants = v.InferOutput<typeof NameParticipants>;

export const givenBackAs = ['refund', 'credit'] as const;

export const CancelSeats = v.object({
  revision: Revision,
  seats: Seats,
  /** What the buyer agreed to: kept before tax, and credited with tax. */
  feeCents: AgreedCents,
  creditedCents: AgreedCents,
  /** How what was paid goes back. */
  back: v.picklist(givenBackAs, 'choose'),
});
export type CancelSeats = v.InferOutput<typeof CancelSeats>;

export const MoveSeats = v.object({
  revision: Revision,
  seats: Seats,
  to: requiredLine(120),
  /** What the buyer agreed to: more to pay with tax, or less where it is negative. */
  differenceCents: AgreedCents,
  /** The part of the price, in 1/100,000, that is kept at least if the seats are given back later: today's fee. */
  keptRate: v.optional(v.pipe(v.number('invalid'), v.integer('invalid')), 0),
  back: v.picklist(givenBackAs, 'choose'),
});
export type MoveSeats = v.InferOutput<typeof MoveSeats>;

/** A change that was made. The booking is read anew. */
export const Changed = v.object({
  revision: v.number(),
  /** What was credited and invoiced by it; and what of that goes back in money, stays with us as a credit, or goes back to credits that had paid. */
  creditedCents: v.number(),
  invoicedCents: v.number(),
  refundCents: v.number(),
  creditCents: v.number(),
  toCreditsCents: v.optional(v.number(), 0),
});
export type Changed = v.InferOutput<typeof Changed>;

/** `409 price_changed`: nothing was changed, and these would be the figures now. */
export const ChangePriceChanged = v.object({
  code: v.literal('price_changed'),
  message: v.string(),
  feeCents: v.number(),
  totalCents: v.number(),
});
