import { expect, test } from 'vitest';
import { syncCatalogue } from '../catalogue/index.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, meddling, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const PRICE = 49_500;

const confirm = (site: TestSite, reference: string, quantity = 1) =>
  site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(quantity * PRICE)));

/** The next build has this class. */
async function rescheduled(site: TestSite, changes: object): Promise<void> {
  const data = siteDataOf([scheduledClass({ id: 'a', ...changes })]);
  await syncCatalogue(
    site.needs.db,
    { ...data, build: { ...data.build, id: crypto.randomUUID() } },
    site.needs.now().getTime(),
  );
}

test('rule 10: a class that moved since it was held is shown as it is now, and booked by the next click', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const sessions = [{ start: '2027-01-19T14:00:00Z', end: '2027-01-19T21:00:00Z' }];
  await rescheduled(site, { sessions });
  const told = await confirm(site, reference);
  expect([told.status, await told.json()]).toMatchObject([
    409,
    { code: 'class_changed', classes: [{ id: 'a', sessions }] },
  ]);
  expect(await site.rows(`SELECT id FROM participants`)).toEqual([]);
  expect((await confirm(site, reference)).status).toBe(200);
});

test('rule 10: a class that moves once more is shown once more', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  for (const day of ['19', '20']) {
    await rescheduled(site, { sessions: [{ start: `2027-01-${day}T14:00:00Z`, end: `2027-01-${day}T21:00:00Z` }] });
    expect(await (await confirm(site, reference)).json()).toMatchObject({ code: 'class_changed' });
  }
  expect((await confirm(site, reference)).status).toBe(200);
});

test('rule 10: a class that moves between the look and the write is not booked unseen', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const moves = () => site.rows('UPDATE classes SET sequence = sequence + 1');
  const answer = await meddling(site, moves, () => confirm(site, reference));
  expect(await answer.json()).toMatchObject({ code: 'class_changed' });
});

test('rule 8: a capacity that is lowered counts against seats that are only held', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 8 })]));
  const first = await hold(site, [{ eventId: 'a', quantity: 4 }]);
  const second = await hold(site, [{ eventId: 'a', quantity: 4 }]);
  expect((await confirm(site, first.reference, 4)).status).toBe(200);
  await rescheduled(site, { capacity: 6 });
  expect(await site.rows('SELECT capacity FROM classes')).toEqual([{ capacity: 6 }]);
  const refused = await confirm(site, second.reference, 4);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'seats_refused', lines: [{ eventId: 'a', reason: 'fewer_left', seatsLeft: 2 }] },
  ]);
  await rescheduled(site, { capacity: 2 });
  expect(await site.rows('SELECT capacity FROM classes')).toEqual([{ capacity: 4 }]);
});

test('rule 44: dead holds are gone a day after their end, with their lines; what was booked stays', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const given = await hold(site, [{ eventId: 'a' }]);
  await site.post(`/Website/release-hold/${given.reference}`, {});
  const booked = await hold(site, [{ eventId: 'a', quantity: 3 }]);
  await confirm(site, booked.reference, 3);
  site.wait(24 * 60 - 1);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT id FROM bookings')).toHaveLength(3);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM bookings ORDER BY state')).toEqual([
    { state: 'confirmed' },
    { state: 'expired' },
  ]);
  site.wait(28);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT id FROM bookings')).toHaveLength(2);
  site.wait(2);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }]);
  expect(await site.rows('SELECT quantity FROM booking_lines')).toEqual([{ quantity: 3 }]);
  expect(await site.rows('PRAGMA foreign_key_check')).toEqual([]);
});

test('rule 44: counting the seats of a class reads none of 5,000 dead holds', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 20 })]));
  await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)`;
  await site.rows(
    `${numbers} INSERT INTO bookings (id, reference, language, state, created_at, hold_expires_at)
    SELECT 'dead' || i, 'reference-of-a-dead-hold-' || i, 'en', 'expired', 0, 1 FROM n`,
  );
  await site.rows(
    `${numbers} INSERT INTO booking_lines (booking_id, class_id, position, quantity, unit_cents, seats_left_after)
    SELECT 'dead' || i, 'a', 0, 1, 49500, 1 FROM n`,
  );
  const { meta, results } = await site.needs.db
    .prepare('SELECT SUM(quantity) AS seats FROM seat_claims WHERE class_id = ?1 AND until_at > ?2')
    .bind('a', site.needs.now().getTime())
    .run();
  expect([results, meta.rows_read]).toEqual([[{ seats: 2 }], 1]);
});
