import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { Changed, ManagedBooking } from '../../src/domain/changes/contract.ts';
import { present } from '../../src/domain/present.ts';
import { cancelBody, managed, moveBody } from '../testing/changes.ts';
import { asContact, bookingId, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { payAtOf, PRICE, startShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';

// Rules 28 and 41: who pays by card shows to have a card, not to read the address that was typed.

const TOTAL = withHst(PRICE);
const classOn = (id: string, day: string, priceCents = PRICE) =>
  scheduledClass({
    ...{ id, minimum: 1, priceCents, salesEnd: `${day}T14:00:00Z` },
    sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T19:00:00Z` }],
  });

/** A seat that a card has paid: `loggedIn` as its contact, or by nobody who is known. */
async function paid(loggedIn = false) {
  const classes = [classOn('a', '2027-03-09'), classOn('cheap', '2027-03-30', 20_000)];
  const site = await startShop(classes, {}, (siteData, changes) => startOffice(changes, siteData));
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const headers = loggedIn ? await site.cookieOf('ada@example.ca') : {};
  const order = await site.order([{ eventId: 'a' }], {}, headers);
  await site.pay(payAtOf(order));
  const link = await asContact(site, order.reference);
  const id = await bookingId(site, order.reference);
  const now = await managed(site, link);
  const seats = now.participants.map((seat) => seat.id);
  const act = async (name: string, body: object, more = {}) => {
    const answer = await site.post(`/Website/${name}`, body, more);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json<Changed>();
  };
  const given = () =>
    site.rows(
      `SELECT (SELECT COALESCE(SUM(delta_cents), 0) FROM credits) AS credits,
         (SELECT COALESCE(SUM(refund_cents), 0) FROM credit_notes) AS refunds`,
    );
  return { site, stella, link, id, now, seats, act, given };
}

test('who reads the address of a booking that a card alone proves gets no credit for what the card paid', async () => {
  const { link, now, seats, act, given } = await paid();
  expect(now.money.byCardAlone).toBe(true);
  const changed = await act(`cancel-seats/${link}`, cancelBody(now, seats, { back: 'credit' }));
  expect(changed).toMatchObject({ refundCents: TOTAL, creditCents: 0 });
  expect(await given()).toEqual([{ credits: 0, refunds: TOTAL }]);
});

test('nor for the difference to a cheaper date', async () => {
  const { link, now, seats, act, given } = await paid();
  await act(`move-seats/${link}`, moveBody(now, seats, 'cheap', { back: 'credit' }));
  expect(await given()).toEqual([{ credits: 0, refunds: TOTAL - withHst(20_000) }]);
});

test('who was logged in with that address when paying chooses', async () => {
  const { link, now, seats, act, given } = await paid(true);
  expect(now.money.byCardAlone).toBe(false);
  await act(`cancel-seats/${link}`, cancelBody(now, seats, { back: 'credit' }));
  expect(await given()).toEqual([{ credits: TOTAL, refunds: 0 }]);
});

test('the office, which is written to, gives a credit all the same', async () => {
  const { site, stella, id, seats, act, given } = await paid();
  const path = `office/bookings/${id}`;
  const now = await (await site.get(`/Website/${path}/changes`, stella.headers)).json<ManagedBooking>();
  expect(now.money.byCardAlone).toBe(true);
  const body = { ...cancelBody(now, seats, { back: 'credit' }), feeRate: null, reason: 'She wrote to us.' };
  await act(`${path}/cancel-seats`, body, stella.headers);
  expect(await given()).toEqual([{ credits: TOTAL, refunds: 0 }]);
});

test('whom the office has made the contact chooses as well', async () => {
  const { site, stella, id, seats, act, given } = await paid();
  const [{ revision } = { revision: 0 }] = await site.rows<{ revision: number }>('SELECT revision FROM bookings');
  const contact = {
    ...{ firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca', phone: '613-555-0142' },
    organisation: 'Example Institute',
  };
  const body = { revision, contact, reason: 'She typed another address.' };
  expect((await site.post(`/Website/office/bookings/${id}/contact`, body, stella.headers)).status).toBeLessThan(300);
  const [row] = await site.rows<{ reference: string }>('SELECT reference FROM bookings');
  const link = await asContact(site, present(row).reference);
  const now = await managed(site, link);
  await act(`cancel-seats/${link}`, cancelBody(now, seats, { back: 'credit' }));
  expect(await given()).toEqual([{ credits: TOTAL, refunds: 0 }]);
});
