import fc from 'fast-check';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { DECLINED, openShop, REFUND_FAILS, REFUND_PENDS, refusal, sessionOf, type Shop } from './testing.ts';

/** How far along each state is; a change leads to a higher number or nowhere. */
const progress: Record<string, Record<string, number>> = {
  session: { open: 0, complete: 1, expired: 1 },
  intent: { requires_payment_method: 0, succeeded: 1, canceled: 1 },
  refund: { pending: 0, succeeded: 1, failed: 2 },
};

type Step =
  | { act: 'open' }
  | { act: 'pay'; pick: number; card: string }
  | { act: 'expire'; pick: number }
  | { act: 'refund'; pick: number; amount: number | undefined; key: string | undefined }
  | { act: 'end'; pick: number; status: 'succeeded' | 'failed' }
  | { act: 'wait'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('open' as const) }),
  fc.record({
    act: fc.constant('pay' as const),
    pick: fc.nat(),
    card: fc.constantFrom('4242424242424242', DECLINED, REFUND_PENDS, REFUND_FAILS),
  }),
  fc.record({ act: fc.constant('expire' as const), pick: fc.nat() }),
  fc.record({
    act: fc.constant('refund' as const),
    pick: fc.nat(),
    amount: fc.option(fc.integer({ min: 1, max: 12_000 }), { nil: undefined }),
    key: fc.option(fc.constantFrom('one', 'two'), { nil: undefined }),
  }),
  fc.record({
    act: fc.constant('end' as const),
    pick: fc.nat(),
    status: fc.constantFrom('succeeded' as const, 'failed' as const),
  }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(1000, 10_000, 25 * 3600 * 1000) }),
);

async function everything({ stripe }: Shop) {
  const { data: sessions } = await stripe.checkout.sessions.list({
    limit: 100,
    expand: ['data.payment_intent.latest_charge'],
  });
  const { data: refunds } = await stripe.refunds.list({ limit: 100 });
  const intents = sessions.flatMap(({ payment_intent: intent }) =>
    intent && typeof intent === 'object' ? intent : [],
  );
  return { sessions, intents, refunds };
}
type Everything = Awaited<ReturnType<typeof everything>>;

const pickOf = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];

/** Takes one step; what Stripe would refuse is refused, and changes nothing. */
async function take(shop: Shop, one: Step, { sessions, intents, refunds }: Everything): Promise<void> {
  const { stripe, double } = shop;
  if (one.act === 'open') await stripe.checkout.sessions.create(sessionOf());
  else if (one.act === 'wait') await double.control.forward(one.ms);
  else if (one.act === 'pay') {
    const session = pickOf(sessions, one.pick);
    if (session) await shop.pay(session, { number: one.card });
  } else if (one.act === 'expire') {
    const session = pickOf(sessions, one.pick);
    if (session?.status === 'open') await stripe.checkout.sessions.expire(session.id);
    else if (session) await refusal(stripe.checkout.sessions.expire(session.id));
  } else if (one.act === 'end') {
    const refund = pickOf(refunds, one.pick);
    if (refund) await double.control.endRefund(refund.id, one.status);
  } else {
    const intent = pickOf(intents, one.pick);
    const options = one.key === undefined ? {} : { idempotencyKey: one.key };
    // Refused or not: what follows is held against the rules either way.
    if (intent)
      await stripe.refunds.create({ payment_intent: intent.id, amount: one.amount }, options).catch(() => undefined);
  }
}

const chargeOf = (intent: Stripe.PaymentIntent) =>
  intent.latest_charge && typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined;

/** What is given back never exceeds what was paid, and every sum is the sum of its parts. */
function expectBalance({ sessions, intents, refunds }: Everything): void {
  for (const intent of intents) {
    const charge = chargeOf(intent);
    const given = refunds
      .filter(({ payment_intent: id, status }) => id === intent.id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(given).toBeLessThanOrEqual(intent.amount_received);
    expect(charge?.amount_refunded).toBe(given);
    expect(charge?.refunded).toBe(given > 0 && given === charge?.amount);
    expect(charge?.status).toBe(intent.status === 'succeeded' ? 'succeeded' : 'failed');
    expect(intent.amount_received).toBe(intent.status === 'succeeded' ? intent.amount : 0);
  }
  for (const { status, payment_status: paid, url, payment_intent: intent } of sessions) {
    expect(paid).toBe(status === 'complete' ? 'paid' : 'unpaid');
    expect(url === null).toBe(status !== 'open');
    if (status === 'complete') expect(intent).toMatchObject({ status: 'succeeded' });
  }
}

function expectForward(before: Everything, after: Everything): void {
  const groups = [
    ['session', before.sessions, after.sessions],
    ['intent', before.intents, after.intents],
    ['refund', before.refunds, after.refunds],
  ] as const;
  for (const [kind, old, now] of groups) {
    for (const { id, status } of old) {
      const next = (now as readonly { id: string; status: string | null }[]).find((item) => item.id === id);
      expect(next, `${kind} ${id} is gone`).toBeDefined();
      if (next?.status === status) continue;
      const [from, to] = [progress[kind]?.[status ?? ''], progress[kind]?.[next?.status ?? '']];
      expect(to, `${kind}: ${String(status)} became ${String(next?.status)}`).toBeGreaterThan(from ?? Infinity);
    }
  }
}

test('whatever happens in whatever order, money adds up and states only move forward', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const shop = openShop();
      let before = await everything(shop);
      for (const one of steps) {
        await take(shop, one, before);
        const after = await everything(shop);
        expectBalance(after);
        expectForward(before, after);
        before = after;
      }
      await shop.double.control.settled();
      const sent = shop.inbox.map(({ event }) => event?.id);
      expect(new Set(sent).size).toBe(sent.length);
      shop.double.close();
    }),
    { numRuns: 20 },
  );
});
