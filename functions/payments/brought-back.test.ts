import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { keptForRestore } from '../testing/brought-back.ts';
import { booked, cancelBody, managed } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { mailsOf, payAtOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';

// A database that was brought back knows nothing of what the card company did since: that asks, and says so.

const TOTAL = withHst(PRICE);

async function days(site: CardShop, count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    await site.pass(24 * 60);
    await Promise.all([runScheduled(site.needs), runScheduled(site.needs)]);
  }
}

const events = (site: CardShop) => site.logged.filter(({ level }) => level !== 'info').map(({ event }) => event);

test('a refund that was sent after that moment is written down again, once, and the office is told', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const order = await site.order([{ eventId: 'a', quantity: 2 }]);
  await site.pay(payAtOf(order));
  const bringBack = await keptForRestore(site);
  const secret = await asContact(site, order.reference);
  const cancelOne = async () => {
    const now = await managed(site, order.reference);
    const body = cancelBody(now, [present(now.participants[0]).id]);
    expect((await site.post(`/Website/cancel-seats/${secret}`, body)).status).toBe(200);
    await site.pass(6);
    await runScheduled(site.needs);
  };
  await cancelOne();
  await bringBack();
  expect(await site.rows('SELECT id FROM refunds')).toEqual([]);
  await days(site, 2);
  expect(await site.rows('SELECT state, amount_cents, note FROM refunds')).toEqual([
    { state: 'done', amount_cents: TOTAL, note: 'sent before a restore' },
  ]);
  expect((await mailsOf(site)).filter((kind) => kind === 'refund_elsewhere')).toHaveLength(1);
  // Cancelled once more, since the site has forgotten that: the credit note has been paid already.
  await cancelOne();
  await days(site, 2);
  const { intent } = only(await site.rows<{ intent: string }>('SELECT provider_intent AS intent FROM payments'));
  const sent = await present(site.needs.cards).refundsOf(intent);
  expect(sent.outcome === 'done' && sent.value.map(({ cents }) => cents)).toEqual([TOTAL]);
  expect((await managed(site, order.reference)).money).toMatchObject({ openCents: 0, returnedCents: TOTAL });
});

test('within the day whose lists were asked for before that moment, they are asked for again', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const order = await site.order([{ eventId: 'a', quantity: 2 }]);
  await site.pay(payAtOf(order));
  await runScheduled(site.needs);
  const bringBack = await keptForRestore(site);
  const now = await managed(site, order.reference);
  await site.post(
    `/Website/cancel-seats/${await asContact(site, order.reference)}`,
    cancelBody(now, [present(now.participants[0]).id]),
  );
  await site.pass(20);
  await runScheduled(site.needs);
  await bringBack();
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state, amount_cents FROM refunds')).toEqual([{ state: 'done', amount_cents: TOTAL }]);
});

test('what was paid after that moment is written down again, with its receipt, and is asked for no more', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const { reference } = await booked(site, [{ eventId: 'a' }]);
  const bringBack = await keptForRestore(site);
  const secret = await asContact(site, reference);
  const asked = await site.post(`/Website/pay-open-invoice/${secret}`, {});
  await site.pay((await asked.json<{ payAt: string }>()).payAt);
  await bringBack();
  expect((await managed(site, reference)).money).toMatchObject({ openCents: TOTAL });
  await days(site, 2);
  expect(await site.rows('SELECT state, amount_cents, invoice_number FROM payments')).toEqual([
    { state: 'paid', amount_cents: TOTAL, invoice_number: '2026-000001' },
  ]);
  expect((await managed(site, reference)).money).toMatchObject({ openCents: 0, paidCents: TOTAL });
  expect((await mailsOf(site)).filter((kind) => kind === 'payment_receipt')).toHaveLength(1);
  expect(events(site).filter((event) => event === 'payment_was_lost')).toHaveLength(1);
});

test('a booking that waited for its card at that moment is confirmed', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const order = await site.order([{ eventId: 'a' }]);
  const bringBack = await keptForRestore(site);
  await site.pay(payAtOf(order));
  await bringBack();
  await site.pass(10);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }]);
});

test('what was paid for a booking that is gone as well stands in the log, and changes nothing', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const bringBack = await keptForRestore(site);
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])));
  await bringBack();
  await days(site, 1);
  expect(await site.rows('SELECT id FROM payments')).toEqual([]);
  expect(events(site)).toContain('payment_of_no_booking');
});

test('pages of another site of the same account are none of this one', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const bringBack = await keptForRestore(site);
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])));
  await bringBack();
  site.needs.origin = 'https://staging.gct.example';
  await days(site, 1);
  expect(events(site)).not.toContain('payment_of_no_booking');
});
