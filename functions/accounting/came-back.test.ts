import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { CARDS, payAtOf, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { MOVEMENTS_BETWEEN, STANDING_AT, WRITE_OFFS_BETWEEN } from './sql.ts';

const movements = (site: CardShop, from: number, before: number) =>
  site.rows(`SELECT kind, state, cents FROM (${MOVEMENTS_BETWEEN}) WHERE kind = 'refund'`, from, before);

test('a refund that its bank sends back stays in the books of its day, and comes back in those of the day on which it did', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])), CARDS.refundFails);
  const { intent } = only(await site.rows<{ intent: string }>('SELECT provider_intent AS intent FROM payments'));
  await site.double.control.refundInDashboard(intent, 10_000);
  const sent = [{ kind: 'refund', state: 'done', cents: -10_000 }];
  const begin = site.needs.now().getTime();
  const month = begin + 60_000;
  const open = () => site.rows(STANDING_AT, month, '2026-11-20');
  expect(await movements(site, begin, month)).toEqual(sent);
  const before = await open();
  expect(before).toMatchObject([{ returned_cents: 10_000 }]);

  await site.pass(5);
  const now = site.needs.now().getTime() + 1;
  expect(await site.rows('SELECT state FROM refunds')).toEqual([{ state: 'failed' }]);
  expect(await movements(site, begin, month)).toEqual(sent);
  expect(await open()).toEqual(before);
  expect(await movements(site, month, now)).toEqual([{ kind: 'refund', state: 'failed', cents: 10_000 }]);
  expect(await site.rows(STANDING_AT, now, '2026-11-20')).toEqual([]);
});

test('what was written off meanwhile is over on the day on which the money comes back: no book of before changes', async () => {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])), CARDS.refundFails);
  const { intent, id } = only(
    await site.rows<{ intent: string; id: string }>('SELECT provider_intent AS intent, booking_id AS id FROM payments'),
  );
  await site.double.control.refundInDashboard(intent, 10_000);
  const written = site.needs.now().getTime() + 30_000;
  await site.rows(`INSERT INTO write_offs VALUES ('off', ?1, 10000, ?2)`, id, written);
  const closed = written + 30_000;
  const books = async () => [
    await site.rows(`SELECT kind, cents FROM (${WRITE_OFFS_BETWEEN})`, 0, closed),
    await site.rows(STANDING_AT, closed, '2026-11-20'),
  ];
  const before = await books();
  expect(before).toMatchObject([[{ kind: 'written_off', cents: -10_000 }], [{ written_off_cents: 10_000 }]]);

  await site.pass(5);
  const now = site.needs.now().getTime() + 1;
  expect(await site.rows('SELECT state FROM refunds')).toEqual([{ state: 'failed' }]);
  expect(await books()).toEqual(before);
  expect(await site.rows(`SELECT kind, cents FROM (${WRITE_OFFS_BETWEEN})`, closed, now)).toEqual([
    { kind: 'settled', cents: 10_000 },
  ]);
  expect(await site.rows(STANDING_AT, now, '2026-11-20')).toEqual([]);
});
