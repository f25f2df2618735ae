import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, cancelBody, managed } from '../testing/changes.ts';
import { asContact, startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const stateOf = async (site: TestSite) => {
  const detail = v.parse(EventDetail, await (await site.get('/Website/event-detail/a')).json());
  return detail.state;
};

async function cancelAll(site: TestSite, reference: string): Promise<void> {
  const booking = await managed(site, reference);
  const body = cancelBody(
    booking,
    booking.participants.map(({ id }) => id),
  );
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
}

test('rule 41: a guarantee by seats ends with the last person in the class, and stays while somebody is left', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 2 })]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  const other = await booked(site, [{ eventId: 'a', quantity: 1 }]);
  expect(await stateOf(site)).toBe('confirmed');
  await cancelAll(site, reference);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
  await cancelAll(site, other.reference);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('tentative');
});

test('what staff guarantee, as a change over the schedule, stays so without anybody', async () => {
  const site = await startSite(
    siteDataOf([Object.assign(scheduledClass({ id: 'a', minimum: 2 }), { guaranteed: true })]),
  );
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  await cancelAll(site, reference);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
});
