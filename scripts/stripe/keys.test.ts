import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { clientOf, headerOf, lineOf, openShop, paidSession, refusal, sessionOf } from './testing.ts';

const key = { idempotencyKey: 'booking-1' };

test('the same key and body get the same answer, and nothing is done twice', async () => {
  const { stripe } = openShop();
  const first = await stripe.checkout.sessions.create(sessionOf(), key);
  const again = await stripe.checkout.sessions.create(sessionOf(), key);
  expect(again).toEqual(first);
  expect(headerOf(again, 'idempotent-replayed')).toBe('true');
  expect(headerOf(again, 'original-request')).toBe(first.lastResponse.requestId);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('the answer is the first one, whatever has happened since', async () => {
  const shop = openShop();
  const first = await shop.stripe.checkout.sessions.create(sessionOf(), key);
  await shop.pay(first);
  expect(await shop.stripe.checkout.sessions.create(sessionOf(), key)).toMatchObject({
    status: 'open',
    url: first.url,
  });
});

test('the same key with another body, or another call, is refused', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  await shop.stripe.checkout.sessions.create(sessionOf(), key);
  const calls = [
    shop.stripe.checkout.sessions.create(sessionOf({ line_items: [lineOf('Word', 100)] }), key),
    shop.stripe.refunds.create({ payment_intent: intent }, key),
  ];
  for (const call of calls) {
    const error = await refusal(call);
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  }
  expect((await shop.stripe.refunds.list()).data).toEqual([]);
});

test('a refusal of the work is kept under its key, one of the parameters is not', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  const wrong = { ...sessionOf(), success_url: 'nowhere' };
  await refusal(shop.stripe.checkout.sessions.create(wrong, key));
  await shop.stripe.checkout.sessions.create(sessionOf(), key);

  const tooMuch = { payment_intent: intent, amount: 99_999 };
  const first = await refusal(shop.stripe.refunds.create(tooMuch, { idempotencyKey: 'refund' }));
  const again = await refusal(shop.stripe.refunds.create(tooMuch, { idempotencyKey: 'refund' }));
  expect(again.headers?.['original-request']).toBe(first.requestId);
});

test('a key is forgotten after a day', async () => {
  const { stripe, double } = openShop();
  const first = await stripe.checkout.sessions.create(sessionOf(), key);
  await double.control.forward(24 * 3600 * 1000 - 1);
  expect((await stripe.checkout.sessions.create(sessionOf(), key)).id).toBe(first.id);
  await double.control.forward(1);
  expect((await stripe.checkout.sessions.create(sessionOf(), key)).id).not.toBe(first.id);
});

test('a retry after a lost answer gets the answer of the work that was done', async () => {
  for (const kind of ['cut', 'gateway', 'timeout'] as const) {
    const { double } = openShop();
    const stripe = clientOf(double, { timeout: 300, maxNetworkRetries: 1 });
    double.control.fail({ kind, after_work: true });
    const session = await stripe.checkout.sessions.create(sessionOf());
    expect(headerOf(session, 'idempotent-replayed'), kind).toBe('true');
    expect((await stripe.checkout.sessions.list()).data.map(({ id }) => id)).toEqual([session.id]);
  }
});

test('a 500 of Stripe after the work stays a 500 under its key; the work is found by looking', async () => {
  const { stripe, double } = openShop();
  double.control.fail({ kind: 'error', after_work: true });
  for (let tries = 0; tries < 2; tries += 1) {
    const error = await refusal(stripe.checkout.sessions.create(sessionOf(), key));
    expect(error).toMatchObject({ statusCode: 500, rawType: 'api_error' });
  }
  const { data } = await stripe.checkout.sessions.list();
  expect(data.map(({ client_reference_id: reference }) => reference)).toEqual(['booking-1']);
});

test('what fails before the work leaves nothing done', async () => {
  const { stripe, double } = openShop();
  const statuses = { error: 500, gateway: 502, rate_limit: 429 };
  for (const [kind, status] of Object.entries(statuses)) {
    double.control.fail({ kind: kind as keyof typeof statuses });
    const response = await double.fetch(
      new Request('https://stripe.test/v1/checkout/sessions', {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_1' },
        body: new URLSearchParams([
          ['mode', 'payment'],
          ['success_url', 'https://site.test/'],
          ['line_items[0][quantity]', '1'],
          ['line_items[0][price_data][currency]', 'cad'],
          ['line_items[0][price_data][unit_amount]', '100'],
          ['line_items[0][price_data][product_data][name]', 'Word'],
        ]),
      }),
    );
    expect(response.status).toBe(status);
  }
  double.control.fail({ kind: 'rate_limit' });
  expect(await refusal(stripe.checkout.sessions.create(sessionOf()))).toBeInstanceOf(
    Stripe.errors.StripeRateLimitError,
  );
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});

test('faults last for as many calls as said, and for the call that was named', async () => {
  const { stripe, double } = openShop();
  double.control.fail({ kind: 'rate_limit', times: 2, call: 'GET /v1/refunds' });
  await stripe.events.list();
  await refusal(stripe.refunds.list());
  await refusal(stripe.refunds.list());
  await stripe.refunds.list();
});

test('a second call with a key whose first is still at work is told to wait', async () => {
  const { double } = openShop();
  const stripe = clientOf(double);
  double.control.fail({ kind: 'slow', ms: 50 });
  const slow = stripe.checkout.sessions.create(sessionOf(), key);
  expect(await refusal(stripe.checkout.sessions.create(sessionOf(), key))).toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  const { id } = await slow;
  expect((await stripe.checkout.sessions.create(sessionOf(), key)).id).toBe(id);
});
