import { expect, test } from 'vitest';
import type { ClientCredits } from '../../src/domain/changes/credits.ts';
import { only } from '../../src/domain/present.ts';
import { booked, cancelBody, managed, pay } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

test('what a client has with us, with what it came from; nobody who has nothing', async () => {
  const site = await startOffice({}, siteDataOf([scheduledClass({ id: 'a' })]));
  const { headers } = await site.staff('stella@example.ca');
  const credits = async (query = '') =>
    (await site.get(`/Website/office/credits${query}`, headers)).json<ClientCredits>();
  expect(await credits()).toEqual({ credits: [], totalCents: 0, next: null });
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 1 }]);
  await pay(site, reference, withHst(49_500));
  const before = await managed(site, reference);
  const body = cancelBody(
    before,
    before.participants.map(({ id }) => id),
    { back: 'credit' },
  );
  const given = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  expect(given.status, await given.clone().text()).toBe(200);
  const all = await credits();
  const client = only(all.credits);
  expect(client).toMatchObject({ email: 'ada@example.ca', name: 'Ada Byron', cents: body.creditedCents });
  expect(only(client.entries)).toMatchObject({ cents: body.creditedCents, booking: before.number });
  expect(only(client.entries).creditNote).toMatch(/\S/);
  expect(all.totalCents).toBe(body.creditedCents);
  expect((await credits('?q=ADA@')).credits).toHaveLength(1);
  expect((await credits('?q=lin')).credits).toEqual([]);
});
