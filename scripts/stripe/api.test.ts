import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { clientOf, DECLINED, idIn, lineOf, openShop, paidSession, refusal, sessionOf } from './testing.ts';

test('a session says back what it was created with, and where to pay', async () => {
  const { stripe } = openShop();
  const session = await stripe.checkout.sessions.create(
    sessionOf({
      customer_email: 'ann@example.com',
      locale: 'fr-CA',
      metadata: { booking: 'b1', empty: '' },
      payment_intent_data: { metadata: { invoice: '7' } },
    }),
  );
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: 11_300,
    amount_total: 11_300,
    currency: 'cad',
    client_reference_id: 'booking-1',
    customer_email: 'ann@example.com',
    locale: 'fr-CA',
    metadata: { booking: 'b1' },
    payment_intent: null,
    url: `https://stripe.test/c/pay/${session.id}`,
  });
  expect(session.expires_at - session.created).toBe(24 * 3600);
  expect(session.lastResponse.requestId).toMatch(/^req_\w+$/);
  expect(session.lastResponse.apiVersion).toBe(Stripe.API_VERSION);
});

test('line items come when they are asked for, in the order in which they were given', async () => {
  const { stripe } = openShop();
  const { id, line_items: none } = await stripe.checkout.sessions.create(sessionOf());
  expect(none).toBeUndefined();
  const { line_items: lines } = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
  expect(lines?.data.map(({ description, quantity, amount_total }) => [description, quantity, amount_total])).toEqual([
    ['Excel, level 1', 2, 10_000],
    ['HST', 1, 1300],
  ]);
  expect(String(lines?.data[0]?.price?.unit_amount_decimal)).toBe('5000');
  const first = await stripe.checkout.sessions.listLineItems(id, { limit: 1 });
  expect(first).toMatchObject({ has_more: true, data: [{ description: 'Excel, level 1' }] });
});

test('a paid session leads to its payment, its charge and its receipt', async () => {
  const shop = openShop();
  const { session, intent } = await paidSession(shop);
  expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(session.customer_details).toMatchObject({ email: 'ann@example.com', name: 'Ann Lee' });
  const payment = await shop.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
  expect(payment).toMatchObject({ status: 'succeeded', amount: 11_300, amount_received: 11_300, currency: 'cad' });
  expect(payment.latest_charge).toMatchObject({ paid: true, status: 'succeeded', payment_intent: intent });
  const charge = await shop.stripe.charges.retrieve((payment.latest_charge as Stripe.Charge).id);
  expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242', exp_year: 2034 });
  const receipt = await shop.double.fetch(new Request(charge.receipt_url ?? ''));
  expect(await receipt.text()).toContain('$113.00');
});

test('what is inside an answer opens to any depth that Stripe opens it', async () => {
  const shop = openShop();
  const { session } = await paidSession(shop);
  const opened = await shop.stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge.refunds'],
  });
  expect(opened.payment_intent).toMatchObject({ latest_charge: { refunds: { object: 'list', data: [] } } });
  const { data } = await shop.stripe.checkout.sessions.list({ expand: ['data.line_items'] });
  expect(data[0]?.line_items?.data).toHaveLength(2);
});

test('sessions are found by their payment, by status and by e-mail', async () => {
  const shop = openShop();
  const { session, intent } = await paidSession(shop);
  const open = await shop.stripe.checkout.sessions.create(sessionOf({ customer_email: 'bob@example.com' }));
  const idsOf = async (params: Stripe.Checkout.SessionListParams) =>
    (await shop.stripe.checkout.sessions.list(params)).data.map(({ id }) => id);
  expect(await idsOf({})).toEqual([open.id, session.id]);
  expect(await idsOf({ payment_intent: intent })).toEqual([session.id]);
  expect(await idsOf({ status: 'open' })).toEqual([open.id]);
  expect(await idsOf({ customer_details: { email: 'bob@example.com' } })).toEqual([open.id]);
  expect(await idsOf({ created: { gt: session.created } })).toEqual([]);
});

test('sessions cannot be listed by the reference of the booking, as at Stripe', async () => {
  const { stripe } = openShop();
  const params = { client_reference_id: 'booking-1' } as Stripe.Checkout.SessionListParams;
  expect(await refusal(stripe.checkout.sessions.list(params))).toMatchObject({
    code: 'parameter_unknown',
    param: 'client_reference_id',
  });
});

test('lists come in pages, newest first, forth and back', async () => {
  const { stripe } = openShop();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await stripe.checkout.sessions.create(sessionOf())).id);
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true, url: '/v1/checkout/sessions' });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const rest = await stripe.checkout.sessions.list({ limit: 3, starting_after: ids[1] });
  expect(rest.data.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(rest.has_more).toBe(false);
  const back = await stripe.checkout.sessions.list({ limit: 2, ending_before: ids[3] });
  expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  expect(await stripe.checkout.sessions.list({ limit: 2 }).autoPagingToArray({ limit: 10 })).toHaveLength(5);
  expect(await refusal(stripe.checkout.sessions.list({ starting_after: 'cs_no' }))).toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
});

test('a session is expired by hand once, and by the clock; neither can be paid then', async () => {
  const shop = openShop();
  const one = await shop.stripe.checkout.sessions.create(sessionOf());
  expect(await shop.stripe.checkout.sessions.expire(one.id)).toMatchObject({ status: 'expired', url: null });
  expect((await refusal(shop.stripe.checkout.sessions.expire(one.id))).statusCode).toBe(400);

  const other = await shop.stripe.checkout.sessions.create(sessionOf({ expires_at: one.created + 1800 }));
  await shop.double.control.forward(1_799_000);
  expect(await shop.stripe.checkout.sessions.retrieve(other.id)).toMatchObject({ status: 'open' });
  await shop.double.control.forward(1000);
  expect(await shop.stripe.checkout.sessions.retrieve(other.id)).toMatchObject({ status: 'expired' });
  await shop.pay(other);
  expect(await shop.stripe.checkout.sessions.retrieve(other.id)).toMatchObject({ payment_status: 'unpaid' });
});

test('a payment that was tried and never made is cancelled with its session', async () => {
  const shop = openShop();
  const session = await shop.stripe.checkout.sessions.create(sessionOf());
  await shop.pay(session, { number: DECLINED });
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.expire(session.id);
  expect(await shop.stripe.paymentIntents.retrieve(idIn(intent))).toMatchObject({
    status: 'canceled',
    last_payment_error: { type: 'card_error', code: 'card_declined' },
  });
});

const created = Date.UTC(2026, 10, 22, 12) / 1000;
const wrong: [string, Partial<Stripe.Checkout.SessionCreateParams>, object][] = [
  ['no success_url', { success_url: undefined }, { code: 'parameter_missing', param: 'success_url' }],
  ['an address that is none', { success_url: 'booking' }, { code: 'url_invalid', param: 'success_url' }],
  ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['another mode', { mode: 'subscription' }, { param: 'mode' }],
  ['no lines', { line_items: undefined }, { code: 'parameter_missing', param: 'line_items' }],
  ['less than half a dollar', { line_items: [lineOf('Pen', 49)] }, { code: 'amount_too_small' }],
  [
    'a negative amount',
    { line_items: [lineOf('Rebate', -1)] },
    { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
  ],
  [
    'a part of a cent',
    { line_items: [lineOf('Pen', 100.5)] },
    { code: 'parameter_invalid_integer', param: 'line_items[0][price_data][unit_amount]' },
  ],
  ['an e-mail that is none', { customer_email: 'ann' }, { code: 'email_invalid', param: 'customer_email' }],
  ['an end in less than half an hour', { expires_at: created + 1799 }, { param: 'expires_at' }],
  ['an end after more than a day', { expires_at: created + 86_401 }, { param: 'expires_at' }],
  ['a reference beyond 200 characters', { client_reference_id: 'x'.repeat(201) }, { param: 'client_reference_id' }],
  ['a value of metadata beyond 500', { metadata: { note: 'x'.repeat(501) } }, { param: 'metadata[note]' }],
  ['a parameter that nobody knows', { colour: 'red' } as object, { code: 'parameter_unknown', param: 'colour' }],
  ['something that cannot be opened', { expand: ['customer'] }, { param: 'expand[0]' }],
];

test.each(wrong)('a session with %s is refused, and nothing is left of it', async (_, changes, expected) => {
  const { stripe } = openShop();
  const error = await refusal(stripe.checkout.sessions.create(sessionOf(changes)));
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject({ statusCode: 400, ...expected });
  expect((await stripe.checkout.sessions.list()).data).toEqual([]);
});

test('what does not exist is missing, and says which', async () => {
  const { stripe } = openShop();
  const calls = [
    stripe.checkout.sessions.retrieve('cs_no'),
    stripe.paymentIntents.retrieve('pi_no'),
    stripe.charges.retrieve('ch_no'),
    stripe.refunds.retrieve('re_no'),
    stripe.events.retrieve('evt_no'),
    stripe.refunds.create({ payment_intent: 'pi_no' }),
  ];
  for (const call of calls) {
    const error = await refusal(call);
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', rawType: 'invalid_request_error' });
    expect(error.message).toMatch(/^No such [\w.]+: '\w+_no'$/);
    expect(error.requestId).toMatch(/^req_/);
  }
});

test('a call without a test key is not answered', async () => {
  const { double } = openShop();
  for (const key of ['sk_live_1', 'pk_test_1', 'nothing']) {
    const error = await refusal(new Stripe(key, { ...config(double) }).events.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  }
  expect((await double.fetch(new Request('https://stripe.test/v1/events'))).status).toBe(401);
  const headers = { authorization: `Basic ${btoa('sk_test_1:')}` };
  expect((await double.fetch(new Request('https://stripe.test/v1/events', { headers }))).status).toBe(200);
});

test('another version of the API is refused, since its shapes are others', async () => {
  const { double } = openShop();
  const older = clientOf(double, { apiVersion: '2024-06-20' as typeof Stripe.API_VERSION });
  expect((await refusal(older.events.list())).message).toContain('2024-06-20');
});

test('a call that the double does not know says so', async () => {
  const { stripe } = openShop();
  expect(await refusal(stripe.customers.list())).toMatchObject({ statusCode: 404 });
});

const config = (double: ReturnType<typeof openShop>['double']): Stripe.StripeConfig => ({
  httpClient: Stripe.createFetchHttpClient((input, init) => double.fetch(new Request(input, init))),
  maxNetworkRetries: 0,
});
