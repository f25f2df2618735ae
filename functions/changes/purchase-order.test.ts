import { expect, test } from 'vitest';
import type { Statement } from '../../src/domain/accounting/statement.ts';
import type { OfficeBooking, FoundBookings } from '../../src/domain/office/bookings.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { reminding } from '../reminding/index.ts';
import { booked, bookedUnproved, cancelBody, managed, pay } from '../testing/changes.ts';
import { asContact, prove } from '../testing/harness.ts';
import { startOffice, type OfficeSite } from '../testing/office.ts';
import { papersOf, wordsOf } from '../testing/papers.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const classes = [
  scheduledClass({
    id: 'a',
    sessions: [{ start: '2027-06-15T18:00:00Z', end: '2027-06-15T23:00:00Z' }],
    salesEnd: '2027-06-15T17:00:00Z',
  }),
];

async function start() {
  const site = await startOffice({}, siteDataOf(classes));
  const { headers } = await site.staff('stella@example.ca');
  const idOf = async () => only(await site.rows<{ id: string }>('SELECT id FROM bookings')).id;
  const file = async () => (await site.get(`/Website/office/bookings/${await idOf()}`, headers)).json<OfficeBooking>();
  const byOffice = async (purchaseOrder: string, changes: object = {}) => {
    const { id, revision } = await file();
    const body = { revision, purchaseOrder, send: false, ...changes };
    return site.post(`/Website/office/bookings/${id}/purchase-order`, body, headers);
  };
  const words = async (path: string) => wordsOf(await site.get(`/Website/office/bookings/${path}`, headers));
  return { site, headers, idOf, file, byOffice, words };
}

async function byBuyer(site: OfficeSite, secret: string, purchaseOrder: string, headers?: Record<string, string>) {
  const { revision } = await managed(site, secret);
  return site.post(`/Website/purchase-order/${secret}`, { revision, purchaseOrder }, headers);
}

const frozen = (site: OfficeSite) =>
  site.rows('SELECT number, issued_on, due_on, total_cents, document, created_at FROM invoices ORDER BY number');

const mailsWith = async (site: OfficeSite, subject: string) => {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  return rows.map(({ message }) => JSON.parse(message) as Message).filter((mail) => mail.subject.includes(subject));
};

test('rules 21 and 37: a purchase order that comes after the invoice is printed from then on, and nothing else of it changes', async () => {
  const { site, headers, idOf, byOffice, words } = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const id = await idOf();
  await pay(site, reference, 10_000);
  const before = await frozen(site);
  const printed = await words(`${id}/documents/2026-000001`);
  expect(printed).not.toContain('PO-2027-9');
  expect((await byOffice('PO-2027-9')).status).toBe(200);

  expect(await frozen(site)).toEqual(before);
  const anew = await words(`${id}/documents/2026-000001`);
  expect(anew).toContain('PO-2027-9');
  const parts = ['2026-000001', '559.35', 'November 27, 2026'];
  expect(parts.filter((part) => !anew.includes(part) || !printed.includes(part))).toEqual([]);
  expect((await managed(site, reference)).documents).toMatchObject([{ document: { purchaseOrder: 'PO-2027-9' } }]);
  const secret = await asContact(site, reference);
  expect((await (await site.get(`/Website/booking/${secret}`)).json<{ invoice: object }>()).invoice).toMatchObject({
    document: { purchaseOrder: 'PO-2027-9' },
  });

  const statement = await (await site.get(`/Website/office/bookings/${id}/statement`, headers)).json<Statement>();
  const named = Object.fromEntries(statement.lines.map(({ kind, purchaseOrder }) => [kind, purchaseOrder]));
  expect(named).toEqual({ invoice: 'PO-2027-9', payment: '' });
  const csv = await (
    await site.get(`/Website/office/bookings/${id}/statement/statement?of=organisation&lang=en`, headers)
  ).text();
  expect(csv).toContain('PO-2027-9');
  const found = await site.get('/Website/office/bookings?q=po-2027-9', headers);
  expect((await found.json<FoundBookings>()).bookings).toHaveLength(1);
});

test('a reminder, a receipt and a credit note that come later name it', async () => {
  const { site, byOffice } = await start();
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  await byOffice('PO-8');
  site.at('2026-12-04T15:00:00Z');
  await present(reminding.tasks?.[0]).run(site.needs);
  expect(only(await mailsWith(site, 'Reminder:')).text).toContain('Your purchase order: PO-8');
  const now = await managed(site, reference);
  const body = cancelBody(now, [present(now.participants[0]).id]);
  const secret = await asContact(site, reference);
  expect((await site.post(`/Website/cancel-seats/${secret}`, body)).status).toBe(200);
  const note = await site.get(`/Website/manage-booking/${secret}/documents/C2026-000001`);
  expect(await wordsOf(note)).toContain('PO-8');
});

test('rule 38: the journal and the story of the booking have what was before and what is now', async () => {
  const { site, byOffice, file } = await start();
  await booked(site, [{ eventId: 'a' }], { purchaseOrder: 'PO-1' });
  await byOffice('PO-2');
  expect(
    await site.rows(
      `SELECT json(before) AS before, json(after) AS after FROM office_acts WHERE act = 'purchase_order_named'`,
    ),
  ).toEqual([{ before: '{"purchaseOrder":"PO-1"}', after: '{"purchaseOrder":"PO-2"}' }]);
  const told = (await file()).history.find(({ kind }) => kind === 'order_named');
  expect(told).toMatchObject({ who: 'staff', detail: { before: 'PO-1', purchaseOrder: 'PO-2' } });
});

test('the client is mailed the invoices with it where the office says so, and else nothing', async () => {
  const { site, byOffice } = await start();
  await booked(site, [{ eventId: 'a' }]);
  await byOffice('PO-3');
  expect(await mailsWith(site, 'The papers of booking')).toEqual([]);
  expect((await byOffice('PO-4', { send: true })).status).toBe(200);
  const mail = only(await mailsWith(site, 'The papers of booking'));
  expect(mail.text).toContain('The invoices show your purchase order: PO-4');
  expect(papersOf(mail).map(({ filename, words }) => [filename, words.includes('PO-4')])).toEqual([
    ['2026-000001.pdf', true],
  ]);
});

test('rule 41: the contact gives it by the link, in any state, and nobody by the reference alone', async () => {
  const { site } = await start();
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const secret = await asContact(site, reference);
  expect(await managed(site, secret)).toMatchObject({ purchaseOrder: '', takesOrder: true });
  const stranger = await site.post(`/Website/purchase-order/${reference}`, { revision: 1, purchaseOrder: 'MINE' });
  expect([stranger.status, (await stranger.json<{ code: string }>()).code]).toEqual([403, 'link_needed']);
  expect((await byBuyer(site, secret, 'PO-5')).status).toBe(200);
  expect((await managed(site, secret)).history.at(-1)).toMatchObject({ kind: 'order_named', who: 'buyer' });
  const now = await managed(site, secret);
  await site.post(`/Website/cancel-seats/${secret}`, cancelBody(now, [present(now.participants[0]).id]));
  expect((await byBuyer(site, secret, 'PO-6')).status).toBe(200);
  expect(await managed(site, secret)).toMatchObject({ state: 'cancelled', purchaseOrder: 'PO-6' });
});

test('who buys for herself has none, and what somebody else has changed meanwhile is not written over', async () => {
  const { site, byOffice, file } = await start();
  const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.ca', phone: '613-555-0199' };
  const { reference } = await booked(site, [{ eventId: 'a' }], {
    ...{ buyer: 'myself', contact: { ...contact, organisation: '' } },
  });
  const secret = await asContact(site, reference);
  expect(await managed(site, secret)).toMatchObject({ takesOrder: false });
  expect((await file()).takesOrder).toBe(false);
  for (const answer of [await byBuyer(site, secret, 'PO-7'), await byOffice('PO-7')]) {
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([409, 'closed']);
  }
  const stale = await byOffice('PO-7', { revision: 77 });
  expect((await stale.json<{ code: string }>()).code).toBe('booking_changed');
  const link = await byOffice('see http://example.com');
  expect(link.status).toBe(400);
});

test('an invoice that waits for its proof is drafted with it by the office; its buyer has to prove first', async () => {
  const { site, byOffice, file } = await start();
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  const { revision } = await file();
  const early = await site.post(`/Website/purchase-order/${reference}`, { revision, purchaseOrder: 'PO-9' });
  expect((await early.json<{ code: string }>()).code).toBe('unproved');
  expect((await byOffice('PO-10')).status).toBe(200);
  await prove(site, reference);
  expect(await site.rows(`SELECT document ->> '$.purchaseOrder' AS po FROM invoices`)).toEqual([{ po: 'PO-10' }]);
  expect((await managed(site, reference)).documents).toMatchObject([{ document: { purchaseOrder: 'PO-10' } }]);
});
