import { expect, test } from 'vitest';
import { limits } from '../../src/domain/api/limits.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { erasing } from '../platform/stored.ts';
import { runScheduled } from '../scheduled.ts';
import { storedData } from '../stored-data.ts';
import { hold } from '../testing/harness.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { CARDS, payAtOf, startShop } from '../testing/shop.ts';

const DAY = 24 * 60;
const GRACE = { eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org' };

/** Somebody names Grace, and leaves the card company's page unpaid; or pays. */
async function asked(paid = false) {
  const shop = await startShop([scheduledClass({ id: 'a' })]);
  const order = await shop.order([{ eventId: 'a' }], { participants: [GRACE] });
  if (paid) await shop.pay(payAtOf(order), CARDS.good);
  const later = async (days: number) => {
    await shop.pass(days * DAY);
    // What is a month old goes by night.
    for (let hour = 0; hour < 24; hour += 1) {
      await runScheduled(shop.needs);
      shop.wait(60);
    }
  };
  const left = async () => ({
    names: await shop.rows(
      `SELECT contact, billing FROM bookings WHERE contact <> '{}' OR COALESCE(billing, '{}') <> '{}'`,
    ),
    seats: await shop.rows(`SELECT id FROM participants WHERE email <> ''`),
    pages: await shop.rows('SELECT id FROM payments WHERE provider_session IS NOT NULL'),
  });
  const erase = (key: string) =>
    shop.needs.db.batch(
      erasing(storedData).map((sql) => {
        const statement = shop.needs.db.prepare(sql);
        return sql.includes('?1') ? statement.bind(key) : statement;
      }),
    );
  return { shop, later, left, erase };
}

test('a page of the card company that was left unpaid keeps names for a month, as what nobody proved', async () => {
  const { shop, later, left } = await asked();
  await later(1);
  expect(await shop.rows('SELECT bookings.state, payments.state AS page FROM bookings, payments')).toEqual([
    { state: 'expired', page: 'ended' },
  ]);
  await later(26);
  expect(await left()).toMatchObject({ names: [{}], seats: [{}], pages: [{}] });
  await later(4);
  expect(await left()).toEqual({ names: [], seats: [], pages: [] });
});

test('who asks to be forgotten is, where nothing was paid', async () => {
  const { later, left, erase } = await asked();
  await later(1);
  await erase('ada@example.ca');
  await erase(GRACE.email);
  expect(await left()).toMatchObject({ names: [], seats: [] });
});

test('what was paid keeps its papers', async () => {
  const { later, left, erase } = await asked(true);
  await later(60);
  await erase('ada@example.ca');
  expect(await left()).toMatchObject({ names: [{}], pages: [{}] });
});

test('rule 41: one network makes so many bookings in a day that wait for a card', async () => {
  const shop = await startShop([scheduledClass({ id: 'a', capacity: 20 })]);
  shop.needs.limiter = d1Limiter(shop.needs);
  const { reference } = await hold(shop, [{ eventId: 'a' }]);
  const [held] = await shop.rows<{ network: string }>('SELECT from_network AS network FROM bookings');
  await shop.post(`/Website/release-hold/${reference}`, {});
  const rule = limits.cardBookings;
  const before = { rule, who: `network ${held?.network}`, count: rule.most - 1 };
  expect(await shop.needs.limiter.take([before])).toEqual({ allowed: true });
  expect((await shop.order([{ eventId: 'a' }])).response.status).toBe(200);
  const refused = await shop.order([{ eventId: 'a' }]).catch((error: unknown) => String(error));
  expect(JSON.stringify(refused)).toContain('too_many_held');
});
