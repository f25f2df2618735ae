import type { Billing, BookingView, Contact, Supplier } from '../../src/domain/booking/contract.ts';
import type { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { titleIn } from '../catalogue/index.ts';

/** Everything that is printed on an invoice, frozen when it is issued; its number and dates stand beside it. */
export interface InvoiceDocument {
  language: 'en' | 'fr';
  supplier: Supplier;
  contact: Contact;
  billing: Billing;
  purchaseOrder: string;
  budgetCode: string;
  lines: InvoiceLine[];
  subtotalCents: number;
  taxes: BookingView['taxes'];
  totalCents: number;
  /** It was paid before it was issued; otherwise it is to be paid by its due date. */
  paidBy?: 'card';
}

export interface InvoiceLine extends Pick<EventDetail, 'delivery' | 'place' | 'timeZone' | 'sessions' | 'language'> {
  eventId: string;
  /** In the language of the invoice, where the course has a page in it. */
  title: string;
  quantity: number;
  unitCents: number;
  lineCents: number;
}

/** The invoice of a booking as its buyer sees it. The view must be that of a confirmed booking. */
export function invoiceDocument(view: BookingView, supplier: Supplier): InvoiceDocument {
  if (!view.contact || !view.billing) throw new Error('an invoice needs a contact and a billing address');
  return {
    language: view.language,
    supplier,
    contact: view.contact,
    billing: view.billing,
    purchaseOrder: view.purchaseOrder,
    budgetCode: view.budgetCode,
    lines: view.lines.map(({ eventId, quantity, unitCents, lineCents, event }) => ({
      eventId,
      title: titleIn(event, view.language),
      language: event.language,
      delivery: event.delivery,
      place: event.place,
      timeZone: event.timeZone,
      sessions: event.sessions,
      quantity,
      unitCents,
      lineCents,
    })),
    subtotalCents: view.subtotalCents,
    taxes: view.taxes,
    totalCents: view.totalCents,
    ...(view.paymentMethod === 'card' && { paidBy: 'card' }),
  };
}
