import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { buyerLines } from '../../src/i18n/addresses.ts';
import { fill, formatDate, formatMoney, formatPlainDate } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Handout } from '../../src/paper/handout.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { invoiceSheet, issuedByParts, letterFacts, sheetTable, underOrder } from '../booking/index.ts';
import { facts, heading, lines, table } from '../platform/documents/blocks.ts';
import { rowsOf } from '../platform/database.ts';
import { INVOICE_TO_RECEIPT, MOVEMENTS_OF_BOOKING, TOTALS_OF_INVOICES } from './receipt-sql.ts';
import { receivedByInvoice, type BookingMovement, type Received } from './received.ts';
import type { Needs } from './rows.ts';

/** What came in for an invoice, and went back of that. */
export interface Receipt {
  number: string;
  issuedOn: string;
  dueOn: string;
  document: InvoiceDocument;
  movements: readonly Received[];
}

interface InvoiceRow {
  issued_on: string;
  due_on: string;
  document: string;
  purchase_order: string;
}

/** `null` where nothing came in for it, or the booking has no such invoice. */
export async function receiptOf({ db }: Pick<Needs, 'db'>, bookingId: string, number: string): Promise<Receipt | null> {
  const [invoices, totals, movements] = await db.batch([
    db.prepare(INVOICE_TO_RECEIPT).bind(bookingId, number),
    ...[TOTALS_OF_INVOICES, MOVEMENTS_OF_BOOKING].map((one) => db.prepare(one).bind(bookingId)),
  ]);
  const [invoice] = rowsOf<InvoiceRow>(invoices);
  const own = receivedByInvoice(rowsOf(totals), rowsOf<BookingMovement>(movements)).get(number) ?? [];
  if (!invoice || own.length === 0) return null;
  return {
    number,
    issuedOn: invoice.issued_on,
    dueOn: invoice.due_on,
    document: underOrder(invoice.document, invoice.purchase_order),
    movements: own,
  };
}

const sumOf = (movements: readonly Received[]) => movements.reduce((sum, { cents }) => sum + cents, 0);

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
  const received = sumOf(movements.filter((one) => !one.isBack));
  const refunded = sumOf(movements.filter((one) => one.isBack));
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
            t.methods[one.method],
            money(one.isBack ? -one.cents : one.cents),
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
