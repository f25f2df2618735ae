import { expect, test } from 'vitest';
import { only, present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { managed } from '../testing/changes.ts';
import { withHst } from '../testing/harness.ts';
import { CARDS, mailsOf, payAtOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';

const TOTAL = withHst(PRICE);
const DAY = 24 * 60;

/** A booking that was paid by card, after which the card company’s messages are all lost. */
async function paidThenSilence(card = CARDS.good) {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const order = await site.order([{ eventId: 'a' }]);
  await site.pay(payAtOf(order), card);
  const { intent } = only(await site.rows<{ intent: string }>('SELECT provider_intent AS intent FROM payments'));
  site.double.control.plan({ mode: 'never', times: 500 });
  return { site, intent, reference: order.reference };
}

const refunds = (site: CardShop) =>
  site.rows('SELECT state, amount_cents, made_by FROM refunds ORDER BY created_at, rowid');
/** Counts how often the card company is asked for all refunds. */
function countLists(site: CardShop): () => number {
  const cards = present(site.needs.cards);
  let lists = 0;
  site.needs.cards = {
    ...cards,
    refundsSince: (since) => {
      lists += 1;
      return cards.refundsSince(since);
    },
  };
  return () => lists;
}

test('a refund of the dashboard that was never told is found the next day, once', async () => {
  const { site, intent, reference } = await paidThenSilence();
  await runScheduled(site.needs);
  await site.double.control.refundInDashboard(intent, 10_000);
  await site.double.control.refundInDashboard(intent, 5_000);
  await site.pass(10);
  await runScheduled(site.needs);
  expect(await refunds(site)).toEqual([]);
  for (let day = 0; day < 2; day += 1) {
    await site.pass(DAY);
    await Promise.all([runScheduled(site.needs), runScheduled(site.needs)]);
    expect(await refunds(site)).toMatchObject([
      { state: 'done', made_by: 'dashboard' },
      { state: 'done', made_by: 'dashboard' },
    ]);
  }
  expect((await managed(site, reference)).money).toMatchObject({ paidCents: TOTAL, openCents: 15_000 });
  expect((await mailsOf(site)).filter((kind) => kind === 'refund_elsewhere')).toHaveLength(2);
  expect(site.logged.some(({ event }) => event === 'refunds_were_never_told')).toBe(true);
});

test('one that its bank sends back weeks later is failed, though nobody told', async () => {
  const { site, intent } = await paidThenSilence();
  const refund = await site.double.control.refundInDashboard(intent, 10_000);
  await runScheduled(site.needs);
  expect(await refunds(site)).toMatchObject([{ state: 'done' }]);
  await site.double.control.endRefund(refund, 'failed');
  await site.pass(20 * DAY);
  await runScheduled(site.needs);
  expect(await refunds(site)).toMatchObject([{ state: 'failed' }]);
  expect((await mailsOf(site)).filter((kind) => kind === 'refund_failed')).toHaveLength(1);
});

test('the card company is asked once a day, and again where it did not answer', async () => {
  const { site } = await paidThenSilence();
  const lists = countLists(site);
  for (let run = 0; run < 5; run += 1) await runScheduled(site.needs);
  expect(lists()).toBe(1);
  await site.pass(DAY);
  site.double.control.fail({ call: 'GET /v1/refunds', kind: 'cut' });
  for (let run = 0; run < 5; run += 1) await runScheduled(site.needs);
  expect(lists()).toBe(3);
});

test('refunds of something else that the same account sold are no concern of a booking, however many', async () => {
  const { site, intent } = await paidThenSilence();
  await site.rows('UPDATE payments SET provider_intent = ?1', 'pi_another');
  for (let count = 0; count < 130; count += 1) await site.double.control.refundInDashboard(intent, 100);
  await runScheduled(site.needs);
  expect(await refunds(site)).toEqual([]);
  const seen = await present(site.needs.cards).refundsSince(0);
  expect(seen).toMatchObject({ outcome: 'done', value: { all: true, refunds: { length: 130 } } });
});
