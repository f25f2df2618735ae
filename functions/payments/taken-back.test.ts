import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OfficeBooking } from '../../src/domain/office/bookings.ts';
import type { RecordedPayments, TakeBack } from '../../src/domain/payments/taken-back.ts';
import { proposedParts, type OpenInvoices } from '../../src/domain/payments/together.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import type { Today } from '../../src/domain/today/today.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { reminding } from '../reminding/index.ts';
import { balanceOf, bookedBy, cancelBody, managed } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { refundCreditNotes } from './refunds.ts';

const BOOKINGS = '/Website/office/bookings';
const SEAT = withHst(49_500);
const MONTH = 'from=2026-11-01&to=2026-11-30';

/** Ada has two bookings, and Grace of the same organization one. */
async function start() {
  const site = await startOffice({}, siteDataOf(['a', 'b', 'c'].map((id) => scheduledClass({ id, capacity: 20 }))));
  const stella = await site.staff('stella@example.ca', 'owner');
  await open(site, stella, openOfficeForMoney.path);
  const headers = { ...stella.headers };
  const ada = await bookedBy(site, 'a', 'ada@example.ca');
  const grace = await bookedBy(site, 'b', 'grace@example.ca');
  const again = await bookedBy(site, 'c', 'ada@example.ca');
  const pay = async (id: string, openCents = SEAT, changes: object = {}) => {
    const body = {
      method: 'cheque',
      cents: openCents,
      receivedOn: '2026-11-20',
      note: '004711',
      openCents,
      ...changes,
    };
    return site.post(`${BOOKINGS}/${id}/payments`, body, headers);
  };
  const recorded = async (id = ada.id) =>
    (await site.get(`${BOOKINGS}/${id}/recorded-payments`, headers)).json<RecordedPayments>();
  const take = async (id: string, changes: Partial<TakeBack> = {}, payment?: string) => {
    const own = payment ?? present((await recorded(id)).payments[0]).id;
    const body = { why: 'returned', note: 'NSF', whole: false, openCents: 0, ...changes };
    return site.post(`${BOOKINGS}/${id}/payments/${own}/take-back`, body, headers);
  };
  const taken = async (id: string, changes: Partial<TakeBack> = {}) => {
    const answer = await take(id, changes);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json<UndoableAct>();
  };
  const undo = (id: string, act: string) =>
    site.post(`${BOOKINGS}/${id}/payments/take-back/undo`, { undo: act }, headers);
  const balance = (id: string) => balanceOf(site, id);
  const file = async (id: string) => (await site.get(`${BOOKINGS}/${id}`, headers)).json<OfficeBooking>();
  const book_ = async (kind: string, period = MONTH) =>
    (await (await site.get(`/Website/office/books/${kind}?${period}`, headers)).text()).trim().split('\r\n').slice(1);
  /** Cheque 9000 for the invoices of all three. */
  const together = async () => {
    const { invoices } = await (await site.get(`${BOOKINGS}/${ada.id}/open-invoices`, headers)).json<OpenInvoices>();
    const cents = invoices.reduce((sum, one) => sum + one.openCents, 0);
    const parts = proposedParts(cents, invoices).map((part, index) => ({
      ...{ invoice: present(invoices[index]).invoice, openCents: present(invoices[index]).openCents, cents: part },
    }));
    const body = { method: 'cheque', cents, receivedOn: '2026-11-20', note: '9000', parts };
    const answer = await site.post(`${BOOKINGS}/${ada.id}/payments/together`, body, headers);
    expect(answer.status).toBe(200);
    site.wait(2);
    await site.deliver();
  };
  /** Money may be moved again, on another day. */
  const later = async (minutes: number) => {
    site.wait(minutes);
    Object.assign(headers, await site.cookieOf('stella@example.ca'));
    await open(site, { ...stella, headers });
    await open(site, { ...stella, headers }, openOfficeForMoney.path);
  };
  const mails = async (subject: RegExp) => {
    await site.deliver();
    const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
    return rows
      .map(({ message }) => JSON.parse(message.replaceAll('\u00a0', ' ')) as Message)
      .filter((mail) => subject.test(mail.subject));
  };
  return {
    ...{ site, headers, ada, grace, again, pay, recorded, take, taken, undo, balance, file, together, later, mails },
    book: book_,
  };
}

const BOUNCED = /returned by the bank/;
const CREDIT_TAKEN = /^A credit of yours no longer counts/;

test('a cheque that bounced: what it paid is open again, who paid is told what and how, and the history has it', async () => {
  const { site, headers, ada, pay, taken, balance, file, mails } = await start();
  await pay(ada.id);
  site.wait(5);
  await taken(ada.id);
  expect(await balance(ada.id)).toBe(SEAT);
  expect(await mails(BOUNCED)).toEqual([]);
  site.wait(2);
  const mail = only(await mails(BOUNCED));
  expect(mail.to).toBe('ada@example.ca');
  expect(mail.text).toContain('Invoice 2026-000001: $559.35, due November 27, 2026');
  expect(mail.text).toContain('How to pay:');
  expect(mail.text).not.toContain('NSF');
  const { history, refunds, payments, receipts, openCents } = await file(ada.id);
  expect(openCents).toBe(SEAT);
  expect(history.at(-1)).toMatchObject({ kind: 'payment_bounced', reason: 'NSF', detail: { cents: SEAT } });
  expect(refunds).toMatchObject([{ takenBack: 'returned', cents: SEAT, state: 'done', note: 'NSF' }]);
  expect(payments).toMatchObject([{ state: 'paid', counts: false, leftCents: 0 }]);
  expect(receipts).toEqual([]);
  const today = await (await site.get('/Website/office/today', headers)).json<Today>();
  expect(today.lists.find(({ name }) => name === 'returned')?.rows).toMatchObject([{ id: ada.id, cents: SEAT }]);
  const account = await (
    await site.get(`/Website/booking-account/${await asContact(site, ada.reference)}`)
  ).json<{ openCents: number; paidCents: number; refunds: unknown[]; receipts: unknown[] }>();
  expect(account).toMatchObject({ openCents: SEAT, paidCents: 0, refunds: [], receipts: [] });
  expect(await site.rows(`SELECT subject_id, reason, after FROM office_acts WHERE act = 'payment_taken_back'`)).toEqual(
    [{ subject_id: ada.id, reason: 'NSF', after: expect.stringContaining('"what":"returned"') as unknown }],
  );
});

test('the books of the cheque’s month stay as they were, its taking back falls on its own day, and all agree to the cent', async () => {
  const { ada, pay, taken, book, later } = await start();
  await pay(ada.id);
  const november = { payments: await book('payments'), open: await book('open'), summary: await book('summary') };
  await later(24 * 60 * 20);
  await taken(ada.id);
  expect({ payments: await book('payments'), open: await book('open'), summary: await book('summary') }).toEqual(
    november,
  );
  const period = 'from=2026-12-01&to=2026-12-31';
  const [row, ...others] = await book('payments', period);
  expect(others).toEqual([]);
  expect(row).toMatch(/^2026-12-10,returned,cheque,done,.*,2026-000001,.*,-559\.35,004711$/);
  const sums = Object.fromEntries((await book('summary', period)).map((line) => line.split(',').slice(2))) as Record<
    string,
    string
  >;
  expect([sums['Given back or returned by the bank'], sums.Paid]).toEqual(['559.35', '0.00']);
  const ofOpen = (await book('open', period)).map((line) => Number(line.split(',').at(-1)));
  expect(ofOpen.reduce((sum, one) => sum + one, 0).toFixed(2)).toBe(sums['Open after']);
});

test('the same number may be recorded again then, and counts alone', async () => {
  const { site, ada, pay, taken, balance, recorded } = await start();
  expect((await pay(ada.id)).status).toBe(200);
  await taken(ada.id, { why: 'mistake' });
  site.wait(1);
  expect((await pay(ada.id)).status).toBe(200);
  expect(await balance(ada.id)).toBe(0);
  expect((await recorded()).payments).toHaveLength(1);
  expect((await pay(ada.id, 0, { cents: SEAT })).status).toBe(400);
});

test('undone within the minute it never was: nobody is told, the books do not know of it', async () => {
  const { site, headers, ada, pay, taken, undo, balance, file, book, recorded, mails } = await start();
  await pay(ada.id);
  const before = await book('payments');
  const act = await taken(ada.id);
  expect((await recorded()).undo).toMatchObject([{ id: act.id, act: 'payment_taken_back' }]);
  expect((await undo(ada.id, act.id)).status).toBe(204);
  expect([await balance(ada.id), await book('payments')]).toEqual([0, before]);
  site.wait(2);
  expect(await mails(BOUNCED)).toEqual([]);
  const { refunds, history, receipts } = await file(ada.id);
  expect([refunds, history.at(-1)?.kind, receipts]).toEqual([[], 'payment_counts_again', ['2026-000001']]);
  expect((await undo(ada.id, act.id)).status).toBe(409);
  const today = await (await site.get('/Website/office/today', headers)).json<Today>();
  expect(today.lists.find(({ name }) => name === 'refunds')?.count).toBe(0);
  // It can be taken back again, and then stands.
  const second = await taken(ada.id);
  site.wait(2);
  expect((await undo(ada.id, second.id)).status).toBe(409);
});

test('what has happened meanwhile is not undone over', async () => {
  const { ada, pay, taken, undo, balance } = await start();
  await pay(ada.id);
  const act = await taken(ada.id);
  expect((await pay(ada.id, SEAT, { cents: 100 })).status).toBe(200);
  expect((await undo(ada.id, act.id)).status).toBe(409);
  expect(await balance(ada.id)).toBe(SEAT - 100);
});

test('of a cheque for several invoices all parts are taken back together, and its payer hears of each invoice', async () => {
  const { site, ada, grace, again, recorded, taken, undo, together, balance, mails } = await start();
  await together();
  const { payments } = await recorded(grace.id);
  expect(payments).toMatchObject([{ cents: SEAT, hindrance: null, wholeHindrance: null }]);
  expect(present(payments[0]).parts.map(({ bookingId }) => bookingId)).toEqual([ada.id, grace.id, again.id]);
  const act = await taken(grace.id, { whole: true });
  expect([await balance(ada.id), await balance(grace.id), await balance(again.id)]).toEqual([SEAT, SEAT, SEAT]);
  expect((await undo(grace.id, act.id)).status).toBe(204);
  expect([await balance(ada.id), await balance(grace.id), await balance(again.id)]).toEqual([0, 0, 0]);
  await taken(grace.id, { whole: true });
  site.wait(2);
  const mail = only(await mails(BOUNCED));
  expect([mail.to, mail.subject]).toEqual(['ada@example.ca', 'Your cheque of $1,678.05 was returned by the bank']);
  for (const number of ['2026-000001', '2026-000002', '2026-000003']) expect(mail.text).toContain(`Invoice ${number}`);
  expect(mail.text).toContain('In all: $1,678.05');
});

test('of a cheque for several invoices, one cancelled for a credit: its credit goes with the whole, the others are open', async () => {
  const { site, ada, grace, again, recorded, taken, undo, together, balance, later, mails } = await start();
  await together();
  const manage = await managed(site, grace.reference);
  const body = cancelBody(
    manage,
    manage.participants.map((seat) => seat.id),
    { back: 'credit' },
  );
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, grace.reference)}`, body)).status).toBe(200);
  const credit = async () =>
    only(await site.rows<{ cents: number }>('SELECT SUM(delta_cents) AS cents FROM credits')).cents;
  const balances = async () => [await balance(ada.id), await balance(grace.id), await balance(again.id)];
  expect([await credit(), await balances()]).toEqual([SEAT, [0, 0, 0]]);
  const [payment] = (await recorded(ada.id)).payments;
  const became = { creditCents: SEAT, leftCents: SEAT, stoppedCents: 0, sentCents: 0 };
  expect(payment).toMatchObject({ became: null, wholeHindrance: null, wholeBecame: became });
  const act = await taken(ada.id, { whole: true });
  expect([await credit(), await balances()]).toEqual([0, [SEAT, 0, SEAT]]);
  expect((await undo(ada.id, act.id)).status).toBe(204);
  expect([await credit(), await balances()]).toEqual([SEAT, [0, 0, 0]]);
  await later(5);
  expect(await mails(CREDIT_TAKEN)).toEqual([]);
  // The part of another booking alone leaves the credit; its own takes it.
  await taken(ada.id);
  expect([await credit(), await balances()]).toEqual([SEAT, [SEAT, 0, 0]]);
  await taken(grace.id);
  expect([await credit(), await balances()]).toEqual([0, [SEAT, 0, 0]]);
});

test.each([
  ['returned', 'The cheque that had paid your booking {number} was returned by the bank'],
  ['mistake', 'The cheque that was entered for your booking {number} was a mistake of ours'],
] as const)(
  'whose credit went with a colleague’s cheque is told of it, once that cannot be undone: %s',
  async (why, words) => {
    const { site, ada, grace, taken, together, mails, file } = await start();
    await together();
    const { participants } = await managed(site, grace.reference);
    const seats = participants.map((seat) => seat.id);
    const body = cancelBody(await managed(site, grace.reference), seats, { back: 'credit' });
    expect((await site.post(`/Website/cancel-seats/${await asContact(site, grace.reference)}`, body)).status).toBe(200);
    await taken(ada.id, { whole: true, why });
    expect(await mails(CREDIT_TAKEN)).toEqual([]);
    site.wait(2);
    const mail = only(await mails(CREDIT_TAKEN));
    expect([mail.to, mail.subject]).toEqual(['grace@example.ca', 'A credit of yours no longer counts: $559.35']);
    expect(mail.text).toContain(words.replace('{number}', (await file(grace.id)).number ?? ''));
    expect(mail.text).toContain('So we are taking $559.35 of this credit back. You have $0.00 left of it.');
    expect(await mails(why === 'returned' ? BOUNCED : /^Correction/)).toMatchObject([{ to: 'ada@example.ca' }]);
    const { detail } = present((await file(grace.id)).history.at(-1));
    expect(detail).toMatchObject({ cents: SEAT, creditCents: SEAT });
  },
);

test('one part alone, by mistake: its receipt is corrected, and the rest of the cheque counts', async () => {
  const { site, ada, grace, again, taken, together, balance, mails } = await start();
  await together();
  await taken(grace.id, { why: 'mistake' });
  expect([await balance(ada.id), await balance(grace.id), await balance(again.id)]).toEqual([0, SEAT, 0]);
  site.wait(2);
  const mail = only(await mails(/^Correction/));
  expect([mail.to, mail.subject]).toEqual(['ada@example.ca', 'Correction: $559.35 was recorded by mistake']);
  expect(mail.text).toContain('Invoice 2026-000002: $559.35');
});

test('a mistake whose receipt has not left is told to nobody, and its receipt leaves no more', async () => {
  const { site, ada, pay, taken, mails } = await start();
  await pay(ada.id);
  await site.rows(`DELETE FROM local_mail`);
  await site.rows(
    `UPDATE outbox SET state = 'pending', sent_at = NULL, next_attempt_at = 0 WHERE kind = 'payment_receipt'`,
  );
  await taken(ada.id, { why: 'mistake' });
  site.wait(120);
  expect(await mails(/^(?:Receipt|Correction)/)).toEqual([]);
});

/** A cheque over ten times what is open, of which what is too much is to be sent back. */
async function overpaid() {
  const shop = await start();
  const { site, headers, ada, pay, recorded, balance } = shop;
  await pay(ada.id, SEAT, { cents: 10 * SEAT });
  const payment = present((await recorded()).payments[0]).id;
  const body = { payment, cents: 9 * SEAT, reason: 'Too much', openCents: -9 * SEAT };
  expect((await site.post(`${BOOKINGS}/${ada.id}/refunds`, body, headers)).status).toBe(200);
  expect(await balance(ada.id)).toBe(0);
  const [refund] = await site.rows<{ id: string }>('SELECT id FROM refunds');
  const sent = () =>
    site.post(`${BOOKINGS}/${ada.id}/refunds/sent`, { refund: present(refund).id, note: '118' }, headers);
  return { ...shop, sent };
}

test('what was sent back of a cheque that bounces is owed beside what it paid', async () => {
  const { site, ada, recorded, taken, sent, balance, book, file, mails } = await overpaid();
  expect((await sent()).status).toBe(200);
  expect((await recorded()).payments).toMatchObject([
    { hindrance: null, became: { stoppedCents: 0, sentCents: 9 * SEAT } },
  ]);
  await taken(ada.id);
  expect(await balance(ada.id)).toBe(10 * SEAT);
  expect((await file(ada.id)).refunds.map(({ cents, state }) => [cents, state])).toEqual([
    [9 * SEAT, 'done'],
    [10 * SEAT, 'done'],
  ]);
  const open = (await book('open')).map((line) => Number(line.split(',').at(-1)));
  expect(Math.round(open.reduce((sum, one) => sum + one, 0) * 100)).toBe(12 * SEAT);
  site.wait(2);
  expect(only(await mails(BOUNCED)).text).toContain('Invoice 2026-000001: $5,593.50');
});

test('what is still to be sent back of a cheque that bounces is sent no more, and is again where it counts after all', async () => {
  const { site, headers, ada, recorded, taken, undo, sent, balance, file, mails } = await overpaid();
  expect((await recorded()).payments).toMatchObject([{ became: { stoppedCents: 9 * SEAT, sentCents: 0 } }]);
  const act = await taken(ada.id);
  expect(await balance(ada.id)).toBe(SEAT);
  expect((await sent()).status).toBe(409);
  expect((await undo(ada.id, act.id)).status).toBe(204);
  expect(await balance(ada.id)).toBe(0);
  const kinds = ['payment_bounced', 'refund_stopped', 'refund_asked', 'payment_counts_again'];
  expect((await file(ada.id)).history.slice(-4).map(({ kind }) => kind)).toEqual(kinds);
  await taken(ada.id);
  const today = await (await site.get('/Website/office/today', headers)).json<Today>();
  expect(today.lists.find(({ name }) => name === 'refunds')?.count).toBe(0);
  site.wait(2);
  const { text } = only(await mails(BOUNCED));
  expect(text).toContain('What we were to send back of it is not sent: $5,034.15.');
  expect(text).toContain('Invoice 2026-000001: $559.35');
});

test('a refund that is sent while its cheque is taken back stands, and is owed', async () => {
  const { site, ada, taken, sent, balance } = await overpaid();
  const { db } = site.needs;
  const { batch } = db;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    const isTaking = statements.some((one) =>
      (one as unknown as { statement: string }).statement.includes('taken_back)'),
    );
    if (!isTaking) return batch.call(db, statements) as Promise<D1Result<T>[]>;
    db.batch = batch;
    expect((await sent()).status).toBe(200);
    return batch.call(db, statements) as Promise<D1Result<T>[]>;
  };
  await taken(ada.id);
  expect(await balance(ada.id)).toBe(10 * SEAT);
});

test('what a credit note promises and nobody has sent is promised no more', async () => {
  const { site, grace, pay, taken, undo, balance } = await start();
  await pay(grace.id);
  const manage = await managed(site, grace.reference);
  const seats = manage.participants.map((seat) => seat.id);
  const token = await asContact(site, grace.reference);
  expect((await site.post(`/Website/cancel-seats/${token}`, cancelBody(manage, seats))).status).toBe(200);
  await refundCreditNotes(site.needs);
  const act = await taken(grace.id);
  const asked = () => site.rows(`SELECT state FROM refunds WHERE taken_back IS NULL`);
  expect([await balance(grace.id), await asked()]).toEqual([0, [{ state: 'failed' }]]);
  await refundCreditNotes(site.needs);
  expect(await asked()).toHaveLength(1);
  expect((await undo(grace.id, act.id)).status).toBe(204);
  expect([await balance(grace.id), await asked()]).toEqual([0, [{ state: 'asked' }]]);
});

test('while something is written off it is refused, in words', async () => {
  const { site, headers, again, pay, recorded, take, balance } = await start();
  await pay(again.id, SEAT, { cents: 10_000 });
  await site.post(`${BOOKINGS}/${again.id}/write-off`, { openCents: SEAT - 10_000, reason: 'Gone' }, headers);
  expect((await recorded(again.id)).payments).toMatchObject([{ hindrance: 'written_off' }]);
  const openCents = await balance(again.id);
  const answer = await take(again.id, { openCents });
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'closed' }]);
  expect(await balance(again.id)).toBe(openCents);
});

test('it is taken back once, by who saw what is open, and never what a card has paid', async () => {
  const { site, ada, pay, recorded, take, balance } = await start();
  await pay(ada.id);
  const payment = present((await recorded()).payments[0]).id;
  expect((await take(ada.id, { openCents: 5 })).status).toBe(409);
  const answers = await Promise.all([take(ada.id, {}, payment), take(ada.id, {}, payment)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await balance(ada.id)).toBe(SEAT);
  expect((await take(ada.id, { openCents: SEAT }, 'nothing')).status).toBe(404);
  expect(await site.rows(`SELECT COUNT(*) AS rows FROM refunds`)).toEqual([{ rows: 1 }]);
});

test('reminders run anew, from the day on which it was taken back', async () => {
  const { site, ada, pay, taken, later } = await start();
  const remind = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      site.wait(24 * 60);
      await present(reminding.tasks?.[0]).run(site.needs);
    }
  };
  const stages = async () =>
    (
      await site.rows<{ stage: number }>(
        `SELECT stage FROM payment_reminders WHERE booking_id = ?1 ORDER BY id`,
        ada.id,
      )
    ).map(({ stage }) => stage);
  // All three stages of an invoice that nobody pays.
  await remind(60);
  expect(await stages()).toEqual([1, 2, 3]);
  await later(0);
  await pay(ada.id, SEAT, { receivedOn: '2027-01-15' });
  await remind(10);
  await later(0);
  await taken(ada.id);
  await remind(6);
  expect(await stages()).toEqual([1, 2, 3]);
  await remind(20);
  expect(await stages()).toEqual([1, 2, 3, 1, 2]);
});
