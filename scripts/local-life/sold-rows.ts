import { supplierIn } from '../../functions/platform/supplier.ts';
import { orderedLines, sheetOf } from '../../functions/quotes/sheet.ts';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { present } from '../../src/domain/present.ts';
import type { QuoteLine } from '../../src/domain/quotes/lines.ts';
import type { QuotePrice } from '../../src/domain/quotes/price.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { addBusinessDays, dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import { tokenDigest } from './accounts.ts';
import { numbered } from './booking-rows.ts';
import { clients } from './people.ts';
import type { Row, Rows } from './rows.ts';

const DAY_MS = 86_400_000;
const json = JSON.stringify;

export const ORDER = 'local-private-order';
const QUOTE = 'local-quote-private';
const PURCHASE_ORDER = 'PO-2207';

/** After the quotes that came to nothing yet (`quote-rows.ts`). */
const SEQUENCE = 50;

/** What was sold, and when. */
export interface Sold {
  at: number;
  line: QuoteLine;
  price: QuotePrice;
  site: SiteData;
}

export const [client] = clients;
const contact = { ...client.coordinator, phone: '613-555-0176', organisation: client.organisation };
const { line1, city, postalCode, province } = client;
const billing = { line1, line2: '', city, country: 'CA' as const, province, postalCode };

interface Booked {
  id: string;
  number: string;
  at: number;
  site: SiteData;
}

/** A booking of the client, on invoice. */
export const bookedRow = ({ id, number, at, site }: Booked): Row => ({
  ...{ id, number, reference: `${id}-${'0'.repeat(24)}`, language: 'en', state: 'confirmed', created_at: at },
  ...{ hold_expires_at: at, confirmed_at: at, proved_at: at, contact: json(contact), billing: json(billing) },
  ...{ payment_method: 'invoice', purchase_order: PURCHASE_ORDER, budget_code: '' },
  cancellation: json(site.cancellation),
  terms: json({ language: 'en', version: site.terms.en, acceptedAt: new Date(at).toISOString() }),
});

/** The quote as it was accepted. */
function quoteOf({ at, line, price, site }: Sold) {
  const { timeZone } = site.office;
  const year = Number(dateIn(timeZone, at).slice(0, 4));
  const row = {
    ...{ id: QUOTE, number: `Q-${year}-${String(SEQUENCE).padStart(4, '0')}`, state: 'accepted' as const },
    ...{ revision: 3, version: 1, entry_id: null, language: 'en' as const, contact: json(contact) },
    ...{ country: 'CA' as const, province, lines: json([line]), reduction: null, note: '' },
    valid_until: dateIn(timeZone, at + 30 * DAY_MS),
    ...{ total_cents: price.totalCents, created_at: at - 3 * DAY_MS, sent_at: at - 2 * DAY_MS, decided_at: at },
    ...{
      accepted_by: `${contact.firstName} ${contact.lastName}`,
      words: '',
      token: tokenDigest('quote link', `${QUOTE} ${contact.email}`),
    },
    ...{ hold_reference: null, booking_id: null, order_id: ORDER, said_on: null, reminders_held: 0 as const },
  };
  const quote = { row: { ...row, sheet: null }, at, lines: [line], events: new Map(), price };
  const sheet = sheetOf({ siteData: site }, quote);
  return { sheet, row: { ...row, year, sequence: SEQUENCE, changed_at: at, sheet: json(sheet) } };
}

/** The quote as it was accepted, with the order and its invoice. */
export function soldRows(sold: Sold): Rows {
  const { at, site } = sold;
  const { row, sheet } = quoteOf(sold);
  const { timeZone, province: ours } = site.office;
  const day = dateIn(timeZone, at);
  const order = present(sold.price.order);
  const { subtotalCents, totalCents } = order;
  const document: InvoiceDocument = {
    ...{ language: 'en', supplier: supplierIn(site.supplier, 'en'), contact, billing },
    ...{ purchaseOrder: PURCHASE_ORDER, budgetCode: '', lines: orderedLines({ siteData: site }, sheet) },
    ...{ subtotalCents, taxes: order.taxes.map(({ lineCents: _each, ...tax }) => tax), totalCents },
  };
  const dueOn = addBusinessDays(day, site.invoice.dueBusinessDays, holidaysOf(site.holidays, ours));
  return [
    [
      'bookings',
      {
        ...bookedRow({ id: ORDER, number: 'LCLP-QRD2', at, site }),
        ...{ taxes: json(order.taxes), subtotal_cents: subtotalCents, total_cents: totalCents, proved_by: 'link' },
      },
    ],
    [
      'invoices',
      {
        ...{ ...numbered('invoices', day), booking_id: ORDER, issued_on: day, due_on: dueOn, created_at: at },
        ...{ total_cents: totalCents, document: json(document) },
      },
    ],
    ['booking_events', { booking_id: ORDER, kind: 'confirmed', at, who: 'buyer' }],
    ['quotes', row],
  ];
}
