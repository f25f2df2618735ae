import { overInvoices, type Adjustment, type InvoiceLeft } from '../../src/domain/changes/amounts.ts';
import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import { discountOfSeats } from '../../src/domain/money/discount.ts';
import type { Cents } from '../../src/domain/money/money.ts';
import type { BilingualSupplier } from '../../src/domain/booking/contract.ts';
import { datedClass, titleIn, type EventRow } from '../catalogue/index.ts';
import { discountBy } from '../booking/index.ts';
import type { ManagedRecord } from './record.ts';
import { reductionsOf } from './reductions.ts';
import { supplierIn } from '../platform/supplier.ts';
import { sharedBy, type GoingBack } from './ways-back.ts';

/** Seats of a class on a document; given back for another date where the number is negative. */
export interface DocumentSeats {
  event: EventRow;
  seats: number;
  unitCents: Cents;
}

/** What a document of a change says, its number and day apart. */
export function documentOf(
  { booking, contact, billing, exemption, at }: ManagedRecord,
  supplier: BilingualSupplier,
  seats: readonly DocumentSeats[],
  amount: Adjustment,
  { feeCents = 0, otherNotesCents = 0, addedCents = 0, creditedCents = 0, reducedCents = 0 } = {},
): IssuedDocument {
  const { language } = booking;
  const listCents = seats.reduce((sum, { seats: quantity, unitCents }) => sum + quantity * unitCents, 0);
  // What is between the prices of the list and the subtotal, and not said otherwise.
  const offCents = listCents + addedCents + creditedCents - feeCents - otherNotesCents - amount.netCents;
  const code = discountBy(booking);
  const codeCents = code ? offCents - reducedCents : 0;
  const reductionCents = creditedCents - (offCents - codeCents);
  return {
    ...{ language, supplier: supplierIn(supplier, language), contact, billing },
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
    ...(reductionCents !== 0 && { reductionCents }),
    ...(addedCents !== 0 && { addedCents }),
    ...(exemption && { exemption }),
    ...(code && codeCents !== 0 && { discount: { ...code, cents: codeCents } }),
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
  back: GoingBack;
  document: IssuedDocument;
}

/** What our office had taken off seats that are given back; seats that are exchanged take it along. */
function reducedBefore(record: ManagedRecord, seats: readonly DocumentSeats[]): Cents {
  if (seats.some((one) => one.seats < 0)) return 0;
  const reductions = reductionsOf(record);
  return seats.reduce((sum, { event, seats: given }) => {
    const quantity = record.charged.find(({ eventId }) => eventId === event.id)?.quantity ?? given;
    return sum + discountOfSeats({ quantity, discountCents: reductions.get(event.id) ?? 0 }, given);
  }, 0);
}

/** The credit notes of a change, one for each invoice it is taken off, with what of it goes back. */
export function creditNotesOf(
  record: ManagedRecord,
  supplier: BilingualSupplier,
  credit: Adjustment,
  what: {
    seats: readonly DocumentSeats[];
    feeCents: Cents;
    creditedCents?: Cents;
    back: GoingBack;
  },
): NewCreditNote[] {
  let { back } = what;
  const reducedCents = reducedBefore(record, what.seats);
  return overInvoices(credit, invoicesLeft(record)).map(({ invoice, ...part }) => {
    const { given, left } = sharedBy(back, part.totalCents);
    back = left;
    return {
      invoice,
      totalCents: part.totalCents,
      back: given,
      document: documentOf(record, supplier, what.seats, part, {
        feeCents: what.feeCents,
        creditedCents: what.creditedCents ?? 0,
        reducedCents,
        otherNotesCents: credit.netCents - part.netCents,
      }),
    };
  });
}
