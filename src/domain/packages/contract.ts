import * as v from 'valibot';
import { Billing, TypedContact } from '../booking/billing.ts';
import { AcceptedTerms } from '../booking/buyer.ts';
import { MAX_LINES } from '../booking/hold-contract.ts';
import { Language, MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';
import { clientNumber, requiredLine, requiredOnInvoice } from '../fields.ts';
import { TaxLine } from '../money/tax-line.ts';
import { coverRefusals } from './coverage.ts';

/** Seats are issued to an organisation, whose people use them. */
const Buyer = v.object({ ...TypedContact.entries, organisation: requiredOnInvoice(120) });

export const BuyRequest = v.object({
  language: Language,
  offer: requiredLine(120),
  contact: Buyer,
  billing: Billing,
  purchaseOrder: clientNumber,
  budgetCode: clientNumber,
  terms: AcceptedTerms,
  /** The total the buyer agreed to; another one now is answered by `price_changed`. */
  totalCents: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});
export type BuyRequest = v.InferOutput<typeof BuyRequest>;

/** What is due now, where another total was agreed to. */
export const OtherTotal = v.object({ code: v.literal('price_changed'), message: v.string(), totalCents: v.number() });
export type OtherTotal = v.InferOutput<typeof OtherTotal>;

/** Until when the link of the mail buys it; ISO 8601 UTC. */
export const Asked = v.object({ proveUntil: v.string() });
export type Asked = v.InferOutput<typeof Asked>;

export const PurchaseState = v.picklist(['asked', 'bought', 'lapsed', 'void']);
export type PurchaseState = v.InferOutput<typeof PurchaseState>;

export const LedgerEntry = v.object({
  kind: v.picklist(['bought', 'spent', 'given_back']),
  /** ISO 8601 UTC. */
  at: v.string(),
  seats: v.number(),
  /** Of the class; what was bought has none. */
  titles: v.nullable(v.object({ en: v.string(), fr: v.string() })),
});
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

/** Seats that were bought together, as their buyer sees them. */
export const PurchaseView = v.object({
  state: PurchaseState,
  sort: v.picklist(['package', 'series']),
  title: v.object({ en: v.string(), fr: v.string() }),
  language: Language,
  organisation: v.string(),
  purchaseOrder: v.string(),
  subtotalCents: v.number(),
  taxes: v.array(v.omit(TaxLine, ['baseCents'])),
  totalCents: v.number(),
  proveUntil: v.string(),
  /** From here on as soon as it is bought. */
  code: v.nullable(v.string()),
  /** The page of the invoice takes what opens its order as the fragment: a reference, or an id to an account. */
  invoice: v.nullable(v.object({ number: v.string(), reference: v.string(), openCents: v.number() })),
  /** Dates without a time. */
  boughtOn: v.nullable(v.string()),
  expiresOn: v.nullable(v.string()),
  seats: v.number(),
  left: v.number(),
  /** Fewer than are left while the invoice is not paid. */
  usable: v.number(),
  /** Courses of a series that have a seat left. */
  courses: v.array(v.object({ en: v.string(), fr: v.string() })),
  /** Latest first. */
  ledger: v.array(LedgerEntry),
});
export type PurchaseView = v.InferOutput<typeof PurchaseView>;

export const OwnPurchases = v.object({ purchases: v.array(PurchaseView) });
export type OwnPurchases = v.InferOutput<typeof OwnPurchases>;

export const CoverRequest = v.object({
  code: requiredLine(40),
  lines: v.pipe(
    v.array(
      v.object({
        eventId: requiredLine(120),
        quantity: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(1), v.maxValue(MAX_SEATS_PER_LINE)),
      }),
    ),
    v.minLength(1, 'required'),
    v.maxLength(MAX_LINES, 'too_many'),
  ),
});
export type CoverRequest = v.InferOutput<typeof CoverRequest>;

/** What seats would pay for, were it booked now. */
export const CoverView = v.object({
  title: v.object({ en: v.string(), fr: v.string() }),
  left: v.number(),
  expiresOn: v.string(),
  lines: v.array(
    v.union([
      /** `seats` are those that one person takes. */
      v.object({ eventId: v.string(), seats: v.number() }),
      v.object({ eventId: v.string(), reason: v.picklist(coverRefusals) }),
    ]),
  ),
});
export type CoverView = v.InferOutput<typeof CoverView>;
