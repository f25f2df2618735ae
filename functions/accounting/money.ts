import { Temporal } from 'temporal-polyfill';
import type { Due, MoneyQuery, OfficeMoney, Statement } from '../../src/domain/accounting/contract.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { MONEY_AGES, MONEY_DUE, MONEY_STUCK } from './sql.ts';
import { CLIENT_OF_BOOKING, MOVEMENTS_OF_CLIENT, PAPERS_OF_CLIENT } from './statement-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

/** Payments and refunds that wait are few; more than these are another kind of trouble. */
const MOST_STUCK = 200;

interface DueRow {
  id: string;
  number: string | null;
  contact: string;
  open_cents: number;
  written_off_cents: number;
  due_on: string;
  reminded_at: number | null;
  held_back: 0 | 1;
  promised_until: string | null;
  /** By which the list is in order. */
  day: string;
}

interface StuckRow extends Omit<OfficeMoney['stuck'][number], 'bookingId' | 'at' | 'byHand'> {
  booking_id: string;
  at: number;
  by_hand: 0 | 1;
}

const daysBetween = (from: string, to: string) => Temporal.PlainDate.from(from).until(to).days;

function dueOf(row: DueRow, today: string): Due {
  const { firstName, lastName, organisation, email } = JSON.parse(row.contact) as Contact;
  return {
    ...{ id: row.id, number: row.number, name: `${firstName} ${lastName}`, organisation, email },
    ...{ openCents: row.open_cents, writtenOffCents: row.written_off_cents },
    ...{ dueOn: row.due_on, days: daysBetween(row.due_on, today) },
    remindedOn: row.reminded_at === null ? null : isoInstant(row.reminded_at),
    heldBack: row.held_back === 1,
    promisedUntil: row.promised_until,
  };
}

/** What is open, a page at a time; ages and what is stuck are of all. */
export async function openMoney({ db, now, siteData }: Needs, { state, next }: MoneyQuery): Promise<OfficeMoney> {
  const today = dateIn(siteData.office.timeZone, now().getTime());
  const [day = '', id = ''] = next.split(' ');
  const [due, ages, stuck] = await db.batch([
    db.prepare(MONEY_DUE).bind(today, state, day, id, PAGE_ROWS + 1),
    db.prepare(MONEY_AGES).bind(today),
    db.prepare(MONEY_STUCK).bind(MOST_STUCK),
  ]);
  const rows = rowsOf<DueRow>(due);
  const shown = rows.slice(0, PAGE_ROWS);
  const last = shown.at(-1);
  return {
    due: shown.map((row) => dueOf(row, today)),
    next: rows.length > PAGE_ROWS && last ? `${last.day} ${last.id}` : null,
    ages: rowsOf(ages),
    stuck: rowsOf<StuckRow>(stuck).map(({ booking_id: bookingId, at, by_hand: byHand, ...row }) => ({
      ...row,
      ...{ bookingId, at: isoInstant(at), byHand: byHand === 1 },
    })),
  };
}

type Line = Statement['lines'][number];

interface PaperRow {
  kind: Line['kind'];
  number: string;
  day: string;
  due_on: string | null;
  cents: number;
  booking_id: string;
  booking: string | null;
  purchase_order: string;
  at: number;
}

interface MovementRow extends Pick<PaperRow, 'kind' | 'cents' | 'booking_id' | 'booking' | 'at'> {
  method: string;
}

/** Papers and payments in their order, with what was open after each; `whose` is what both statements are bound to. */
export async function linesOf(
  { db, siteData: { office } }: Pick<Needs, 'db' | 'siteData'>,
  statements: { papers: string; movements: string },
  whose: string,
): Promise<Line[]> {
  const [papers, moved] = await db.batch([
    db.prepare(statements.papers).bind(whose),
    db.prepare(statements.movements).bind(whose),
  ]);
  const { timeZone } = office;
  const all = [
    ...rowsOf<PaperRow>(papers).map((row) => ({ ...row, dueOn: row.due_on, purchaseOrder: row.purchase_order })),
    ...rowsOf<MovementRow>(moved).map((row) => ({
      ...row,
      ...{ day: dateIn(timeZone, row.at), number: '', dueOn: null, purchaseOrder: '' },
    })),
  ].sort((a, b) => a.day.localeCompare(b.day) || a.at - b.at);
  let openCents = 0;
  return all.map(({ day, kind, number, booking_id: bookingId, booking, purchaseOrder, dueOn, cents }): Line => {
    openCents += cents;
    return { day, kind, number, bookingId, booking, purchaseOrder, dueOn, cents, openCents };
  });
}

/** All that a client was charged and has paid; `null` where there is no such booking. */
export async function statementOf(needs: Needs, id: string): Promise<Statement | null> {
  const own = await needs.db.prepare(CLIENT_OF_BOOKING).bind(id).first<{ contact: string; contact_key: string }>();
  if (!own) return null;
  const statements = { papers: PAPERS_OF_CLIENT, movements: MOVEMENTS_OF_CLIENT };
  const lines = await linesOf(needs, statements, own.contact_key);
  return { contact: JSON.parse(own.contact) as Contact, lines, openCents: lines.at(-1)?.openCents ?? 0 };
}
