import { supplierIn } from '../../functions/platform/supplier.ts';
import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { priceBooking } from '../../src/domain/money/price.ts';
import { packageCode } from '../../src/domain/packages/code.ts';
import { expiresOn } from '../../src/domain/packages/expiry.ts';
import { poolsOf, type SeatOffer } from '../../src/domain/packages/offer.ts';
import type { SiteData } from '../../src/domain/site/site-data.ts';
import { addBusinessDays, dateIn, holidaysOf } from '../../src/domain/time/calendar.ts';
import { randomOf } from '../chaos/random.ts';
import { clients, emailOf } from './people.ts';
import { tokenDigest } from './accounts.ts';
import { invoiceOf, numbered } from './booking-rows.ts';
import type { Rows } from './rows.ts';

const DAY_MS = 86_400_000;
const json = JSON.stringify;

interface Order {
  id: string;
  at: number;
  offer: SeatOffer;
  client: (typeof clients)[number];
  first: string;
  last: string;
  isPaid: boolean;
}

/** What is printed on the invoice of an order. */
function documentOf({ at, offer, client, first, last }: Order, site: SiteData): InvoiceDocument {
  const { language, province, organisation, domain, line1, city, postalCode } = client;
  const { timeZone } = site.office;
  const cents = offer.priceCents;
  const sold = [{ unitCents: cents, quantity: 1, place: { delivery: 'online' as const } }];
  const { taxes, subtotalCents, totalCents } = priceBooking(sold, province, site.taxes);
  const email = emailOf(first, last, domain);
  return {
    ...{ language, supplier: supplierIn(site.supplier, language), purchaseOrder: '', budgetCode: '' },
    contact: { firstName: first, lastName: last, email, phone: '613-555-0164', organisation },
    billing: { line1, line2: '', city, country: 'CA', province, postalCode },
    lines: [
      {
        ...{ eventId: offer.id, title: offer.title[language], language, delivery: 'online', place: null },
        ...{ sessions: [], timeZone, quantity: 1, unitCents: cents, lineCents: cents },
        bought: { seats: offer.seats, expiresOn: expiresOn(dateIn(timeZone, at), offer) },
      },
    ],
    ...{ subtotalCents, taxes, totalCents },
  };
}

/** An order is a booking without classes, with the seats that it bought. */
function rowsOfOrder(order: Order, site: SiteData): Rows {
  const { id, at, offer } = order;
  const random = randomOf(at);
  const document = documentOf(order, site);
  const { language, contact, billing, taxes, subtotalCents, totalCents } = document;
  const day = dateIn(site.office.timeZone, at);
  const terms = { language, version: site.terms[language], acceptedAt: new Date(at).toISOString() };
  const who = {
    ...{ language, contact: json(contact), billing: json(billing), taxes: json(taxes), terms: json(terms) },
    ...{ total_cents: totalCents, created_at: at },
  };
  const booking = { ...who, id, reference: `${id}-${'0'.repeat(24)}`, state: 'confirmed', hold_expires_at: at };
  const proved = { confirmed_at: at, proved_at: at, proved_by: 'link', payment_method: 'invoice' };
  const dueOn = addBusinessDays(day, site.invoice.dueBusinessDays, holidaysOf(site.holidays, site.office.province));
  const purchase = `${id}-seats`;
  return [
    [
      'bookings',
      { ...booking, ...proved, subtotal_cents: subtotalCents, number: `LCL${id.slice(-1)}-PKG${id.slice(-1)}` },
    ],
    [
      'invoices',
      {
        ...{ ...numbered('invoices', day), booking_id: id, issued_on: day, due_on: dueOn, created_at: at },
        ...{ total_cents: totalCents, document: json(document) },
      },
    ],
    ['booking_events', { booking_id: id, kind: 'confirmed', at, who: 'buyer' }],
    [
      'package_purchases',
      {
        ...{
          ...who,
          id: purchase,
          token: tokenDigest('package link', purchase),
          state: 'bought',
          offer: json(offer),
          booking_id: id,
        },
        ...{ prove_until_at: at + DAY_MS, bought_at: at, expires_on: expiresOn(day, offer) },
        code: packageCode((below) => random.whole(0, below - 1)),
      },
    ],
    ...poolsOf(offer).map(
      ({ pool, seats }) =>
        ['package_seats', { purchase_id: purchase, pool, kind: 'bought', delta: seats, at }] as const,
    ),
    ...(order.isPaid ? [paymentOf(id, totalCents, at + 4 * DAY_MS)] : []),
  ];
}

const paymentOf = (id: string, cents: number, at: number): Rows[number] => [
  'payments',
  {
    ...{ id: `${id}-paid`, booking_id: id, invoice_number: invoiceOf(id), method: 'transfer', state: 'paid' },
    ...{ amount_cents: cents, created_at: at, paid_at: at },
  },
];

/** Two packages, one of them paid. */
export function packageRows(site: SiteData, now: number): Rows {
  const [first, second = first] = site.offers;
  const [board, , ministry = board] = clients;
  if (!first || !second) return [];
  return [
    ...rowsOfOrder(
      {
        id: 'local-package-1',
        at: now - 33 * DAY_MS,
        offer: first,
        client: board,
        first: 'Nadia',
        last: 'Whitford',
        isPaid: true,
      },
      site,
    ),
    ...rowsOfOrder(
      {
        id: 'local-package-2',
        at: now - 9 * DAY_MS,
        offer: second,
        client: ministry,
        first: 'Luc',
        last: 'Bélanger',
        isPaid: false,
      },
      site,
    ),
  ];
}
