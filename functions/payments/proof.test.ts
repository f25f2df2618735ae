import { expect, test } from 'vitest';
import { runScheduled } from '../scheduled.ts';
import { cookieOf } from '../testing/accounts.ts';
import { asContact, confirmBody, holdBody, prove, withHst } from '../testing/harness.ts';
import { books, mailsOf, payAtOf, PRICE, startShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';

const grace = { eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' };

test('rule 41: who pays by card is met by no cap of bookings, and no link is asked to be opened', async () => {
  const site = await startShop([scheduledClass({ id: 'a', capacity: 20 })], { capRoom: 1 });
  for (let buyer = 0; buyer < 8; buyer += 1) await site.pay(payAtOf(await site.order([{ eventId: 'a' }])));
  expect((await books(site)).bookings).toEqual(Array(8).fill('confirmed'));
  expect(await site.rows(`SELECT kind FROM outbox WHERE kind = 'proof_request'`)).toEqual([]);
  expect(
    await site.rows(
      `SELECT DISTINCT proved_by, invoice_draft, proof_due_at, cart, from_address, from_network FROM bookings`,
    ),
  ).toEqual([
    { proved_by: 'card', invoice_draft: null, proof_due_at: null, cart: null, from_address: null, from_network: null },
  ]);
});

test('rule 36: a cart whose seats wait for their card holds others', async () => {
  const site = await startShop([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b' })]);
  const held = await site.post('/Website/hold-seats', holdBody([{ eventId: 'a' }]));
  const { reference } = await held.clone().json<{ reference: string }>();
  const order = confirmBody(withHst(PRICE), { paymentMethod: 'card' });
  expect((await site.post(`/Website/confirm-booking/${reference}`, order, cookieOf(held))).status).toBe(200);
  const next = await site.post('/Website/hold-seats', holdBody([{ eventId: 'b' }]), cookieOf(held));
  expect(next.status).toBe(201);
  expect((await books(site)).bookings).toEqual(['awaiting_payment', 'held']);
});

test('rule 42: paid late, for somebody who has got another seat since, a booking stands with its seat set apart', async () => {
  const site = await startShop([scheduledClass({ id: 'a', minimum: 1 })]);
  const late = await site.order([{ eventId: 'a' }], { participants: [grace] });
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pay(payAtOf(late));
  // Given back although it was paid: no way leads there but a database that was mended by hand.
  await site.rows(`UPDATE bookings SET state = 'expired', revision = revision + 1`);
  await site.rows('UPDATE participants SET active = 0');
  const { reference } = await site.order([{ eventId: 'a' }], { participants: [grace], paymentMethod: 'invoice' });
  await prove(site, reference);
  await site.pass(5);
  await runScheduled(site.needs);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed', 'confirmed'], refunds: [] });
  expect(
    await site.rows(`SELECT id FROM participants WHERE active = 1 AND email_key = 'grace@example.ca'`),
  ).toHaveLength(1);
  expect((await mailsOf(site)).filter((kind) => kind === 'joining_instructions')).toHaveLength(1);
});

test('rule 41: a booking on invoice has nothing to pay by card before its contact has proved it, and then by her link alone', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const { reference } = await site.order([{ eventId: 'a' }], { paymentMethod: 'invoice' });
  const payBy = (secret: string) => site.post(`/Website/pay-open-invoice/${secret}`, {});
  const early = await payBy(reference);
  expect([early.status, (await early.json<{ code: string }>()).code]).toEqual([404, 'no_open_invoice']);
  await prove(site, reference);
  const stranger = await payBy(reference);
  expect([stranger.status, (await stranger.json<{ code: string }>()).code]).toEqual([403, 'link_needed']);
  const own = await payBy(await asContact(site, reference));
  await site.pay((await own.json<{ payAt: string }>()).payAt);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], refunds: [] });
  expect(await site.rows('SELECT proved_by FROM bookings')).toEqual([{ proved_by: 'link' }]);
  expect(await site.rows(`SELECT state FROM payments`)).toEqual([{ state: 'paid' }]);
});
