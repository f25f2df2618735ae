import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeMoney } from '../../src/domain/accounting/contract.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import type { Changed } from '../../src/domain/changes/contract.ts';
import { first, present } from '../../src/domain/present.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { runScheduled } from '../scheduled.ts';
import { cancelBody, managed } from '../testing/changes.ts';
import { open, startOffice } from '../testing/office.ts';
import { CARDS, payAtOf, PRICE, startShop } from '../testing/shop.ts';
import { scheduledClass } from '../testing/site-data.ts';
import { withHst } from '../testing/harness.ts';

const one = scheduledClass({
  id: 'a',
  sessions: [{ start: '2027-01-12T18:00:00Z', end: '2027-01-12T23:00:00Z' }],
  salesEnd: '2027-01-12T17:00:00Z',
});

/** A booking that was paid by card and once more by cheque, so that we owe as much. */
async function paidTwice(card: string) {
  const site = await startShop([one], {}, (siteData, changes) => startOffice(changes, siteData));
  const ordered = await site.order([{ eventId: 'a' }]);
  await site.pay(payAtOf(ordered), card);
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const [row] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  const path = `/Website/office/bookings/${present(row).id}`;
  const cents = withHst(PRICE);
  const cheque = { method: 'cheque', cents, receivedOn: '2026-11-20', note: '', openCents: 0 };
  expect((await site.post(`${path}/payments`, cheque, stella.headers)).status).toBe(200);
  const file = async () => (await site.get(path, stella.headers)).json<OfficeBooking>();
  const payment = present((await file()).payments.find(({ method }) => method === 'card')).id;
  const refund = (body: object) =>
    site.post(`${path}/refunds`, { payment, cents, reason: 'Paid twice.', openCents: -cents, ...body }, stella.headers);
  return { site, file, refund, cents, payment };
}

test('what staff send back to a card goes to the card company at once, once, with its reason', async () => {
  const { site, file, refund, cents, payment } = await paidTwice(CARDS.good);
  expect((await refund({ cents: cents + 1 })).status).toBe(409);
  const part = await refund({ cents: 10_000 });
  expect([part.status, await part.json()]).toEqual([200, { openCents: 10_000 - cents }]);
  // Somebody else's screen.
  expect(await (await refund({})).json()).toMatchObject({ code: 'booking_changed' });
  const rest = await refund({ cents: cents - 10_000, openCents: 10_000 - cents });
  expect([rest.status, await rest.json()]).toEqual([200, { openCents: 0 }]);
  const { refunds, openCents, payments } = await file();
  expect([openCents, refunds.map((one) => [one.state, one.cents, one.byHand])]).toEqual([
    0,
    [
      ['done', 10_000, false],
      ['done', cents - 10_000, false],
    ],
  ]);
  expect(payments.find(({ id }) => id === payment)?.leftCents).toBe(0);
  const acts = await site.rows<{ reason: string; after: string }>(
    `SELECT reason, after FROM office_acts WHERE act = 'payment_refunded' ORDER BY id`,
  );
  expect(acts.map(({ reason, after }): unknown[] => [reason, JSON.parse(after)])).toMatchObject([
    ['Paid twice.', { payment, cents: 10_000 }],
    ['Paid twice.', { payment, cents: cents - 10_000 }],
  ]);
});

const mailsOfKind = (site: Awaited<ReturnType<typeof startShop>>, kind: string) =>
  site.rows<{ subject: string; text: string }>(
    `SELECT local_mail.message ->> '$.subject' AS subject, local_mail.message ->> '$.text' AS text FROM local_mail
     JOIN outbox ON outbox.id = local_mail.id AND outbox.kind = ?1 ORDER BY outbox.rowid`,
    kind,
  );

test('who gets money back by the office is told how much, and how it comes', async () => {
  const { site, refund, file, cents } = await paidTwice(CARDS.good);
  const cheque = present((await file()).payments.find(({ method }) => method === 'cheque')).id;
  expect((await refund({ cents: 10_000 })).status).toBe(200);
  expect((await refund({ payment: cheque, cents: cents - 10_000, openCents: 10_000 - cents })).status).toBe(200);
  await site.deliver();
  const mails = await mailsOfKind(site, 'money_back');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'We are giving $100.00 back to you',
    `We are giving ${formatMoney(cents - 10_000, 'en')} back to you`,
  ]);
  expect(mails.map(({ text }) => [text.includes('to the card'), text.includes('by cheque or bank transfer')])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(mails[0]?.text).toContain('what was overpaid');
});

test('a card that takes no money back is told to the office, and the money is still owed', async () => {
  const { site, refund, cents } = await paidTwice(CARDS.refundFails);
  expect((await refund({})).status).toBe(200);
  await site.pass(5);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM refunds')).toEqual([{ state: 'failed' }]);
  expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'refund_failed'`)).toHaveLength(1);
  const [balance] = await site.rows<{ returned_cents: number; paid_cents: number }>(
    'SELECT returned_cents, paid_cents FROM booking_balances',
  );
  expect(balance).toEqual({ returned_cents: 0, paid_cents: 2 * cents });
});

test('what a card has refused goes back by hand, once, and is noted as sent', async () => {
  const office = await oneGivenBack(CARDS.refundFails);
  const { site, file, refundCents, path, headers, payment, read } = office;
  const refund = (body: object = {}) =>
    site.post(
      `${path}/refunds`,
      { payment, cents: refundCents, byHand: true, reason: 'The card is closed.', openCents: -refundCents, ...body },
      headers,
    );
  await runScheduled(site.needs);
  // On its way to the card, nothing of it goes by hand.
  expect((await file()).openCents).toBe(0);
  expect((await refund({ openCents: 0 })).status).toBe(409);
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await site.pass(60);
    await runScheduled(site.needs);
  }
  Object.assign(headers, await office.again());
  expect((await file()).payments).toMatchObject([{ refused: true }]);
  const answers = await Promise.all([refund(), refund()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const asked = present((await file()).refunds.at(-1));
  expect([(await file()).openCents, asked]).toMatchObject([0, { state: 'asked', byHand: true, cents: refundCents }]);
  expect(await read<OfficeMoney>('/Website/office/money')).toMatchObject({
    ages: [],
    stuck: [{ kind: 'refund', byHand: true, cents: refundCents }],
  });
  await runScheduled(site.needs);
  const sent = () => site.post(`${path}/refunds/sent`, { refund: asked.id, note: 'Cheque 118' }, headers);
  expect([(await sent()).status, (await sent()).status]).toEqual([200, 409]);
  expect((await file()).openCents).toBe(0);
  expect(await read<OfficeMoney>('/Website/office/money')).toMatchObject({ ages: [], stuck: [] });
  // The card company was asked once, for what it could not do.
  expect(await site.rows(`SELECT state, provider_refund IS NULL AS ours FROM refunds ORDER BY rowid`)).toEqual([
    { state: 'failed', ours: 0 },
    { state: 'done', ours: 1 },
  ]);
  const books = await site.get('/Website/office/books/payments?from=2026-11-01&to=2026-12-31', headers);
  expect((await books.text()).split('\n').filter((line) => line.includes('Cheque 118'))).toMatchObject([
    expect.stringMatching(/cheque.*-559.35/),
  ]);
  const statement = await read<{ closingCents: number }>(`${path}/statement`);
  expect(statement.closingCents).toBe(0);
  await site.deliver();
  expect((await mailsOfKind(site, 'money_back')).map(({ text }) => text)).toEqual([
    expect.stringContaining('The card that paid did not take it'),
  ]);
});

test('what no card has refused goes back to the card alone', async () => {
  const { refund, file } = await paidTwice(CARDS.good);
  expect((await refund({ byHand: true })).status).toBe(409);
  expect((await file()).payments.map(({ refused }) => refused)).toEqual([false, false]);
});

/** Two seats that were paid by card, of which the buyer has just given one back. */
async function oneGivenBack(card = CARDS.good) {
  const site = await startShop([one], {}, (siteData, changes) => startOffice(changes, siteData));
  const ordered = await site.order([{ eventId: 'a', quantity: 2 }]);
  await site.pay(payAtOf(ordered), card);
  const stella = await site.staff('stella@example.ca');
  await open(site, stella, openOfficeForMoney.path);
  const { reference } = ordered;
  const giveBack = async () => {
    const now = await managed(site, reference);
    const body = cancelBody(now, [first(now.participants).id]);
    return (await site.post(`/Website/cancel-seats/${reference}`, body)).json<Changed>();
  };
  const { refundCents } = await giveBack();
  const [row] = await site.rows<{ id: string; payment: string }>(
    'SELECT bookings.id, payments.id AS payment FROM bookings JOIN payments ON payments.booking_id = bookings.id',
  );
  const { id, payment } = present(row);
  const refund = async () => {
    const body = { payment, cents: refundCents, reason: 'A seat less.', openCents: -refundCents };
    const answer = await site.post(`/Website/office/bookings/${id}/refunds`, body, stella.headers);
    return { status: answer.status, value: await answer.json<{ code?: string }>() };
  };
  const sent = async () =>
    (await site.rows<{ state: string }>('SELECT state FROM refunds ORDER BY created_at, rowid')).map(
      ({ state }) => state,
    );
  const file = async () => (await site.get(`/Website/office/bookings/${id}`, stella.headers)).json<OfficeBooking>();
  const read = async <T>(path: string) => (await site.get(path, stella.headers)).json<T>();
  /** Logs her in again, as where an hour has passed. */
  const again = async () => {
    Object.assign(stella.headers, await site.cookieOf('stella@example.ca'));
    await open(site, stella);
    await open(site, stella, openOfficeForMoney.path);
    return stella.headers;
  };
  const path = `/Website/office/bookings/${id}`;
  return {
    ...{ site, file, reference, refundCents, giveBack, refund, sent },
    ...{ read, again, path, payment, headers: stella.headers },
  };
}

test('until the clock sends what a credit note promises to a card, its booking says that it goes by itself', async () => {
  const { site, file, refundCents } = await oneGivenBack();
  expect(await file()).toMatchObject({ openCents: -refundCents, returningCents: refundCents });
  await runScheduled(site.needs);
  expect(await file()).toMatchObject({ openCents: 0, returningCents: 0 });
});

test('what a credit note promises goes back once, though staff are faster than the clock', async () => {
  const { site, refundCents, refund, sent } = await oneGivenBack();
  expect(refundCents).toBe(withHst(PRICE));
  expect(await refund()).toMatchObject({ status: 409, value: { code: 'booking_changed' } });
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect(await sent()).toEqual(['done']);
  const [balance] = await site.rows('SELECT returned_cents FROM booking_balances');
  expect(balance).toEqual({ returned_cents: refundCents });
});

test('what staff send in place of a refund that failed is given back once, and the next seat is worth its money again', async () => {
  const { site, reference, refundCents, giveBack, refund, sent } = await oneGivenBack();
  await runScheduled(site.needs);
  // Its bank sends it back.
  await site.rows(`UPDATE refunds SET state = 'failed', done_at = NULL`);
  expect((await refund()).status).toBe(200);
  expect(await sent()).toEqual(['failed', 'done']);
  expect((await managed(site, reference)).money.openCents).toBe(0);
  expect((await giveBack()).refundCents).toBe(refundCents);
});
