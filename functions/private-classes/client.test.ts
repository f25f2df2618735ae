import { expect, test } from 'vitest';
import type { FoundBookings, OfficeBooking } from '../../src/domain/office/bookings.ts';
import { first, only, present } from '../../src/domain/present.ts';
import type { Today } from '../../src/domain/today/today.ts';
import type { Message } from '../platform/mail/message.ts';
import { COUNT_BOOKINGS } from '../metrics/sql.ts';
import { runScheduled } from '../scheduled.ts';
import { startPrivate } from '../testing/private-classes.ts';

type Office = Awaited<ReturnType<typeof startPrivate>>;

async function sent({ site }: Office, kind: string): Promise<Message[]> {
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  await site.deliver();
  const mails = await site.rows<{ message: string }>(
    'SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind = ?1',
    kind,
  );
  return mails.map(({ message }) => JSON.parse(message) as Message);
}

/** Names everybody of a booking. */
async function nameAll({ site }: Office, secret: string): Promise<void> {
  const booking = await (
    await site.get(`/Website/manage-booking/${secret}`)
  ).json<{ revision: number; participants: { id: string }[] }>();
  const answer = await site.post(`/Website/name-participants/${secret}`, {
    revision: booking.revision,
    participants: booking.participants.map(({ id }, at) => ({
      ...{ id, firstName: 'Person', lastName: `Number ${at}`, email: `person${at}@client.example` },
    })),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

test('its client is asked once for the names that are missing, with a link for each ten people of whom some are', async () => {
  const office = await startPrivate();
  const id = await office.scheduled({ people: 23 });
  const [one, two, three] = await office.seatsOf(id);
  await nameAll(office, present(two).secret);
  office.site.at('2027-02-25T16:00:00Z');
  const mail = only(await sent(office, 'names_missing'));
  expect(mail.to).toBe('ada@example.ca');
  expect(mail.text).toContain('13 seats');
  expect(mail.text).toContain('Name participants 1 to 10');
  expect(mail.text).toContain('Name participants 21 to 23');
  expect(mail.text).toContain(present(one).secret);
  expect(mail.text).toContain(present(three).secret);
  expect(mail.text).not.toContain(present(two).secret);
});

test('its client hears once that it is moved, with all links, and once that it is cancelled', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const id = await office.scheduled({ people: 23 });
  const act = async (path: string, body: object) => {
    const { revision: seen } = await office.classFile(id);
    const answer = await site.post(`/Website/office/classes/${id}/${path}`, { ...body, reason: 'snow', seen }, headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
    site.wait(5);
  };
  await act('change', { field: 'dates', sessions: [{ date: '2027-03-09', from: '09:00', to: '16:00' }] });
  const moved = only(await sent(office, 'class_moved'));
  expect(moved.to).toBe('ada@example.ca');
  for (const { secret } of await office.seatsOf(id)) expect(moved.text).toContain(secret);
  expect(moved.text).toContain('Name participants 11 to 20');
  await act('cancel', {});
  const cancelled = only(await sent(office, 'class_cancelled'));
  expect(cancelled.text).toContain('credit your order');
});

test('who comes to it was sold with its order: nobody counts that again, and each list has as many as are counted', async () => {
  const office = await startPrivate();
  const { site, headers, orderId } = office;
  const counts = async () => {
    const today = await (await site.get('/Website/office/today', headers)).json<Today>();
    const list = await site.get('/Website/office/bookings?state=confirmed&booked=day', headers);
    const gauge = await site.rows<{ state: string; count: number }>(COUNT_BOOKINGS);
    return {
      today: present(today.lists.find(({ name }) => name === 'new_bookings')),
      list: (await list.json<FoundBookings>()).bookings,
      gauge: gauge.filter(({ state }) => state === 'confirmed').reduce((sum, { count }) => sum + count, 0),
    };
  };
  const before = await counts();
  const id = await office.scheduled({ people: 23 });
  expect(await counts()).toEqual(before);
  expect([before.today.count, before.list.length, before.gauge]).toEqual([1, 1, 1]);
  // Whoever looks for one of them finds it, with the order that it is of.
  const { secret, id: booking } = first(await office.seatsOf(id));
  await nameAll(office, secret);
  const { number } = present(
    first(await site.rows<{ number: string }>('SELECT number FROM bookings WHERE id = ?1', orderId)),
  );
  const found = await (await site.get('/Website/office/bookings?q=person', headers)).json<FoundBookings>();
  expect(found.bookings).toMatchObject([{ id: booking, namesOf: { id: orderId, number } }]);
  const file = await (await site.get(`/Website/office/bookings/${booking}`, headers)).json<OfficeBooking>();
  expect(file.namesOf).toEqual({ id: orderId, number });
  const own = await (await site.get(`/Website/office/bookings/${orderId}`, headers)).json<OfficeBooking>();
  expect(own.namesOf).toBeNull();
});

test('nobody gives back a seat of it, the office neither: its order has as many people as the office says there', async () => {
  const office = await startPrivate();
  const { site, headers } = office;
  const id = await office.scheduled({ people: 3 });
  const [group] = await office.seatsOf(id);
  const path = `/Website/office/bookings/${present(group).id}`;
  const { revision, participants } = await (
    await site.get(`${path}/changes`, headers)
  ).json<{ revision: number; participants: { id: string }[] }>();
  const seats = [first(participants).id];
  const body = { revision, seats, feeCents: 0, creditedCents: 0, back: 'refund', feeRate: null, reason: 'They asked.' };
  const refused = await site.post(`${path}/cancel-seats`, body, headers);
  expect([refused.status, await office.code(refused)]).toEqual([409, 'closed']);
  expect((await office.seatsOf(id)).map(({ quantity }) => quantity)).toEqual([3]);
});
