import type { BilingualSupplier, BookingView, InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { titleIn } from '../catalogue/index.ts';
import { supplierIn } from '../platform/supplier.ts';

/** The invoice of a booking as its buyer sees it, and the document that frees it from taxes. The view must be that of a confirmed booking. */
export function invoiceDocument(
  view: BookingView,
  issuer: BilingualSupplier,
  exemption?: InvoiceDocument['exemption'] | null,
): InvoiceDocument {
  if (!view.contact || !view.billing) throw new Error('an invoice needs a contact and a billing address');
  const { language, contact, billing, purchaseOrder, budgetCode, discount, subtotalCents, taxes, totalCents } = view;
  const supplier = supplierIn(issuer, language);
  const lines = view.lines.map(({ event, ...line }) => ({
    eventId: line.eventId,
    title: titleIn(event, language),
    ...{ language: event.language, delivery: event.delivery, place: event.place },
    ...{ timeZone: event.timeZone, sessions: event.sessions },
    ...{ quantity: line.quantity, unitCents: line.unitCents, lineCents: line.lineCents },
    ...(line.coveredBy && { coveredBy: line.coveredBy }),
    participants: view.participants
      .filter((person) => person.eventId === line.eventId)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
      .filter((name) => name !== ''),
  }));
  return {
    ...{ language, supplier, contact, billing, purchaseOrder, budgetCode, lines, subtotalCents, taxes, totalCents },
    ...(discount && { discount }),
    ...(exemption && { exemption: { kind: exemption.kind, number: exemption.number } }),
    ...(view.paymentMethod === 'card' && { paidBy: 'card' as const }),
  };
}
