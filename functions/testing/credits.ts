import { expect } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import { applyCredit } from '../../src/domain/changes/office-calls.ts';
import type { CancelSeats, Changed } from '../../src/domain/changes/contract.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import { only, present } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, PASSWORD } from './accounts.ts';
import { cancelBody, managed } from './changes.ts';
import { asContact, bookingId, withHst } from './harness.ts';
import { open, startOffice } from './office.ts';
import { CARDS, payAtOf, PRICE, startShop } from './shop.ts';
import { scheduledClass } from './site-data.ts';

export const TOTAL = withHst(PRICE);
export const ADA = 'ada@example.ca';
export const LIN = {
  ...{ firstName: 'Lin', lastName: 'Wu', email: 'lin@example.ca', phone: '613-555-0100' },
  organisation: 'Example Institute',
};

const classOn = (id: string, day: string, priceCents = PRICE) =>
  scheduledClass({
    ...{ id, priceCents, salesEnd: `${day}T14:00:00Z` },
    sessions: [{ start: `${day}T14:00:00Z`, end: `${day}T19:00:00Z` }],
  });

/** An office in which Ada, logged in, has paid seats by card, and given them back for a credit. */
export async function withCredit(quantity = 1) {
  const classes = [
    classOn('a', '2027-03-09'),
    classOn('b', '2027-03-16'),
    classOn('later', '2027-03-23'),
    classOn('cheap', '2027-03-30', 20_000),
  ];
  const site = await startShop(classes, {}, (siteData, changes) => startOffice(changes, siteData));
  const stella = await site.staff('stella@example.ca', 'owner');
  await open(site, stella, openOfficeForMoney.path);
  const order = await site.order([{ eventId: 'a', quantity }], {}, await site.cookieOf(ADA));
  await site.pay(payAtOf(order), CARDS.good);
  const id = (reference: string) => bookingId(site, reference);
  const file = async (reference: string) =>
    (await site.get(`/Website/office/bookings/${await id(reference)}`, stella.headers)).json<OfficeBooking>();
  const cancel = async (reference: string, back: CancelSeats['back'], seats = Infinity, changes: object = {}) => {
    const now = await managed(site, reference);
    const taken = now.participants.slice(0, seats).map((one) => one.id);
    const body = cancelBody(now, taken, { back, ...changes });
    return site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  };
  const cancelled = async (...[reference, back, seats]: Parameters<typeof cancel>) => {
    const answer = await cancel(reference, back, seats);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json<Changed>();
  };
  const use = async (reference: string, cents: number, from = '') =>
    site.post(
      applyCredit.path.replace('{id}', await id(reference)),
      { cents, from, note: 'Asked by mail.', openCents: (await file(reference)).openCents },
      stella.headers,
    );
  const used = async (...asked: Parameters<typeof use>) => {
    const answer = await use(...asked);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const credits = async () =>
    Object.fromEntries(
      (
        await site.rows<{ client: string; cents: number }>(
          `SELECT client_key AS client, SUM(delta_cents) AS cents FROM credits GROUP BY client_key ORDER BY 1`,
        )
      ).map(({ client, cents }) => [client, cents]),
    );
  const refunds = () =>
    site.rows<{ cents: number; by_hand: 0 | 1 }>(
      `SELECT amount_cents AS cents, payment_id IS NULL AS by_hand FROM refunds ORDER BY created_at, rowid`,
    );
  const clock = async () => {
    await site.pass(5);
    await runScheduled(site.needs);
    await site.double.control.settled();
  };
  /** The charge of a booking that was paid by card. */
  const intentOf = async (reference: string) =>
    present(
      only(
        await site.rows<{ intent: string }>(
          `SELECT provider_intent AS intent FROM payments JOIN bookings ON bookings.id = booking_id
           WHERE reference = ?1 AND method = 'card' AND payments.state = 'paid'`,
          reference,
        ),
      ).intent,
    );
  const asLin = async () => {
    await addAccount(site, LIN.email, PASSWORD, { firstName: LIN.firstName });
    return site.cookieOf(LIN.email);
  };
  expect(await cancelled(order.reference, 'credit')).toMatchObject({ creditCents: quantity * TOTAL, refundCents: 0 });
  return {
    site,
    stella,
    first: order.reference,
    id,
    file,
    cancel,
    cancelled,
    use,
    used,
    credits,
    refunds,
    clock,
    intentOf,
    asLin,
  };
}
