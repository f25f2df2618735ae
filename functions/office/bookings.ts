import type { Contact } from '../../src/domain/booking/billing.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import {
  bookedWithin,
  type BookingsQuery,
  type FoundBooking,
  type FoundBookings,
} from '../../src/domain/office/bookings.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findBookings, LINES_OF_FOUND, ROWS_OF_WORD } from './bookings-sql.ts';
import { readBookings } from './reading.ts';
import { wordsOf } from './terms.ts';

const HOUR_MS = 3_600_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

export interface BookingRow {
  id: string;
  number: string | null;
  state: FoundBooking['state'];
  created_at: number;
  contact: string;
  purchase_order: string;
  total_cents: number;
  open_cents: number;
  due_on: string | null;
  order_id: string | null;
  order_number: string | null;
}

export interface LineRow {
  booking_id: string;
  quantity: number;
  starts_at: number;
  title_en: string;
  title_fr: string;
}

interface Found {
  rows: { row: BookingRow; lines: readonly LineRow[] }[];
  /** Where the next ones begin; `null` where there are none. */
  next: string | null;
}

/** At most so many bookings that have all the words that were typed, by their beginnings. */
export async function findRows(needs: Needs, query: BookingsQuery, most: number): Promise<Found> {
  const { db, now, siteData } = needs;
  const { q, state, open, booked, next } = query;
  const words = wordsOf(q);
  if (words.length === 0 && q !== '') return { rows: [], next: null };
  if (words.length > 0) await readBookings(needs);
  const [before, id] = next === '' ? [null, ''] : next.split(' ');
  const at = now().getTime();
  const today = dateIn(siteData.office.timeZone, at);
  const since = booked === '' ? 0 : at - bookedWithin[booked] * HOUR_MS;
  const { results } = await db
    .prepare(findBookings(await rareAmong(db, words)))
    .bind(state, open, today, before === null ? null : Number(before), id ?? '', most + 1, since, ...words)
    .all<BookingRow>();
  const shown = results.slice(0, most);
  const ids = JSON.stringify(shown.map((row) => row.id));
  const lines = Map.groupBy(rowsOf<LineRow>(await db.prepare(LINES_OF_FOUND).bind(ids).all()), (row) => row.booking_id);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => ({ row, lines: lines.get(row.id) ?? [] })),
    next: results.length > most && last ? `${last.created_at} ${last.id}` : null,
  };
}

/** A page of them. */
export async function listBookings(needs: Needs, query: BookingsQuery): Promise<FoundBookings> {
  const { rows, next } = await findRows(needs, query, PAGE_ROWS);
  return { bookings: rows.map(({ row, lines }) => found(row, lines)), next };
}

/** A word with more rows than this is not looked up: half of all bookings may have it. */
export const RARE = 8_000;

async function rareAmong(db: D1Database, words: readonly string[]): Promise<boolean[]> {
  if (words.length === 0) return [];
  const counted = await db.batch(words.map((word) => db.prepare(ROWS_OF_WORD).bind(word, RARE)));
  return counted.map((result) => (rowsOf<{ rows: number }>(result)[0]?.rows ?? 0) < RARE);
}

export function found(row: BookingRow, lines: readonly LineRow[]): FoundBooking {
  const { firstName, lastName, organisation } = JSON.parse(row.contact) as Contact;
  const [first] = lines;
  return {
    ...{ id: row.id, number: row.number, state: row.state, at: isoInstant(row.created_at) },
    ...{ name: `${firstName} ${lastName}`, organisation, purchaseOrder: row.purchase_order },
    title: first ? { en: first.title_en, fr: first.title_fr } : null,
    startsAt: first ? isoInstant(first.starts_at) : null,
    classes: lines.length,
    seats: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...{ totalCents: row.total_cents, openCents: row.open_cents },
    dueOn: row.open_cents > 0 ? row.due_on : null,
    namesOf: row.order_id === null ? null : { id: row.order_id, number: row.order_number },
  };
}
