import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import { booked, cancelBody, managed, moveBody, pay } from '../testing/changes.ts';
import { asContact, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;
const on = (id: string, day: string, changes = {}) =>
  scheduledClass({
    id,
    sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T21:00:00Z` }],
    salesEnd: `${day}T13:00:00Z`,
    ...changes,
  });
const classes = [on('a', '2027-01-12'), on('b', '2027-03-09'), on('c', '2027-05-11')];

/** Three seats in the class of January 12, paid for, on a day on which half of the price would be kept. */
async function start(at = '2027-01-05T15:00:00Z') {
  const site = await startSite(siteDataOf(classes));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 3 }]);
  await pay(site, reference, withHst(3 * PRICE));
  site.at(at);
  return { site, secret: await asContact(site, reference) };
}

const cancel = async (site: TestSite, secret: string, body: object) =>
  site.post(`/Website/cancel-seats/${await asContact(site, secret)}`, body);

async function moved(site: TestSite, secret: string, count: number, to: string): Promise<void> {
  const now = await managed(site, secret);
  const seats = now.participants.slice(0, count).map(({ id }) => id);
  const answer = await site.post(`/Website/move-seats/${await asContact(site, secret)}`, moveBody(now, seats, to));
  expect(answer.status, await answer.clone().text()).toBe(200);
}

const floors = async (site: TestSite, secret: string) =>
  (await managed(site, secret)).participants.map(({ eventId, feeFloor }) => [eventId, feeFloor]);

test('rule 25: a seat that was moved is cancelled for at least the fee of the day on which it was moved', async () => {
  const { site, secret } = await start();
  await moved(site, secret, 2, 'b');
  expect(await floors(site, secret)).toEqual([
    ['a', 0],
    ['b', 50_000],
    ['b', 50_000],
  ]);
  const now = await managed(site, secret);
  expect(now.lines.find(({ eventId }) => eventId === 'b')?.steps[0]).toMatchObject({ feeRate: 0 });
  const seats = now.participants.filter(({ eventId }) => eventId === 'b').map(({ id }) => id);

  const free = await cancel(site, secret, {
    ...cancelBody(now, seats),
    ...{ feeCents: 0, creditedCents: withHst(3 * PRICE) - withHst(PRICE) },
  });
  expect(free.status).toBe(409);
  expect(await free.json()).toMatchObject({ code: 'price_changed', feeCents: PRICE });

  const body = cancelBody(now, seats);
  expect(body.feeCents).toBe(PRICE);
  const answer = await cancel(site, secret, body);
  expect(await answer.json()).toMatchObject({ refundCents: withHst(3 * PRICE) - withHst(2 * PRICE) });
});

test('rule 25: moving to a cheaper date first saves nothing of the fee, moved on from there, either', async () => {
  const dates = [on('a', '2027-01-12'), on('b', '2027-03-09', { priceCents: 43_333 }), on('c', '2027-05-11')];
  const cheap = on('d', '2027-06-08', { priceCents: 20_000 });
  const site = await startSite(siteDataOf([...dates, cheap]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 3 }]);
  await pay(site, reference, withHst(3 * PRICE));
  site.at('2027-01-05T15:00:00Z');
  const secret = await asContact(site, reference);
  const fee = async (seats: readonly string[]) => cancelBody(await managed(site, secret), seats).feeCents;
  const seatsIn = async (id: string) =>
    (await managed(site, secret)).participants.filter(({ eventId }) => eventId === id).map((one) => one.id);
  expect(await fee((await seatsIn('a')).slice(0, 2))).toBe(PRICE);
  await moved(site, secret, 2, 'b');
  // As much of the lower price as it was of the higher one.
  expect(await fee(await seatsIn('b'))).toBe(PRICE);
  const now = await managed(site, secret);
  const move = async (id: string, to: string) =>
    site.post(`/Website/move-seats/${await asContact(site, secret)}`, moveBody(await managed(site, secret), [id], to));
  const [one = '', two = ''] = now.participants.filter(({ eventId }) => eventId === 'b').map(({ id }) => id);
  // Never more than the price, and of a dearer seat the same part as before.
  expect((await move(one, 'd')).status).toBe(200);
  expect(await fee(await seatsIn('d'))).toBe(20_000);
  expect((await move(two, 'c')).status).toBe(200);
  expect(await floors(site, secret)).toContainEqual(['c', 57_116]);
  expect((await cancel(site, secret, cancelBody(await managed(site, secret), await seatsIn('c')))).status).toBe(200);
});

test('the fee of a moved seat is agreed to: moving without it is refused', async () => {
  const { site, secret } = await start();
  const now = await managed(site, secret);
  const body = moveBody(now, [present(now.participants[0]).id], 'b');
  expect(body.keptRate).toBe(50_000);
  const answer = await site.post(`/Website/move-seats/${await asContact(site, secret)}`, { ...body, keptRate: 0 });
  expect(await answer.json()).toMatchObject({ code: 'price_changed' });
});

test('the fee stays through a later move, each seat with its own, and grows with that of the class', async () => {
  const { site, secret } = await start();
  await moved(site, secret, 1, 'b');
  site.at('2027-01-11T15:00:00Z');
  await moved(site, secret, 1, 'b');
  expect(await floors(site, secret)).toEqual([
    ['a', 0],
    ['b', 50_000],
    ['b', 100_000],
  ]);
  const now = await managed(site, secret);
  const both = now.participants.filter(({ eventId }) => eventId === 'b').map(({ id }) => id);
  expect(cancelBody(now, both).feeCents).toBe(PRICE / 2 + PRICE);
  const answer = await site.post(`/Website/move-seats/${await asContact(site, secret)}`, moveBody(now, both, 'c'));
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(await floors(site, secret)).toEqual([
    ['a', 0],
    ['c', 50_000],
    ['c', 100_000],
  ]);
  const after = await managed(site, secret);
  const seats = after.participants.filter(({ eventId }) => eventId === 'c').map(({ id }) => id);
  expect((await cancel(site, secret, cancelBody(after, seats))).status).toBe(200);
});

test('nothing stays of a seat that was moved while it was free, or from a class that we cancelled', async () => {
  const early = await start('2026-12-01T15:00:00Z');
  await moved(early.site, early.secret, 1, 'b');
  expect((await floors(early.site, early.secret)).at(-1)).toEqual(['b', 0]);

  const { site, secret } = await start();
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'a'`);
  await moved(site, secret, 1, 'b');
  expect((await floors(site, secret)).at(-1)).toEqual(['b', 0]);
});

test('a moved seat of a class that we cancel then costs nothing, whatever its fee', async () => {
  const { site, secret } = await start();
  await moved(site, secret, 1, 'b');
  await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'b'`);
  const now = await managed(site, secret);
  const seat = present(now.participants.find(({ eventId }) => eventId === 'b'));
  const body = cancelBody(now, [seat.id]);
  expect(body.feeCents).toBe(0);
  expect((await cancel(site, secret, body)).status).toBe(200);
});

test('a booking whose terms knew of no such fee has none', async () => {
  const { site, secret } = await start();
  await site.rows('UPDATE bookings SET moves_keep_fee = 0');
  await moved(site, secret, 1, 'b');
  expect((await floors(site, secret)).at(-1)).toEqual(['b', 0]);
});

test('rule 25: a fee is not saved by moving to a class that was changed before, and is where it is changed after', async () => {
  const site = await startSite(siteDataOf(classes));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 3 }, { eventId: 'b' }]);
  await pay(site, reference, withHst(4 * PRICE));
  const secret = await asContact(site, reference);
  const change = async (build: string, hour: number) => {
    const sessions = [{ start: `2027-03-09T${hour}:00:00Z`, end: '2027-03-09T21:00:00Z' }];
    const next = siteDataOf([on('a', '2027-01-12'), on('b', '2027-03-09', { sessions }), on('c', '2027-05-11')], {
      build: { id: build, time: '2026-11-20T12:00:00Z' },
    });
    Object.assign(site.needs, { siteData: next });
    await syncCatalogue(site.needs.db, next, site.needs.now().getTime());
  };
  await change('build-2', 15);
  site.at('2027-01-11T15:00:00Z');
  await moved(site, secret, 3, 'b');
  const now = await managed(site, secret);
  const [own, ...others] = [...now.participants].sort((a, b) => a.feeFloor - b.feeFloor);
  expect(cancelBody(now, [present(own).id]).feeCents).toBe(0);
  const all = cancelBody(
    now,
    [present(own), ...others].map(({ id }) => id),
  );
  expect(all.feeCents).toBe(3 * PRICE);
  const free = { ...all, feeCents: 0, creditedCents: withHst(4 * PRICE) };
  expect((await cancel(site, secret, free)).status).toBe(409);
  // Nor by moving on from there.
  expect(moveBody(now, [present(others[0]).id], 'c').keptRate).toBe(100_000);
  await change('build-3', 16);
  const then = await managed(site, secret);
  expect(
    cancelBody(
      then,
      then.participants.map(({ id }) => id),
    ).feeCents,
  ).toBe(0);
});
