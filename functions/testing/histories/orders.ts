import { creditRequest, exemptingOrder, type OfficeOrder } from '../../../src/domain/changes/orders.ts';
import type { OfficeBooking } from '../../../src/domain/office/bookings.ts';
import { exemptionKinds } from '../../../src/domain/money/exemptions.ts';
import { taxesOf } from '../../../src/domain/money/tax.ts';
import { linkToken } from '../../platform/secrets.ts';
import { confirmBody, TEST_SECRET } from '../harness.ts';
import { addresses } from './buyers.ts';
import { BOOKINGS } from './office.ts';
import { REASON, type Act, type World } from './world.ts';

/** Orders without classes: packages, and what quotes have beside seats. */
const ORDERS = `SELECT id FROM bookings WHERE confirmed_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM booking_lines WHERE booking_id = bookings.id)
ORDER BY created_at, id`;

/** Asks for a package of any offer, billed anywhere, and opens the link of its mail. */
const buys: Act = async (world) => {
  const { post, random, site, codes } = world;
  const { siteData } = site.needs;
  const [offer] = random.some(siteData.offers, 1);
  if (!offer) return false;
  const place = random.pick<keyof typeof addresses>(['ON', 'QC', 'AB', 'NB', 'US']);
  const { contact, billing, terms } = confirmBody(0);
  const province = addresses[place].province;
  const taxes = taxesOf([{ netCents: offer.priceCents, province }], siteData.taxes);
  const asked = await post('/Website/buy-package', {
    ...{ language: random.pick(['en', 'fr']), offer: offer.id, purchaseOrder: '', budgetCode: '', terms },
    contact: { ...contact, organisation: 'Example', email: random.pick(['ada@example.ca', 'bob@example.ca']) },
    billing: { ...billing, ...addresses[place] },
    totalCents: taxes.reduce((sum, { amountCents }) => sum + amountCents, offer.priceCents),
  });
  if (!asked.ok) return false;
  const [row] = await site.rows<{ id: string }>('SELECT id FROM package_purchases ORDER BY rowid DESC LIMIT 1');
  const token = await linkToken(TEST_SECRET, 'package link', row?.id ?? '');
  if (!(await post(`/Website/confirm-package/${token}`, {})).ok) return false;
  const [bought] = await site.rows<{ code: string | null }>(
    'SELECT code FROM package_purchases WHERE id = ?1',
    row?.id,
  );
  if (bought?.code) codes.push(bought.code);
  return true;
};

interface AtHand {
  world: World;
  now: OfficeOrder;
  file: OfficeBooking;
  path: string;
}

const ofOrder =
  (act: (order: AtHand) => Promise<boolean> | boolean): Act =>
  async (world) => {
    const { office, random, site } = world;
    const [row] = random.some(await site.rows<{ id: string }>(ORDERS), 1);
    if (!row) return false;
    const path = `${BOOKINGS}/${row.id}`;
    const now = await office.read<OfficeOrder>(`${path}/order`);
    const file = await office.read<OfficeBooking>(path);
    return act({ world, now, file, path });
  };

const credits = ofOrder(async ({ world: { office, random }, now, path }) => {
  const netCents = random.pick([now.creditableCents, Math.min(now.creditableCents, random.whole(1, 40_000))]);
  if (netCents <= 0) return false;
  const back = random.pick<'refund' | 'credit'>(['refund', 'credit']);
  return (await office.post(`${path}/credit-order`, creditRequest(now, netCents, { back, reason: REASON }))).ok;
});

const exempts = ofOrder(async ({ world: { office, random }, now, path }) => {
  if (now.worth === null || now.exemption !== null) return false;
  const kind = random.pick(exemptionKinds);
  const { totalCents: creditedCents } = exemptingOrder(now.worth, kind);
  const back = random.pick<'refund' | 'credit'>(['refund', 'credit']);
  const body = { revision: now.revision, kind, number: '12', creditedCents, back, reason: REASON };
  return (await office.post(`${path}/exemption`, body)).ok;
});

const ends = ofOrder(async ({ world: { office, random }, now, path }) => {
  const netCents = random.pick([0, now.creditableCents, random.whole(0, Math.max(0, now.creditableCents))]);
  const back = random.pick<'refund' | 'credit'>(['refund', 'credit']);
  const end = now.package ? `/Website/office/packages/${now.package.id}/void` : `${path}/cancel-order`;
  return (await office.post(end, creditRequest(now, netCents, { back, reason: REASON }))).ok;
});

const pays = ofOrder(async ({ world: { office, random }, file: { openCents }, path }) => {
  const cents = random.pick([openCents, openCents, random.whole(1, 70_000)]);
  if (cents <= 0) return false;
  const body = { method: 'cheque', cents, receivedOn: '2026-11-20', note: '', openCents };
  return (await office.post(`${path}/payments`, body)).ok;
});

const writesOff = ofOrder(
  async ({ world: { office }, file: { openCents, writtenOffCents }, path }) =>
    (await office.post(`${path}/write-off`, { openCents: openCents - writtenOffCents, reason: REASON })).ok,
);

const refunds = ofOrder(async ({ world: { office, random }, file: { openCents, payments }, path }) => {
  const payment = payments.find(({ leftCents }) => (leftCents ?? 0) > 0);
  if (!payment || openCents >= 0) return false;
  const cents = Math.min(random.whole(1, -openCents), payment.leftCents ?? 0);
  return (await office.post(`${path}/refunds`, { payment: payment.id, cents, reason: REASON, openCents })).ok;
});

const OPEN_BOOKINGS = `SELECT bookings.id FROM bookings JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE invoiced_cents - credited_cents - paid_cents + returned_cents > 0 AND contact <> '{}' ORDER BY bookings.created_at, bookings.id`;

/** What a client has with us pays what is open of one of their bookings. */
const usesCredit: Act = async ({ office, random, site }) => {
  const [row] = random.some(
    await site.rows<{ id: string; credit: number; open: number }>(
      `SELECT bookings.id, (SELECT SUM(delta_cents) FROM credits WHERE client_key = bookings.contact_key) AS credit,
         invoiced_cents - credited_cents - paid_cents + returned_cents AS open
       FROM bookings JOIN booking_balances ON booking_balances.booking_id = bookings.id
       WHERE credit > 0 AND open > 0 ORDER BY bookings.created_at, bookings.id`,
    ),
    1,
  );
  if (!row) return false;
  const most = Math.min(row.credit, row.open);
  const cents = random.pick([most, random.whole(1, most)]);
  return (await office.post(`${BOOKINGS}/${row.id}/credit`, { cents, note: '', openCents: row.open })).ok;
};

/** What another contact of the same organisation has with us pays what is open of a booking. */
const usesOthersCredit: Act = async ({ office, random, site }) => {
  for (const { id } of random.some(await site.rows<{ id: string }>(OPEN_BOOKINGS), 12)) {
    const { openCents, othersCredit } = await office.read<OfficeBooking>(`${BOOKINGS}/${id}`);
    const [other] = random.some(othersCredit, 1);
    if (!other) continue;
    const most = Math.min(other.cents, openCents);
    const cents = random.pick([most, random.whole(1, most)]);
    return (await office.post(`${BOOKINGS}/${id}/credit`, { cents, note: REASON, openCents, from: other.email })).ok;
  }
  return false;
};

/** What is left of a credit that a booking gave is paid out in money. */
const paysOut: Act = async ({ office, random, site }) => {
  const gave = await site.rows<{ id: string }>(
    `SELECT DISTINCT booking_id AS id FROM credit_notes JOIN bookings ON bookings.id = booking_id
     WHERE credit_cents > 0 AND contact <> '{}' ORDER BY booking_id`,
  );
  for (const { id } of random.some(gave, 6)) {
    const { keptCents } = await office.read<OfficeBooking>(`${BOOKINGS}/${id}`);
    if (keptCents === 0) continue;
    const cents = random.pick([keptCents, random.whole(1, keptCents)]);
    return (await office.post(`${BOOKINGS}/${id}/credit/pay-out`, { cents, reason: REASON, keptCents })).ok;
  }
  return false;
};

export const acts = {
  'buy a package': { often: 1, act: buys },
  'office: credit an order': { often: 1, act: credits },
  'office: exempt an order': { often: 0.5, act: exempts },
  'office: end an order': { often: 0.7, act: ends },
  'office: pay an order': { often: 1.5, act: pays },
  'office: write an order off': { often: 0.5, act: writesOff },
  'office: refund an order': { often: 0.7, act: refunds },
  'office: pay from credit': { often: 2, act: usesCredit },
  'office: pay a credit out': { often: 1, act: paysOut },
  'office: pay from a colleague’s credit': { often: 1.5, act: usesOthersCredit },
} satisfies Record<string, { often: number; act: Act }>;
