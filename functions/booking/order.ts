import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { invoiceTerms } from '../../src/domain/booking/invoice-terms.ts';
import { bookingNumber } from '../../src/domain/booking/number.ts';
import type { EventActor } from '../../src/domain/booking/events.ts';
import type { TaxAmount } from '../../src/domain/money/tax.ts';
import { present } from '../../src/domain/present.ts';
import { holidaysOf } from '../../src/domain/time/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { randomBelow } from '../platform/secrets.ts';
import { recordEvent } from './events.ts';
import { ISSUE_INVOICE } from './paid-sql.ts';
import { INSERT_ORDER } from './sql.ts';

/** Something else than classes that was ordered on invoice, by a buyer who has proved to be there, or for whoever has asked the office. */
export interface Order {
  id: string;
  reference: string;
  at: number;
  document: InvoiceDocument;
  taxes: readonly TaxAmount[];
  /** As accepted (JSON). */
  terms: string;
  /** Of the office, which is the proof then; the buyer, by the link of a mail, where it is not said. */
  by?: { who: EventActor; accountId: number };
}

/**
 * The statements of an order without classes: a booking without lines, so that its invoice has a number of the one series, and
 * payments, credit notes and balances are as for any other.
 */
export function orderWithoutClasses(
  { db, siteData }: Pick<Dependencies, 'db' | 'siteData'>,
  { id, reference, at, document, taxes, terms, by }: Order,
): D1PreparedStatement[] {
  const { language, contact, billing, purchaseOrder, budgetCode, subtotalCents, totalCents } = document;
  const { timeZone, province } = siteData.office;
  const { dueBusinessDays } = siteData.invoice;
  const holidays = holidaysOf(siteData.holidays, province);
  // Without classes, no due date comes too late.
  const { issuedOn, dueOn } = present(invoiceTerms({ now: at, timeZone, dueBusinessDays, holidays, classes: [] }));
  const row = [
    ...[id, reference, language, at, JSON.stringify(contact), JSON.stringify(billing), purchaseOrder, budgetCode],
    ...[JSON.stringify(taxes), subtotalCents, totalCents, bookingNumber(randomBelow), terms],
    by ? 'staff' : 'link',
  ];
  const invoice = [
    ...[id, Number(issuedOn.slice(0, 4)), issuedOn, dueOn, totalCents, JSON.stringify(document)],
    ...[at, 'confirmed', 0],
  ];
  return [
    db.prepare(INSERT_ORDER).bind(...row),
    db.prepare(ISSUE_INVOICE).bind(...invoice),
    recordEvent(db, { bookingId: id, kind: 'confirmed', at, ...(by ?? { who: 'buyer' }), detail: { totalCents } }),
  ];
}
