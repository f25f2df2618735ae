import * as v from 'valibot';
import { countries } from '../booking/billing.ts';
import { buyers } from '../booking/buyer.ts';
import { BookingState, ConfirmRequest } from '../booking/contract.ts';
import { HoldLine, HoldRequest } from '../booking/hold-contract.ts';
import { paymentMethods } from '../booking/payment-methods.ts';
import { DatedClass, Language } from '../catalogue/classes.ts';
import { Reason } from '../changes/office-contract.ts';
import { isEmail, optionalLine, paragraphs, printed, requiredLine } from '../fields.ts';
import { exemptionKinds } from '../money/exemptions.ts';
import { TaxLine } from '../money/tax-line.ts';
import { provinces } from '../money/provinces.ts';
import { optionalText } from '../office/audit.ts';
import { Day } from '../time/day.ts';

/** A block of seats ends so many days from now at the latest. */
export const MOST_BLOCK_DAYS = 180;

/** For whom seats are held, until the end of which day, and why. */
export const Block = v.object({
  client: requiredLine(120),
  email: v.pipe(
    optionalLine(254),
    v.check((value) => value === '' || isEmail(value), 'email'),
  ),
  /** `2026-12-04`, by the office's clock. */
  until: v.pipe(v.string('required'), v.nonEmpty('required'), Day),
  reason: Reason,
});
export type Block = v.InferOutput<typeof Block>;

/** Until when a block is held instead, earlier or later, and why. */
export const BlockUntil = v.object({ until: Block.entries.until, reason: Reason });
export type BlockUntil = v.InferOutput<typeof BlockUntil>;

/** How many seats of a class stay held, and why. */
export const BlockFewer = v.object({
  eventId: requiredLine(120),
  quantity: HoldLine.entries.quantity,
  reason: Reason,
});
export type BlockFewer = v.InferOutput<typeof BlockFewer>;

/** Seats for the length of a call, or with `block` for a client until a date; in the language of the mails. */
export const NewOfficeHold = v.object({
  language: Language,
  lines: HoldRequest.entries.lines,
  block: v.nullable(Block),
});
export type NewOfficeHold = v.InferOutput<typeof NewOfficeHold>;

const BlockOf = v.object({
  client: v.string(),
  email: v.string(),
  reason: v.string(),
});

export const OfficeHold = v.object({
  id: v.string(),
  /** `held` and `expired` can still be booked, the second if its seats are still there. */
  state: BookingState,
  language: Language,
  /** ISO 8601, UTC. */
  at: v.string(),
  expiresAt: v.string(),
  /** First name of who holds it, as long as there is the account. */
  who: v.nullable(v.string()),
  lines: v.array(v.object({ event: DatedClass, quantity: v.number(), unitCents: v.number() })),
  /** `null` where it is held for the length of a call. */
  block: v.nullable(BlockOf),
});
export type OfficeHold = v.InferOutput<typeof OfficeHold>;

/** Seats that are held for clients now; `class` is empty for those of all classes. */
export const OfficeHoldsQuery = v.object({ class: optionalText(120) });
export const OfficeHolds = v.object({ holds: v.array(OfficeHold) });
export type OfficeHolds = v.InferOutput<typeof OfficeHolds>;

/** What decides what a hold costs; empty is not known yet. */
export const QuoteQuery = v.object({
  buyer: v.optional(v.picklist(buyers), 'organisation'),
  country: v.optional(v.picklist(countries), 'CA'),
  province: v.optional(v.picklist(['', ...provinces]), ''),
  promoCode: optionalText(40),
  packageCode: optionalText(40),
  /** The document that frees from taxes; it is on invoice then. */
  exemption: v.optional(v.picklist(['', ...exemptionKinds]), ''),
});
export type QuoteQuery = v.InferOutput<typeof QuoteQuery>;

export const OfficeQuote = v.object({
  /** The price of one seat of each class; 0 where a package pays. */
  lines: v.array(v.object({ eventId: v.string(), unitCents: v.number() })),
  discountCents: v.number(),
  subtotalCents: v.number(),
  taxes: v.array(TaxLine),
  totalCents: v.number(),
  /** How it can be paid: neither where its classes begin too soon. */
  ways: v.array(v.picklist(paymentMethods)),
  /** The last day for an invoice, `2026-12-04`; `null` where none is offered. */
  dueOn: v.nullable(v.string()),
  /** Until when a card may be asked for, ISO 8601 UTC; `null` where none is taken. */
  payUntil: v.nullable(v.string()),
});
export type OfficeQuote = v.InferOutput<typeof OfficeQuote>;

/** The document that was shown, by which nothing is taxed (booking rule 15). */
const Exemption = v.object({ kind: v.picklist(exemptionKinds, 'choose'), number: v.pipe(requiredLine(60), printed) });

/** What is said on the telephone, as at the checkout; a note of the office for itself, and a document that frees from taxes. */
export const BookHold = v.intersect([
  ConfirmRequest,
  v.object({ note: paragraphs(2000), exemption: v.optional(v.nullable(Exemption), null) }),
]);
export type BookHold = v.InferOutput<typeof BookHold>;

export const BookedByOffice = v.object({ id: v.string(), number: v.nullable(v.string()), state: BookingState });
export type BookedByOffice = v.InferOutput<typeof BookedByOffice>;

/** Why seats are given back; a block asks for it. */
export const ReleaseHold = v.object({ reason: optionalLine(300) });

export const BuyersQuery = v.object({ q: optionalText(120) });

/** Who booked before, with what was said of them last. */
export const KnownBuyers = v.object({
  buyers: v.array(
    v.object({
      id: v.string(),
      /** Whose seat it was found by, where the buyer has not all of the words; `null` where she has, or a paper has them. */
      through: v.nullable(v.string()),
      contact: v.object({
        firstName: v.string(),
        lastName: v.string(),
        email: v.string(),
        phone: v.string(),
        organisation: v.string(),
      }),
      billing: v.object({
        line1: v.string(),
        line2: v.string(),
        city: v.string(),
        country: v.picklist(countries),
        province: v.nullable(v.picklist(provinces)),
        postalCode: v.string(),
      }),
    }),
  ),
});
export type KnownBuyers = v.InferOutput<typeof KnownBuyers>;
export type OfficeBuyer = KnownBuyers['buyers'][number];
