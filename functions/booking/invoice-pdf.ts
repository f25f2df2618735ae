import type { Invoice } from '../../src/domain/booking/contract.ts';
import type { Handout } from '../../src/paper/handout.ts';
import { languageTags } from '../../src/i18n/locales.ts';
import { fill } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { facts, heading, lines, table } from '../platform/documents/blocks.ts';
import { invoiceSheet } from './invoice-sheet.ts';

/** An issued invoice on paper, from what was frozen when it was issued (booking rule 37). */
export function invoicePaper(issued: Invoice, origin: string): Handout {
  const { language, supplier } = issued.document;
  const { mail, documents } = strings(language);
  const sheet = invoiceSheet(issued, origin);
  return {
    title: sheet.heading,
    author: supplier.name,
    subject: sheet.heading,
    keywords: issued.number,
    language: languageTags[language],
    updated: issued.issuedOn,
    lead: sheet.terms,
    body: [
      facts(sheet.facts),
      heading(mail.invoice.billTo),
      lines(sheet.billTo),
      heading(documents.classes),
      table(
        [null, 'right', 'right', 'right'],
        [
          [documents.columns.description, documents.columns.seats, documents.columns.price, documents.columns.amount],
          ...sheet.lines.map((line) => [[line.title, ...line.details], line.quantity, line.unit, line.amount]),
          ...sheet.sums.map(({ label, amount }) => [label, '', '', amount]),
          [{ strong: sheet.total.label }, '', '', { strong: sheet.total.amount }],
        ],
      ),
      ...(sheet.howToPay.length > 0 ? [heading(documents.howToPay), lines(sheet.howToPay)] : []),
      heading(documents.issuedBy),
      lines(sheet.supplier),
    ],
    footer: {
      text: `${supplier.name}, ${sheet.heading}`,
      pageNumber: (page, pages) => fill(documents.page, { page, pages }),
    },
    closing: [],
  };
}
