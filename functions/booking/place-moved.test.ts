import { expect, test } from 'vitest';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import { present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, bookedUnproved, managed, person } from '../testing/changes.ts';
import { startSite, tryProve, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

// A training centre that moves house keeps its id, and so do its classes: who is booked there hears of it as of another place.

const inOttawa = (id: string, day: string) =>
  scheduledClass({
    ...{ id, minimum: 1, placeId: 'ottawa', delivery: 'in-person' as const, salesEnd: `${day}T13:00:00Z` },
    sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T19:00:00Z` }],
  });

const data = siteDataOf([inOttawa('a', '2027-02-09'), scheduledClass({ id: 'online' })]);

/** A release in which the centre in Ottawa has this address. */
async function release(site: TestSite, build: string, address: { en: string; fr: string }): Promise<void> {
  site.needs.siteData = {
    ...data,
    build: { ...data.build, id: build },
    places: data.places.map((place) => (place.id === 'ottawa' ? { ...place, address } : place)),
  };
  await Promise.all([runScheduled(site.needs), runScheduled(site.needs)]);
  site.wait(6);
  await runScheduled(site.needs);
  await site.deliver();
}

const told = (site: TestSite) =>
  site.rows<{ recipient: string; text: string }>(
    `SELECT recipient, local_mail.message ->> '$.text' AS text FROM local_mail JOIN outbox USING (id)
     WHERE kind LIKE 'class_moved%' ORDER BY recipient`,
  );

const sequences = async (site: TestSite) =>
  (await site.rows<{ id: string; sequence: number }>('SELECT id, sequence FROM classes ORDER BY id')).map((row) => [
    row.id,
    row.sequence,
  ]);

const OTHER = { en: '999 New Street, 1st floor', fr: '999, rue Nouvelle, 1er étage' };

test('buyer and participants hear once of the new address, and giving a seat back is free', async () => {
  const site = await startSite(data);
  const { reference } = await booked(site, [{ eventId: 'a' }], { participants: [person('a', 'grace@example.ca')] });
  await runScheduled(site.needs);
  site.wait(24 * 60);
  await release(site, 'later', OTHER);
  await release(site, 'again', OTHER);
  const mails = await told(site);
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.ca', 'grace@example.ca']);
  for (const { text } of mails) expect(text).toContain('999 New Street');
  expect(await sequences(site)).toEqual([
    ['a', 1],
    ['online', 0],
  ]);
  const [line]: ManagedBooking['lines'] = (await managed(site, reference)).lines;
  expect(present(line).waived).toBe('changed');
});

test('a space that was mended moves nobody', async () => {
  const site = await startSite(data);
  await booked(site, [{ eventId: 'a' }]);
  await runScheduled(site.needs);
  await release(site, 'before', OTHER);
  const before = await told(site);
  await release(site, 'later', { ...OTHER, en: OTHER.en.replace(', ', ',  ') });
  expect(await told(site)).toEqual(before);
  expect(before).toHaveLength(1);
});

test('who proves a booking after it looks at the new address first', async () => {
  const site = await startSite(data);
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }]);
  await release(site, 'later', OTHER);
  const proved = await tryProve(site, reference);
  expect([proved.status, (await proved.json<{ code: string }>()).code]).toEqual([409, 'class_changed']);
  expect((await tryProve(site, reference)).status).toBe(204);
});
