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

/** A class with a minimum of three, guaranteed by two seats of one mailbox and one of another. */
async function startGuaranteed() {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 3 })]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  const { reference: other } = await booked(site, [{ eventId: 'a', quantity: 1 }], { contact: somebodyElse });
  await runScheduled(site.needs);
  expect(await stateOf(site)).toBe('confirmed');
  return { site, reference, other };
}

const after = async (site: TestSite) => {
  await runScheduled(site.needs);
  return stateOf(site);
};

test('rule 41: a guarantee by seats ends with the last person in the class', async () => {
  const { site, reference, other } = await startGuaranteed();
  await pay(site, other, withHst(49_500));
  await cancel(site, reference);
  expect(await after(site)).toBe('confirmed');
  await cancel(site, other);
  expect(await after(site)).toBe('tentative');
});

test('rule 41: a guarantee that is short of seats ends where whoever is left is free to go, whoever made it', async () => {
  const { site, reference } = await startGuaranteed();
  await cancel(site, reference);
  expect(await after(site)).toBe('tentative');
});

test('rule 41: it stays for who has paid, and for who could not cancel free of charge any more', async () => {
  const paid = await startGuaranteed();
  await pay(paid.site, paid.other, withHst(49_500));
  await cancel(paid.site, paid.reference);
  expect(await after(paid.site)).toBe('confirmed');

  const late = await startGuaranteed();
  late.site.at('2026-12-20T15:00:00Z');
  await cancel(late.site, late.reference);
  expect(await after(late.site)).toBe('confirmed');
});

test('rule 41: who is free to cancel until the first session keeps no guarantee at any time', async () => {
  const { site, reference, other } = await startGuaranteed();
  const free = JSON.stringify([{ minBusinessDays: 0, feeRate: 0 }]);
  await site.rows('UPDATE bookings SET cancellation = ?1 WHERE reference = ?2', free, other);
  site.at('2026-12-20T15:00:00Z');
  await cancel(site, reference);
  expect(await after(site)).toBe('tentative');
});

test('rule 41: whatever was booked in a mailbox’s name before, a guarantee stays while there are seats enough', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 2 })]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 3 }]);
  await cancel(site, reference);
  await booked(site, [{ eventId: 'a', quantity: 2 }]);
  expect(await after(site)).toBe('confirmed');
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
