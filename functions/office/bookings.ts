import type { Contact } from '../../src/domain/booking/billing.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import type { BookingsQuery, FoundBooking, FoundBookings } from '../../src/domain/office/bookings.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { findBookings, LINES_OF_FOUND, ROWS_OF_WORD } from './bookings-sql.ts';
import { readBookings } from './reading.ts';
import { wordsOf } from './terms.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface Row {
  id: string;
  number: string | null;
  state: FoundBooking['state'];
  created_at: number;
  contact: string;
  total_cents: number;
  open_cents: number;
  due_on: string | null;
}

interface LineRow {
  booking_id: string;
  quantity: number;
  starts_at: number;
  title_en: string;
  title_fr: string;
}

/** Bookings that have all the words that were typed, by their beginnings. */
export async function listBookings(needs: Needs, { q, state, open, next }: BookingsQuery): Promise<FoundBookings> {
  const { db, now, siteData } = needs;
  const words = wordsOf(q);
  if (words.length === 0 && q !== '') return { bookings: [], next: null };
  if (words.length > 0) await readBookings(needs);
  const [before, id] = next === '' ? [null, ''] : next.split(' ');
  const today = dateIn(siteData.office.timeZone, now().getTime());
  const { results } = await db
    .prepare(findBookings(await rareAmong(db, words)))
    .bind(state, open, today, before === null ? null : Number(before), id ?? '', PAGE_ROWS + 1, ...words)
    .all<Row>();
  const shown = results.slice(0, PAGE_ROWS);
  const ids = JSON.stringify(shown.map((row) => row.id));
  const lines = Map.groupBy(rowsOf<LineRow>(await db.prepare(LINES_OF_FOUND).bind(ids).all()), (row) => row.booking_id);
  const last = shown.at(-1);
  return {
    bookings: shown.map((row) => found(row, lines.get(row.id) ?? [])),
    next: results.length > PAGE_ROWS && last ? `${last.created_at} ${last.id}` : null,
  };
}

/** A word with more rows than this is not looked up: half of all bookings may have it. */
export const RARE = 8_000;

async function rareAmong(db: D1Database, words: readonly string[]): Promise<boolean[]> {
  if (words.length === 0) return [];
  const counted = await db.batch(words.map((word) => db.prepare(ROWS_OF_WORD).bind(word, RARE)));
  return counted.map((result) => (rowsOf<{ rows: number }>(result)[0]?.rows ?? 0) < RARE);
}

function found(row: Row, lines: readonly LineRow[]): FoundBooking {
  const { firstName, lastName, organisation } = JSON.parse(row.contact) as Contact;
  const [first] = lines;
  return {
    ...{ id: row.id, number: row.number, state: row.state, at: isoInstant(row.created_at) },
    ...{ name: `${firstName} ${lastName}`, organisation },
    title: first ? { en: first.title_en, fr: first.title_fr } : null,
    startsAt: first ? isoInstant(first.starts_at) : null,
    classes: lines.length,
    seats: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...{ totalCents: row.total_cents, openCents: row.open_cents },
    dueOn: row.open_cents > 0 ? row.due_on : null,
  };
}
