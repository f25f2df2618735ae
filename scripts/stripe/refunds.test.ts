import { expect, test } from 'vitest';
import {
  DECLINED,
  idIn,
  openShop,
  paidSession,
  REFUND_FAILS,
  REFUND_PENDS,
  refusal,
  sessionOf,
  type Shop,
} from './testing.ts';

const chargeOf = async ({ stripe }: Shop, intent: string) => {
  const { latest_charge: id } = await stripe.paymentIntents.retrieve(intent);
  return stripe.charges.retrieve(idIn(id));
};

test('a refund without an amount gives all back that is left', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  const part = await shop.stripe.refunds.create({
    payment_intent: intent,
    amount: 1300,
    reason: 'requested_by_customer',
  });
  expect(part).toMatchObject({
    object: 'refund',
    amount: 1300,
    status: 'succeeded',
    currency: 'cad',
    payment_intent: intent,
  });
  expect(await chargeOf(shop, intent)).toMatchObject({ amount_refunded: 1300, refunded: false });
  expect(await shop.stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 10_000 });
  expect(await chargeOf(shop, intent)).toMatchObject({ amount_refunded: 11_300, refunded: true, status: 'succeeded' });
});

test('more than is left is refused, and so is anything after all of it', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 11_000 });
  const tooMuch = await refusal(shop.stripe.refunds.create({ payment_intent: intent, amount: 301 }));
  expect(tooMuch).toMatchObject({ statusCode: 400, code: 'amount_too_large', param: 'amount' });
  expect(tooMuch.message).toBe('Refund amount ($3.01) is greater than unrefunded amount on charge ($3.00)');
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 300 });
  const { id: charge } = await chargeOf(shop, intent);
  expect(await refusal(shop.stripe.refunds.create({ charge }))).toMatchObject({ code: 'charge_already_refunded' });
});

test('nothing, and less than nothing, is no amount', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  for (const amount of [0, -5]) {
    expect(await refusal(shop.stripe.refunds.create({ payment_intent: intent, amount }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
});

test('a refund names one payment, and one that was made', async () => {
  const shop = openShop();
  const session = await shop.stripe.checkout.sessions.create(sessionOf());
  await shop.pay(session, { number: DECLINED });
  const { payment_intent: intent } = await shop.stripe.checkout.sessions.retrieve(session.id);
  const { id: charge } = await chargeOf(shop, idIn(intent));
  expect((await refusal(shop.stripe.refunds.create({}))).statusCode).toBe(400);
  expect((await refusal(shop.stripe.refunds.create({ payment_intent: idIn(intent) }))).statusCode).toBe(400);
  expect((await refusal(shop.stripe.refunds.create({ charge }))).statusCode).toBe(400);
  expect((await refusal(shop.stripe.refunds.create({ charge, payment_intent: idIn(intent) }))).statusCode).toBe(400);
});

test('refunds are found one by one and by their payment', async () => {
  const shop = openShop();
  const one = await paidSession(shop);
  const other = await paidSession(shop);
  const refund = await shop.stripe.refunds.create({ payment_intent: one.intent, metadata: { credit: 'c1' } });
  await shop.stripe.refunds.create({ payment_intent: other.intent });
  expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ metadata: { credit: 'c1' } });
  const { data } = await shop.stripe.refunds.list({ payment_intent: one.intent });
  expect(data.map(({ id }) => id)).toEqual([refund.id]);
  const opened = await shop.stripe.refunds.retrieve(refund.id, { expand: ['charge'] });
  expect(opened.charge).toMatchObject({ object: 'charge', refunded: true });
});

test('a refund to some cards is pending before it succeeds', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop, { number: REFUND_PENDS });
  const { id, status } = await shop.stripe.refunds.create({ payment_intent: intent });
  expect(status).toBe('pending');
  await shop.double.control.forward(10_000);
  expect(await shop.stripe.refunds.retrieve(id)).toMatchObject({ status: 'succeeded' });
  expect(shop.types()).toContain('refund.updated');
});

test('a refund that fails later is the customer’s money no more, and can be made again', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop, { number: REFUND_FAILS });
  const { id, status } = await shop.stripe.refunds.create({ payment_intent: intent });
  expect(status).toBe('succeeded');
  await shop.double.control.forward(10_000);
  expect(await shop.stripe.refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: expect.any(String) as string,
  });
  expect(await chargeOf(shop, intent)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(shop.types()).toContain('refund.failed');
  await shop.stripe.refunds.create({ payment_intent: intent });
});

test('any refund can be made to fail, and stays failed', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  const { id } = await shop.stripe.refunds.create({ payment_intent: intent, amount: 100 });
  await shop.double.control.endRefund(id, 'failed');
  await shop.double.control.endRefund(id, 'succeeded');
  expect(await shop.stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed' });
});

test('what was paid before it was there is given back as well, and told to nobody before that', async () => {
  const shop = openShop();
  const paid = {
    intent: 'pi_before',
    cents: 11_300,
    at: Date.UTC(2026, 9, 1),
    payer: { email: 'a@x.ca', name: 'Ada' },
  };
  shop.double.control.remember([paid]);
  shop.double.control.remember([paid]);
  await shop.double.control.settled();
  expect(shop.types()).toEqual([]);
  const refund = await shop.stripe.refunds.create({ payment_intent: 'pi_before', amount: 1300 });
  expect(refund).toMatchObject({ amount: 1300, status: 'succeeded' });
  expect(await chargeOf(shop, 'pi_before')).toMatchObject({ amount: 11_300, amount_refunded: 1300, refunded: false });
  const rest = await shop.stripe.refunds.create({ payment_intent: 'pi_before' });
  expect(rest).toMatchObject({ amount: 10_000 });
});
