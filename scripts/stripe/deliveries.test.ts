import { expect, test } from 'vitest';
import { DECLINED, openShop, paidSession, sessionOf } from './testing.ts';

test('a payment is told in signed events, each of which can be asked for', async () => {
  const shop = openShop();
  const { session, intent } = await paidSession(shop);
  await shop.double.control.settled();
  expect(shop.types()).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
  const last = shop.inbox.at(-1)?.event;
  expect(last).toMatchObject({
    object: 'event',
    livemode: false,
    type: 'checkout.session.completed',
    data: {
      object: { id: session.id, payment_status: 'paid', payment_intent: intent, client_reference_id: 'booking-1' },
    },
  });
  const asked = await shop.stripe.events.retrieve(last?.id ?? '');
  expect(asked).toMatchObject({ id: last?.id, type: last?.type, pending_webhooks: 0 });
  expect(shop.double.control.attempts().map(({ status, signature }) => [status, signature])).toEqual([
    [200, 'right'],
    [200, 'right'],
  ]);
});

test('a declined card, a refund and an expiry are told, too', async () => {
  const shop = openShop();
  const session = await shop.stripe.checkout.sessions.create(sessionOf());
  await shop.pay(session, { number: DECLINED });
  await shop.double.control.settled();
  expect(shop.types()).toEqual(['payment_intent.payment_failed']);
  await shop.double.control.forward(24 * 3600 * 1000);
  expect(shop.types().slice(1)).toEqual(['checkout.session.expired']);
  const { intent } = await paidSession(shop);
  await shop.stripe.refunds.create({ payment_intent: intent });
  await shop.double.control.settled();
  expect(shop.types().at(-1)).toBe('charge.refunded');
});

test('an event shows what it is about as it was then, not as it is now', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  for (const amount of [100, 200]) await shop.stripe.refunds.create({ payment_intent: intent, amount });
  const { data } = await shop.stripe.events.list({ type: 'charge.refunded' });
  expect(data.map((event) => (event.type === 'charge.refunded' ? event.data.object.amount_refunded : 0))).toEqual([
    300, 100,
  ]);
});

test('an event that is sent twice at once is the same event', async () => {
  const shop = openShop();
  shop.double.control.plan({ mode: 'twice', type: 'checkout.session.completed' });
  await paidSession(shop);
  await shop.double.control.settled();
  const ids = shop.inbox
    .filter(({ event }) => event?.type === 'checkout.session.completed')
    .map(({ event }) => event?.id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('a late event comes when the clock has reached it, signed freshly', async () => {
  const shop = openShop();
  const days = 3 * 24 * 3600 * 1000;
  shop.double.control.plan({ mode: 'late', type: 'checkout.session.completed', ms: days });
  await paidSession(shop);
  await shop.double.control.forward(days - 1);
  expect(shop.types()).toEqual(['payment_intent.succeeded']);
  await shop.double.control.forward(1);
  expect(shop.types()).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
});

test('events come in the opposite order when told to', async () => {
  const shop = openShop();
  shop.double.control.plan({ mode: 'reversed', times: 2 });
  await paidSession(shop);
  await shop.double.control.settled();
  expect(shop.types()).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
});

test('an event that never comes is still listed as not delivered', async () => {
  const shop = openShop();
  shop.double.control.plan({ mode: 'never', times: 2 });
  await paidSession(shop);
  await shop.double.control.forward(7 * 24 * 3600 * 1000);
  expect(shop.inbox).toEqual([]);
  const { data } = await shop.stripe.events.list({ delivery_success: false });
  expect(data.map(({ type }) => type)).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
});

test.each(['wrong', 'old', 'none'] as const)(
  'a signature that is %s is refused, and the event comes again with a good one',
  async (signature) => {
    const shop = openShop();
    shop.double.control.plan({ mode: 'forged', signature, type: 'checkout.session.completed' });
    await paidSession(shop);
    await shop.double.control.settled();
    expect(shop.types()).toEqual(['payment_intent.succeeded']);
    await shop.double.control.forward(1000);
    expect(shop.types()).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
  },
);

test('a signature from the future is dated an hour ahead', async () => {
  const shop = openShop();
  shop.double.control.plan({ mode: 'forged', signature: 'future' });
  const { session } = await paidSession(shop);
  await shop.double.control.settled();
  const [, stamp] = /t=(\d+)/.exec(shop.inbox[0]?.signature ?? '') ?? [];
  expect(Number(stamp) - session.created).toBe(3600);
});

test('what the receiver fails to take is sent again at growing intervals, and then no more', async () => {
  const shop = openShop({ retryAfter: [1000, 5000] });
  shop.answerWith(503);
  await paidSession(shop);
  await shop.double.control.settled();
  const count = () => shop.types().filter((type) => type === 'checkout.session.completed').length;
  expect(count()).toBe(1);
  await shop.double.control.forward(999);
  expect(count()).toBe(1);
  await shop.double.control.forward(1);
  expect(count()).toBe(2);
  await shop.double.control.forward(5000);
  expect(count()).toBe(3);
  await shop.double.control.forward(7 * 24 * 3600 * 1000);
  expect(count()).toBe(3);
  expect(shop.double.control.deliveries().every(({ state }) => state === 'given up')).toBe(true);
});

test('once the receiver is well again it gets what it missed', async () => {
  const shop = openShop();
  shop.answerWith(500);
  await paidSession(shop);
  await shop.double.control.settled();
  shop.answerWith(204);
  await shop.double.control.forward(1000);
  const { data } = await shop.stripe.events.list({ types: ['payment_intent.succeeded', 'checkout.session.completed'] });
  expect(data.map(({ pending_webhooks: pending }) => pending)).toEqual([0, 0]);
});

test('a receiver that cannot be reached is tried again', async () => {
  const shop = openShop({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await paidSession(shop);
  await shop.double.control.forward(1000);
  expect(shop.double.control.attempts().map(({ status, error }) => [status, error])).toEqual(
    Array.from({ length: 4 }, () => [null, 'TypeError: fetch failed']),
  );
});

test('a redirect is a failure; events are not sent on', async () => {
  const asked: string[] = [];
  const shop = openShop({
    fetch: (request) => {
      asked.push(`${request.redirect} ${request.url}`);
      return Promise.resolve(new Response(null, { status: 301, headers: { location: 'https://elsewhere.test/' } }));
    },
  });
  await paidSession(shop);
  await shop.double.control.settled();
  expect(new Set(asked)).toEqual(new Set(['manual https://site.test/webhook']));
  expect(shop.double.control.deliveries().map(({ state }) => state)).toEqual(['waiting', 'waiting']);
});

test('an event can be sent again by hand, many times at once', async () => {
  const shop = openShop();
  await paidSession(shop);
  await shop.double.control.settled();
  const { data } = await shop.stripe.events.list({ type: 'checkout.session.completed' });
  await shop.double.control.send(data[0]?.id ?? '', { copies: 5 });
  expect(shop.types().filter((type) => type === 'checkout.session.completed')).toHaveLength(6);
});

test('only what the receiver has subscribed to is sent', async () => {
  const shop = openShop({ webhook: { url: 'https://site.test/webhook', secret: 'whsec_test', events: ['*'] } });
  await paidSession(shop);
  await shop.double.control.settled();
  expect(shop.types()).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ]);
});

test('events name the call that made them', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  const { lastResponse } = await shop.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: 'refund-1' });
  const { data } = await shop.stripe.events.list({ types: ['charge.refunded', 'payment_intent.succeeded'] });
  expect(data.map(({ request }) => request)).toEqual([
    { id: lastResponse.requestId, idempotency_key: 'refund-1' },
    { id: null, idempotency_key: null },
  ]);
});

test('the controls are reached by HTTP as well', async () => {
  const shop = openShop();
  const post = (path: string, body: unknown) =>
    shop.double.fetch(new Request(`https://stripe.test/_test/${path}`, { method: 'POST', body: JSON.stringify(body) }));
  const get = async (path: string): Promise<unknown> =>
    (await shop.double.fetch(new Request(`https://stripe.test/_test/${path}`))).json();

  expect((await post('plans', { mode: 'late', ms: 5000, type: 'checkout.session.completed' })).status).toBe(200);
  expect((await post('faults', { kind: 'rate_limit', call: 'GET /v1/refunds' })).status).toBe(200);
  expect((await post('faults', { kind: 'fire' })).status).toBe(400);
  const { intent } = await paidSession(shop);
  await expect(shop.stripe.refunds.list()).rejects.toMatchObject({ statusCode: 429 });
  await post('clock', { forward_ms: 5000 });
  expect(await get('attempts')).toMatchObject([
    { type: 'payment_intent.succeeded', status: 200 },
    { type: 'checkout.session.completed', status: 200 },
  ]);
  const { id } = await shop.stripe.refunds.create({ payment_intent: intent });
  expect((await post(`refunds/${id}`, { status: 'failed' })).status).toBe(200);
  expect(shop.types()).toContain('refund.failed');
  await post('forget', {});
  expect(await get('deliveries')).toEqual([]);
  expect((await shop.stripe.events.list()).data).toEqual([]);
});
