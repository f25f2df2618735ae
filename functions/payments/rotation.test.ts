import { expect, test } from 'vitest';
import { stripeCards } from '../platform/stripe.ts';
import { runScheduled } from '../scheduled.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { books, CARD_SECRET, payAtOf, startShop, type CardShop } from '../testing/shop.ts';

const oneClass = () => [scheduledClass({ id: 'a', minimum: 1 })];
const OLD = 'whsec_old';
const NEW = 'whsec_new';

test.each([
  ['before: the site knows the old one, which signs', [OLD], { secret: OLD }],
  ['the site knows both, the old one signs', [NEW, OLD], { secret: OLD }],
  ['the site knows both, both sign', [NEW, OLD], { secret: NEW, before: OLD }],
  ['the site knows both, the new one signs', [NEW, OLD], { secret: NEW }],
  ['put as the one before, the new one is known, too', [OLD, NEW], { secret: NEW }],
  ['after: the site knows the new one, both sign', [NEW], { secret: NEW, before: OLD }],
  ['after: the site knows the new one, which signs', [NEW], { secret: NEW }],
])('a webhook’s secret is replaced, %s', async (_, known, signs) => {
  const shop = await startShop(oneClass(), { known, signs });
  await shop.pay(payAtOf(await shop.order([{ eventId: 'a' }])));
  expect(await books(shop)).toMatchObject({ bookings: ['confirmed'], payments: ['paid'] });
  expect(new Set(shop.double.control.attempts().map(({ status }) => status))).toEqual(new Set([204]));
});

test('a secret that was withdrawn is refused, and the clock finds the payment', async () => {
  const shop = await startShop(oneClass(), { known: [NEW], signs: { secret: OLD } });
  await shop.pay(payAtOf(await shop.order([{ eventId: 'a' }])));
  expect(new Set(shop.double.control.attempts().map(({ status }) => status))).toEqual(new Set([400]));
  expect(await books(shop)).toMatchObject({ bookings: ['awaiting_payment'] });
  await shop.pass(5);
  await runScheduled(shop.needs);
  expect(await books(shop)).toMatchObject({ bookings: ['confirmed'], payments: ['paid'] });
});

test.each(['wrong', 'old', 'future', 'none'] as const)(
  'with two secrets, a %s signature is refused all the same',
  async (signature) => {
    const shop = await startShop(oneClass(), { known: [NEW, OLD], signs: { secret: NEW } });
    const payAt = payAtOf(await shop.order([{ eventId: 'a' }]));
    shop.double.control.plan({ mode: 'forged', signature, times: 20 });
    await shop.pay(payAt);
    const refused = shop.double.control.attempts().filter((one) => one.signature === signature);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
  },
);

/** The card company as the site reaches it with a key; what is no key of its test mode, it does not know. */
const cardsBy = (shop: CardShop, secretKey: string) =>
  stripeCards({
    ...{ secretKey, webhookSecrets: [CARD_SECRET], apiUrl: 'https://stripe.test', retries: 0 },
    fetch: (input, init) => shop.double.fetch(new Request(input as string, init as RequestInit)),
  });

test('a key of the card company that was withdrawn loses nothing: what was paid is found by the new one', async () => {
  const shop = await startShop(oneClass());
  const payAt = payAtOf(await shop.order([{ eventId: 'a' }]));
  shop.needs.cards = cardsBy(shop, 'withdrawn');
  await shop.pay(payAt);
  const { response } = await shop.order([{ eventId: 'a' }]);
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'payment_unavailable' }]);
  await shop.pass(5);
  await runScheduled(shop.needs);
  expect((await books(shop)).payments).not.toContain('paid');

  shop.needs.cards = cardsBy(shop, 'sk_test_new');
  await shop.pass(5);
  await runScheduled(shop.needs);
  expect((await books(shop)).payments).toContain('paid');
  expect((await books(shop)).bookings).toContain('confirmed');
  expect((await books(shop)).refunds).toEqual([]);
});
