import * as v from 'valibot';
import { Billing, Contact, countries, TypedContact } from '../booking/billing.ts';
import { AcceptedTerms } from '../booking/buyer.ts';
import { Supplier } from '../booking/contract.ts';
import { Language } from '../catalogue/classes.ts';
import { clientNumber, paragraphs, requiredLine, requiredName, requiredOnInvoice } from '../fields.ts';
import { refusing, type Problems } from '../forms/form.ts';
import { provinces } from '../money/provinces.ts';
import { TaxLine } from '../money/tax-line.ts';
import { acts } from '../office/acts.ts';
import { optionalText } from '../office/audit.ts';
import { Day } from '../time/day.ts';
import { ClassId, DateNow, OfferedDate, Problem } from './dates.ts';
import { lineKinds, NewLine } from './lines.ts';

/** As it is kept. A quote that was sent and is changed is a draft again, until that is sent. */
export const keptStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const;

/** As the clock has it: what was sent and not accepted in time has expired. */
export const quoteStates = [...keptStates, 'expired'] as const;
const State = v.picklist(quoteStates);
export type QuoteState = v.InferOutput<typeof State>;

const Cents = v.pipe(
  v.number('amount'),
  v.integer('amount'),
  v.minValue(1, 'amount'),
  v.maxValue(100_000_000, 'amount'),
);

/** What is taken off all lines: a share in 1/100,000, or an amount. */
const QuoteReduction = v.union(
  [
    v.object({
      rate: v.pipe(v.number('amount'), v.integer('amount'), v.minValue(1, 'amount'), v.maxValue(100_000, 'amount')),
    }),
    v.object({ cents: Cents }),
  ],
  'amount',
);

/** A quote is for an organisation: who buys for herself has a consumer's rights, and the checkout knows them. */
const QuoteContact = v.object({ ...TypedContact.entries, organisation: requiredOnInvoice(120) });

const facts = {
  language: v.picklist(['en', 'fr'], 'choose'),
  contact: QuoteContact,
  /** Where it is billed, which decides the tax of what is given in no room. */
  country: v.picklist(countries, 'choose'),
  province: v.nullable(v.picklist(provinces, 'choose')),
  /** The last day on which it can be accepted, by the office's clock. */
  validUntil: Day,
  reduction: v.nullable(QuoteReduction),
  /** What the client reads beside the lines. */
  note: paragraphs(2000),
};

const inProvince = <Body extends { country: string; province: string | null }>() =>
  refusing<Body>(({ country, province }): Problems =>
    country === 'CA' && province === null ? { province: 'choose' } : {},
  );

/** Without lines; `enquiry` is what it answers, where it answers one. */
const NewFields = v.object({ ...facts, enquiry: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))) });
export const NewQuote = v.pipe(NewFields, inProvince<v.InferOutput<typeof NewFields>>());
export type NewQuote = v.InferOutput<typeof NewQuote>;

/** The revision that was seen: who saw another one looks again. */
const seen = v.pipe(v.number(), v.integer());

const ChangedFields = v.object({ ...facts, seen });
export const ChangeQuote = v.pipe(ChangedFields, inProvince<v.InferOutput<typeof ChangedFields>>());
export type ChangeQuote = v.InferOutput<typeof ChangeQuote>;

export const AddLine = v.object({ line: NewLine, seen });
export type AddLine = v.InferOutput<typeof AddLine>;

export const RemoveLine = v.object({ line: v.pipe(v.string(), v.maxLength(64)), seen });

export const SendQuote = v.object({ seen });

export const WithdrawQuote = v.object({ reason: requiredLine(200), seen });
export type WithdrawQuote = v.InferOutput<typeof WithdrawQuote>;

/** What a quote says, in its own language: the same for the office, the client and paper. */
export const QuoteSheet = v.object({
  number: v.string(),
  language: Language,
  supplier: Supplier,
  /** Name and organisation. */
  client: v.array(v.string()),
  validUntil: v.string(),
  /** The day on which it was sent; `null` before. */
  sentOn: v.nullable(v.string()),
  lines: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(lineKinds),
      title: v.string(),
      details: v.array(v.string()),
      quantity: v.number(),
      unitCents: v.number(),
      lineCents: v.number(),
      /** Of these the client takes one; without them there is nothing to choose. */
      dates: v.optional(v.array(OfferedDate)),
      /** Which one the client took. */
      chosen: v.optional(v.string()),
    }),
  ),
  discountCents: v.number(),
  subtotalCents: v.number(),
  /** With the date that was taken; before, with the first one of those that are offered. */
  taxes: v.array(TaxLine),
  totalCents: v.number(),
  note: v.string(),
});
export type QuoteSheet = v.InferOutput<typeof QuoteSheet>;

/** As its client sees it by the link of the mail. Without a sheet it is being changed by the office. */
export const QuoteView = v.object({
  state: State,
  version: v.number(),
  /** Where its invoice goes: who accepts gives the street. */
  country: v.picklist(countries),
  province: v.nullable(v.picklist(provinces)),
  sheet: v.nullable(QuoteSheet),
  /** Whether classes with dates are among it, and how many invoices there will be. */
  seats: v.boolean(),
  invoices: v.number(),
  /** How the dates stand now of which one is taken, while it is to be accepted. */
  dates: v.array(DateNow),
  acceptedBy: v.string(),
  /** Of the invoices, once it is accepted. */
  numbers: v.array(v.string()),
});
export type QuoteView = v.InferOutput<typeof QuoteView>;

/** Who accepts, and what the invoice says; the version is the one on the page. */
export const AcceptQuote = v.object({
  version: v.number(),
  firstName: requiredName(80),
  lastName: requiredName(80),
  billing: Billing,
  purchaseOrder: clientNumber,
  terms: AcceptedTerms,
  /** The class that is taken of those offered; `null` where there is nothing to choose. */
  date: v.optional(v.nullable(ClassId), null),
});
export type AcceptQuote = v.InferOutput<typeof AcceptQuote>;

/** The same for a client who said yes to the office: on which day, and the revision that was seen. */
const { version: _version, ...whoAccepts } = AcceptQuote.entries;
export const AcceptForClient = v.object({ ...whoAccepts, saidOn: Day, seen });
export type AcceptForClient = v.InferOutput<typeof AcceptForClient>;

export const DeclineQuote = v.object({ version: v.number(), words: paragraphs(2000) });
export type DeclineQuote = v.InferOutput<typeof DeclineQuote>;

/** `next` is an instant and an id, in that order. */
export const QuotesQuery = v.object({
  q: optionalText(120),
  /** `ending`: sent, and over within the days of Today. */
  state: v.optional(v.picklist(['', ...quoteStates, 'ending']), ''),
  next: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{1,15} [\w-]{1,64})?$/, 'invalid')), ''),
});
export type QuotesQuery = v.InferOutput<typeof QuotesQuery>;

const FoundQuote = v.object({
  id: v.string(),
  number: v.string(),
  state: State,
  /** ISO 8601, UTC. */
  at: v.string(),
  validUntil: v.string(),
  name: v.string(),
  organisation: v.string(),
  totalCents: v.number(),
});
export type FoundQuote = v.InferOutput<typeof FoundQuote>;

/** The newest first. */
export const FoundQuotes = v.object({ quotes: v.array(FoundQuote), next: v.nullable(v.string()) });
export type FoundQuotes = v.InferOutput<typeof FoundQuotes>;

export const QuoteFile = v.object({
  id: v.string(),
  state: State,
  revision: v.number(),
  enquiry: v.nullable(v.string()),
  contact: v.object({ ...Contact.entries }),
  country: v.picklist(countries),
  province: v.nullable(v.picklist(provinces)),
  reduction: v.nullable(QuoteReduction),
  sheet: QuoteSheet,
  /** The classes of each line of seats: its own, and those that may be taken in its place. */
  offered: v.array(v.object({ line: v.string(), dates: v.array(v.string()) })),
  /** `date` is one of several of a line: the others can still be taken. */
  problems: v.array(v.object({ line: v.string(), date: v.nullable(v.string()), problem: Problem })),
  /** What was sent cannot be accepted any more, whichever date is taken. */
  outdated: v.boolean(),
  /** The clock does not remind its client before it ends. */
  remindersHeld: v.boolean(),
  /** Who accepted it, or what was said when it was declined. */
  acceptedBy: v.string(),
  /** The day on which the client said yes to the office; `null` where that was by the link. */
  saidOn: v.nullable(v.string()),
  words: v.string(),
  /** The versions of the terms in force, by language: what who accepts is told of. */
  terms: v.object({ en: v.string(), fr: v.string() }),
  bookings: v.array(v.object({ id: v.string(), number: v.string() })),
  history: v.array(
    v.object({
      at: v.string(),
      name: v.nullable(v.string()),
      act: v.picklist([...acts, 'accepted', 'declined', 'reminded']),
    }),
  ),
});
export type QuoteFile = v.InferOutput<typeof QuoteFile>;

const Titles = v.object({ en: v.string(), fr: v.string() });

/** What can be quoted: public classes that are on sale, and courses. */
export const Quotable = v.object({
  classes: v.array(
    v.object({
      id: v.string(),
      /** Those of one course can be offered for a client to choose from. */
      course: v.string(),
      title: Titles,
      startsAt: v.string(),
      timeZone: v.string(),
      city: v.nullable(Titles),
      language: Language,
      priceCents: v.number(),
      seatsLeft: v.number(),
    }),
  ),
  courses: v.array(v.object({ id: v.string(), title: Titles })),
});
export type Quotable = v.InferOutput<typeof Quotable>;
