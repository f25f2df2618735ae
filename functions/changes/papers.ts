import { fill, formatMoney } from '../../src/i18n/format.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import type { Handout } from '../../src/paper/handout.ts';
import { invoicePaper, sheetPaper } from '../booking/index.ts';
import { lines } from '../platform/documents/blocks.ts';
import { creditNoteSheet } from './mail-parts.ts';
import type { IssuedNote } from './note-rows.ts';
import type { ManagedRecord } from './record.ts';

/** A credit note on paper, from what was frozen when it was issued (booking rule 37). */
export function creditNotePaper(
  { number, invoice_number: invoice, issued_on: issuedOn, document, ...back }: IssuedNote,
  origin: string,
): Handout {
  const { language, supplier } = document;
  const { documents, manage } = strings(language);
  const money = (cents: number) => formatMoney(cents, language);
  const told = [
    ...(back.refund_cents > 0 ? [fill(manage.documents.refund, { amount: money(back.refund_cents) })] : []),
    ...(back.credit_cents > 0 ? [fill(manage.documents.credit, { amount: money(back.credit_cents) })] : []),
    ...(back.to_credits_cents > 0 ? [fill(manage.documents.toCredits, { amount: money(back.to_credits_cents) })] : []),
  ];
  return sheetPaper(creditNoteSheet({ number, invoice, issuedOn }, document, origin), {
    ...{ language, supplier, number, issuedOn },
    billTo: documents.creditedTo,
    more: told.length > 0 ? [lines(told)] : [],
    issuedBy: documents.issuedBy.creditNote,
  });
}

/** The invoice or credit note of a booking that has this number. */
export function issuedPaper(
  { invoices, creditNotes }: Pick<ManagedRecord, 'invoices' | 'creditNotes'>,
  number: string,
  origin: string,
): Handout | null {
  const invoice = invoices.find((row) => row.number === number);
  if (invoice) {
    const { issued_on: issuedOn, due_on: dueOn, document } = invoice;
    return invoicePaper({ number, issuedOn, dueOn, document }, origin);
  }
  const note = creditNotes.find((row) => row.number === number);
  return note ? creditNotePaper(note, origin) : null;
}
