import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { Reduction } from '../../src/domain/money/discount.ts';
import type { Province } from '../../src/domain/money/provinces.ts';
import { classesOf, quantityOf, withDate, type QuoteLine } from '../../src/domain/quotes/lines.ts';
import { priceQuote, type QuotePrice } from '../../src/domain/quotes/price.ts';
import type { keptStates, QuoteState } from '../../src/domain/quotes/quote.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { eventRows, type EventRow } from '../catalogue/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf } from '../platform/secrets.ts';
import { QUOTE_BY_ID, QUOTE_BY_TOKEN } from './sql.ts';

export type Needs = Pick<
  Dependencies,
  'db' | 'now' | 'newId' | 'newReference' | 'siteData' | 'cards' | 'capRoom' | 'limiter' | 'meter' | 'secret'
>;

export interface QuoteRow {
  id: string;
  number: string;
  /** Digest. */
  token: string;
  state: (typeof keptStates)[number];
  revision: number;
  version: number;
  entry_id: string | null;
  language: Locale;
  contact: string;
  country: Billing['country'];
  province: Province | null;
  lines: string;
  reduction: string | null;
  note: string;
  valid_until: string;
  /** JSON. */
  sheet: string | null;
  total_cents: number;
  created_at: number;
  sent_at: number | null;
  decided_at: number | null;
  accepted_by: string;
  /** To the office, on the telephone. */
  said_on: string | null;
  words: string;
  reminders_held: 0 | 1;
  hold_reference: string | null;
  booking_id: string | null;
  order_id: string | null;
}

/** A quote, read at one moment, with the classes that it names and what it comes to. */
export interface Quote {
  row: QuoteRow;
  at: number;
  lines: QuoteLine[];
  /** By their ids. */
  events: ReadonlyMap<string, EventRow>;
  price: QuotePrice;
}

/** Without names where the law keeps them no longer. */
export const contactOf = ({ contact }: Pick<QuoteRow, 'contact'>): Contact => ({
  ...{ firstName: '', lastName: '', organisation: '', email: '', phone: '' },
  ...(JSON.parse(contact) as Partial<Contact>),
});
export const reductionOf = ({ reduction }: Pick<QuoteRow, 'reduction'>) =>
  reduction === null ? null : (JSON.parse(reduction) as Reduction);

export const readQuote = (db: D1Database, id: string) => db.prepare(QUOTE_BY_ID).bind(id).first<QuoteRow>();

export const quoteOfToken = async (db: D1Database, token: string) =>
  db
    .prepare(QUOTE_BY_TOKEN)
    .bind(await digestOf(token))
    .first<QuoteRow>();

/** The day of the office. */
export const today = ({ siteData }: Pick<Needs, 'siteData'>, at: number) => dateIn(siteData.office.timeZone, at);

export const stateNow = (needs: Pick<Needs, 'siteData'>, row: QuoteRow, at: number): QuoteState =>
  row.state === 'sent' && row.valid_until < today(needs, at) ? 'expired' : row.state;

/** Where a line is taxed: in the room of a class, or as it says. */
function provinceOf(line: QuoteLine, events: Quote['events']): Province | null {
  if (line.kind !== 'seats') return line.province;
  const event = events.get(line.eventId);
  return event?.delivery === 'in-person' ? event.place_province : null;
}

interface PriceTerms extends Pick<QuoteRow, 'country' | 'province'> {
  reduction: Reduction | null;
}
const termsOf = (row: QuoteRow): PriceTerms => ({ ...row, reduction: reductionOf(row) });

/** What lines come to in a province. */
const priceOf = (
  { taxes }: Needs['siteData'],
  lines: readonly QuoteLine[],
  events: Quote['events'],
  { country, province, reduction }: PriceTerms,
): QuotePrice =>
  priceQuote(
    lines.map((line) => ({
      ...{ isSeats: line.kind === 'seats', quantity: quantityOf(line), unitCents: line.unitCents },
      province: provinceOf(line, events),
    })),
    reduction,
    country === 'CA' ? province : null,
    taxes,
  );

/** Lines with the classes that they name, and what they come to. */
export async function priced(
  { db, siteData }: Pick<Needs, 'db' | 'siteData'>,
  lines: readonly QuoteLine[],
  terms: PriceTerms,
  at: number,
): Promise<Pick<Quote, 'events' | 'price'>> {
  const ids = lines.flatMap(classesOf).map(({ eventId }) => eventId);
  const rows = ids.length > 0 ? await eventRows(db, ids, at) : [];
  const events = new Map(rows.map((row) => [row.id, row]));
  return { events, price: priceOf(siteData, lines, events, terms) };
}

/** With the date chosen, where there is one, it is a quote like any other. */
export const atDate = (needs: Pick<Needs, 'siteData'>, quote: Quote, date: string | null): Quote => {
  const lines = withDate(quote.lines, date);
  return { ...quote, lines, price: priceOf(needs.siteData, lines, quote.events, termsOf(quote.row)) };
};

/** All that belongs to a quote; of dates to choose from, its price is that of the first. */
export async function loaded(needs: Pick<Needs, 'db' | 'siteData'>, row: QuoteRow, at: number): Promise<Quote> {
  const lines = JSON.parse(row.lines) as QuoteLine[];
  return { row, at, lines, ...(await priced(needs, lines, termsOf(row), at)) };
}
