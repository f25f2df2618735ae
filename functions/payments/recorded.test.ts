import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { RecordedPayments } from '../../src/domain/payments/taken-back.ts';
import { only, present } from '../../src/domain/present.ts';
import { balanceOf, booked, cancelBody, managed } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const one = scheduledClass({
  id: 'a',
  sessions: [{ start: '2027-01-12T18:00:00Z', end: '2027-01-12T23:00:00Z' }],
  salesEnd: '2027-01-12T17:00:00Z',
});

test.each([
  ['cheque', 'en', 'by cheque'],
  ['transfer', 'en', 'by bank transfer'],
  ['cheque', 'fr', 'par chèque'],
  ['transfer', 'fr', 'par virement bancaire'],
] as const)('a receipt says how the money came in', async (method, language, said) => {
  const site = await startOffice({}, siteDataOf([one]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { reference } = await booked(site, [{ eventId: one.id }], { language });
  const [row] = await site.rows<{ id: string; cents: number }>('SELECT id, total_cents AS cents FROM bookings');
  const { id, cents } = present(row);
  const paid = { method, cents, receivedOn: '2026-11-20', note: '', openCents: cents };
  expect((await site.post(`/Website/office/bookings/${id}/payments`, paid, stella.headers)).status).toBe(200);
  await site.deliver();
  const [mail] = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.subject' LIKE 'Re%ceipt%' OR message ->> '$.subject' LIKE 'Reçu%'`,
  );
  expect(mail?.text).toContain(said);
  expect(mail?.text).not.toMatch(/by card|par carte/);
  expect(mail?.text).toContain(`#${await asContact(site, reference)}`);
});

test.each([
  [
    'en',
    '- Invoice 2026-000001: $100.00, due November\u00a027, 2026',
    'Nothing is open',
    'You have paid $20.00 more than was open',
  ],
  [
    'fr',
    '- Facture 2026-000001\u00a0: 100,00\u00a0$, échéance le 27\u00a0novembre 2026',
    'Il ne reste rien à payer',
    'Vous avez payé 20,00\u00a0$ de trop',
  ],
] as const)(
  'the receipt of a part says what is still to be paid and until when, that of the rest that nothing is, or what was too much (%s)',
  async (language, rest, nothing, tooMuch) => {
    const site = await startOffice({}, siteDataOf([one]));
    const stella = await site.staff('stella@example.ca');
    await open(site, stella, openOfficeForMoney.path);
    await booked(site, [{ eventId: one.id }], { language });
    const [row] = await site.rows<{ id: string; cents: number }>('SELECT id, total_cents AS cents FROM bookings');
    const { id, cents } = present(row);
    const read = async (part: number, openCents: number) => {
      await site.rows('DELETE FROM local_mail');
      const paid = { method: 'cheque', cents: part, receivedOn: '2026-11-20', note: '', openCents };
      expect((await site.post(`/Website/office/bookings/${id}/payments`, paid, stella.headers)).status).toBe(200);
      await site.deliver();
      const [mail] = await site.rows<{ text: string }>(
        `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.subject' LIKE 'Re_u%' OR message ->> '$.subject' LIKE 'Receipt%'`,
      );
      return present(mail).text;
    };
    const first = await read(cents - 10_000, cents);
    expect(first).toContain(rest);
    expect(first).not.toContain(nothing);
    const last = await read(12_000, 10_000);
    expect(last).toContain(nothing);
    expect(last).toContain(tooMuch);
  },
);

test('what comes in counts towards the oldest invoice that is still open, and is on its receipt', async () => {
  const site = await startOffice({}, siteDataOf([one]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  await booked(site, [{ eventId: one.id }]);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const path = `/Website/office/bookings/${present(row).id}`;
  const cents = withHst(49_500);
  const pay = async (part: number, openCents: number) => {
    const paid = { method: 'cheque', cents: part, receivedOn: '2026-11-20', note: '', openCents };
    const mistyped = await site.post(`${path}/payments`, { ...paid, receivedOn: '2006-11-20' }, stella.headers);
    expect([mistyped.status, await mistyped.json()]).toMatchObject([400, { fields: { receivedOn: 'day' } }]);
    expect((await site.post(`${path}/payments`, paid, stella.headers)).status).toBe(200);
  };
  await pay(cents - 100, cents);
  const [{ revision = 0 } = {}] = await site.rows<{ revision: number }>('SELECT revision FROM bookings');
  const people = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  const added = { revision, eventId: one.id, people, invoicedCents: cents, reason: 'She called.' };
  const answer = await site.post(`${path}/seats`, added, stella.headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  await pay(100, cents + 100);
  await pay(cents, cents);
  expect(await site.rows('SELECT invoice_number, amount_cents FROM payments ORDER BY rowid')).toEqual([
    { invoice_number: '2026-000001', amount_cents: cents - 100 },
    { invoice_number: '2026-000001', amount_cents: 100 },
    { invoice_number: '2026-000002', amount_cents: cents },
  ]);
});

test('what comes in counts towards no invoice that was credited', async () => {
  const site = await startOffice({}, siteDataOf([one]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { reference } = await booked(site, [{ eventId: one.id }]);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const path = `/Website/office/bookings/${present(row).id}`;
  const cents = withHst(49_500);
  const { revision } = await managed(site, reference);
  const people = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  const added = { revision, eventId: one.id, people, invoicedCents: cents, reason: 'She called.' };
  expect((await site.post(`${path}/seats`, added, stella.headers)).status).toBe(200);
  const now = await managed(site, reference);
  const body = cancelBody(now, [present(now.participants.find(({ email }) => email === 'grace@example.ca')).id]);
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
  const paid = { method: 'cheque', cents, receivedOn: '2026-11-20', note: '', openCents: cents };
  expect((await site.post(`${path}/payments`, paid, stella.headers)).status).toBe(200);
  expect(await site.rows('SELECT invoice_number FROM payments')).toEqual([{ invoice_number: '2026-000001' }]);
});

test('the same cheque is not written down twice, unless its number says so', async () => {
  const site = await startOffice({}, siteDataOf([one]));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  await booked(site, [{ eventId: one.id }]);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const path = `/Website/office/bookings/${present(row).id}/payments`;
  const openCents = withHst(49_500);
  const cheque = { method: 'cheque', cents: 10_000, receivedOn: '2026-11-20', note: 'no. 118b', openCents };
  expect((await site.post(path, cheque, stella.headers)).status).toBe(200);
  const again = { ...cheque, note: 'No. 118B', openCents: openCents - 10_000 };
  const refused = await site.post(path, again, stella.headers);
  expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { note: 'duplicate' } }]);
  const others = [
    { cents: 9_000, openCents: openCents - 10_000 },
    { method: 'transfer', openCents: openCents - 19_000 },
    { note: 'no. 118b, a second one', openCents: openCents - 29_000 },
  ];
  for (const other of others) {
    const body = { ...again, ...other };
    const answer = await site.post(path, body, stella.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  }
  expect(await site.rows('SELECT COUNT(*) AS payments FROM payments')).toEqual([{ payments: 4 }]);
});

test('one cheque for two invoices of a booking is a part of each, with one receipt that names both, and is taken back as one', async () => {
  const site = await startOffice({}, siteDataOf([one]));
  const stella = await site.staff('stella@example.ca', 'owner');
  await open(site, stella, openOfficeForMoney.path);
  const { reference } = await booked(site, [{ eventId: one.id }]);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const { id } = present(row);
  const path = `/Website/office/bookings/${id}`;
  const cents = withHst(49_500);
  const { revision } = await managed(site, reference);
  const people = [{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  const added = { revision, eventId: one.id, people, invoicedCents: cents, reason: 'She called.' };
  expect((await site.post(`${path}/seats`, added, stella.headers)).status).toBe(200);
  const paid = { method: 'cheque', cents: 2 * cents + 500, receivedOn: '2026-11-20', note: '4711' };
  const stale = await site.post(`${path}/payments`, { ...paid, openCents: cents }, stella.headers);
  expect([stale.status, await stale.json()]).toMatchObject([409, { code: 'booking_changed' }]);
  const answer = await site.post(`${path}/payments`, { ...paid, openCents: 2 * cents }, stella.headers);
  expect(await answer.json()).toEqual({ openCents: -500 });
  expect(await site.rows('SELECT invoice_number, amount_cents, note FROM payments ORDER BY rowid')).toEqual([
    { invoice_number: '2026-000001', amount_cents: cents, note: '4711' },
    { invoice_number: '2026-000002', amount_cents: cents + 500, note: '4711' },
  ]);
  const again = await site.post(`${path}/payments`, { ...paid, openCents: -500 }, stella.headers);
  expect([again.status, await again.json()]).toMatchObject([400, { fields: { note: 'duplicate' } }]);

  await site.deliver();
  const receipts = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.subject' LIKE 'Receipt%'`,
  );
  const { text } = only(receipts);
  expect(text).toContain('We received $1,123.70');
  expect(text).toContain('- Invoice 2026-000001: $559.35');
  expect(text).toContain('- Invoice 2026-000002: $564.35');

  const recorded = async () =>
    (await (await site.get(`${path}/recorded-payments`, stella.headers)).json<RecordedPayments>()).payments;
  const payment = present((await recorded())[0]).id;
  const body = { why: 'returned', note: '', whole: true, openCents: -500 };
  const back = await site.post(`${path}/payments/${payment}/take-back`, body, stella.headers);
  expect(back.status, await back.clone().text()).toBe(200);
  expect([await recorded(), await balanceOf(site, id)]).toEqual([[], 2 * cents]);
  const later = await site.post(`${path}/payments`, { ...paid, openCents: 2 * cents }, stella.headers);
  expect(later.status, await later.clone().text()).toBe(200);
});
