import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { buyerLines } from '../../src/i18n/addresses.ts';
import { fill, formatDate, formatMoney, formatPlainDate } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Handout } from '../../src/paper/handout.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { invoiceSheet, issuedByParts, letterFacts, sheetTable, underOrder } from '../booking/index.ts';
import { facts, heading, lines, table } from '../platform/documents/blocks.ts';
import { rowsOf } from '../platform/database.ts';
import { INVOICE_TO_RECEIPT, PAYMENTS_OF_INVOICE, REFUNDS_OF_INVOICE } from './receipt-sql.ts';
import type { Needs } from './rows.ts';

interface Movement {
  at: number;
  cents: number;
  /** `null` where it went back; `bank` where the bank of the card has taken it. */
  method: 'card' | 'cheque' | 'transfer' | 'credit' | 'bank' | null;
}

/** What came in for an invoice, and went back of that. */
export interface Receipt {
  number: string;
  issuedOn: string;
  dueOn: string;
  document: InvoiceDocument;
  movements: Movement[];
}

interface InvoiceRow {
  issued_on: string;
  due_on: string;
  document: string;
  purchase_order: string;
}

/** `null` where nothing came in for it, or the booking has no such invoice. */
export async function receiptOf({ db }: Pick<Needs, 'db'>, bookingId: string, number: string): Promise<Receipt | null> {
  const [invoices, payments, refunds] = await db.batch(
    [INVOICE_TO_RECEIPT, PAYMENTS_OF_INVOICE, REFUNDS_OF_INVOICE].map((one) => db.prepare(one).bind(bookingId, number)),
  );
  const [invoice] = rowsOf<InvoiceRow>(invoices);
  const paid = rowsOf<Movement>(payments);
  if (!invoice || paid.length === 0) return null;
  const back = rowsOf<Pick<Movement, 'at' | 'cents'> & { by_bank: 0 | 1 }>(refunds).map(
    ({ by_bank: byBank, ...row }) => ({
      ...row,
      method: byBank === 1 ? ('bank' as const) : null,
    }),
  );
  return {
    number,
    issuedOn: invoice.issued_on,
    dueOn: invoice.due_on,
    document: underOrder(invoice.document, invoice.purchase_order),
    movements: [...paid, ...back].sort((a, b) => a.at - b.at),
  };
}

const isBack = ({ method }: Movement) => method === null || method === 'bank';
const sumOf = (movements: readonly Movement[]) => movements.reduce((sum, { cents }) => sum + cents, 0);

/** A receipt on paper: from the payments, which stay as they are, and the invoice as it was issued. */
export function receiptPaper(
  { movements, ...invoice }: Receipt,
  { origin, siteData }: Pick<Needs, 'origin' | 'siteData'>,
): Handout {
  const { number, issuedOn, document } = invoice;
  const { language, supplier } = document;
  const { documents, mail, provinceNames, countryNames } = strings(language);
  const t = documents.receipt;
  const { timeZone } = siteData.office;
  const money = (cents: number) => formatMoney(cents, language);
  const received = sumOf(movements.filter((one) => !isBack(one)));
  const refunded = sumOf(movements.filter(isBack));
  const sheet = invoiceSheet(invoice, origin);
  return {
    ...letterFacts({
      ...{ title: fill(t.title, { number }), number, language, supplier },
      updated: dateIn(timeZone, movements.at(-1)?.at ?? 0),
    }),
    lead: fill(t.lead, { amount: money(received), number, date: formatPlainDate(issuedOn, language) }),
    body: [
      heading(t.from),
      lines(buyerLines(document, { provinceNames, countryNames })),
      heading(t.payments),
      table(
        [null, null, 'right'],
        [
          [t.columns.date, t.columns.how, t.columns.amount],
          ...movements.map((one) => [
            formatDate(one.at, language, timeZone),
            one.method === null ? t.refunded : t.methods[one.method],
            money(isBack(one) ? -one.cents : one.cents),
          ]),
          [{ strong: refunded > 0 ? t.left : t.received }, '', { strong: money(received - refunded) }],
        ],
      ),
      heading(fill(t.paidFor, { number })),
      facts(sheet.facts.filter(({ label }) => label !== mail.invoice.number && label !== mail.invoice.dueOn)),
      sheetTable(sheet, language),
      ...issuedByParts(documents.issuedBy.receipt, supplier, language),
    ],
  };
}

/** What it is saved as. */
export const receiptFile = ({ number, document }: Receipt): string =>
  `${strings(document.language).documents.files.receipt}-${number}.pdf`;
