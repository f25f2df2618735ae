import { expect, test } from 'vitest';
import { first, present } from '../../src/domain/present.ts';
import { booked, managed } from '../testing/changes.ts';
import { asContact, startSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

test('a name that no paper can print is refused where it is typed, and keeps nobody from naming other seats where it was kept before', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', minimum: 1 })]));
  const { reference } = await booked(site, [{ eventId: 'a', quantity: 2 }]);
  const { participants } = await managed(site, reference);
  await site.rows(
    `UPDATE participants SET first_name = '李', last_name = 'Ng', email = 'li@example.ca', email_key = 'li@example.ca' WHERE id = ?1`,
    first(participants).id,
  );
  // All seats of the class are sent, as the page does.
  const name = async (old: string, other: string) => {
    const { revision } = await managed(site, reference);
    const seats = [
      { firstName: old, lastName: 'Ng', email: 'li@example.ca' },
      { firstName: other, lastName: 'Hopper', email: 'grace@example.ca' },
    ].map((seat, index) => ({ id: present(participants[index]).id, ...seat }));
    const answer = await site.post(`/Website/name-participants/${await asContact(site, reference)}`, {
      revision,
      participants: seats,
    });
    return [answer.status, (await answer.json<{ fields?: object }>()).fields];
  };
  expect(await name('李', '한')).toEqual([400, { 'participants.1.firstName': 'unprintable' }]);
  expect((await name('李', 'Grace'))[0]).toBe(200);
  expect(await name('이', 'Grace')).toEqual([400, { 'participants.0.firstName': 'unprintable' }]);
  expect((await name('Li', 'Grace'))[0]).toBe(200);
});
