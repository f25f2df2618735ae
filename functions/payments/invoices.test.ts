import { expect, test } from 'vitest';
import type { ConfirmRequest } from '../../src/domain/booking/contract.ts';
import { firstDue } from '../../src/domain/changes/due.ts';
import { only, present } from '../../src/domain/present.ts';
import type { Message } from '../platform/mail/message.ts';
import { papersOf, wordsOf } from '../testing/papers.ts';
import { runScheduled } from '../scheduled.ts';
import { digestOf } from '../platform/secrets.ts';
import { addAccount, cookieOf, LOGIN, PASSWORD } from '../testing/accounts.ts';
import { cancelBody, managed, moveBody } from '../testing/changes.ts';
import { asContact, prove, withHst } from '../testing/harness.ts';
import { books, mailsOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { PAYMENT_PAID } from './sql.ts';
import { scheduledClass } from '../testing/site-data.ts';

const TOTAL = withHst(PRICE);

/** A booking on invoice, whose buyer has opened the link. */
async function invoiced(changes: Partial<ConfirmRequest> = {}): Promise<{ site: CardShop; reference: string }> {
  const site = await startShop([scheduledClass({ id: 'a' })]);
  const { reference } = await site.order([{ eventId: 'a' }], { paymentMethod: 'invoice', ...changes });
  await prove(site, reference);
  return { site, reference };
}

async function pay(site: CardShop, changes: Record<string, unknown> = {}) {
  const request = { number: '2026-000001', totalCents: TOTAL, ...changes };
  const answer = await site.post('/Website/pay-invoice', request);
  return { status: answer.status, ...(await answer.json<{ payAt?: string; code?: string }>()) };
}

const account = async (site: CardShop, reference: string) =>
  (await site.get(`/Website/booking-account/${await asContact(site, reference)}`)).json<Record<string, unknown>>();

const receipt = async (site: CardShop, reference: string, number = '2026-000001') =>
  site.get(`/Website/booking-account/${await asContact(site, reference)}/receipts/${number}`);

async function messages(site: CardShop): Promise<Message[]> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows.map(({ message }) => JSON.parse(message) as Message);
}

test('an invoice is paid by its number and total, with a receipt', async () => {
  const { site, reference } = await invoiced();
  expect(await account(site, reference)).toEqual({
    openCents: TOTAL,
    calledOff: false,
    owedCents: 0,
    paidCents: 0,
    paidAt: null,
    refunds: [],
    receipts: [],
    next: { invoice: '2026-000001', cents: TOTAL },
  });
  const { payAt = '' } = await pay(site);
  expect(await (await site.double.fetch(new Request(payAt))).text()).not.toMatch(/ada@|reference-/);
  // Whoever knows what is printed on an invoice does not get to see the booking by it.
  expect((await site.pay(payAt)).headers.get('location')).toBe('https://gct.example/payment#paid');
  expect(await account(site, reference)).toEqual({
    openCents: 0,
    calledOff: false,
    owedCents: 0,
    paidCents: TOTAL,
    paidAt: '2026-11-20T15:00:00Z',
    refunds: [],
    receipts: ['2026-000001'],
    next: null,
  });
  expect(await mailsOf(site)).toEqual(['booking_confirmation', 'office_booking', 'payment_receipt', 'proof_request']);
  await site.deliver();
  const [mail] = await site.rows<{ message: string }>(`SELECT message FROM local_mail WHERE message LIKE '%Receipt%'`);
  expect(mail?.message).toContain('$559.35');
  const { filename, words } = only(papersOf(JSON.parse(mail?.message ?? '{}') as Message));
  expect(filename).toBe('receipt-2026-000001.pdf');
  expect(words).toBe(await wordsOf(await receipt(site, reference)));
});

test('rule 42: whatever does not fit an open invoice is answered by the same words', async () => {
  const { site } = await invoiced();
  const { payAt = '' } = await pay(site);
  await site.pay(payAt);
  const answers = [
    await pay(site),
    await pay(site, { number: '2026-000009' }),
    await pay(site, { totalCents: TOTAL + 1 }),
  ].map((answer) => ({ ...answer, requestId: '' }));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, code: 'no_open_invoice' });
});

test('an invoice is paid once from two tabs, by number and by link', async () => {
  const { site, reference } = await invoiced();
  const byLink = async () =>
    (await site.post(`/Website/pay-open-invoice/${await asContact(site, reference)}`, {})).json<{ payAt: string }>();
  const pages = [(await pay(site)).payAt, (await byLink()).payAt, (await pay(site)).payAt];
  expect(new Set(pages).size).toBe(1);
  await site.pay(pages[0] ?? '');
  await site.pay(pages[0] ?? '');
  expect(await books(site)).toMatchObject({ payments: ['paid'], refunds: [] });
  expect((await site.post(`/Website/pay-open-invoice/${await asContact(site, reference)}`, {})).status).toBe(404);
});

test('who has the booking is told of which invoice what is asked for is, and who has its number is not', async () => {
  const { site, reference } = await invoiced();
  const byLink = await (
    await site.post(`/Website/pay-open-invoice/${await asContact(site, reference)}`, {})
  ).json<{ payAt: string }>();
  const { payAt } = byLink;
  expect(byLink).toEqual({ payAt, invoice: '2026-000001', cents: TOTAL });
  expect(await pay(site)).toEqual({ status: 200, payAt });
  // The page is one for both, and so is its way back.
  expect(await (await site.double.fetch(new Request(payAt))).text()).toContain('https://gct.example/payment#not-paid');
});

test('of two open invoices the account names the oldest, which is what is paid, and after it the next', async () => {
  const site = await startShop([
    scheduledClass({ id: 'a' }),
    scheduledClass({ id: 'dear', priceCents: PRICE + 20_000 }),
  ]);
  const { reference } = await site.order([{ eventId: 'a' }], { paymentMethod: 'invoice' });
  await prove(site, reference);
  const secret = await asContact(site, reference);
  const now = await managed(site, reference);
  const body = moveBody(now, [only(now.participants).id], 'dear');
  expect((await site.post(`/Website/move-seats/${secret}`, body)).status).toBe(200);
  const more = withHst(PRICE + 20_000) - TOTAL;
  for (const next of [
    { invoice: '2026-000001', cents: TOTAL },
    { invoice: '2026-000002', cents: more },
  ]) {
    expect(await account(site, reference)).toMatchObject({ next });
    const answer = await site.post(`/Website/pay-open-invoice/${secret}`, {});
    const { payAt, ...named } = await answer.json<{ payAt: string }>();
    expect(named).toEqual(next);
    await site.pay(payAt);
    expect((await receipt(site, reference, next.invoice)).status).toBe(200);
  }
  expect(await account(site, reference)).toMatchObject({ openCents: 0, next: null });
  expect(await site.rows('SELECT invoice_number, amount_cents FROM payments ORDER BY invoice_number')).toEqual([
    { invoice_number: '2026-000001', amount_cents: TOTAL },
    { invoice_number: '2026-000002', amount_cents: more },
  ]);
});

test('a few cents that are left of one invoice keep no card from the next', async () => {
  const site = await startShop([
    scheduledClass({ id: 'a' }),
    scheduledClass({ id: 'dear', priceCents: PRICE + 20_000 }),
  ]);
  const { reference } = await site.order([{ eventId: 'a' }], { paymentMethod: 'invoice' });
  await prove(site, reference);
  await site.rows(
    `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
     SELECT 'cheque', id, '2026-000001', 'cheque', 'paid', ?1, 1, 1 FROM bookings`,
    TOTAL - 30,
  );
  expect(await account(site, reference)).toMatchObject({ openCents: 30, next: null });
  const secret = await asContact(site, reference);
  const body = moveBody(
    await managed(site, reference),
    [only((await managed(site, reference)).participants).id],
    'dear',
  );
  expect((await site.post(`/Website/move-seats/${secret}`, body)).status).toBe(200);
  const more = withHst(PRICE + 20_000) - TOTAL;
  const next = { invoice: '2026-000002', cents: more };
  expect(await account(site, reference)).toMatchObject({ openCents: more + 30, next });
  const { payAt } = await (await site.post(`/Website/pay-open-invoice/${secret}`, {})).json<{ payAt: string }>();
  await site.pay(payAt);
  expect(await account(site, reference)).toMatchObject({ openCents: 30, next: null });
});

test('of two open invoices the second is paid first by its number, and the first is what is open', async () => {
  const site = await startShop([
    scheduledClass({ id: 'a' }),
    scheduledClass({ id: 'dear', priceCents: PRICE + 20_000 }),
  ]);
  const { reference } = await site.order([{ eventId: 'a' }], { paymentMethod: 'invoice' });
  await prove(site, reference);
  const now = await managed(site, reference);
  const body = moveBody(now, [only(now.participants).id], 'dear');
  const secret = await asContact(site, reference);
  expect((await site.post(`/Website/move-seats/${secret}`, body)).status).toBe(200);
  const second = { number: '2026-000002', totalCents: withHst(PRICE + 20_000) - TOTAL };
  await site.pay((await pay(site, second)).payAt ?? '');
  const next = { invoice: '2026-000001', cents: TOTAL };
  expect(await account(site, reference)).toMatchObject({ openCents: TOTAL, next, receipts: [second.number] });
  expect(await pay(site, second)).toMatchObject({ status: 404 });
  const told = (await messages(site)).find(({ subject }) => subject.startsWith('Receipt'));
  expect(told?.text).toContain('for invoice 2026-000002');
  expect(told?.text).toContain('Invoice 2026-000001: $559.35');
  await site.pay((await pay(site)).payAt ?? '');
  expect((await receipt(site, reference)).status).toBe(200);
  expect(await account(site, reference)).toMatchObject({ openCents: 0, next: null });
});

test('nothing is asked for an invoice that was credited: what is open is of the one before, by number and by link', async () => {
  const site = await startShop([
    scheduledClass({ id: 'a' }),
    scheduledClass({ id: 'dear', priceCents: PRICE + 20_000 }),
  ]);
  const { reference } = await site.order([{ eventId: 'a', quantity: 2 }], { paymentMethod: 'invoice' });
  await prove(site, reference);
  const secret = await asContact(site, reference);
  const seatIn = async (eventId: string) => {
    const now = await managed(site, reference);
    return { now, seat: present(now.participants.find((one) => one.eventId === eventId)).id };
  };
  const moved = await seatIn('a');
  expect((await site.post(`/Website/move-seats/${secret}`, moveBody(moved.now, [moved.seat], 'dear'))).status).toBe(
    200,
  );
  const given = await seatIn('dear');
  expect((await site.post(`/Website/cancel-seats/${secret}`, cancelBody(given.now, [given.seat]))).status).toBe(200);
  // The further invoice was credited as a whole, and the first one as far as that did not reach.
  const next = { invoice: '2026-000001', cents: TOTAL };
  expect(await account(site, reference)).toMatchObject({ openCents: TOTAL, next });
  expect(firstDue(await managed(site, reference))).toBe('2026-11-27');
  const { payAt, status } = await pay(site, { totalCents: withHst(2 * PRICE) });
  expect(status).toBe(200);
  expect(await pay(site, { number: '2026-000002', totalCents: withHst(20_000) })).toMatchObject({ status: 404 });
  await site.pay(payAt ?? '');
  expect(await account(site, reference)).toMatchObject({ openCents: 0, next: null, receipts: ['2026-000001'] });
});

test('what has gone back beyond what came in is open, of the invoice that was there first', async () => {
  const { site, reference } = await invoiced();
  const { payAt = '' } = await pay(site);
  await site.pay(payAt);
  const now = await managed(site, reference);
  const all = now.participants.map(({ id }) => id);
  const body = cancelBody(now, all, { back: 'credit' });
  expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
  const [{ intent = '' } = {}] = await site.rows<{ intent: string }>('SELECT provider_intent AS intent FROM payments');
  await site.double.control.refundInDashboard(intent, 5_000);
  await site.double.control.settled();
  const next = { invoice: '2026-000001', cents: 5_000 };
  expect(await account(site, reference)).toMatchObject({ openCents: 5_000, next });
});

test('what was paid in another way meanwhile goes back to the card, and who has paid twice is told what and why', async () => {
  const { site } = await invoiced();
  const { payAt = '' } = await pay(site);
  await site.rows(
    `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
    SELECT 'cheque', booking_id, number, 'cheque', 'paid', total_cents, 1, 1 FROM invoices`,
  );
  await site.pay(payAt);
  await runScheduled(site.needs);
  expect((await books(site)).refunds).toEqual([['done', TOTAL]]);
  const told = (await messages(site)).filter(({ subject }) => subject.startsWith('We are sending'));
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.ca', 'We are sending $559.35 back to your card'],
  ]);
  expect(only(told).text).toContain('for invoice 2026-000001. Of this, $559.35 was not to be paid any more');
});

test('who has paid a part twice is told of that part, in the language of the booking, and nobody who has not', async () => {
  const { site } = await invoiced({ language: 'fr' });
  const { payAt = '' } = await pay(site);
  await site.rows(
    `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
    SELECT 'cheque', booking_id, number, 'cheque', 'paid', 10000, 1, 1 FROM invoices`,
  );
  await site.pay(payAt);
  await runScheduled(site.needs);
  expect((await books(site)).refunds).toEqual([['done', 10_000]]);
  const [told, ...others] = (await messages(site)).filter(({ subject }) => subject.startsWith('Nous vous remboursons'));
  expect([told?.subject, others]).toEqual(['Nous vous remboursons 100,00 $', []]);
  expect(told?.text).toContain('Cette somme dépassait de 100,00 $ ce qui restait à payer');
});

test('what is paid while its seats are given up goes back to the card', async () => {
  const { site, reference } = await invoiced();
  const { payAt } = await pay(site);
  const now = await managed(site, reference);
  const body = cancelBody(
    now,
    now.participants.map(({ id }) => id),
  );
  // Given up after it was looked at what is open, just before the payment is written down.
  const { db } = site.needs;
  const [prepare, batch] = [db.prepare.bind(db), db.batch.bind(db)];
  let received = false;
  db.prepare = (statement) => {
    received ||= statement === PAYMENT_PAID;
    return prepare(statement);
  };
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    if (received) {
      db.batch = batch;
      expect((await site.post(`/Website/cancel-seats/${await asContact(site, reference)}`, body)).status).toBe(200);
    }
    return batch<T>(statements);
  };
  await site.pay(payAt ?? '');
  expect(db.batch).toBe(batch);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT amount_cents, state FROM refunds')).toEqual([{ amount_cents: TOTAL, state: 'done' }]);
  expect((await managed(site, reference)).money).toMatchObject({
    openCents: 0,
    paidCents: TOTAL,
    returnedCents: TOTAL,
  });
});

test('only what is open is asked for', async () => {
  const { site } = await invoiced();
  const { payAt = '' } = await pay(site);
  await site.rows(
    `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
    SELECT 'cheque', booking_id, number, 'cheque', 'paid', 10000, 1, 1 FROM invoices`,
  );
  const next = await pay(site);
  expect(next.payAt).not.toBe(payAt);
  // Our mails say how much is left, so that amount names the invoice as well.
  expect((await pay(site, { totalCents: TOTAL - 10_000 })).payAt).toBe(next.payAt);
  expect((await pay(site, { totalCents: 10_000 })).code).toBe('no_open_invoice');
  await site.pay(next.payAt ?? '');
  expect(await site.rows(`SELECT amount_cents FROM payments WHERE method = 'card' AND state = 'paid'`)).toEqual([
    { amount_cents: TOTAL - 10_000 },
  ]);
});

test('a page for an invoice that nobody paid ends by itself, and another one is opened', async () => {
  const { site } = await invoiced();
  const { payAt } = await pay(site);
  await site.pass(41);
  await runScheduled(site.needs);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], payments: ['ended'] });
  expect((await pay(site)).payAt).not.toBe(payAt);
});

test('what is open of an invoice stands in My Training', async () => {
  const { site } = await invoiced();
  await addAccount(site, 'ada@example.ca', PASSWORD);
  const login = await site.post(LOGIN, { Email: 'ada@example.ca', passwordEncrypted: await digestOf(PASSWORD) });
  const open = async () => {
    const answer = await site.get('/Website/my-training', cookieOf(login));
    return (await answer.json<{ invoices: { openCents: number }[] }>()).invoices.map(({ openCents }) => openCents);
  };
  expect(await open()).toEqual([TOTAL]);
  await site.pay((await pay(site)).payAt ?? '');
  expect(await open()).toEqual([0]);
});

test('a receipt says what came in when and how, what went back of it, and for what', async () => {
  const { site, reference } = await invoiced({ language: 'fr' });
  expect((await receipt(site, reference)).status).toBe(404);
  await site.pay((await pay(site)).payAt ?? '');
  await site.rows(
    `INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, done_at)
     SELECT 'r', booking_id, id, 10000, 'done', paid_at, paid_at + 86400000 FROM payments`,
  );
  const words = await wordsOf(await receipt(site, reference));
  for (const one of [
    'Reçu pour la facture 2026-000001',
    'Nous avons reçu 559,35 $ pour la facture 2026-000001 du 20 novembre 2026.',
    '20 novembre 2026',
    'Par carte',
    '21 novembre 2026',
    '-100,00 $',
    '459,35 $',
    'Excel, niveau 1',
    'TVH 13 % (Ontario)',
    'Numéro d’inscription à la TPS/TVH',
    'Émis par',
  ]) {
    expect(words).toContain(one);
  }
  const answer = await receipt(site, reference);
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="recu-2026-000001.pdf"');
});

test('what is paid for a booking of which nobody is known any more is written down, with a mail to nobody', async () => {
  const { site } = await invoiced();
  const { payAt = '' } = await pay(site);
  // As it is left once the law asks for names no more.
  await site.rows(`UPDATE bookings SET contact = '{}', billing = '{}'`);
  await site.rows('DELETE FROM outbox');
  await site.pay(payAt);
  expect(await site.rows('SELECT state FROM payments')).toEqual([{ state: 'paid' }]);
  expect(await mailsOf(site)).toEqual([]);
});

test('a receipt says what the office has sent back by hand, too', async () => {
  const { site, reference } = await invoiced();
  await site.rows(
    `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
    SELECT 'cheque', booking_id, number, 'cheque', 'paid', total_cents, 1, 1 FROM invoices`,
  );
  const now = await managed(site, reference);
  const seats = now.participants.map(({ id }) => id);
  const path = `/Website/cancel-seats/${await asContact(site, reference)}`;
  expect((await site.post(path, cancelBody(now, seats))).status).toBe(200);
  await runScheduled(site.needs);
  const left = async () => wordsOf(await receipt(site, reference));
  // On its way, it has not gone back yet.
  expect(await left()).not.toContain('-$559.35');
  await site.rows(`UPDATE refunds SET state = 'done', done_at = created_at`);
  expect(await left()).toContain('-$559.35');
  expect(await left()).toContain('$0.00');
});

test('a receipt opens to whoever has the booking’s link alone, for an invoice of that booking', async () => {
  const { site, reference } = await invoiced();
  await site.pay((await pay(site)).payAt ?? '');
  const other = await site.order([{ eventId: 'a' }], { paymentMethod: 'invoice' });
  expect((await receipt(site, reference)).status).toBe(200);
  for (const [secret, number] of [
    [other.reference, '2026-000001'],
    [other.reference, '2026-000002'],
    [reference, 'x'],
    ['reference-9999999999999999', '2026-000001'],
  ] as const) {
    expect((await receipt(site, secret, number)).status).toBe(404);
  }
});

test('what we owe is said to who has the booking', async () => {
  const { site, reference } = await invoiced();
  await site.pay((await pay(site)).payAt ?? '');
  await site.rows(
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at)
SELECT 'transfer', booking_id, 'transfer', 'paid', 10000, paid_at, paid_at FROM payments`,
  );
  expect(await account(site, reference)).toMatchObject({ openCents: 0, owedCents: 10_000 });
});

test('nothing is owed by us that goes back to a card by itself', async () => {
  const { site, reference } = await invoiced();
  await site.pay((await pay(site)).payAt ?? '');
  const booking = await managed(site, reference);
  const seats = booking.participants.map(({ id }) => id);
  const token = await asContact(site, reference);
  const gone = await site.post(`/Website/cancel-seats/${token}`, cancelBody(booking, seats));
  expect(gone.status, await gone.clone().text()).toBe(200);
  expect(await site.rows('SELECT number FROM notes_to_refund')).toHaveLength(1);
  expect(await account(site, reference)).toMatchObject({ openCents: 0, owedCents: 0 });
});
