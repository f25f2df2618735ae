import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import { first, present } from '../../src/domain/present.ts';
import { formatDate } from '../../src/i18n/format.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, cancelBody, managed, moveBody, person } from '../testing/changes.ts';
import { asContact, meddling } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { CREDIT_NOTES_OF_BOOKING } from './sql.ts';

// Staff and clients act at once: seats are never oversold, nobody is lost, and mails say what is.

const CAPACITY = 3;
const day = (id: string, date: string) =>
  scheduledClass({
    ...{ id, capacity: CAPACITY, minimum: 1 },
    sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
    salesEnd: `${date}T13:00:00Z`,
  });

async function start() {
  const site = await startOffice({}, siteDataOf([day('a', '2027-01-12'), day('b', '2027-02-09')]));
  const staff = [await site.staff('stella@example.ca'), await site.staff('sam@example.ca')];
  for (const one of staff) await open(site, one, openOfficeForMoney.path);
  return { site, headers: staff.map((one) => one.headers) };
}
type Site = Awaited<ReturnType<typeof start>>['site'];

const contactOf = (name: string) => ({
  contact: {
    firstName: name,
    lastName: 'B',
    email: `${name}@example.ca`,
    phone: '613-555-0101',
    organisation: 'Example',
  },
});

async function bookedBy(site: Site, name: string, eventId: string, quantity: number) {
  const people = Array.from({ length: quantity }, (_, index) => person(eventId, `${name}${index}@example.ca`));
  const { reference } = await booked(site, [{ eventId, quantity }], { ...contactOf(name), participants: people });
  return reference;
}

/** Nobody sits in no class or in two, and no class has more people than seats. */
async function expectWhole(site: Site, people: number): Promise<void> {
  const seats = await site.rows<{ email: string; class_id: string }>(
    'SELECT email, class_id FROM participants WHERE active = 1',
  );
  expect(new Set(seats.map(({ email }) => email)).size).toBe(people);
  expect(seats).toHaveLength(people);
  for (const [id, own] of Map.groupBy(seats, ({ class_id: at }) => at)) {
    expect(own.length, id).toBeLessThanOrEqual(CAPACITY);
    const [row] = await site.rows<{ taken: number }>(
      `SELECT SUM(quantity) AS taken FROM seat_claims WHERE class_id = ?1 AND until_at > ?2`,
      ...[id, site.needs.now().getTime()],
    );
    expect(row?.taken, id).toBe(own.length);
  }
}

const orders = [
  [0, 1, 2],
  [2, 0, 1],
  [1, 2, 0],
] as const;

test.each(orders)(
  'a class moves while two clients move seats into it and out of it (order %i %i %i)',
  async (...order) => {
    const { site, headers } = await start();
    const inTo = await bookedBy(site, 'ina', 'a', 2);
    const outOf = await bookedBy(site, 'otto', 'b', 2);
    await runScheduled(site.needs);
    const [comes, goes] = [await managed(site, inTo), await managed(site, outOf)];
    const seatsOf = ({ participants }: ManagedBooking) => participants.map(({ id }) => id);
    const move = async (reference: string, now: ManagedBooking, to: string) =>
      site.post(`/Website/move-seats/${await asContact(site, reference)}`, moveBody(now, seatsOf(now), to));
    const dates = { field: 'dates', sessions: [{ date: '2027-02-16', from: '09:00', to: '16:00' }] };
    const acts = [
      () => site.post('/Website/office/classes/b/change', { reason: 'ill', seen: 0, ...dates }, headers[0]),
      () => move(inTo, comes, 'b'),
      () => move(outOf, goes, 'a'),
    ];
    const answers = await Promise.all(order.map((index) => present(acts[index])()));
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    await expectWhole(site, 4);
    site.wait(30);
    await runScheduled(site.needs);
    await expectWhole(site, 4);
    // Whoever sits in a class was told last of the day on which it is.
    const mails = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
    const seats = await site.rows<{ email: string; starts_at: number }>(
      `SELECT email, starts_at FROM participants JOIN classes ON classes.id = class_id WHERE active = 1`,
    );
    for (const { email, starts_at: startsAt } of seats) {
      const own = mails
        .map(({ message }) => JSON.parse(message) as { to: string; subject: string; text: string })
        .filter(({ to, subject }) => to === email && !subject.startsWith('Your seat was given up'));
      const text = present(own.at(-1)).text.replaceAll('\u00a0', ' ');
      expect(text, email).toContain(formatDate(startsAt, 'en', 'America/Toronto', 'full').replaceAll('\u00a0', ' '));
    }
  },
);

test('two of the staff change one booking at once: one does, the other hears that it is another one by now', async () => {
  const { site, headers } = await start();
  const reference = await bookedBy(site, 'ina', 'a', 2);
  const now = await managed(site, reference);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const path = `/Website/office/bookings/${present(row).id}`;
  const { keptRate: _kept, ...move } = moveBody(now, [first(now.participants).id], 'b');
  const cancel = cancelBody(now, [present(now.participants[1]).id]);
  const answers = await Promise.all([
    site.post(`${path}/move-seats`, { ...move, feeCents: 0, reason: 'asked' }, headers[0]),
    site.post(`${path}/move-seats`, { ...move, feeCents: 0, reason: 'asked' }, headers[1]),
    site.post(`${path}/cancel-seats`, { ...cancel, feeRate: 0, reason: 'asked' }, headers[1]),
  ]);
  const told = await Promise.all(
    answers.map(async (answer) => (answer.ok ? 'done' : (await answer.json<{ code: string }>()).code)),
  );
  expect(told.sort()).toEqual(['booking_changed', 'booking_changed', 'done']);
  const acts = await site.rows(`SELECT act FROM office_acts WHERE act IN ('seats_moved', 'seats_cancelled')`);
  expect(acts).toHaveLength(1);
  await expectWhole(site, (await managed(site, reference)).participants.length);
});

test('a change that lands while a booking is read for another: that one is refused, and whoever looks sees the booking as it is then', async () => {
  const { site } = await start();
  const reference = await bookedBy(site, 'ina', 'a', 3);
  const secret = await asContact(site, reference);
  const giveBack = ({ participants, ...booking }: ManagedBooking, count: number) =>
    site.post(
      `/Website/cancel-seats/${secret}`,
      cancelBody(
        { ...booking, participants },
        participants.slice(0, count).map(({ id }) => id),
      ),
    );
  const now = await managed(site, reference);
  const givesOneBack = async (booking: ManagedBooking) => expect((await giveBack(booking, 1)).status).toBe(200);
  const answer = await meddling(
    site,
    () => givesOneBack(now),
    () => giveBack(now, 3),
    CREDIT_NOTES_OF_BOOKING,
  );
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([409, 'booking_changed']);

  const left = await managed(site, reference);
  const shown = await meddling(
    site,
    () => givesOneBack(left),
    () => managed(site, reference),
    CREDIT_NOTES_OF_BOOKING,
  );
  expect(shown.participants).toHaveLength(1);
  expect(shown).toEqual(await managed(site, reference));
});
