import * as v from 'valibot';
import { Language, MAX_SEATS_PER_LINE, EventDetail } from '../catalogue/classes.ts';
import { Email, isEmail, optionalLine, optionalName, phone, requiredLine, requiredName } from '../fields.ts';
import { provinces } from '../money/provinces.ts';
import { paymentMethods } from './payment-options.ts';
import { isCanadianPostalCode } from './postal-code.ts';

/**
 * How long a booking may be paid by card: the card company's page is open for at least 30 minutes, and asking for it may
 * have to be tried again. Minutes.
 */
export const CARD_MINUTES = 40;

/** What a failed card has left at least (booking rule 20). Minutes. */
export const FAILED_CARD_MINUTES = 10;

/** Less is not paid by card. */
export const LEAST_CARD_CENTS = 50;

/** A hold lives this long, and can be extended once by as much (booking rule 5). Minutes. */
export const HOLD_MINUTES = 30;

export const MAX_LINES = 20;

const HoldLine = v.object({
  eventId: requiredLine(120),
  quantity: v.pipe(
    v.number('invalid'),
    v.integer('invalid'),
    v.minValue(1, 'invalid'),
    v.maxValue(MAX_SEATS_PER_LINE, 'too_many'),
  ),
  /** The price of one seat that the visitor saw, in cents. */
  priceCents: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});

export const HoldRequest = v.object({
  language: Language,
  lines: v.pipe(
    v.array(HoldLine),
    v.minLength(1, 'required'),
    v.maxLength(MAX_LINES, 'too_many'),
    v.check((lines) => new Set(lines.map((l) => l.eventId)).size === lines.length, 'duplicate'),
  ),
  /** The reference of this visitor's earlier hold, given back in the same transaction. */
  replaces: v.optional(requiredLine(64)),
});
export type HoldRequest = v.InferOutput<typeof HoldRequest>;

const HeldLine = v.object({
  eventId: v.string(),
  quantity: v.number(),
  unitCents: v.number(),
});

export const Hold = v.object({
  reference: v.string(),
  /** Both by the server's clock, ISO 8601 UTC: the page counts down their difference, not its own time. */
  expiresAt: v.string(),
  serverTime: v.string(),
  /** The one extension has been used. */
  extended: v.boolean(),
  lines: v.array(HeldLine),
});
export type Hold = v.InferOutput<typeof Hold>;

export const RefusalReason = v.picklist(['full', 'fewer_left', 'sale_ended', 'cancelled', 'price_changed', 'unknown']);
export type RefusalReason = v.InferOutput<typeof RefusalReason>;

/** 409 with `code: 'seats_refused'`: nothing was held, and why, line by line (only the lines that stand in the way). */
export const HoldRefusal = v.object({
  code: v.literal('seats_refused'),
  message: v.string(),
  lines: v.array(
    v.object({
      eventId: v.string(),
      reason: RefusalReason,
      seatsLeft: v.optional(v.number()),
      /** The price now, with `price_changed`. */
      priceCents: v.optional(v.number()),
    }),
  ),
});
export type HoldRefusal = v.InferOutput<typeof HoldRefusal>;

export const Contact = v.object({
  firstName: requiredName(80),
  lastName: requiredName(80),
  email: Email,
  phone: v.pipe(requiredLine(30), phone),
  organisation: optionalLine(120),
});
export type Contact = v.InferOutput<typeof Contact>;

export const countries = ['CA', 'US', 'other'] as const;

const BillingFields = v.object({
  line1: requiredLine(120),
  line2: optionalLine(120),
  city: requiredLine(80),
  country: v.picklist(countries, 'invalid'),
  /** Required in Canada; it decides the tax of online classes. */
  province: v.optional(v.nullable(v.picklist(provinces, 'required')), null),
  postalCode: requiredLine(12),
});

export const Billing = v.pipe(
  BillingFields,
  v.forward(
    v.check((billing) => billing.country !== 'CA' || billing.province !== null, 'required'),
    ['province'],
  ),
  v.forward(
    v.check((billing) => billing.country !== 'CA' || isCanadianPostalCode(billing.postalCode), 'postal_code'),
    ['postalCode'],
  ),
);
export type Billing = v.InferOutput<typeof Billing>;

/** A participant takes one seat of one class. Names may be given later (booking rule 9), so all may be empty. */
export const Participant = v.object({
  eventId: requiredLine(120),
  firstName: optionalName(80),
  lastName: optionalName(80),
  email: v.pipe(
    optionalLine(254),
    v.check((value) => value === '' || isEmail(value), 'email'),
  ),
});
export type Participant = v.InferOutput<typeof Participant>;

export const ConfirmRequest = v.object({
  contact: Contact,
  billing: Billing,
  participants: v.pipe(v.array(Participant), v.maxLength(MAX_LINES * MAX_SEATS_PER_LINE, 'too_many')),
  paymentMethod: v.picklist(paymentMethods, 'choose'),
  purchaseOrder: optionalLine(60),
  budgetCode: optionalLine(60),
  /** The total the visitor agreed to; another one now is answered by `price_changed`. */
  totalCents: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});
export type ConfirmRequest = v.InferOutput<typeof ConfirmRequest>;

/** held → awaiting_payment → confirmed, or expired; confirmed → cancelled or transferred; `released` by the visitor. */
export const BookingState = v.picklist([
  'held',
  'awaiting_payment',
  'confirmed',
  'expired',
  'released',
  'cancelled',
  'transferred',
]);
export type BookingState = v.InferOutput<typeof BookingState>;

const TaxLine = v.object({
  code: v.picklist(['GST', 'HST', 'QST']),
  province: v.picklist(provinces),
  rate: v.number(),
  baseCents: v.number(),
  amountCents: v.number(),
});

/** Who issues an invoice, as printed on it. */
export const Supplier = v.object({
  name: v.string(),
  address: v.array(v.string()),
  email: v.string(),
  phone: v.string(),
  gstHstNumber: v.string(),
  qstNumber: v.string(),
});
export type Supplier = v.InferOutput<typeof Supplier>;

const InvoiceLine = v.object({
  ...v.pick(EventDetail, ['language', 'delivery', 'place', 'timeZone', 'sessions']).entries,
  eventId: v.string(),
  /** In the language of the invoice, where the course has a page in it. */
  title: v.string(),
  quantity: v.number(),
  unitCents: v.number(),
  lineCents: v.number(),
  /** Names that were given when it was issued. */
  participants: v.optional(v.array(v.string())),
});
export type InvoiceLine = v.InferOutput<typeof InvoiceLine>;

/** Everything that is printed on an invoice, frozen when it is issued; its number and dates stand beside it. */
export const InvoiceDocument = v.object({
  language: Language,
  supplier: Supplier,
  contact: Contact,
  billing: BillingFields,
  purchaseOrder: v.string(),
  budgetCode: v.string(),
  lines: v.array(InvoiceLine),
  subtotalCents: v.number(),
  taxes: v.array(TaxLine),
  totalCents: v.number(),
  /** It was paid before it was issued; otherwise it is to be paid by its due date. */
  paidBy: v.optional(v.literal('card')),
});
export type InvoiceDocument = v.InferOutput<typeof InvoiceDocument>;

const Invoice = v.object({
  number: v.string(),
  /** Dates without a time, `2026-12-08`, in the office's time zone. */
  issuedOn: v.string(),
  dueOn: v.string(),
  document: InvoiceDocument,
});
export type Invoice = v.InferOutput<typeof Invoice>;

/** The policy of cancellation as it stood at booking: business days before the first session → fee in 1/100,000. */
export const CancellationTier = v.object({ minBusinessDays: v.number(), feeRate: v.number() });
export type CancellationTier = v.InferOutput<typeof CancellationTier>;

/** `409 price_changed` at confirmation carries the total now. */
export const PriceChanged = v.object({
  code: v.literal('price_changed'),
  message: v.string(),
  totalCents: v.number(),
});
export type PriceChanged = v.InferOutput<typeof PriceChanged>;

/**
 * `409 class_changed` at confirmation: classes have other dates or another room than when they were held. The buyer has been
 * told so; the next confirmation books them as they are here.
 */
export const ClassChanged = v.object({
  code: v.literal('class_changed'),
  message: v.string(),
  classes: v.array(EventDetail),
});
export type ClassChanged = v.InferOutput<typeof ClassChanged>;

export const BookingView = v.object({
  reference: v.string(),
  /** What it is called on the telephone, once it is booked. */
  number: v.nullable(v.string()),
  state: BookingState,
  language: Language,
  /** ISO 8601 UTC instants. */
  createdAt: v.string(),
  confirmedAt: v.nullable(v.string()),
  holdExpiresAt: v.nullable(v.string()),
  serverTime: v.string(),
  contact: v.nullable(Contact),
  billing: v.nullable(BillingFields),
  lines: v.array(
    v.object({
      eventId: v.string(),
      quantity: v.number(),
      unitCents: v.number(),
      lineCents: v.number(),
      event: EventDetail,
    }),
  ),
  participants: v.array(
    v.object({
      id: v.string(),
      eventId: v.string(),
      firstName: v.string(),
      lastName: v.string(),
      email: v.string(),
    }),
  ),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  purchaseOrder: v.string(),
  budgetCode: v.string(),
  subtotalCents: v.number(),
  taxes: v.array(TaxLine),
  totalCents: v.number(),
  invoice: v.nullable(Invoice),
  /** Until when the buyer's proof is awaited, where it is: the invoice is issued with it (booking rule 41). */
  proofDueAt: v.nullable(v.string()),
  cancellation: v.array(CancellationTier),
});
export type BookingView = v.InferOutput<typeof BookingView>;

/** A booking as it is now, and where its card is asked for while it waits for that. */
export const ConfirmedView = v.object({ ...BookingView.entries, payAt: v.nullable(v.string()) });
export type ConfirmedView = v.InferOutput<typeof ConfirmedView>;
