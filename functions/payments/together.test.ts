import { expect, test } from 'vitest';
import { openOfficeForMoney } from '../../src/domain/accounts/office-calls.ts';
import type { OpenInvoices, RecordTogether } from '../../src/domain/payments/together.ts';
import type { RecordedPayments } from '../../src/domain/payments/taken-back.ts';
import { proposedParts } from '../../src/domain/payments/together.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { balanceOf, bookedBy, cancelBody, managed } from '../testing/changes.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { papersOf, wordsOf } from '../testing/papers.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { refundCreditNotes } from './refunds.ts';

const BOOKINGS = '/Website/office/bookings';
const SEAT = withHst(49_500);

/** Ada has two bookings, Grace of the same organization one, and Eve of another one. */
async function start() {
  const site = await startOffice(
    {},
    siteDataOf(['a', 'b', 'c', 'd'].map((id) => scheduledClass({ id, capacity: 20 }))),
  );
  const stella = await site.staff('stella@example.ca', 'owner');
  await open(site, stella, openOfficeForMoney.path);
  const { headers } = stella;
  const book = async (...[eventId, email, organisation]: [string, string, string?]) =>
    (await bookedBy(site, eventId, email, organisation)).id;
  const first = await book('a', 'ada@example.ca');
  const other = await book('b', 'grace@example.ca', 'EXAMPLE institute');
  const last = await book('c', 'ada@example.ca');
  const foreign = await book('d', 'eve@example.ca', 'Somebody Else');
  const openOf = async (id = first) =>
    (await site.get(`${BOOKINGS}/${id}/open-invoices`, headers)).json<OpenInvoices>();
  const bodyOf = async (cents: number, changes: Partial<RecordTogether> = {}): Promise<RecordTogether> => {
    const { invoices } = await openOf();
    const parts = proposedParts(cents, invoices).flatMap((part, index) => {
      const { invoice, openCents } = present(invoices[index]);
      return part > 0 ? [{ invoice, openCents, cents: part }] : [];
    });
    return { method: 'cheque', cents, receivedOn: '2026-11-20', note: '004711', parts, ...changes };
  };
  const record = (body: RecordTogether, extra: Record<string, string> = {}) =>
    site.post(`${BOOKINGS}/${first}/payments/together`, body, { ...headers, ...extra });
  const recorded = async (body: RecordTogether) => {
    const answer = await record(body);
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json<UndoableAct>();
  };
  const undo = (id: string) => site.post(`${BOOKINGS}/${first}/payments/together/undo`, { undo: id }, headers);
  const payments = () =>
    site.rows(`SELECT booking_id, invoice_number, amount_cents, state, note FROM payments ORDER BY rowid`);
  const balance = (id: string) => balanceOf(site, id);
  return { site, headers, first, other, last, foreign, openOf, bodyOf, record, recorded, undo, payments, balance };
}

test('what was written off is proposed last, and named, since nobody pays for it', async () => {
  const { site, headers, first, openOf } = await start();
  const off = { openCents: SEAT, reason: 'Insolvent.' };
  expect((await site.post(`${BOOKINGS}/${first}/write-off`, off, headers)).status).toBe(200);
  const { invoices } = await openOf();
  expect(invoices.map(({ invoice, writtenOff }) => [invoice, writtenOff])).toEqual([
    ['2026-000002', false],
    ['2026-000003', false],
    ['2026-000001', true],
  ]);
  expect(proposedParts(SEAT, invoices)).toEqual([SEAT, 0, 0]);
});

test('open are the invoices of the client and of everybody of the organization, what is due first above', async () => {
  const { openOf, first, other, last, foreign } = await start();
  const { name, email, invoices, undo } = await openOf();
  expect([name, email, undo]).toEqual(['Ada Byron', 'ada@example.ca', []]);
  expect(invoices.map(({ bookingId, invoice, openCents }) => [bookingId, invoice, openCents])).toEqual([
    [first, '2026-000001', SEAT],
    [other, '2026-000002', SEAT],
    [last, '2026-000003', SEAT],
  ]);
  expect((await openOf(foreign)).invoices.map(({ bookingId }) => bookingId)).toEqual([foreign]);
});

test('one cheque pays several invoices, a payment each with the same reference; what is more than open is owed', async () => {
  const { site, headers, first, other, last, bodyOf, recorded, payments, balance } = await start();
  const over = 500;
  await recorded(await bodyOf(3 * SEAT + over));
  const row = { state: 'paid', note: '004711' };
  expect(await payments()).toEqual([
    { booking_id: first, invoice_number: '2026-000001', amount_cents: SEAT, ...row },
    { booking_id: other, invoice_number: '2026-000002', amount_cents: SEAT, ...row },
    { booking_id: last, invoice_number: '2026-000003', amount_cents: SEAT + over, ...row },
  ]);
  expect([await balance(first), await balance(other), await balance(last)]).toEqual([0, 0, -over]);
  const csv = await (await site.get('/Website/office/books/payments?from=2026-11-20&to=2026-11-20', headers)).text();
  const lines = csv.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/,004711$/);
  const cents = lines.map((line) => line.split(',').at(-2)).sort();
  expect(cents).toEqual([SEAT, SEAT, SEAT + over].map((one) => (one / 100).toFixed(2)));
  expect(
    await site.rows(`SELECT subject, subject_id, after FROM office_acts WHERE act = 'payments_recorded'`),
  ).toMatchObject([{ subject: 'client', subject_id: first }]);
});

test('all of it is written down or nothing: another sum open, another payer’s invoice, parts that are not all of it', async () => {
  const { first, foreign, openOf, bodyOf, record, payments, balance } = await start();
  const body = await bodyOf(2 * SEAT);
  const strange = present((await openOf(foreign)).invoices[0]);
  const [one, two] = body.parts;
  const refused = [
    { ...body, parts: [present(one), { ...present(two), openCents: SEAT - 1 }] },
    { ...body, parts: [present(one), { ...strange, cents: SEAT }] },
  ];
  for (const wrong of refused) {
    const answer = await record(wrong);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'booking_changed' }]);
  }
  for (const wrong of [
    { ...body, cents: 2 * SEAT + 1 },
    { ...body, parts: [] },
    { ...body, receivedOn: '2026-11-21' },
    // The year was mistyped.
    { ...body, receivedOn: '0026-11-20' },
  ]) {
    expect((await record(wrong)).status).toBe(400);
  }
  expect([await payments(), await balance(first)]).toEqual([[], SEAT]);
});

test('sent twice under one key it is one payment, and of two at once one looks again', async () => {
  const { bodyOf, record, payments } = await start();
  const body = await bodyOf(2 * SEAT);
  const key = { 'idempotency-key': 'one-cheque-1' };
  const answers = await Promise.all([record(body, key), record(body, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await payments()).toHaveLength(2);
  const again = await record(body);
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'booking_changed' }]);
});

test('the payer gets one receipt of all invoices, once it stands', async () => {
  const { site, headers, first, other, foreign, bodyOf, recorded } = await start();
  const { id } = await recorded(await bodyOf(2 * SEAT + 100));
  const receipts = async () => {
    await site.deliver();
    const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail');
    return rows
      .map(({ message }) => JSON.parse(message) as Message)
      .filter(({ subject }) => /^Re.ceipt|^Receipt/.test(subject));
  };
  expect(await receipts()).toEqual([]);
  site.wait(2);
  const mail = only(await receipts());
  expect([mail.to, mail.subject.replaceAll('\u00a0', ' ')]).toEqual([
    'ada@example.ca',
    'Receipt: $1,119.70 for several invoices',
  ]);
  for (const line of ['Invoice 2026-000001: $559.35', 'Invoice 2026-000002: $559.35', 'Invoice 2026-000003: $1.00'])
    expect(mail.text).toContain(line);
  expect(only(papersOf(mail)).words).toContain('004711');
  for (const booking of [first, other]) {
    const paper = await site.get(`${BOOKINGS}/${booking}/payments/${id}/receipt`, headers);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    expect(await wordsOf(paper)).toContain('2026-000003');
  }
  expect((await site.get(`${BOOKINGS}/${foreign}/payments/${id}/receipt`, headers)).status).toBe(404);
});

test('undone in time, all parts are none, nobody is told, and what was written off is so again', async () => {
  const { site, first, other, last, openOf, bodyOf, recorded, undo, payments, balance } = await start();
  await site.rows(
    `INSERT INTO write_offs (id, booking_id, amount_cents, written_at) VALUES ('w', ?1, ?2, 1)`,
    other,
    SEAT,
  );
  const { id } = await recorded(await bodyOf(2 * SEAT + 100));
  expect((await openOf()).undo.map((one) => one.id)).toEqual([id]);
  const both = await Promise.all([undo(id), undo(id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect((await payments()).map((row) => (row as { state: string }).state)).toEqual(['ended', 'ended', 'ended']);
  expect([await balance(first), await balance(other), await balance(last)]).toEqual([SEAT, SEAT, SEAT]);
  const [off] = await site.rows<{ cents: number }>(
    `SELECT (SELECT SUM(amount_cents) FROM write_offs) - (SELECT SUM(amount_cents) FROM write_offs_taken_back) AS cents`,
  );
  expect(off).toEqual({ cents: SEAT });
  expect((await openOf()).invoices).toHaveLength(3);
  site.wait(2);
  await site.deliver();
  expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'payments_receipt'`)).toEqual([]);
  // The same cheque can be recorded anew.
  await recorded(await bodyOf(2 * SEAT + 100));
});

test('undone, no more is written off again than the payment had settled, from the day on at which it counted', async () => {
  const { site, headers, first, bodyOf, recorded, undo } = await start();
  await site.rows(
    `INSERT INTO write_offs (id, booking_id, amount_cents, written_at) VALUES ('w', ?1, ?2, 1)`,
    first,
    SEAT,
  );
  // It stands last, and is paid after all.
  const part = present((await bodyOf(3 * SEAT)).parts.at(-1));
  const { id } = await recorded(await bodyOf(20_000, { parts: [{ ...part, cents: 20_000 }] }));
  // Of what stands, an owner expects all again meanwhile.
  const body = { writtenOffCents: SEAT - 20_000, reason: 'They answer.' };
  expect((await site.post(`${BOOKINGS}/${first}/write-off/take-back`, body, headers)).status).toBe(200);
  expect((await undo(id)).status).toBe(204);
  const off = await site.rows(`SELECT amount_cents, written_at FROM write_offs ORDER BY rowid`);
  const back = await site.rows<{ amount_cents: number; taken_at: number }>(
    `SELECT amount_cents, taken_at FROM write_offs_taken_back WHERE kind = 'settled'`,
  );
  expect(off).toEqual([
    { amount_cents: SEAT, written_at: 1 },
    { amount_cents: 20_000, written_at: only(back).taken_at },
  ]);
});

test('what has gone back of a part meanwhile keeps it from being undone', async () => {
  const { site, headers, last, bodyOf, recorded, undo, balance } = await start();
  const { id } = await recorded(await bodyOf(3 * SEAT + 100));
  const [part] = await site.rows<{ id: string }>('SELECT id FROM payments WHERE booking_id = ?1', last);
  const refund = { payment: part?.id, cents: 100, reason: 'Too much.', openCents: -100 };
  expect((await site.post(`${BOOKINGS}/${last}/refunds`, refund, headers)).status).toBe(200);
  const paid = { method: 'cheque', cents: 100, receivedOn: '2026-11-20', note: '', openCents: 0 };
  expect((await site.post(`${BOOKINGS}/${last}/payments`, paid, headers)).status).toBe(200);
  // As much is open as before, by other payments.
  expect(await balance(last)).toBe(-100);
  expect((await undo(id)).status).toBe(409);
});

test('what was cancelled for a credit, or a refund by hand, after it came in keeps it from being undone, though as much is open', async () => {
  for (const back of ['credit', 'refund'] as const) {
    const { site, first, last, recorded, bodyOf, undo, balance } = await start();
    const { id } = await recorded(await bodyOf(3 * SEAT));
    for (const booking of [first, last]) {
      const { reference } = only(
        await site.rows<{ reference: string }>('SELECT reference FROM bookings WHERE id = ?1', booking),
      );
      const now = await managed(site, reference);
      const body = cancelBody(
        now,
        now.participants.map((seat) => seat.id),
      );
      const token = await asContact(site, reference);
      expect((await site.post(`/Website/cancel-seats/${token}`, { ...body, back })).status).toBe(200);
    }
    await refundCreditNotes(site.needs);
    expect([await balance(first), await balance(last)]).toEqual([0, 0]);
    const answer = await undo(id);
    expect([answer.status, await answer.json()], back).toMatchObject([409, { code: 'closed' }]);
  }
});

test('it stands after a minute, and where something else has happened to a booking of it', async () => {
  const { site, headers, last, bodyOf, recorded, undo, payments } = await start();
  const { id } = await recorded(await bodyOf(3 * SEAT + 100));
  const paid = { method: 'cheque', cents: 100, receivedOn: '2026-11-20', note: '', openCents: -100 };
  expect((await site.post(`${BOOKINGS}/${last}/payments`, paid, headers)).status).toBe(200);
  const refused = await undo(id);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'closed' }]);
  site.wait(2);
  expect((await undo(id)).status).toBe(409);
  expect((await payments()).every((row) => (row as { state: string }).state === 'paid')).toBe(true);
  // What was paid stays paid.
  await expect(site.rows(`UPDATE payments SET state = 'ended', paid_at = NULL`)).rejects.toThrow('stays paid');
});

test('a cheque that bounces takes of one credit no more than is left, though two of its bookings gave it', async () => {
  const { site, headers, first, last, recorded, bodyOf } = await start();
  await recorded(await bodyOf(3 * SEAT));
  site.wait(2);
  for (const id of [first, last]) {
    const { reference } = only(
      await site.rows<{ reference: string }>('SELECT reference FROM bookings WHERE id = ?1', id),
    );
    const now = await managed(site, reference);
    const seats = now.participants.map((one) => one.id);
    const body = cancelBody(now, seats, { back: 'credit' });
    expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
  }
  const { id: next } = await bookedBy(site, 'd', 'ada@example.ca');
  const use = { cents: SEAT, from: '', note: 'Asked by mail.', openCents: SEAT };
  expect((await site.post(`${BOOKINGS}/${next}/credit`, use, headers)).status).toBe(200);
  const asked = await site.get(`${BOOKINGS}/${first}/recorded-payments`, headers);
  const [payment] = (await asked.json<RecordedPayments>()).payments;
  expect(payment?.wholeBecame).toMatchObject({ creditCents: 2 * SEAT, leftCents: SEAT });
  const back = { why: 'returned', note: 'NSF', whole: true, openCents: 0 };
  const answer = await site.post(`${BOOKINGS}/${first}/payments/${payment?.id}/take-back`, back, headers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect(only(await site.rows('SELECT SUM(delta_cents) AS cents FROM credits'))).toEqual({ cents: 0 });
});

test('a cheque that is written down for one of a payer’s bookings is not written down for others, by either form', async () => {
  const { site, headers, first, other, bodyOf, record, recorded, undo } = await start();
  const alone = { method: 'cheque', cents: SEAT, receivedOn: '2026-11-20', note: 'No. 4711', openCents: SEAT };
  const recordAlone = (id: string, note = alone.note) =>
    site.post(`${BOOKINGS}/${id}/payments`, { ...alone, note }, headers);
  const refused = async (answer: Response) =>
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { note: 'duplicate' } }]);
  expect((await recordAlone(first)).status).toBe(200);
  await refused(await record(await bodyOf(SEAT, { note: 'no. 4711' })));
  await refused(await recordAlone(other, 'no. 4711'));
  const two = await bodyOf(2 * SEAT, { note: '4712' });
  const both = await recorded(two);
  expect((await undo(both.id)).status).toBe(204);
  await recorded(await bodyOf(2 * SEAT, { note: '4712' }));
});
