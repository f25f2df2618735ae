import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import type { BookingAccount } from '../../src/domain/payments/contract.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { runScheduled } from '../scheduled.ts';
import { cancelBody, managed } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { open, startOffice, type OfficeSite } from '../testing/office.ts';
import { CARDS, payAtOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { wordsOf } from '../testing/papers.ts';

const TOTAL = withHst(PRICE);
const DAY = 24 * 60;

type Shop = CardShop & OfficeSite;

/** An office whose money can be moved, a booking that was paid by card, and the charge that it was paid by. */
async function paid(quantity = 1) {
  const site: Shop = await startShop([scheduledClass({ id: 'a' })], {}, (siteData, changes) =>
    startOffice(changes, siteData),
  );
  const stella = await site.staff('stella@example.ca', 'owner');
  const order = await site.order([{ eventId: 'a', quantity }]);
  await site.pay(payAtOf(order), CARDS.good);
  const row = only(
    await site.rows<{ intent: string; id: string; payment: string }>(
      'SELECT provider_intent AS intent, booking_id AS id, id AS payment FROM payments',
    ),
  );
  await open(site, stella, openOfficeForMoney.path);
  const read = async <Value>(path: string) => {
    const answer = await site.get(path, stella.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json<Value>();
  };
  const { control } = site.double;
  return {
    ...{ site, stella, control, reference: order.reference, ...row },
    file: () => read<OfficeBooking>(`/Website/office/bookings/${row.id}`),
    today: async () => only((await read<Today>('/Website/office/today?list=disputes')).lists),
    balance: async () => (await managed(site, order.reference)).money,
  };
}

const disputes = (site: Shop) =>
  site.rows('SELECT state, amount_cents AS cents FROM disputes ORDER BY opened_at, rowid');
const refunds = (site: Shop) =>
  site.rows('SELECT state, amount_cents AS cents FROM refunds ORDER BY created_at, rowid');
const told = async (site: Shop) =>
  (
    await site.rows<{ kind: string }>(
      `SELECT kind FROM outbox WHERE kind LIKE 'dispute_%' OR kind = 'payment_questioned' ORDER BY rowid`,
    )
  ).map(({ kind }) => kind);
const history = async (site: Shop) =>
  (
    await site.rows<{ kind: string }>(
      `SELECT kind FROM booking_events WHERE kind LIKE 'dispute_%' OR kind = 'payment_questioned' ORDER BY id`,
    )
  ).map(({ kind }) => kind);

const book = async (site: Shop, stella: { headers: { cookie: string } }, kind: string) => {
  const answer = await site.get(`/Website/office/books/${kind}?from=2026-11-01&to=2026-12-31`, stella.headers);
  expect(answer.status).toBe(200);
  return (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n');
};

test('a payment that is disputed is on Today and told once, and stays paid until the bank has decided', async () => {
  const { site, control, intent, today, file, balance, reference } = await paid();
  control.plan({ mode: 'twice', times: 5 });
  const id = await control.dispute(intent);
  expect(await disputes(site)).toEqual([{ state: 'open', cents: TOTAL }]);
  expect([await told(site), await history(site)]).toEqual([['dispute_opened'], ['dispute_opened']]);
  expect(await today()).toMatchObject({ count: 1, rows: [{ cents: TOTAL, title: { en: (await file()).number } }] });
  expect(await file()).toMatchObject({ openCents: 0, disputes: [{ state: 'open', cents: TOTAL }] });
  expect(await balance()).toMatchObject({ paidCents: TOTAL, returnedCents: 0, openCents: 0 });
  expect((await managed(site, reference)).history.at(-1)).toMatchObject({ kind: 'dispute_opened', who: 'card' });
  await site.deliver();
  const rows = await site.rows<{ message: string }>(`SELECT message FROM local_mail WHERE message LIKE '%disputed%'`);
  const mail = JSON.parse(only(rows).message) as Message;
  expect([mail.to, mail.text]).toEqual(['info@gct.example', expect.stringContaining(id)]);
});

test('one that is won changes nothing', async () => {
  const { site, stella, control, intent, today, balance } = await paid();
  const before = await Promise.all(
    ['sales', 'taxes', 'payments', 'open', 'summary'].map((kind) => book(site, stella, kind)),
  );
  const id = await control.dispute(intent);
  await control.changeDispute(id, 'under_review');
  await control.changeDispute(id, 'won');
  expect(await disputes(site)).toEqual([{ state: 'won', cents: TOTAL }]);
  expect([await refunds(site), (await today()).count]).toEqual([[], 0]);
  expect(await told(site)).toEqual(['dispute_opened', 'dispute_won']);
  expect(await balance()).toMatchObject({ openCents: 0, returnedCents: 0 });
  expect(
    await Promise.all(['sales', 'taxes', 'payments', 'open', 'summary'].map((kind) => book(site, stella, kind))),
  ).toEqual(before);
});

test('one that is lost takes the money: it is owed again, in every table of the books, and nobody is reminded by the clock', async () => {
  const { site, stella, control, intent, today, file, balance, reference } = await paid();
  const id = await control.dispute(intent);
  await control.changeDispute(id, 'lost');
  expect([await disputes(site), await refunds(site)]).toEqual([
    [{ state: 'lost', cents: TOTAL }],
    [{ state: 'done', cents: TOTAL }],
  ]);
  expect([await told(site), await history(site)]).toEqual([
    ['dispute_opened', 'dispute_lost'],
    ['dispute_opened', 'dispute_lost'],
  ]);
  expect((await today()).count).toBe(0);
  expect(await balance()).toMatchObject({ paidCents: TOTAL, returnedCents: TOTAL, openCents: TOTAL });
  const { number, refunds: back } = await file();
  expect(back).toMatchObject([{ byBank: true, note: '', cents: TOTAL }]);
  const dollars = (TOTAL / 100).toFixed(2);
  expect((await book(site, stella, 'payments')).at(-1)).toContain(`chargeback,card,done,${present(number)}`);
  expect((await book(site, stella, 'open')).at(-1)).toContain(dollars);
  const summary = await book(site, stella, 'summary');
  expect(summary.find((row) => row.includes('Given back'))).toContain(dollars);
  expect(summary.find((row) => row.includes('Open after'))).toContain(dollars);
  // We have given nothing back.
  const token = await asContact(site, reference);
  const account = await (await site.get(`/Website/booking-account/${token}`)).json<BookingAccount>();
  expect(account).toMatchObject({ openCents: TOTAL, refunds: [], next: { cents: TOTAL } });
  await site.pass(90 * DAY);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT 1 FROM payment_reminders')).toEqual([]);
});

test('rule 18: told late, out of order, twice or never, each change is there once', async () => {
  for (const mode of ['reversed', 'twice', 'never'] as const) {
    const { site, control, intent } = await paid();
    control.plan({ mode, times: 20 });
    const id = await control.dispute(intent);
    await control.changeDispute(id, 'lost');
    control.heal();
    const events = new Set(control.deliveries().map(({ event }) => event));
    if (mode !== 'never') for (const event of events) await control.send(event, { copies: 3 });
    await site.pass(DAY);
    await Promise.all([runScheduled(site.needs), runScheduled(site.needs)]);
    await site.pass(DAY);
    await runScheduled(site.needs);
    expect(await disputes(site), mode).toEqual([{ state: 'lost', cents: TOTAL }]);
    expect(await refunds(site), mode).toEqual([{ state: 'done', cents: TOTAL }]);
    expect(
      (await history(site)).filter((kind) => kind === 'dispute_lost'),
      mode,
    ).toHaveLength(1);
    expect(
      (await told(site)).filter((kind) => kind === 'dispute_lost'),
      mode,
    ).toHaveLength(1);
  }
});

test('a dispute is believed in nothing: what a message says of its state is asked', async () => {
  const { site, control, intent } = await paid();
  const id = await control.dispute(intent);
  control.plan({ mode: 'never', times: 20 });
  await control.changeDispute(id, 'lost');
  const lost = present(control.deliveries().at(-1)).event;
  await control.changeDispute(id, 'won');
  control.heal();
  await control.send(lost);
  expect([await disputes(site), await refunds(site)]).toEqual([[{ state: 'won', cents: TOTAL }], []]);
  await control.send(lost, { signature: 'wrong' });
  expect(await disputes(site)).toHaveLength(1);
});

test('one that is won after it was lost comes back on its own day; what went stays in the books of its day', async () => {
  const { site, stella, control, intent, balance } = await paid();
  const id = await control.dispute(intent);
  await control.changeDispute(id, 'lost');
  await site.pass(5);
  await control.changeDispute(id, 'won');
  expect(await refunds(site)).toEqual([{ state: 'failed', cents: TOTAL }]);
  expect(await balance()).toMatchObject({ openCents: 0, returnedCents: 0 });
  const payments = (await book(site, stella, 'payments')).filter((row) => row.includes('chargeback'));
  expect(payments).toHaveLength(2);
  expect((await book(site, stella, 'open')).slice(1)).toEqual([]);
  await control.changeDispute(id, 'lost');
  expect(await balance()).toMatchObject({ openCents: TOTAL, returnedCents: TOTAL });
});

test('a bank that only asks takes nothing, and the payment can be refunded meanwhile', async () => {
  const { site, control, intent, balance } = await paid();
  const id = await control.dispute(intent, { inquiry: true });
  expect([await disputes(site), await told(site)]).toEqual([
    [{ state: 'inquiry', cents: TOTAL }],
    ['payment_questioned'],
  ]);
  await site.double.control.refundInDashboard(intent, 10_000);
  expect(await balance()).toMatchObject({ openCents: 10_000 });
  await control.changeDispute(id, 'warning_closed');
  expect([await disputes(site), await told(site)]).toEqual([
    [{ state: 'won', cents: TOTAL }],
    ['payment_questioned', 'dispute_won'],
  ]);
});

test('a part of a payment is taken, and one that a bank settles before it is a dispute is taken as well', async () => {
  const { site, control, intent, balance } = await paid();
  const id = await control.dispute(intent, { cents: 10_000 });
  await control.changeDispute(id, 'lost');
  expect(await balance()).toMatchObject({ openCents: 10_000 });
  const other = await control.dispute(intent, { cents: 5_000, inquiry: true });
  await control.changeDispute(other, 'prevented');
  expect(await disputes(site)).toEqual([
    { state: 'lost', cents: 10_000 },
    { state: 'lost', cents: 5_000 },
  ]);
  expect(await balance()).toMatchObject({ openCents: 15_000 });
});

test('while the bank holds the money nothing of it goes back, by credit note or by the office; what is lost is not sent again', async () => {
  for (const end of ['lost', 'won'] as const) {
    const { site, stella, control, intent, id, payment, file, balance, reference } = await paid();
    const dispute = await control.dispute(intent);
    const now = await managed(site, reference);
    const body = cancelBody(
      now,
      now.participants.map((one) => one.id),
    );
    expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
    await runScheduled(site.needs);
    expect([await refunds(site), await site.rows('SELECT 1 FROM notes_to_refund')]).toMatchObject([[], [{}]]);
    const refund = { payment, cents: TOTAL, openCents: -TOTAL, reason: 'They ask for it.' };
    const answer = await site.post(`/Website/office/bookings/${id}/refunds`, refund, stella.headers);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'closed' }]);
    expect((await file()).payments).toMatchObject([{ leftCents: 0 }]);
    await control.changeDispute(dispute, end);
    for (let again = 0; again < 2; again += 1) await runScheduled(site.needs);
    await control.settled();
    expect(await refunds(site), end).toEqual([{ state: 'done', cents: TOTAL }]);
    expect(await balance()).toMatchObject({ paidCents: TOTAL, returnedCents: TOTAL, openCents: 0 });
    expect(await site.rows('SELECT 1 FROM notes_to_refund')).toEqual([]);
    expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'refund_by_hand'`)).toEqual([]);
  }
});

test('what the bank holds is no credit to spend: cancelled for one, it is a refund that waits for what the bank decides', async () => {
  const { site, control, intent, balance, reference } = await paid();
  const dispute = await control.dispute(intent);
  const now = await managed(site, reference);
  const body = cancelBody(
    now,
    now.participants.map((one) => one.id),
  );
  const token = await asContact(site, reference);
  const answer = await site.post(`/Website/cancel-seats/${token}`, { ...body, back: 'credit' });
  expect(await answer.json()).toMatchObject({ refundCents: TOTAL, creditCents: 0 });
  await control.changeDispute(dispute, 'lost');
  await runScheduled(site.needs);
  expect(await site.rows('SELECT 1 FROM credits')).toEqual([]);
  expect(await balance()).toMatchObject({ paidCents: TOTAL, returnedCents: TOTAL, openCents: 0 });
});

test('nor is what a bank asks about: it goes back to the card, which answers the bank', async () => {
  const { site, control, intent, reference } = await paid();
  await control.dispute(intent, { inquiry: true });
  const now = await managed(site, reference);
  const seats = now.participants.map((one) => one.id);
  const body = { ...cancelBody(now, seats), back: 'credit' };
  const answer = await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body);
  expect(await answer.json()).toMatchObject({ refundCents: TOTAL, creditCents: 0 });
  await runScheduled(site.needs);
  expect([await refunds(site), await site.rows('SELECT 1 FROM credits')]).toEqual([
    [{ state: 'done', cents: TOTAL }],
    [],
  ]);
});

test('the receipt says what the bank has taken, and what is left', async () => {
  const { site, control, intent, file, reference } = await paid();
  await control.changeDispute(await control.dispute(intent, { cents: 10_000 }), 'lost');
  const number = only((await file()).receipts);
  const token = await asContact(site, reference);
  const words = await wordsOf(await site.get(`/Website/booking-account/${token}/receipts/${number}`));
  expect(words).toContain('Taken back by the bank of the card');
  expect(words).not.toContain('Refunded');
});

test('a dispute that is told before its payment was settles that first, and one of something else is nobody’s', async () => {
  const site: Shop = await startShop([scheduledClass({ id: 'a' })], {}, (siteData, changes) =>
    startOffice(changes, siteData),
  );
  const order = await site.order([{ eventId: 'a' }]);
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pay(payAtOf(order), CARDS.good);
  site.double.control.heal();
  const { control } = site.double;
  const sessions = await (
    await site.double.fetch(
      new Request('https://stripe.test/v1/checkout/sessions', { headers: { authorization: 'Bearer sk_test_double' } }),
    )
  ).json<{ data: { payment_intent: string }[] }>();
  await control.dispute(present(sessions.data[0]).payment_intent);
  expect(await disputes(site)).toEqual([{ state: 'open', cents: TOTAL }]);
  expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'confirmed' }]);
});
