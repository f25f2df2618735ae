import { first } from '../../../src/domain/present.ts';
import { proposedParts, type OpenInvoices } from '../../../src/domain/payments/together.ts';
import type { PackageOffers } from '../../../src/domain/packages/sell-calls.ts';
import { confirmBody } from '../harness.ts';
import { addresses } from './buyers.ts';
import { BOOKINGS } from './office.ts';
import type { Act } from './world.ts';

const OPEN = `SELECT booking_id AS id FROM booking_balances
JOIN bookings ON bookings.id = booking_id
WHERE contact IS NOT NULL AND invoiced_cents - credited_cents - paid_cents + returned_cents > 0
ORDER BY bookings.created_at, booking_id`;

/** A cheque for some of the open invoices of a client and her colleagues: less than is open, all of it, or more. */
const paysTogether: Act = async ({ office, random, site, together }) => {
  const [row] = random.some(await site.rows<{ id: string }>(OPEN), 1);
  if (!row) return false;
  const path = `${BOOKINGS}/${row.id}`;
  const { invoices } = await office.read<OpenInvoices>(`${path}/open-invoices`);
  const chosen = invoices.filter(() => random.chance(0.7)).slice(0, 4);
  const openCents = chosen.reduce((sum, one) => sum + one.openCents, 0);
  if (openCents === 0) return false;
  const cents = random.pick([openCents, openCents, openCents + 1, random.whole(1, openCents)]);
  const parts = proposedParts(cents, chosen).flatMap((part, index) => {
    const { invoice, openCents: open } = chosen[index] ?? first(chosen);
    return part > 0 ? [{ invoice, openCents: open, cents: part }] : [];
  });
  const method = random.pick(['cheque', 'transfer']);
  const receivedOn = random.pick(['2026-11-20', '2026-11-18']);
  const answer = await office.post(`${path}/payments/together`, { method, cents, receivedOn, note: '4711', parts });
  if (answer.ok) together.push({ bookingId: row.id, id: (await answer.json<{ id: string }>()).id });
  return answer.ok;
};

const undoesTogether: Act = async ({ office, together }) => {
  const last = together.pop();
  if (!last) return false;
  return (await office.post(`${BOOKINGS}/${last.bookingId}/payments/together/undo`, { undo: last.id })).ok;
};

const sells: Act = async ({ office, random, site }) => {
  const { contact, billing, terms } = confirmBody(0);
  const where = addresses[random.pick<keyof typeof addresses>(['ON', 'QC', 'NB', 'US'])];
  const [{ id: offer } = { id: '' }] = random.some(site.needs.siteData.offers, 1);
  const query = `offer=${offer}&country=${where.country}&province=${where.province ?? ''}`;
  const { price } = await office.read<PackageOffers>(`/Website/office/package-offers?${query}`);
  const body = {
    ...{ language: random.pick(['en', 'fr']), offer, terms, purchaseOrder: '', budgetCode: '', note: '' },
    ...{ billing: { ...billing, ...where }, totalCents: price?.totalCents },
    contact: { ...contact, email: random.pick(['ada@example.ca', 'bob@example.ca']), organisation: 'Example' },
  };
  return (await office.post('/Website/office/packages', body)).ok;
};

export const acts = {
  'office: pay several invoices': { often: 3, act: paysTogether },
  'office: undo a payment of several': { often: 1.5, act: undoesTogether },
  'office: sell a package': { often: 0.5, act: sells },
} satisfies Record<string, { often: number; act: Act }>;
