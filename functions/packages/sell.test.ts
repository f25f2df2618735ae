import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficePackage } from '../../src/domain/packages/office-calls.ts';
import type { PackageOffers } from '../../src/domain/packages/sell-calls.ts';
import { first, only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { confirmBody, hold, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { buyPackage, orderActs } from '../testing/orders.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PACKAGES = '/Website/office/packages';
const PRICE = 177_500;
const { contact, billing, terms } = confirmBody(0);

const body = (changes: object = {}) => ({
  ...{ language: 'en', offer: 'software-5', contact: { ...contact, organisation: 'Example Association' }, billing },
  ...{ purchaseOrder: 'PO 7', budgetCode: '', terms, totalCents: withHst(PRICE), note: '' },
  ...changes,
});

async function start() {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { headers } = stella;
  const sell = async (changes: object = {}, extra: Record<string, string> = {}) => {
    const answer = await site.post(PACKAGES, body(changes), { ...headers, ...extra });
    const told = await answer.json<{
      id: string;
      bookingId: string;
      code: string;
      fields?: object;
      totalCents?: number;
    }>();
    return { status: answer.status, ...told };
  };
  const file = async (id: string) => (await site.get(`${PACKAGES}/${id}`, headers)).json<OfficePackage>();
  const mails = async () => {
    await site.deliver();
    const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
    return rows.map(({ message }) => JSON.parse(message) as Message).filter(({ to }) => to !== 'stella@example.ca');
  };
  const prices = async (query: string) =>
    (await site.get(`/Website/office/package-offers?${query}`, headers)).json<PackageOffers>();
  return { site, headers, sell, file, mails, prices };
}

/** What a purchase left behind, without what is drawn by lot. */
const traceOf = (site: { rows: (sql: string) => Promise<unknown[]> }) =>
  Promise.all(
    [
      `SELECT state, language, offer, contact, billing, purchase_order, taxes, total_cents, expires_on FROM package_purchases`,
      `SELECT state, payment_method, taxes, subtotal_cents, total_cents, consumer FROM bookings`,
      `SELECT number, issued_on, due_on, total_cents, document FROM invoices`,
      `SELECT pool, kind, delta FROM package_seats`,
    ].map((sql) => site.rows(sql)),
  );

test('what the office sells is what the page sells: order, number, taxes, due day, seats and mails', async () => {
  const { site, headers, sell, file, mails } = await start();
  const sold = await sell({ purchaseOrder: '' });
  expect(sold.status).toBe(201);
  const trace = await traceOf(site);
  expect(await site.rows('SELECT proved_by FROM bookings')).toEqual([{ proved_by: 'staff' }]);
  expect(await site.rows(`SELECT who, account_id IS NOT NULL AS named FROM booking_events`)).toEqual([
    { who: 'staff', named: 1 },
  ]);
  const { code, invoice, usable } = await file(sold.id);
  expect([invoice?.openCents, usable]).toEqual([withHst(PRICE), 5]);
  const [toBuyer, toOffice] = await mails();
  expect(toBuyer).toMatchObject({ to: 'ada@example.ca', subject: 'Your code and invoice: Software package, 5 seats' });
  expect(present(toBuyer).text).toContain(present(code));
  expect(present(toOffice).text).toContain('The office sold this');
  // Whoever has the mail's link sees the order.
  const token = present(/checkout\/package#([\w-]+)/.exec(present(toBuyer).text)?.[1]);
  expect((await site.get(`/Website/package/${token}`)).status).toBe(200);
  expect((await site.get(`/Website/office/bookings/${sold.bookingId}`, headers)).status).toBe(200);

  const other = await startOffice({}, siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  await buyPackage(other, { totalCents: withHst(PRICE) });
  expect(await traceOf(other)).toEqual(trace);
});

test('its code pays for seats at once, its cheque is recorded, and it is voided as any other', async () => {
  const { site, headers, sell, file } = await start();
  const { id, bookingId } = await sell();
  const { code } = await file(id);
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 1 }]);
  const spent = await site.post(
    `/Website/confirm-booking/${reference}`,
    confirmBody(0, { packageCode: present(code) }),
  );
  expect(spent.status, await spent.clone().text()).toBe(200);
  const openCents = withHst(PRICE);
  const paid = { method: 'cheque', cents: openCents, receivedOn: '2026-11-20', note: '4711', openCents };
  expect((await site.post(`/Website/office/bookings/${bookingId}/payments`, paid, headers)).status).toBe(200);
  expect((await file(id)).invoice?.openCents).toBe(0);
  expect((await orderActs({ site, headers }).end({ id, bookingId })).status).toBe(200);
  expect((await file(id)).state).toBe('void');
});

test('the price is that of where it is billed, and nothing is sold at another one or under other terms', async () => {
  const { site, sell, prices } = await start();
  const asked = await prices('offer=software-5&province=QC');
  expect(asked.price).toMatchObject({ subtotalCents: PRICE, taxes: [{ code: 'GST' }, { code: 'QST' }] });
  expect(asked.offers.map(({ id }) => id)).toContain('software-5');
  expect((await prices('offer=software-5')).price).toBeNull();
  expect((await prices('offer=software-5&country=US')).price?.totalCents).toBe(PRICE);
  expect(await sell({ totalCents: PRICE })).toMatchObject({
    ...{ status: 409, code: 'price_changed', totalCents: withHst(PRICE) },
  });
  expect(await sell({ offer: 'nothing' })).toMatchObject({ status: 400, fields: { offer: 'choose' } });
  expect(await sell({ terms: { ...terms, version: 'of last year' } })).toMatchObject({
    fields: { 'terms.version': 'terms_changed' },
  });
  expect(await site.rows('SELECT id FROM package_purchases')).toEqual([]);
});

test('a person may buy without an organization, but no consumer of Quebec (booking rule 33)', async () => {
  const { sell, prices, mails } = await start();
  const person = { contact: { ...contact, organisation: '' } };
  const quebec = { ...billing, city: 'Gatineau', postalCode: 'J8X 2K1', province: 'QC' };
  const { price } = await prices('offer=software-5&province=QC');
  const refused = await sell({ ...person, billing: quebec, totalCents: price?.totalCents });
  expect(refused).toMatchObject({ status: 400, fields: { 'contact.organisation': 'required' } });
  expect((await sell(person)).status).toBe(201);
  expect((await mails()).map(({ subject }) => subject)).toContain('Package sold: Software package, 5 seats, Ada Byron');
  expect((await sell({ billing: quebec, totalCents: price?.totalCents })).status).toBe(201);
});

test('sent twice under one key it is one sale; what a client has not paid keeps the office from nothing', async () => {
  const { site, sell } = await start();
  const key = { 'idempotency-key': 'the-same-sale' };
  const both = await Promise.all([sell({}, key), sell({}, key)]);
  expect(both[0]).toEqual(both[1]);
  for (const number of [2, 3]) expect((await sell({ purchaseOrder: `PO ${number}` })).status).toBe(201);
  expect(await site.rows('SELECT number FROM invoices ORDER BY number')).toEqual(
    ['2026-000001', '2026-000002', '2026-000003'].map((number) => ({ number })),
  );
});

test('rule 38: a sale is written down, with what the office notes for itself', async () => {
  const { site, sell } = await start();
  const { id, bookingId } = await sell({ note: 'Asked for on the telephone.' });
  expect(await site.rows(`SELECT subject, subject_id, after FROM office_acts WHERE act = 'package_sold'`)).toEqual([
    {
      subject: 'package',
      subject_id: id,
      after: JSON.stringify({ offer: 'software-5', seats: 5, totalCents: withHst(PRICE) }),
    },
  ]);
  expect(only(await site.rows('SELECT booking_id, text FROM booking_notes'))).toEqual({
    ...{ booking_id: bookingId, text: 'Asked for on the telephone.' },
  });
  expect(first(await site.rows(`SELECT COUNT(*) AS rows FROM office_acts WHERE act = 'package_sold'`))).toEqual({
    rows: 1,
  });
});
