import {
  linesBetween,
  type Statement,
  type StatementLine,
  type StatementQuery,
} from '../../src/domain/accounting/statement.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bookingOf, invoiceOf, type BookingRow, type OpenRow } from './open.ts';
import { STATEMENTS, whoseOf } from './whose.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

interface PaperRow extends BookingRow, Pick<StatementLine, 'kind' | 'number' | 'day' | 'cents'> {
  due_on: string | null;
  purchase_order: string;
  at: number;
}

type MovementRow = Omit<PaperRow, 'number' | 'day' | 'due_on' | 'purchase_order'>;

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

/** All that a client or an organisation was charged and has paid in a period, and what is open now; `null` where there is none. */
export async function statementOf(
  needs: Needs,
  id: string,
  { of, whole, from, to: asked }: StatementQuery,
): Promise<Statement | null> {
  const { db, now, siteData } = needs;
  const { timeZone } = siteData.office;
  const whose = await whoseOf(needs, id, { of, whole: whole === 'yes' });
  if (!whose) return null;
  const { name, organisation, value, byNameAlone } = whose;
  const statements = STATEMENTS[of];
  const [papers, moved, open] = await db.batch(
    [statements.papers, statements.movements, statements.open].map((one) => db.prepare(one).bind(value)),
  );
  const today = dateIn(timeZone, now().getTime());
  const to = asked === '' ? (from > today ? from : today) : asked;
  const all = linesOf(rowsOf<PaperRow>(papers), rowsOf<MovementRow>(moved), timeZone);
  const invoices = rowsOf<OpenRow>(open).map((row) => invoiceOf(row, today));
  const openCents = all.at(-1)?.openCents ?? 0;
  const besideCents = invoices.reduce((cents, invoice) => cents - invoice.openCents, openCents);
  return {
    ...{ of, whole: whole === 'yes', byNameAlone, name, organisation, from, to, ...linesBetween(all, { from, to }) },
    ...{ today, invoices, besideCents, openCents },
  };
}
