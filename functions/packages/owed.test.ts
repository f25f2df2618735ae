import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { pay } from '../testing/changes.ts';
import { confirmBody, hold, startSite, tryProve, withHst } from '../testing/harness.ts';
import { buyPackage } from '../testing/orders.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 177_500;

test('rule 36: who has paid for a package owes none of the seats that it covers, and takes all of them', async () => {
  const classes = ['a', 'b', 'c', 'd'].map((id) => scheduledClass({ id, capacity: 20 }));
  const site = await startSite(siteDataOf(classes), { capRoom: 1 });
  const { id, code, bookingId } = await buyPackage(site, { totalCents: withHst(PRICE) });
  // As many as a large one has.
  await site.rows(
    `INSERT INTO package_seats (purchase_id, pool, kind, delta, at) VALUES (?1, '', 'bought', 100, 0)`,
    id,
  );
  const order = only(await site.rows<{ reference: string }>('SELECT reference FROM bookings WHERE id = ?1', bookingId));
  await pay(site, order.reference, withHst(PRICE));
  const proved: number[] = [];
  for (const { id: eventId } of classes) {
    const { reference } = await hold(site, [{ eventId, quantity: 10 }]);
    const answer = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(0, { packageCode: code }));
    expect(answer.status, await answer.clone().text()).toBe(200);
    proved.push((await tryProve(site, reference)).status);
  }
  expect(proved).toEqual([204, 204, 204, 204]);
});
