import { Temporal } from 'temporal-polyfill';
import {
  linesBetween,
  type Statement,
  type StatementInvoice,
  type StatementLine,
  type StatementOwner,
  type StatementQuery,
} from '../../src/domain/accounting/statement.ts';
import type { Contact } from '../../src/domain/booking/billing.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { bookingsOfOrganisation } from '../office/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import * as sql from './statement-sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

export const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to).days;

interface BookingRow {
  booking_id: string;
  booking: string | null;
  who: string;
}

interface PaperRow extends BookingRow, Pick<StatementLine, 'kind' | 'number' | 'day' | 'cents'> {
  due_on: string | null;
  purchase_order: string;
  at: number;
}

type MovementRow = Omit<PaperRow, 'number' | 'day' | 'due_on' | 'purchase_order'>;

interface OpenRow extends BookingRow {
  contact: string;
  purchase_order: string;
  number: string;
  issued_on: string;
  due_on: string;
  open_cents: number;
}

const bookingOf = ({ booking_id: bookingId, booking, who }: BookingRow) => ({ bookingId, booking, who });

/** Papers and payments in their order, with what was open after each. */
function linesOf(papers: readonly PaperRow[], moved: readonly MovementRow[], timeZone: string): StatementLine[] {
  const all = [
    ...papers,
    ...moved.map((row) => ({ ...row, day: dateIn(timeZone, row.at), number: '', due_on: null, purchase_order: '' })),
  ].sort((a, b) => a.day.localeCompare(b.day) || a.at - b.at);
  let openCents = 0;
  return all.map((row) => {
    const { day, kind, number, purchase_order: purchaseOrder, due_on: dueOn, cents } = row;
    openCents += cents;
    return { day, kind, number, ...bookingOf(row), purchaseOrder, dueOn, cents, openCents };
  });
}

const invoiceOf = (row: OpenRow, today: string): StatementInvoice => ({
  number: row.number,
  ...bookingOf(row),
  ...{ purchaseOrder: row.purchase_order, issuedOn: row.issued_on, dueOn: row.due_on },
  ...{ days: daysBetween(row.due_on, today), openCents: row.open_cents },
});

interface Whose {
  name: string;
  organisation: string;
  statements: readonly string[];
  /** What they are bound to. */
  value: string;
}

/** Whose statement it is; `null` where there is no such booking, or it names no organisation. */
async function whoseOf(needs: Needs, id: string, of: StatementOwner): Promise<Whose | null> {
  const own = await needs.db.prepare(sql.CLIENT_OF_BOOKING).bind(id).first<{ contact: string; contact_key: string }>();
  if (!own) return null;
  const { firstName = '', lastName = '', organisation = '' } = JSON.parse(own.contact) as Partial<Contact>;
  const named = { name: `${firstName} ${lastName}`.trim(), organisation };
  if (of === 'client') {
    const statements = [sql.PAPERS_OF_CLIENT, sql.MOVEMENTS_OF_CLIENT, sql.OPEN_OF_CLIENT];
    return { ...named, statements, value: own.contact_key };
  }
  if (organisation === '') return null;
  const bookings = await bookingsOfOrganisation(needs, organisation);
  const statements = [sql.PAPERS_OF_BOOKINGS, sql.MOVEMENTS_OF_BOOKINGS, sql.OPEN_OF_BOOKINGS];
  return { ...named, statements, value: JSON.stringify(bookings.map((one) => one.id)) };
}

/** All that a client or an organisation was charged and has paid in a period, and what is open now; `null` where there is none. */
export async function statementOf(
  needs: Needs,
  id: string,
  { of, from, to: asked }: StatementQuery,
): Promise<Statement | null> {
  const { db, now, siteData } = needs;
  const { timeZone } = siteData.office;
  const whose = await whoseOf(needs, id, of);
  if (!whose) return null;
  const { name, organisation, statements, value } = whose;
  const [papers, moved, open] = await db.batch(statements.map((one) => db.prepare(one).bind(value)));
  const today = dateIn(timeZone, now().getTime());
  const to = asked === '' ? today : asked;
  const all = linesOf(rowsOf<PaperRow>(papers), rowsOf<MovementRow>(moved), timeZone);
  const invoices = rowsOf<OpenRow>(open).map((row) => invoiceOf(row, today));
  const openCents = all.at(-1)?.openCents ?? 0;
  const besideCents = invoices.reduce((cents, invoice) => cents - invoice.openCents, openCents);
  return {
    ...{ of, name, organisation, from, to, ...linesBetween(all, { from, to }) },
    ...{ today, invoices, besideCents, openCents },
  };
}
