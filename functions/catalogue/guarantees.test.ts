import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EventDetail } from '../../src/domain/catalogue/classes.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, cancelBody, managed, pay } from '../testing/changes.ts';
import { asContact, confirmBody, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const stateOf = async (site: TestSite) => {
  const detail = v.parse(EventDetail, await (await site.get('/Website/event-detail/a')).json());
  return detail.state;
};

const somebodyElse = { ...confirmBody(0).contact, email: 'other@example.ca' };

async function cancel(site: TestSite, reference: string, seats = Infinity): Promise<void> {
  const booking = await managed(site, reference);
  const body = cancelBody(
    booking,
    booking.participants.slice(0, seats).map(({ id }) => id),
  );
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
}

test('rule 41: a guarantee by seats ends with the last person in the class, and stays while somebody is left', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 2 })]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  const other = await booked(site, [{ eventId: 'a', quantity: 1 }], { contact: somebodyElse });
  expect(await stateOf(site)).toBe('confirmed');
  await cancel(site, reference);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
  await cancel(site, other.reference);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('tentative');
});

test('a guarantee that one mailbox made ends with the seats that made it, unless it has paid or somebody else is there', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 3 })]));
  const make = async () => {
    const { reference } = await booked(site, [{ eventId: 'a', quantity: 3 }]);
    await runScheduled(site.needs);
    expect(await stateOf(site)).toBe('confirmed');
    return reference;
  };
  const alone = await make();
  await cancel(site, alone, 2);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('tentative');
  await cancel(site, alone);

  const beside = await make();
  const other = await booked(site, [{ eventId: 'a', quantity: 1 }], { contact: somebodyElse });
  await cancel(site, beside, 2);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
  await cancel(site, other.reference);
  await cancel(site, beside);

  const paid = await make();
  await pay(site, paid, withHst(3 * 49_500));
  await cancel(site, paid, 2);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
});

test('a guarantee that others made with it stays for one mailbox, however often it gave seats back and took them again', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 3 })]));
  for (let round = 0; round < 2; round += 1) {
    const { reference } = await booked(site, [{ eventId: 'a', quantity: 1 }]);
    await cancel(site, reference);
  }
  await booked(site, [{ eventId: 'a', quantity: 1 }]);
  const other = await booked(site, [{ eventId: 'a', quantity: 2 }], { contact: somebodyElse });
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
  await cancel(site, other.reference);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
});

test('what staff guarantee, as a change over the schedule, stays so without anybody', async () => {
  const site = await startSite(
    siteDataOf([Object.assign(scheduledClass({ id: 'a', minimum: 2 }), { guaranteed: true })]),
  );
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  await cancel(site, reference);
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
});
