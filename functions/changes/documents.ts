import { overInvoices, type Adjustment, type InvoiceLeft } from '../../src/domain/changes/amounts.ts';
import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import type { Cents } from '../../src/domain/money/money.ts';
import type { Supplier } from '../../src/domain/booking/contract.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import type { ManagedRecord } from './record.ts';

/** Seats of a class on a document; given back for another date where the number is negative. */
export interface DocumentSeats {
  event: EventRow;
  seats: number;
  unitCents: Cents;
}

/** What a document of a change says, its number and day apart. */
export function documentOf(
  { booking, contact, billing, at }: ManagedRecord,
  supplier: Supplier,
  seats: readonly DocumentSeats[],
  amount: Adjustment,
  { feeCents = 0, otherNotesCents = 0 } = {},
): IssuedDocument {
  const { language } = booking;
  const listCents = seats.reduce((sum, { seats: quantity, unitCents }) => sum + quantity * unitCents, 0);
  // What is between the prices of the list and the subtotal, and not said otherwise.
  const offCents = listCents - feeCents - otherNotesCents - amount.netCents;
  return {
    ...{ language, supplier, contact, billing },
    purchaseOrder: booking.purchase_order,
    budgetCode: booking.budget_code,
    lines: seats.map(({ event: row, seats: quantity, unitCents }) => {
      const event = datedClass(row, at);
      return {
        eventId: event.id,
        title: titleIn(event, language),
        language: event.language,
        delivery: event.delivery,
        place: event.place,
        timeZone: event.timeZone,
        sessions: event.sessions,
        quantity,
        unitCents,
        lineCents: quantity * unitCents,
      };
    }),
    ...{ feeCents, otherNotesCents },
    ...(booking.promo_code !== null && offCents !== 0 && { discount: { code: booking.promo_code, cents: offCents } }),
    subtotalCents: amount.netCents,
    taxes: amount.taxes,
    totalCents: amount.totalCents,
  };
}

/** What of each invoice is still charged, in the order of their issue. */
function invoicesLeft({ invoices, creditNotes }: ManagedRecord): InvoiceLeft[] {
  return invoices.map(({ number, total_cents: total }) => ({
    number,
    leftCents: creditNotes
      .filter((note) => note.invoice_number === number)
      .reduce((left, note) => left - note.total_cents, total),
  }));
}

export interface NewCreditNote {
  invoice: string;
  totalCents: Cents;
  refundCents: Cents;
  creditCents: Cents;
  document: IssuedDocument;
}

/** The credit notes of a change, one for each invoice it is taken off; `backCents` of them goes back as the buyer chose. */
export function creditNotesOf(
  record: ManagedRecord,
  supplier: Supplier,
  credit: Adjustment,
  what: { seats: readonly DocumentSeats[]; feeCents: Cents; backCents: Cents; back: 'refund' | 'credit' },
): NewCreditNote[] {
  let open = what.backCents;
  return overInvoices(credit, invoicesLeft(record)).map(({ invoice, ...part }) => {
    const cents = Math.min(open, part.totalCents);
    open -= cents;
    return {
      invoice,
      totalCents: part.totalCents,
      refundCents: what.back === 'refund' ? cents : 0,
      creditCents: what.back === 'credit' ? cents : 0,
      document: documentOf(record, supplier, what.seats, part, {
        feeCents: what.feeCents,
        otherNotesCents: credit.netCents - part.netCents,
      }),
    };
  });
}
