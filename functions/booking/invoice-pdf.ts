import type { Invoice, InvoiceDocument, Supplier } from '../../src/domain/booking/contract.ts';
import type { Handout } from '../../src/paper/handout.ts';
import { languageTags } from '../../src/i18n/locales.ts';
import { fill, formatPhone } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { facts, heading, lines, table } from '../platform/documents/blocks.ts';
import { invoiceSheet, type InvoiceSheet } from './invoice-sheet.ts';

/** An issued invoice on paper, from what was frozen when it was issued (booking rule 37). */
export function invoicePaper(issued: Invoice, origin: string): Handout {
  const { language, supplier } = issued.document;
  const { documents, mail } = strings(language);
  const sheet = invoiceSheet(issued, origin);
  const { howToPay } = sheet;
  return sheetPaper(sheet, {
    ...{ language, supplier, number: issued.number, issuedOn: issued.issuedOn },
    billTo: mail.invoice.billTo,
    more: howToPay.length > 0 ? [heading(documents.howToPay), lines(howToPay)] : [],
    issuedBy: documents.issuedBy.invoice,
  });
}

interface SheetOptions extends Pick<InvoiceDocument, 'language' | 'supplier'> {
  number: string;
  issuedOn: string;
  /** Above the buyer's address. */
  billTo: string;
  /** Below the sums. */
  more: Handout['body'];
  issuedBy: string;
}

/** An invoice or a credit note on paper. */
export function sheetPaper(sheet: InvoiceSheet, options: SheetOptions): Handout {
  const { language, supplier, number, issuedOn, billTo, more, issuedBy } = options;
  const { documents } = strings(language);
  return {
    ...letterFacts({ title: sheet.heading, number, language, supplier, updated: issuedOn }),
    lead: sheet.terms,
    body: [
      facts(sheet.facts),
      heading(billTo),
      lines(sheet.billTo),
      heading(isOrder(sheet) ? documents.ordered : documents.classes),
      sheetTable(sheet, language),
      ...more,
      ...issuedByParts(issuedBy, supplier, language),
    ],
  };
}

/** Whether nothing on it is a class with dates. */
const isOrder = ({ lines: all }: InvoiceSheet) => all.length > 0 && all.every(({ isQuoted }) => isQuoted);

/** Classes, sums and total. */
export function sheetTable(sheet: InvoiceSheet, language: InvoiceDocument['language']): Handout['body'][number] {
  const { class: course, quantity, item, pieces, price, amount } = strings(language).booking.invoice;
  const head = isOrder(sheet) ? [item, pieces] : [course, quantity];
  return table(
    [null, 'right', 'right', 'right'],
    [
      [...head, price, amount],
      ...sheet.lines.map((line) => [[line.title, ...line.details], line.quantity, line.unit, line.amount]),
      ...sheet.sums.map((sum) => [sum.label, '', '', sum.amount]),
      [{ strong: sheet.total.label }, '', '', { strong: sheet.total.amount }],
    ],
  );
}

/** Who has issued a document, short enough that one class with all of its sums stays on one page. */
export function issuedByParts(
  issuedBy: string,
  { name, address, email, phone, gstHstNumber, qstNumber }: Supplier,
  language: InvoiceDocument['language'],
): Handout['body'] {
  const { invoice } = strings(language).mail;
  return [
    heading(issuedBy),
    lines([
      name,
      address.join(', '),
      `${email}, ${formatPhone(phone, language)}`,
      `${fill(invoice.gstHstNumber, { number: gstHstNumber })}, ${fill(invoice.qstNumber, { number: qstNumber })}`,
    ]),
  ];
}

/** What every letter says of itself, and at its foot. */
export function letterFacts({
  title,
  number,
  language,
  supplier,
  updated,
}: Pick<InvoiceDocument, 'language' | 'supplier'> & { title: string; number: string; updated: string }): Omit<
  Handout,
  'lead' | 'body'
> {
  const { documents } = strings(language);
  return {
    ...{ title, author: supplier.name, subject: title, keywords: number, language: languageTags[language], updated },
    footer: {
      text: `${supplier.name}, ${title}`,
      pageNumber: (page, pages) => fill(documents.page, { page, pages }),
    },
    closing: [],
  };
}
