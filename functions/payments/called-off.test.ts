import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeMoney } from '../../src/domain/accounting/contract.ts';
import type { Statement } from '../../src/domain/accounting/statement.ts';
import type { OfficeReminders } from '../../src/domain/reminding/contract.ts';
import type { StatementPreview } from '../../src/domain/statements/contract.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { only, present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { cancelBody, managed, moveBody } from '../testing/changes.ts';
import { asContact, bookingId, hold, confirmBody, prove, withHst, type WantedSeats } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { PRICE, startShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';

const SEAT = withHst(PRICE);

const day = (id: string, date: string) =>
  scheduledClass({
    ...{ id, capacity: 20, sessions: [{ start: `${date}T18:00:00Z`, end: `${date}T23:00:00Z` }] },
    salesEnd: `${date}T17:00:00Z`,
  });

/** Seats on invoice of November 20, due on the 27th; class `a` is cancelled by the office, and it is three weeks later. */
async function start(seats: WantedSeats[] = [{ eventId: 'a' }]) {
  const classes = [day('a', '2027-04-02'), day('b', '2027-04-09'), day('c', '2027-04-16')];
  const site = await startShop(classes, {}, (siteData, changes) => startOffice(changes, siteData));
  const olive = await site.staff('olive@example.ca', 'owner');
  const enter = async () => {
    Object.assign(olive.headers, await site.cookieOf('olive@example.ca'));
    await open(site, olive);
    await open(site, olive, openOfficeForMoney.path);
  };
  await enter();
  const { reference } = await hold(site, seats);
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(PRICE * seats.length)));
  await prove(site, reference);
  const id = await bookingId(site, reference);
  const read = async <Value>(path: string) =>
    (await site.get(`/Website/office/${path}`, olive.headers)).json<Value & { code?: string }>();
  const post = async (path: string, body: object) => {
    const answer = await site.post(`/Website/office/${path}`, body, olive.headers);
    return [answer.status, (await answer.json<{ code?: string }>()).code];
  };
  const { revision } = await read<{ revision: number }>('classes/a');
  expect(await post('classes/a/cancel', { seen: revision, reason: 'too few' })).toEqual([200, undefined]);
  for (let days = 0; days < 20; days += 1) {
    site.wait(24 * 60);
    await runScheduled(site.needs);
  }
  await enter();
  const token = await asContact(site, reference);
  const listed = async () => {
    const { lists } = await read<Today>('today');
    const count = (name: string) => lists.find((list) => list.name === name)?.count;
    const { ages } = await read<OfficeMoney>('money');
    const { bookings } = await read<{ bookings: object[] }>('bookings?open=overdue');
    return {
      today: [count('overdue'), count('called_off')],
      ages: ages.map(({ age, cents }) => [age, cents]),
      overdue: [bookings.length, (await read<OfficeMoney>('money?state=overdue')).due.length],
    };
  };
  const remind = () => post(`bookings/${id}/reminders`, { openCents: seats.length * SEAT });
  const preview = (to = id) => read<StatementPreview>(`bookings/${id}/statement-mails/preview?of=client&to=${to}`);
  const table = async () =>
    (await site.get(`/Website/office/bookings/${id}/statement/open-invoices?lang=en`, olive.headers)).text();
  const pay = async () => {
    const bySecret = await site.post(`/Website/pay-open-invoice/${token}`, {});
    const byNumber = await site.post('/Website/pay-invoice', {
      number: '2026-000001',
      totalCents: seats.length * SEAT,
    });
    return [bySecret.status, byNumber.status];
  };
  const account = async () => (await site.get(`/Website/booking-account/${token}`)).json<Record<string, unknown>>();
  return { site, id, reference, token, read, post, listed, remind, preview, table, pay, account };
}

const UNDECIDED = { today: [0, 1], ages: [['called_off', SEAT]], overdue: [0, 0] };

test('what is open for a class that we cancelled is asked of nobody before the buyer has chosen', async () => {
  const { id, read, post, listed, remind, preview, pay, account } = await start();
  expect(await listed()).toEqual(UNDECIDED);
  const { due } = await read<OfficeMoney>('money?state=called_off');
  expect(only(due)).toMatchObject({ id, calledOff: true, openCents: SEAT });
  const reminders = await read<OfficeReminders>(`bookings/${id}/reminders`);
  expect(reminders).toMatchObject({ calledOff: true, overdueSince: null, sent: [] });
  expect(await remind()).toEqual([409, 'class_cancelled']);
  expect(await preview()).toMatchObject({ openCents: 0, letter: null });
  const mail = { of: 'client', to: id, others: false, note: '' };
  expect(await post(`bookings/${id}/statement-mails`, { ...mail, openCents: 0 })).toEqual([409, 'closed']);
  expect(await pay()).toEqual([404, 404]);
  expect(await account()).toMatchObject({ openCents: SEAT, calledOff: true, next: null });
});

test('the statement still adds up, and says what is not to be paid', async () => {
  const { site, id, read, preview, table } = await start();
  const statement = await read<Statement>(`bookings/${id}/statement`);
  expect(statement).toMatchObject({ openCents: SEAT, besideCents: 0 });
  expect(statement.invoices).toMatchObject([{ openCents: SEAT, calledOff: true }]);
  expect(await table()).toMatch(/,0,"?cancelled by us, not decided"?,559\.35/);
  // Another invoice of hers is open, too.
  const { reference } = await hold(site, [{ eventId: 'b' }]);
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(SEAT));
  await prove(site, reference);
  const { letter, openCents } = await preview(await bookingId(site, reference));
  expect(openCents).toBe(SEAT);
  expect(present(letter).invoices).toHaveLength(1);
  expect(present(letter).calledOff).toContain('$559.35 is open for bookings of which we had to cancel a class');
});

test('another date can still be chosen, and what is open is asked for then', async () => {
  const { site, token, reference, listed, pay } = await start();
  const seen = await managed(site, reference);
  const seats = seen.participants.map(({ id }) => id);
  const moved = await site.post(`/Website/move-seats/${token}`, moveBody(seen, seats, 'c'));
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect(await listed()).toEqual({ today: [1, 0], ages: [['month', SEAT]], overdue: [1, 1] });
  expect(await pay()).toEqual([200, 200]);
});

test('cancelled by the buyer, nothing is open any more', async () => {
  const { site, token, reference, listed, account } = await start();
  const seen = await managed(site, reference);
  const seats = seen.participants.map(({ id }) => id);
  const gone = await site.post(`/Website/cancel-seats/${token}`, cancelBody(seen, seats));
  expect(gone.status, await gone.clone().text()).toBe(200);
  expect(await listed()).toEqual({ today: [0, 0], ages: [], overdue: [0, 0] });
  expect(await account()).toMatchObject({ openCents: 0, calledOff: false });
});

test('where another class of the booking stands, the clock asks for nothing, and the office sees what is overdue and may', async () => {
  const { site, listed, remind, preview, pay, account } = await start([{ eventId: 'a' }, { eventId: 'b' }]);
  const reminded = () => site.rows(`SELECT kind FROM outbox WHERE kind = 'payment_reminder'`);
  expect(await reminded()).toEqual([]);
  const found = await listed();
  expect(found.today).toEqual([1, 0]);
  expect(found.ages.map(([age, cents]) => [age === 'called_off', cents])).toEqual([[false, withHst(2 * PRICE)]]);
  expect(await preview()).toMatchObject({ openCents: withHst(2 * PRICE) });
  expect((await remind())[0]).toBe(200);
  expect(await account()).toMatchObject({ calledOff: false });
  expect(await pay()).toEqual([200, 200]);
});
