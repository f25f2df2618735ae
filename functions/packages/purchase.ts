import type { Billing, Contact } from '../../src/domain/booking/billing.ts';
import type { UsableSeats } from '../../src/domain/packages/coverage.ts';
import { SEATS_BEFORE_PAYMENT, type SeatOffer } from '../../src/domain/packages/offer.ts';
import type { LedgerEntry, PurchaseState, PurchaseView } from '../../src/domain/packages/contract.ts';
import type { TaxAmount } from '../../src/domain/money/tax.ts';
import type { SiteCourse, SiteData } from '../../src/domain/site/site-data.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { isoInstant } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { LEDGER } from './sql.ts';

export type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'newReference' | 'siteData' | 'secret'>;

export interface PurchaseRow {
  id: string;
  state: PurchaseState;
  language: Locale;
  offer: string;
  contact: string;
  mailbox_key: string;
  billing: string;
  purchase_order: string;
  /** The same as its booking names it by now. */
  order_now: string;
  budget_code: string;
  taxes: string;
  total_cents: number;
  terms: string;
  prove_until_at: number;
  code: string | null;
  bought_at: number | null;
  expires_on: string | null;
  /** Of the order, once it is bought; who has proved it. */
  reference: string | null;
  booking_id: string | null;
  proved_by: 'link' | 'staff' | null;
  invoice_number: string | null;
  issued_on: string | null;
  due_on: string | null;
  document: string | null;
  open_cents: number;
}

export interface LedgerRow {
  pool: string;
  kind: LedgerEntry['kind'];
  delta: number;
  at: number;
  title_en: string | null;
  title_fr: string | null;
  /** Which used the seats. */
  booking_id: string | null;
  number: string | null;
  contact: string | null;
}

export const offerOf = ({ offer }: Pick<PurchaseRow, 'offer'>) => JSON.parse(offer) as SeatOffer;
export const contactOf = ({ contact }: Pick<PurchaseRow, 'contact'>) => JSON.parse(contact) as Contact;
export const billingOf = ({ billing }: Pick<PurchaseRow, 'billing'>) => JSON.parse(billing) as Billing;

export async function ledgerOf(db: D1Database, id: string): Promise<LedgerRow[]> {
  return (await db.prepare(LEDGER).bind(id).all<LedgerRow>()).results;
}

/** What is left of a purchase, by pool and in all, and how much of that may be used before it is paid. */
export function seatsOf(row: PurchaseRow, ledger: readonly LedgerRow[]): UsableSeats & { all: number } {
  const left: Record<string, number> = {};
  for (const { pool, delta } of ledger) left[pool] = (left[pool] ?? 0) + delta;
  const all = Object.values(left).reduce((sum, seats) => sum + seats, 0);
  const used = ledger.reduce((sum, { kind, delta }) => (kind === 'bought' ? sum : sum - delta), 0);
  const isPaid = row.open_cents <= 0;
  const usable = isPaid ? all : Math.max(0, Math.min(all, SEATS_BEFORE_PAYMENT - used));
  return { offer: offerOf(row), expiresOn: row.expires_on ?? '', left, isPaid, usable, all };
}

const both = (en: string | null, fr: string | null) => ({ en: en ?? fr ?? '', fr: fr ?? en ?? '' });

/** What a course of a series is called in each language: its own name there, or that of the one that has its place. */
function titlesOf({ entries, counterpart }: SiteCourse, { courses }: Pick<SiteData, 'courses'>) {
  const other = courses.find(({ id }) => id === counterpart)?.entries;
  const { en = other?.en, fr = other?.fr } = entries;
  return both(en?.title ?? null, fr?.title ?? null);
}

/** A purchase as its buyer sees it, by whichever way. */
export async function purchaseView(
  { db, now, siteData }: Pick<Needs, 'db' | 'now' | 'siteData'>,
  row: PurchaseRow,
): Promise<PurchaseView> {
  const ledger = await ledgerOf(db, row.id);
  const { offer, left, all, usable } = seatsOf(row, ledger);
  const taxes = JSON.parse(row.taxes) as TaxAmount[];
  const late = row.state === 'asked' && row.prove_until_at <= now().getTime();
  const named = siteData.courses.filter(({ id }) => offer.sort === 'series' && (left[id] ?? 0) > 0);
  return {
    state: late ? 'lapsed' : row.state,
    ...{ sort: offer.sort, title: offer.title, language: row.language, seats: offer.seats, left: all, usable },
    organisation: contactOf(row).organisation,
    purchaseOrder: row.order_now,
    subtotalCents: offer.priceCents,
    taxes: taxes.map(({ code, province, rate, amountCents }) => ({ code, province, rate, amountCents })),
    totalCents: row.total_cents,
    proveUntil: isoInstant(row.prove_until_at),
    code: row.state === 'bought' ? row.code : null,
    invoice:
      row.invoice_number !== null && row.reference !== null
        ? { number: row.invoice_number, reference: row.reference, openCents: Math.max(0, row.open_cents) }
        : null,
    boughtOn: row.bought_at === null ? null : dateIn(siteData.office.timeZone, row.bought_at),
    expiresOn: row.expires_on,
    courses: named.map((course) => titlesOf(course, siteData)),
    ledger: ledger.map(({ kind, delta, at, title_en: en, title_fr: fr }) => ({
      ...{ kind, at: isoInstant(at), seats: delta },
      titles: en === null && fr === null ? null : both(en, fr),
    })),
  };
}
