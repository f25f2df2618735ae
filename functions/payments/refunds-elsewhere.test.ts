import { expect, test } from 'vitest';
import { first, only } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { cancelBody, managed } from '../testing/changes.ts';
import { asContact, meddling, withHst } from '../testing/harness.ts';
import { CARDS, mailsOf, payAtOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { refundCreditNotes } from './refunds.ts';

const TOTAL = withHst(PRICE);

/** A booking that was paid by card, and the charge that it was paid by. */
async function paid(card = CARDS.good) {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const order = await site.order([{ eventId: 'a' }]);
  await site.pay(payAtOf(order), card);
  const { intent } = only(await site.rows<{ intent: string }>('SELECT provider_intent AS intent FROM payments'));
  return { site, intent, reference: order.reference };
}

const refunds = (site: CardShop) =>
  site.rows('SELECT state, amount_cents, made_by FROM refunds ORDER BY created_at, rowid');
const toldOffice = async (site: CardShop) =>
  (await mailsOf(site)).filter((kind) => kind === 'refund_elsewhere' || kind === 'refund_failed');
const standing = async (site: CardShop, reference: string) => (await managed(site, reference)).money;

test('what staff give back in the card company’s dashboard is written down, opens the invoice, and tells the office', async () => {
  const { site, intent, reference } = await paid();
  await site.double.control.refundInDashboard(intent, 10_000);
  expect(await refunds(site)).toEqual([{ state: 'done', amount_cents: 10_000, made_by: 'dashboard' }]);
  expect(await standing(site, reference)).toMatchObject({ paidCents: TOTAL, returnedCents: 10_000, openCents: 10_000 });
  expect((await managed(site, reference)).history.at(-1)).toMatchObject({
    kind: 'refunded',
    cents: 10_000,
    who: 'card',
  });
  await site.deliver();
  const rows = await site.rows<{ message: string }>(`SELECT message FROM local_mail WHERE message LIKE '%Stripe%'`);
  const mail = JSON.parse(only(rows).message) as Message;
  const { number } = await managed(site, reference);
  expect([mail.to, mail.subject]).toEqual(['info@gct.example', `Given back at Stripe: $100.00, booking ${number}`]);
});

test('several of them for one payment are several, each told and counted once', async () => {
  const { site, intent, reference } = await paid();
  site.double.control.plan({ mode: 'twice', times: 20 });
  await site.double.control.refundInDashboard(intent, 10_000);
  await site.double.control.refundInDashboard(intent, 5_000);
  await site.double.control.refundInDashboard(intent);
  expect(await refunds(site)).toMatchObject([
    { amount_cents: 10_000 },
    { amount_cents: 5_000 },
    { amount_cents: TOTAL - 15_000 },
  ]);
  expect(await toldOffice(site)).toHaveLength(3);
  expect(await standing(site, reference)).toMatchObject({ returnedCents: TOTAL, openCents: TOTAL });
});

test('rule 18: told late, out of order or again, each is there once', async () => {
  const { site, intent } = await paid();
  const { control } = site.double;
  control.plan({ mode: 'reversed', times: 4 });
  await control.refundInDashboard(intent, 10_000);
  await control.refundInDashboard(intent, 5_000);
  const events = new Set(control.deliveries().map(({ event }) => event));
  for (const event of events) await control.send(event, { copies: 3 });
  expect(await refunds(site)).toHaveLength(2);
  expect(await site.rows(`SELECT id FROM booking_events WHERE kind = 'refunded'`)).toHaveLength(2);
  expect(await toldOffice(site)).toHaveLength(2);
});

test('one that its bank sends back is failed, and the office hears of that too', async () => {
  const { site, intent, reference } = await paid(CARDS.refundFails);
  await site.double.control.refundInDashboard(intent, 10_000);
  expect(await refunds(site)).toMatchObject([{ state: 'done' }]);
  await site.pass(5);
  expect(await refunds(site)).toMatchObject([{ state: 'failed' }]);
  expect(await toldOffice(site)).toEqual(['refund_elsewhere', 'refund_failed']);
  expect(await standing(site, reference)).toMatchObject({ returnedCents: 0, openCents: 0 });
});

test('one that takes its time is followed by the clock where nothing is told', async () => {
  const { site, intent } = await paid(CARDS.refundPends);
  await site.double.control.refundInDashboard(intent, 10_000);
  expect(await refunds(site)).toMatchObject([{ state: 'pending' }]);
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pass(5);
  await runScheduled(site.needs);
  expect(await refunds(site)).toMatchObject([{ state: 'done' }]);
});

test('what this site asks for is its own, and no more goes back than came in', async () => {
  const { site, intent, reference } = await paid();
  await site.double.control.refundInDashboard(intent, 10_000);
  const now = await managed(site, reference);
  const body = cancelBody(
    now,
    now.participants.map(({ id }) => id),
  );
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
  await runScheduled(site.needs);
  await site.double.control.settled();
  expect(await refunds(site)).toEqual([
    { state: 'done', amount_cents: 10_000, made_by: 'dashboard' },
    { state: 'done', amount_cents: TOTAL - 10_000, made_by: 'site' },
  ]);
  expect(await standing(site, reference)).toMatchObject({ openCents: 0, returnedCents: TOTAL });
});

test('what is given back in the dashboard between a cancellation and the clock is not asked for a second time', async () => {
  const { site, intent, reference } = await paid();
  const now = await managed(site, reference);
  const body = cancelBody(
    now,
    now.participants.map(({ id }) => id),
  );
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
  await site.double.control.refundInDashboard(intent, 40_000);
  for (let again = 0; again < 2; again += 1) await runScheduled(site.needs);
  await site.double.control.settled();
  expect(await refunds(site)).toEqual([
    { state: 'done', amount_cents: 40_000, made_by: 'dashboard' },
    { state: 'done', amount_cents: TOTAL - 40_000, made_by: 'site' },
  ]);
  expect(await standing(site, reference)).toMatchObject({ paidCents: TOTAL, returnedCents: TOTAL, openCents: 0 });
  expect(await site.rows('SELECT number FROM notes_to_refund')).toEqual([]);
});

test('the clock that reads before the dashboard’s refund is told writes nothing by hand after it', async () => {
  const { site, intent, reference } = await paid();
  const now = await managed(site, reference);
  const body = cancelBody(
    now,
    now.participants.map(({ id }) => id),
  );
  await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  const meddle = () => site.double.control.refundInDashboard(intent, 40_000);
  await meddling(site, meddle, () => refundCreditNotes(site.needs));
  expect(await refunds(site)).toEqual([{ state: 'done', amount_cents: 40_000, made_by: 'dashboard' }]);
});

test('what staff give back by hand in place of a refund that its bank sent back is given back once', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const order = await site.order([{ eventId: 'a', quantity: 2 }]);
  await site.pay(payAtOf(order), CARDS.refundFails);
  const { reference } = order;
  const giveUpOne = async () => {
    const now = await managed(site, reference);
    const body = cancelBody(now, [first(now.participants).id]);
    const answer = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
    return answer.json<{ refundCents: number }>();
  };
  await giveUpOne();
  await runScheduled(site.needs);
  await site.pass(5);
  expect(await refunds(site)).toMatchObject([{ state: 'failed', amount_cents: TOTAL }]);

  const { intent } = only(await site.rows<{ intent: string }>('SELECT provider_intent AS intent FROM payments'));
  await site.double.control.refundInDashboard(intent, TOTAL);
  expect(await standing(site, reference)).toMatchObject({ paidCents: 2 * TOTAL, returnedCents: TOTAL, openCents: 0 });
  expect(await giveUpOne()).toMatchObject({ refundCents: TOTAL });
});

test('a refund of something else that the same account sold is no concern of a booking', async () => {
  const { site, intent } = await paid();
  await site.rows('UPDATE payments SET provider_intent = ?1', 'pi_another');
  await site.double.control.refundInDashboard(intent, 100);
  expect([await refunds(site), await toldOffice(site)]).toEqual([[], []]);
});
