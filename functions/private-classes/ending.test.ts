import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { first, only, present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { pay } from '../testing/changes.ts';
import { open } from '../testing/office.ts';
import { orderActs } from '../testing/orders.ts';
import { startPrivate } from '../testing/private-classes.ts';

type Office = Awaited<ReturnType<typeof startPrivate>>;

/** An office with a class of an order, ready to end that. */
async function start() {
  const office = await startPrivate();
  const id = await office.scheduled({ people: 12 });
  const { secret } = first(await office.seatsOf(id));
  const booking = await (
    await office.site.get(`/Website/manage-booking/${secret}`)
  ).json<{ revision: number; participants: { id: string }[] }>();
  await office.site.post(`/Website/name-participants/${secret}`, {
    revision: booking.revision,
    participants: [
      { id: first(booking.participants).id, firstName: 'Lin', lastName: 'Wu', email: 'lin@client.example' },
    ],
  });
  office.site.wait(20);
  await runScheduled(office.site.needs);
  await office.lift();
  return { office, id, acts: orderActs({ site: office.site, headers: office.headers }) };
}

const told = ({ site }: Office) =>
  site.rows<{ kind: string; recipient: string }>(
    `SELECT kind, recipient FROM outbox WHERE kind LIKE 'class_cancelled%' ORDER BY kind`,
  );

test('an order that ends takes its class along, of which everybody hears at once and for good', async () => {
  const { office, id, acts } = await start();
  const { site } = office;
  expect((await acts.order(office.orderId)).classes).toMatchObject([{ id, hasBegun: false }]);
  const ended = await acts.cancel(office.orderId);
  expect(ended.status, await ended.clone().text()).toBe(200);
  const file = await office.classFile(id);
  expect(file).toMatchObject({ state: 'cancelled', orderEnded: true, undo: [] });
  expect(file.history.map(({ act }) => act)).toContain('order_cancelled');
  expect((await acts.order(office.orderId)).classes).toEqual([]);
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect(await told(office)).toEqual([
    { kind: 'class_cancelled', recipient: 'ada@example.ca' },
    { kind: 'class_cancelled_participant', recipient: 'lin@client.example' },
  ]);
  await site.deliver();
  const mails = await site.rows<{ message: string }>(
    `SELECT local_mail.message FROM local_mail JOIN outbox USING (id) WHERE kind LIKE 'class_cancelled%'`,
  );
  expect(mails).toHaveLength(2);
  for (const { message } of mails) {
    expect(message).toContain('is cancelled. It was to take place on');
    expect(message).not.toContain('We are sorry');
    expect(message).not.toContain('credit your order');
  }
});

test('a class that is to be kept goes on without its order, and says so', async () => {
  const { office, id, acts } = await start();
  const ended = await acts.cancel(office.orderId, undefined, 'refund', { classes: 'keep' });
  expect(ended.status, await ended.clone().text()).toBe(200);
  await runScheduled(office.site.needs);
  expect(await told(office)).toEqual([]);
  expect(await office.classFile(id)).toMatchObject({ state: 'confirmed', orderEnded: true });
});

test('a class that has begun stays', async () => {
  const { office, id } = await start();
  office.site.at('2027-03-02T15:00:00Z');
  const later = await office.site.staff('later@example.ca');
  await open(office.site, later, openOfficeForMoney.path);
  const { headers } = later;
  const acts = orderActs({ site: office.site, headers });
  const classFile = async () => (await office.site.get(`/Website/office/classes/${id}`, headers)).json();
  expect((await acts.order(office.orderId)).classes).toMatchObject([{ id, hasBegun: true }]);
  expect((await acts.cancel(office.orderId)).status).toBe(200);
  expect(await classFile()).toMatchObject({ state: 'confirmed', orderEnded: true });
});

test('whoever saw the order before a class of it was scheduled looks again', async () => {
  const office = await startPrivate();
  await office.lift();
  const acts = orderActs(office);
  const { revision } = await acts.order(office.orderId);
  await office.scheduled();
  const late = await acts.cancel(office.orderId, undefined, 'refund', { revision });
  expect(await office.code(late)).toBe('booking_changed');
  expect((await office.order()).classes).toMatchObject([{ state: 'confirmed' }]);
});

test('without a report nobody has a certificate of a class whose order is overdue, until that is paid', async () => {
  const { office } = await start();
  const { site, orderId } = office;
  site.at('2027-03-03T22:00:00Z');
  site.wait(15 * 24 * 60);
  await runScheduled(site.needs);
  const names = async () =>
    (await site.rows<{ name: string }>(`SELECT document ->> 'name' AS name FROM certificates`)).map(({ name }) => name);
  const [{ due_on: dueOn } = { due_on: '' }] = await site.rows<{ due_on: string }>(
    'SELECT due_on FROM invoices WHERE booking_id = ?1',
    orderId,
  );
  expect(dueOn < '2027-03-18').toBe(true);
  expect(await names()).toEqual([]);
  const { reference, total_cents: cents } = present(
    only(
      await site.rows<{ reference: string; total_cents: number }>(
        'SELECT reference, total_cents FROM bookings WHERE id = ?1',
        orderId,
      ),
    ),
  );
  await pay(site, reference, cents);
  await runScheduled(site.needs);
  expect(await names()).toEqual(['Lin Wu']);
});

test('who was seen in it has one, whether or not its order is paid', async () => {
  const { office, id } = await start();
  const { site } = office;
  site.at('2027-03-03T22:00:00Z');
  await site.rows(
    `INSERT INTO accounts (id, email, email_key, first_name, language, created_at) VALUES (1000000001, 't@x.ca', 't@x.ca', 'T', 'en', 1)`,
  );
  await site.rows(
    `INSERT INTO trainer_reports (id, account_id, class_id, key, covered, incidents, follow_up, created_at) VALUES ('r', 1000000001, ?1, 'k', '', '', '', ?2)`,
    id,
    1,
  );
  await runScheduled(site.needs);
  // Two days from 9:00 to 16:00 with an hour's break, whatever the course takes elsewhere.
  expect(
    await site.rows(
      `SELECT document ->> 'name' AS name, document ->> 'hours' AS hours, document ->> 'text' AS text FROM certificates`,
    ),
  ).toEqual([{ name: 'Lin Wu', hours: 12, text: 'Excel, niveau 1' }]);
});

test('a class that goes on without its order has as many people as its bookings have seats for, and more are refused', async () => {
  const { office, id, acts } = await start();
  const { site, headers } = office;
  expect((await acts.cancel(office.orderId, undefined, 'refund', { classes: 'keep' })).status).toBe(200);
  const set = async (people: number) => {
    const { revision: seen } = await office.classFile(id);
    return site.post(`/Website/office/classes/${id}/people`, { people, reason: 'They said so.', seen }, headers);
  };
  expect((await set(20)).status).toBe(204);
  const refused = await set(21);
  expect([refused.status, await office.code(refused)]).toEqual([409, 'closed']);
  expect((await office.seatsOf(id)).map(({ quantity }) => quantity)).toEqual([10, 10]);
});

test('an order does not end with its class while the new dates of that can still be undone', async () => {
  const { office, id, acts } = await start();
  const { site, headers } = office;
  const { revision: seen } = await office.classFile(id);
  const sessions = [{ date: '2027-03-04', from: '09:00', to: '16:00' }];
  const moved = { field: 'dates', sessions, reason: 'They asked.', seen };
  expect((await site.post(`/Website/office/classes/${id}/change`, moved, headers)).status).toBe(200);
  const end = () => acts.cancel(office.orderId, undefined, 'refund', { classes: 'cancel' });
  const refused = await end();
  expect([refused.status, await office.code(refused)]).toEqual([409, 'closed']);
  site.wait(2);
  expect((await end()).status).toBe(200);
});

test('nobody is reminded of an order whose class we have cancelled, until another one is scheduled or something is credited', async () => {
  const reminded = async (meanwhile: (office: Office, id: string) => Promise<unknown>) => {
    const office = await startPrivate();
    const { site } = office;
    const id = await office.scheduled();
    await meanwhile(office, id);
    site.at('2026-12-08T15:00:00Z');
    await runScheduled(site.needs);
    return (await site.rows('SELECT stage FROM payment_reminders')).length;
  };
  const cancel = async ({ site, headers, classFile }: Office, id: string) => {
    const { revision: seen } = await classFile(id);
    const answer = await site.post(`/Website/office/classes/${id}/cancel`, { reason: 'ill', seen }, headers);
    expect(answer.status).toBe(200);
    site.wait(2);
  };
  expect(await reminded(() => Promise.resolve())).toBe(1);
  expect(await reminded(cancel)).toBe(0);
  expect(
    await reminded(async (office, id) => {
      await cancel(office, id);
      await office.scheduled({ sessions: [{ date: '2027-04-06', from: '09:00', to: '16:00' }] });
    }),
  ).toBe(1);
  expect(
    await reminded(async (office, id) => {
      await cancel(office, id);
      await office.lift();
      expect((await orderActs(office).credit(office.orderId, 50_000)).status).toBe(200);
    }),
  ).toBe(1);
});
