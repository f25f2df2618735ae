import * as v from 'valibot';
import { EventDetail, Language, MAX_SEATS_PER_LINE } from '../catalogue/classes.ts';
import { clientNumber, isEmail, optionalLine, optionalPerson, requiredLine } from '../fields.ts';
import { Visit } from '../measuring/visit.ts';
import { exemptionKinds } from '../money/exemptions.ts';
import { TaxLine } from '../money/tax-line.ts';
import { Billing, BillingFields, Contact, ShownContact, TypedContact } from './billing.ts';
import { AcceptedTerms, buyers, ChosenLanguage } from './buyer.ts';
import { MAX_LINES } from './hold-contract.ts';
import { paymentMethods } from './payment-methods.ts';

/**
 * How long a booking may be paid by card: the card company's page is open for at least 30 minutes, and asking for it may
 * have to be tried again. Minutes.
 */
export const CARD_MINUTES = 40;

/** What a failed card has left at least (booking rule 20). Minutes. */
export const FAILED_CARD_MINUTES = 10;

/** Less is not paid by card. */
export const LEAST_CARD_CENTS = 50;

/** A participant takes one seat of one class. Names may be given later (booking rule 9), so all may be empty. */
export const Participant = v.object({
  eventId: requiredLine(120),
  firstName: optionalPerson(80),
  lastName: optionalPerson(80),
  email: v.pipe(
    optionalLine(254),
    v.check((value) => value === '' || isEmail(value), 'email'),
  ),
});
export type Participant = v.InferOutput<typeof Participant>;

const ConfirmFields = v.object({
  /** Of the mails and the invoice: that of the page on which it is booked, or as a buyer in Quebec has chosen; left out, that of the hold. */
  language: v.optional(ChosenLanguage),
  contact: TypedContact,
  buyer: v.picklist(buyers, 'choose'),
  billing: Billing,
  participants: v.pipe(v.array(Participant), v.maxLength(MAX_LINES * MAX_SEATS_PER_LINE, 'too_many')),
  paymentMethod: v.picklist(paymentMethods, 'choose'),
  purchaseOrder: clientNumber,
  budgetCode: clientNumber,
  /** Of seats that were bought together: they pay for the classes that they cover. */
  packageCode: v.optional(optionalLine(40)),
  /** It takes something off what is left to pay. */
  promoCode: v.optional(optionalLine(40)),
  terms: AcceptedTerms,
  visit: v.optional(Visit),
  /** The total the visitor agreed to; another one now is answered by `price_changed`. */
  totalCents: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});

/** What an organisation books has its name: it stands on the invoice. */
export const ConfirmRequest = v.pipe(
  ConfirmFields,
  v.forward(
    v.partialCheck(
      [['buyer'], ['contact', 'organisation']],
      ({ buyer, contact }) => buyer !== 'organisation' || contact.organisation !== '',
      'required',
    ),
    ['contact', 'organisation'],
  ),
);
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

/** The same before a document is of one language. */
export type BilingualSupplier = Omit<Supplier, 'address'> & { address: Record<Language, string[]> };

/** Seats of a package that stand for money: what it is called, and how many of them one person takes. */
export const CoveredBy = v.object({ title: v.string(), seats: v.number() });
export type CoveredBy = v.InferOutput<typeof CoveredBy>;

/**
 * What a promo code takes off a booking, before tax: the list prices of its lines less this are the subtotal (booking rule 11). A quote
 * does the same by its number.
 */
export const Discount = v.object({ code: v.string(), cents: v.number(), by: v.optional(v.literal('quote')) });
export type Discount = v.InferOutput<typeof Discount>;

/** A line of an order that is no class: seats bought together, and the last day on which their classes may begin. */
const BoughtSeats = v.object({ seats: v.number(), expiresOn: v.string() });

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
  coveredBy: v.optional(CoveredBy),
  bought: v.optional(BoughtSeats),
  /** What was ordered by a quote and is no class with dates: what is said beneath its title. */
  quoted: v.optional(v.object({ details: v.array(v.string()) })),
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
  discount: v.optional(Discount),
  /** A fee of the office for a change, on top of the lines. */
  addedCents: v.optional(v.number()),
  /** The document by which no tax is asked for. */
  exemption: v.optional(v.object({ kind: v.picklist(exemptionKinds), number: v.string() })),
  subtotalCents: v.number(),
  taxes: v.array(TaxLine),
  totalCents: v.number(),
  /** It was paid before it was issued; otherwise it is to be paid by its due date. */
  paidBy: v.optional(v.literal('card')),
  /** What of it was paid already when it was issued, by what a credit note of the same change took off another invoice, say. */
  settledCents: v.optional(v.number()),
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
  /** What it is made of: the price of one seat of each class, the sum and its taxes. */
  lines: v.array(v.object({ eventId: v.string(), unitCents: v.number() })),
  /** What a promo code takes off them. */
  discountCents: v.optional(v.number(), 0),
  subtotalCents: v.number(),
  taxes: v.array(TaxLine),
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
  contact: v.nullable(ShownContact),
  billing: v.nullable(BillingFields),
  lines: v.array(
    v.object({
      eventId: v.string(),
      quantity: v.number(),
      unitCents: v.number(),
      lineCents: v.number(),
      coveredBy: v.optional(CoveredBy),
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
  discount: v.optional(Discount),
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
