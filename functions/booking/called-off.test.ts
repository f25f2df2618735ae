import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { SiteClass } from '../../src/domain/site/site-data.ts';
import { syncCatalogue } from '../catalogue/index.ts';
import { writeTogether } from '../platform/database.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, bookedUnproved } from '../testing/changes.ts';
import { asContact, confirmBody, hold, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { CARDS, startShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { confirmPaid, mayStand } from './paid.ts';
import { readBookingById } from './view.ts';

// Rules 28 and 41: what is proved or paid once we have called a class of it off.

const classes = [scheduledClass({ id: 'a' }), scheduledClass({ id: 'b' })];

/** Calls classes off, as a release of the schedule does. */
async function callOff(site: TestSite, ...ids: string[]): Promise<void> {
  const { needs } = site;
  const after = classes.map((one): SiteClass => (ids.includes(one.id) ? { ...one, cancelled: true } : one));
  needs.siteData = siteDataOf(after, { build: { ...needs.siteData.build, id: `without ${ids.join()}` } });
  await syncCatalogue(needs.db, needs.siteData, needs.now().getTime());
}

const mailsOf = async (site: TestSite) => {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY rowid');
  return rows.map(({ message }) => JSON.parse(message) as { to: string; subject: string; text: string });
};

test('rules 28 and 41: a booking of a class that we have called off is not confirmed by its proof: it ends, and its buyer hears why', async () => {
  const site = await startSite(siteDataOf(classes));
  const { reference } = await bookedUnproved(site, [{ eventId: 'a', quantity: 2 }, { eventId: 'b' }]);
  const token = await asContact(site, reference);
  await callOff(site, 'a');
  const answer = await site.post(`/Website/prove-booking/${token}`, { mine: true });
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([409, 'class_cancelled']);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  expect(await site.rows('SELECT state, proved_at, invoice_draft FROM bookings')).toEqual([
    { state: 'cancelled', proved_at: null, invoice_draft: null },
  ]);
  expect(await site.rows('SELECT class_id FROM seat_claims WHERE until_at > ?1', site.needs.now().getTime())).toEqual(
    [],
  );
  expect(await site.rows('SELECT id FROM participants WHERE active = 1')).toEqual([]);
  const mails = await mailsOf(site);
  const told = mails.filter(({ subject }) => subject.startsWith('Booking ended'));
  expect(told.map(({ to }) => to)).toEqual(['ada@example.ca']);
  expect(told[0]?.text).toContain('Nothing is charged, and no invoice was issued.');
  // Again, it has ended, and nobody is told twice.
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: true })).status).toBe(204);
  expect((await mailsOf(site)).length).toBe(mails.length);
});

test('nobody is reminded to confirm what cannot be confirmed any more', async () => {
  for (const off of [[], ['a']]) {
    const site = await startSite(siteDataOf(classes));
    await bookedUnproved(site, [{ eventId: 'a' }]);
    await callOff(site, ...off);
    site.at('2026-11-24T12:00:00Z');
    await runScheduled(site.needs);
    const reminders = (await mailsOf(site)).filter(({ subject }) => subject.startsWith('Your seats are kept until'));
    expect(reminders, off.join()).toHaveLength(off.length === 0 ? 1 : 0);
  }
});

test('a class that the office can still bring back ends no booking', async () => {
  const site = await startSite(siteDataOf(classes));
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  const token = await asContact(site, reference);
  const told = site.needs.now().getTime() + 60_000;
  await site.rows(`UPDATE classes SET state = 'cancelled', told_from_at = ?1 WHERE id = 'a'`, told);
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: true })).status).toBe(409);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }]);
  await site.rows(`UPDATE classes SET state = 'tentative', told_from_at = 0 WHERE id = 'a'`);
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: true })).status).toBe(204);
  expect(await site.rows('SELECT number FROM invoices')).toHaveLength(1);
});

test('rules 19 and 28: a card that pays for a class in the moment in which we call it off confirms nothing, and all of it goes back', async () => {
  const site = await startShop(classes);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const body = confirmBody(withHst(49_500), { paymentMethod: 'card' });
  const { payAt } = await (await site.post(`/Website/confirm-booking/${reference}`, body)).json<{ payAt: string }>();
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const at = site.needs.now().getTime();
  const read = present(await readBookingById(site.needs.db, present(row).id, at));
  expect(mayStand(read)).toBe(true);
  await callOff(site, 'a');
  expect(await writeTogether(site.needs.db, confirmPaid(site.needs, read, at))).toBeNull();
  await site.pay(payAt, CARDS.good);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'expired' }]);
  expect(await site.rows('SELECT amount_cents FROM refunds')).toEqual([{ amount_cents: withHst(49_500) }]);
  expect(await site.rows('SELECT number FROM invoices')).toEqual([]);
  const [mail] = (await mailsOf(site)).filter(({ to }) => to === 'ada@example.ca');
  expect(mail?.text).toContain('or the class was called off');
});

test.each([
  ['undone', 'confirmed', 0],
  ['left to stand', 'expired', 1],
])(
  'rule 19: a card that pays in the minute in which a class is called off waits for how that stands: %s',
  async (how, state, refunds) => {
    const site = await startShop(classes);
    const ordered = await site.order([{ eventId: 'a' }]);
    const told = site.needs.now().getTime() + 60_000;
    await site.rows(`UPDATE classes SET state = 'cancelled', told_from_at = ?1 WHERE id = 'a'`, told);
    await site.pay(present(ordered.view.payAt), CARDS.good);
    await runScheduled(site.needs);
    expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'awaiting_payment' }]);
    expect(await site.rows('SELECT id FROM refunds')).toEqual([]);
    if (how === 'undone') await site.rows(`UPDATE classes SET state = 'tentative' WHERE id = 'a'`);
    await site.pass(3);
    await runScheduled(site.needs);
    expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state }]);
    expect(await site.rows('SELECT id FROM refunds')).toHaveLength(refunds);
  },
);

test('a class that is missing from one release ends nothing that waits for it: it is proved, or paid, as those that stand', async () => {
  const site = await startShop(classes);
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  const ordered = await site.order([{ eventId: 'a' }]);
  site.needs.siteData = siteDataOf([], { build: { ...site.needs.siteData.build, id: 'without any' } });
  await syncCatalogue(site.needs.db, site.needs.siteData, site.needs.now().getTime());
  expect(await site.rows('SELECT DISTINCT state FROM classes')).toEqual([{ state: 'withdrawn' }]);
  const token = await asContact(site, reference);
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: true })).status).toBe(204);
  await site.pay(present(ordered.view.payAt), CARDS.good);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }, { state: 'confirmed' }]);
  expect(await site.rows('SELECT id FROM refunds')).toEqual([]);
});

test('the office is told each time that a class with people in it leaves the schedule', async () => {
  const site = await startShop(classes);
  await booked(site, [{ eventId: 'a' }]);
  const release = async (some: typeof classes, id: string) => {
    site.wait(24 * 60);
    site.needs.siteData = siteDataOf(some, { build: { ...site.needs.siteData.build, id } });
    await runScheduled(site.needs);
    await runScheduled(site.needs);
    return (await site.rows(`SELECT id FROM outbox WHERE kind = 'class_withdrawn'`)).length;
  };
  const others = classes.filter(({ id }) => id !== 'a');
  expect([
    await release(others, 'without'),
    await release(classes, 'back'),
    await release(others, 'without again'),
  ]).toEqual([1, 1, 2]);
});
