import { expect, test } from 'vitest';
import { runScheduled } from '../scheduled.ts';
import { pay } from '../testing/changes.ts';
import { prove, withHst } from '../testing/harness.ts';
import { CARDS, mailsOf, payAtOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { followRefunds } from './refunds.ts';
import { CARD_PAYMENTS_LEFT } from './refunds-sql.ts';
import { scheduledClass } from '../testing/site-data.ts';

const TOTAL = withHst(PRICE);
const clock = (site: CardShop) => runScheduled(site.needs);
const REFUND = 'POST /v1/refunds';

/** A booking that was paid by card, and a credit note that gives some of it back. */
async function creditNote(cents: number, { card = CARDS.good, byCard = true } = {}): Promise<CardShop> {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  if (byCard) await site.pay(payAtOf(await site.order([{ eventId: 'a' }])), card);
  else {
    const { reference } = await site.order([{ eventId: 'a' }], { paymentMethod: 'invoice' });
    await prove(site, reference);
    await pay(site, reference, TOTAL);
  }
  await site.rows(
    `INSERT INTO credit_notes (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, refund_cents,
      document, created_at)
    SELECT 'C-2026-000001', 2026, 1, id, '2026-000001', '2026-11-20', ?1, ?1, '{}', created_at FROM bookings`,
    cents,
  );
  return site;
}

const refunds = (site: CardShop) =>
  site.rows<{ state: string; amount_cents: number; by_card: number }>(
    'SELECT state, amount_cents, payment_id IS NOT NULL AS by_card FROM refunds ORDER BY rowid',
  );

const given = async ({ double }: CardShop) => {
  const answer = await double.fetch(
    new Request('https://stripe.test/v1/refunds?limit=100', { headers: { authorization: 'Bearer sk_test_a' } }),
  );
  return (await answer.json<{ data: { amount: number }[] }>()).data.map(({ amount }) => amount);
};

test('what a credit note gives back goes to the card that paid, once', async () => {
  const site = await creditNote(20_000);
  await clock(site);
  await clock(site);
  expect(await refunds(site)).toEqual([{ state: 'done', amount_cents: 20_000, by_card: 1 }]);
  expect(await given(site)).toEqual([20_000]);
  expect(await site.rows(`SELECT kind FROM booking_events WHERE kind = 'refunded'`)).toHaveLength(1);
});

test('the clock looks only among the notes whose money is not on its way', async () => {
  const site = await creditNote(20_000, { byCard: false });
  const left = () => site.rows('SELECT number FROM notes_to_refund');
  const part = (cents: number) =>
    site.rows(
      `INSERT INTO refunds (id, booking_id, credit_note, payment_id, amount_cents, state, created_at)
      SELECT ?1, booking_id, number, NULL, ?2, 'asked', 1 FROM credit_notes`,
      `by hand, ${cents}`,
      cents,
    );
  expect(await left()).toEqual([{ number: 'C-2026-000001' }]);
  await part(5_000);
  expect(await left()).toHaveLength(1);
  await site.rows('DROP INDEX refunds_by_hand_once');
  await part(15_000);
  expect(await left()).toEqual([]);
});

test('what no card has paid is sent back by staff, who are told once', async () => {
  const site = await creditNote(20_000, { byCard: false });
  await clock(site);
  await clock(site);
  expect(await refunds(site)).toEqual([{ state: 'asked', amount_cents: 20_000, by_card: 0 }]);
  expect((await mailsOf(site)).filter((kind) => kind === 'refund_by_hand')).toHaveLength(1);
});

test('of two runs of the clock at once, one gives a credit note back, and nobody is asked to do it again by hand', async () => {
  const site = await creditNote(TOTAL);
  const { db } = site.needs;
  const prepare = db.prepare.bind(db);
  let other: Promise<void> | undefined;
  // The other run does all of its work after this one has looked which notes there are.
  db.prepare = (statement) => {
    const prepared = prepare(statement);
    if (statement !== CARD_PAYMENTS_LEFT || other) return prepared;
    return {
      bind: (...values: unknown[]) => ({
        all: async () => {
          await (other ??= clock(site));
          return prepare(statement)
            .bind(...values)
            .all();
        },
      }),
    } as unknown as D1PreparedStatement;
  };
  await clock(site);
  expect(other).toBeDefined();
  expect(await refunds(site)).toEqual([{ state: 'done', amount_cents: TOTAL, by_card: 1 }]);
  expect((await mailsOf(site)).filter((kind) => kind === 'refund_by_hand')).toEqual([]);
});

test('no more goes back to a card than came from it, and no more by hand than came in besides', async () => {
  const site = await creditNote(TOTAL + 5_000);
  const [{ reference } = { reference: '' }] = await site.rows<{ reference: string }>('SELECT reference FROM bookings');
  await pay(site, reference, 3_000);
  await clock(site);
  expect(await refunds(site)).toEqual([
    { state: 'done', amount_cents: TOTAL, by_card: 1 },
    { state: 'asked', amount_cents: 3_000, by_card: 0 },
  ]);
});

test('what is on its way for days keeps nothing from being sent', async () => {
  const site = await creditNote(20_000);
  await site.rows('DROP INDEX refunds_once');
  for (let index = 0; index < 25; index += 1) {
    await site.rows(
      `INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, provider_refund, created_at)
      SELECT ?1, booking_id, id, 1, 'pending', 're_' || ?1, 0 FROM payments`,
      `slow ${index}`,
    );
  }
  await clock(site);
  expect(await site.rows(`SELECT amount_cents FROM refunds WHERE state = 'done'`)).toEqual([{ amount_cents: 20_000 }]);
});

test('a refund that takes its time is followed to its end', async () => {
  const site = await creditNote(20_000, { card: CARDS.refundPends });
  await clock(site);
  expect(await refunds(site)).toMatchObject([{ state: 'pending' }]);
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pass(5);
  await clock(site);
  expect(await refunds(site)).toMatchObject([{ state: 'done' }]);
});

test('a refund whose end is told by many at once stands in the history once', async () => {
  const site = await creditNote(20_000, { card: CARDS.refundPends });
  await clock(site);
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pass(5);
  await Promise.all(Array.from({ length: 4 }, () => followRefunds(site.needs)));
  expect(await refunds(site)).toMatchObject([{ state: 'done' }]);
  expect(await site.rows(`SELECT kind FROM booking_events WHERE kind = 'refunded'`)).toHaveLength(1);
});

test('a refund that its bank sends back is failed, and the office is told once', async () => {
  const site = await creditNote(20_000, { card: CARDS.refundFails });
  await clock(site);
  expect(await refunds(site)).toMatchObject([{ state: 'done' }]);
  await site.pass(5);
  await clock(site);
  expect(await refunds(site)).toMatchObject([{ state: 'failed' }]);
  expect((await mailsOf(site)).filter((kind) => kind === 'refund_failed')).toHaveLength(1);
  await site.deliver();
  expect(await site.rows(`SELECT kind FROM outbox WHERE state <> 'sent'`)).toEqual([]);
});

test.each([
  ['fails', { kind: 'error' }],
  ['fails after its work', { kind: 'error', after_work: true }],
  ['is cut', { kind: 'cut' }],
  ['is cut after its work', { kind: 'cut', after_work: true }],
] as const)('where asking for a refund %s, the money goes back once', async (_, fault) => {
  const site = await creditNote(20_000);
  site.double.control.fail({ ...fault, call: REFUND });
  for (let runs = 0; runs < 4; runs += 1) {
    await clock(site);
    await site.pass(5);
  }
  expect(await refunds(site)).toMatchObject([{ state: 'done', amount_cents: 20_000 }]);
  expect(await given(site)).toEqual([20_000]);
});

test('what was sent back before the card company forgot its key is found, and goes back once', async () => {
  const site = await creditNote(20_000);
  site.double.control.fail({ kind: 'cut', after_work: true, call: REFUND });
  site.double.control.plan({ mode: 'never', times: 5 });
  await clock(site);
  expect(await refunds(site)).toMatchObject([{ state: 'asked' }]);
  await site.pass(25 * 60);
  await clock(site);
  expect(await refunds(site)).toMatchObject([{ state: 'done', amount_cents: 20_000 }]);
  expect(await given(site)).toEqual([20_000]);
});

test('a refund that the card company refuses is failed, and the office is told', async () => {
  const site = await creditNote(20_000);
  const [{ provider_intent: intent } = { provider_intent: '' }] = await site.rows<{ provider_intent: string }>(
    'SELECT provider_intent FROM payments',
  );
  await site.double.fetch(
    new Request('https://stripe.test/v1/refunds', {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_a' },
      body: new URLSearchParams({ payment_intent: intent }),
    }),
  );
  await clock(site);
  // What was given back over there, so that nothing was left, is written down by the same run of the clock.
  expect(await refunds(site)).toMatchObject([{ amount_cents: 20_000, state: 'failed' }, { state: 'done' }]);
  expect(await mailsOf(site)).toContain('refund_failed');
});
