import type { Due, MoneyQuery, OfficeMoney } from '../../src/domain/accounting/contract.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { PAGE_ROWS } from '../../src/domain/office/audit.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { isoInstant } from '../platform/answers.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { MONEY_AGES, MONEY_DUE, MONEY_STUCK } from './sql.ts';
import { daysBetween } from './open.ts';

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
  is_called_off: 0 | 1;
  promised_until: string | null;
  /** By which the list is in order. */
  day: string;
}

interface StuckRow extends Omit<OfficeMoney['stuck'][number], 'bookingId' | 'at' | 'byHand'> {
  booking_id: string;
  at: number;
  by_hand: 0 | 1;
}

function dueOf(row: DueRow, today: string): Due {
  const { firstName, lastName, organisation, email } = JSON.parse(row.contact) as Contact;
  return {
    ...{ id: row.id, number: row.number, name: `${firstName} ${lastName}`, organisation, email },
    ...{ openCents: row.open_cents, writtenOffCents: row.written_off_cents },
    ...{ dueOn: row.due_on, days: daysBetween(row.due_on, today) },
    remindedOn: row.reminded_at === null ? null : isoInstant(row.reminded_at),
    heldBack: row.held_back === 1,
    calledOff: row.is_called_off === 1,
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
