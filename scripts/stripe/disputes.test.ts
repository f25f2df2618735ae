import { expect, test } from 'vitest';
import { DECLINED, idIn, openShop, paidSession, refusal, sessionOf } from './testing.ts';

test('a dispute takes the money at once, is told, and keeps anybody from giving it back', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  const id = await shop.double.control.dispute(intent);
  const dispute = await shop.stripe.disputes.retrieve(id);
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 11_300, payment_intent: intent });
  expect(dispute.balance_transactions.map(({ amount }) => amount)).toEqual([-11_300]);
  expect(shop.types().at(-1)).toBe('charge.dispute.created');
  expect(await refusal(shop.stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
    code: 'charge_disputed',
  });
  await shop.double.control.changeDispute(id, 'won');
  const won = await shop.stripe.disputes.retrieve(id);
  expect(won.balance_transactions.map(({ amount }) => amount)).toEqual([-11_300, 11_300]);
  expect(shop.types().at(-1)).toBe('charge.dispute.closed');
  await shop.stripe.refunds.create({ payment_intent: intent });
});

test('a bank that only asks takes nothing, and what was not paid is not disputed', async () => {
  const shop = openShop();
  const { intent } = await paidSession(shop);
  const id = await shop.double.control.dispute(intent, { cents: 300, inquiry: true });
  expect(await shop.stripe.disputes.retrieve(id)).toMatchObject({ balance_transactions: [], amount: 300 });
  await shop.stripe.refunds.create({ payment_intent: intent, amount: 100 });
  const session = await shop.stripe.checkout.sessions.create(sessionOf());
  await shop.pay(session, { number: DECLINED });
  const { payment_intent: declined } = await shop.stripe.checkout.sessions.retrieve(session.id);
  await expect(shop.double.control.dispute(idIn(declined))).rejects.toThrow('no charge to dispute');
});
