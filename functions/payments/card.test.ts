import { expect, test } from 'vitest';
import { MOST_HELD_MINUTES } from '../../src/domain/booking/caps.ts';
import { CARD_MINUTES, FAILED_CARD_MINUTES } from '../../src/domain/booking/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, startSite, withHst } from '../testing/harness.ts';
import { books, CARDS, mailsOf, payAtOf, PRICE, startShop, type CardShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const oneClass = (changes = {}) => [scheduledClass({ id: 'a', minimum: 1, ...changes })];
const TOTAL = withHst(PRICE);

const read = async (site: CardShop, reference: string) =>
  (await (await site.get(`/Website/booking/${reference}`)).json()) as Record<string, unknown>;
const clock = (site: CardShop) => runScheduled(site.needs);

test('rule 16: without a card company nothing is booked by card', async () => {
  const site = await startSite(siteDataOf(oneClass()));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const answer = await site.post(
    `/Website/confirm-booking/${reference}`,
    confirmBody(TOTAL, { paymentMethod: 'card' }),
  );
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'card_not_offered' }]);
  expect(await (await site.get('/Website/payment-ways')).json()).toEqual({ ways: ['invoice'] });
});

test('rule 16: a booking by card waits with its seats, and is confirmed with a paid invoice once it is paid', async () => {
  const site = await startShop(oneClass({ capacity: 1 }));
  const ordered = await site.order([{ eventId: 'a' }], {
    participants: [{ eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }],
  });
  const payAt = payAtOf(ordered);
  expect(payAt).toMatch(/^https:\/\/stripe\.test\/c\/pay\//);
  expect(ordered.view).toMatchObject({ invoice: null, confirmedAt: null, holdExpiresAt: '2026-11-20T15:40:00Z' });
  expect(await books(site)).toEqual({ bookings: ['awaiting_payment'], payments: ['open'], refunds: [], invoices: [] });
  expect(await mailsOf(site)).toEqual([]);
  const page = await site.double.fetch(new Request(payAt));
  expect(await page.text()).toContain('GCT booking');

  expect((await site.pay(payAt)).headers.get('location')).toBe(
    `https://gct.example/checkout/confirmation#${ordered.reference}`,
  );
  expect(await read(site, ordered.reference)).toMatchObject({
    state: 'confirmed',
    paymentMethod: 'card',
    totalCents: TOTAL,
    invoice: { number: '2026-000001', issuedOn: '2026-11-20', dueOn: '2026-11-20' },
    participants: [{ email: 'grace@example.ca' }],
  });
  expect(await mailsOf(site)).toEqual(['booking_confirmation', 'joining_instructions', 'office_booking']);
  expect(await site.rows('SELECT proved_by, payment_method FROM bookings')).toEqual([
    { proved_by: 'card', payment_method: 'card' },
  ]);
  expect(await site.rows('SELECT state FROM classes')).toEqual([{ state: 'confirmed' }]);
  expect(await site.rows('SELECT invoice_number, amount_cents FROM payments')).toEqual([
    { invoice_number: '2026-000001', amount_cents: TOTAL },
  ]);
  expect(await site.rows('SELECT kind, who FROM booking_events ORDER BY id')).toEqual([
    { kind: 'awaiting_payment', who: 'buyer' },
    { kind: 'confirmed', who: 'card' },
    { kind: 'proved', who: 'card' },
    { kind: 'paid', who: 'card' },
  ]);
  expect(await (await site.get(`/Website/booking-account/${ordered.reference}`)).json()).toMatchObject({
    openCents: 0,
    paidCents: TOTAL,
    next: null,
  });
});

test('the mail of a booking that was paid by card asks for no payment', async () => {
  const site = await startShop(oneClass());
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])));
  await site.deliver();
  const [mail] = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%Booking confirmed%'`,
  );
  expect(mail?.message).toContain('Paid in full by card on November\u00a020, 2026');
  expect(mail?.message).not.toContain('Payable in full');
});

test('what is paid in French is asked for in French', async () => {
  const site = await startShop(oneClass());
  const { reference } = await hold(site, [{ eventId: 'a' }], { language: 'fr' });
  const body = confirmBody(TOTAL, { paymentMethod: 'card' });
  const answer = await (await site.post(`/Website/confirm-booking/${reference}`, body)).json<{ payAt: string }>();
  expect(await (await site.double.fetch(new Request(answer.payAt))).text()).toContain('lang="fr');
  expect((await site.pay(answer.payAt)).headers.get('location')).toContain('/fr/');
});

test('rule 17: the same key, a second tab and a second try all lead to one page', async () => {
  const site = await startShop(oneClass());
  const key = { 'idempotency-key': 'one-key-of-the-browser' };
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const confirm = (headers = {}) =>
    site.post(`/Website/confirm-booking/${reference}`, confirmBody(TOTAL, { paymentMethod: 'card' }), headers);
  const answers = await Promise.all([confirm(key), confirm(key), confirm(), confirm()]);
  const pages = await Promise.all(answers.map(async (one) => (await one.json<{ payAt: string }>()).payAt));
  expect(new Set(pages).size).toBe(1);
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'], payments: ['open'] });
  await site.pay(pages[0] ?? '');
  const again = await (await confirm(key)).json();
  expect(again).toMatchObject({ state: 'confirmed', payAt: null, invoice: { number: '2026-000001' } });
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], payments: ['paid'] });
});

test('rule 20: a declined card keeps the seats at least ten more minutes, and another one pays', async () => {
  const site = await startShop(oneClass({ capacity: 1 }));
  const { reference, ...ordered } = await site.order([{ eventId: 'a' }]);
  const payAt = payAtOf({ reference, ...ordered });
  await site.pass(35);
  expect((await site.pay(payAt, CARDS.declined)).status).toBe(402);
  expect(await read(site, reference)).toMatchObject({ holdExpiresAt: '2026-11-20T15:45:00Z' });
  await site.pass(6);
  await clock(site);
  // The page has ended by itself, and the seats have not: paying goes on by a new one.
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'], payments: ['ended'] });
  const next = await (await site.post(`/Website/pay-booking/${reference}`, {})).json<{ payAt: string }>();
  await site.pay(next.payAt);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], payments: ['ended', 'paid'] });
  expect(await site.rows(`SELECT kind FROM booking_events WHERE kind = 'payment_failed'`)).toHaveLength(1);
});

test.each([
  ['twice', { mode: 'twice', times: 20 }],
  ['late', { mode: 'late', times: 20, ms: 50 * 60_000 }],
  ['in reverse', { mode: 'reversed', times: 2 }],
] as const)('rule 18: told %s, a payment is booked once', async (_, plan) => {
  const site = await startShop(oneClass());
  site.double.control.plan(plan);
  const { reference, ...ordered } = await site.order([{ eventId: 'a' }]);
  await site.pay(payAtOf({ reference, ...ordered }));
  await site.pass(60);
  expect(await books(site)).toEqual({
    bookings: ['confirmed'],
    payments: ['paid'],
    refunds: [],
    invoices: ['2026-000001'],
  });
  expect(await mailsOf(site)).toEqual(['booking_confirmation', 'office_booking']);
});

test.each(['wrong', 'old', 'future', 'none'] as const)('rule 18: a %s signature is refused', async (signature) => {
  const site = await startShop(oneClass());
  const payAt = payAtOf(await site.order([{ eventId: 'a' }]));
  site.double.control.plan({ mode: 'forged', signature, times: 20 });
  await site.pay(payAt);
  const refused = site.double.control.attempts().filter((one) => one.signature === signature);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'] });
});

test('rule 18: each event is handled once, however often it is sent again', async () => {
  const site = await startShop(oneClass());
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])));
  const before = await site.rows('SELECT * FROM booking_events');
  for (const { event } of [...site.double.control.deliveries()]) await site.double.control.send(event, { copies: 3 });
  expect(await site.rows('SELECT * FROM booking_events')).toEqual(before);
  expect(site.double.control.attempts().every(({ status }) => status === 204)).toBe(true);
});

test('rule 19: a payment that was never told is found by the clock', async () => {
  const site = await startShop(oneClass());
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }])));
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'] });
  await site.pass(5);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], payments: ['paid'] });
});

test('rule 19: a payment that was never told is found by the buyer who comes back', async () => {
  const site = await startShop(oneClass());
  site.double.control.plan({ mode: 'never', times: 50 });
  const ordered = await site.order([{ eventId: 'a' }]);
  await site.pay(payAtOf(ordered));
  const answer = await site.post(`/Website/pay-booking/${ordered.reference}`, {});
  expect(await answer.json()).toEqual({ state: 'confirmed', payAt: null });
});

test('rule 19: an unpaid booking ends with its time, its page first, and frees the seats and the names', async () => {
  const site = await startShop(oneClass({ capacity: 1 }));
  const people = [{ eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];
  const payAt = payAtOf(await site.order([{ eventId: 'a' }], { participants: people }));
  // The card company's clock is behind: its page is open still.
  await site.pass(39);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'], payments: ['open'] });
  site.wait(1);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['expired'], payments: ['ended'] });
  expect((await site.pay(payAt)).status).toBe(200);
  expect(await books(site)).toMatchObject({ bookings: ['expired'], payments: ['ended'] });
  await site.pay(payAtOf(await site.order([{ eventId: 'a' }], { participants: people })));
  expect(await books(site)).toMatchObject({ bookings: ['expired', 'confirmed'] });
});

test('rule 19: many that were left unpaid end in one run of the clock', async () => {
  const site = await startShop(['a', 'b'].map((id) => scheduledClass({ id, capacity: 20 })));
  for (let each = 0; each < 32; each += 1) await site.order([{ eventId: each % 2 === 0 ? 'a' : 'b' }]);
  site.wait(41);
  await clock(site);
  const { bookings, payments } = await books(site);
  expect([new Set(bookings), new Set(payments)]).toEqual([new Set(['expired']), new Set(['ended'])]);
  expect(bookings).toHaveLength(32);
});

test('rule 44: from where seats were held is forgotten a day after they are free, and where they were paid', async () => {
  const from = (site: CardShop) => site.rows('SELECT state, from_network IS NULL AS forgotten FROM bookings');
  const unpaid = await startShop([scheduledClass({ id: 'a' })]);
  await unpaid.order([{ eventId: 'a' }]);
  await unpaid.pass(45);
  await runScheduled(unpaid.needs);
  await unpaid.pass(60);
  await runScheduled(unpaid.needs);
  expect(await from(unpaid)).toEqual([{ state: 'expired', forgotten: 0 }]);
  await unpaid.pass(24 * 60);
  await runScheduled(unpaid.needs);
  expect(await from(unpaid)).toEqual([{ state: 'expired', forgotten: 1 }]);

  const paid = await startShop([scheduledClass({ id: 'a' })]);
  await paid.pay(payAtOf(await paid.order([{ eventId: 'a' }])));
  expect(await from(paid)).toEqual([{ state: 'confirmed', forgotten: 1 }]);
});

test('rule 19: while nobody can say whether it was paid, the seats are kept and the office is told once', async () => {
  const site = await startShop(oneClass({ capacity: 1 }));
  const payAt = payAtOf(await site.order([{ eventId: 'a' }]));
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pay(payAt);
  site.double.control.fail({ kind: 'cut', times: 100 });
  await site.pass(45);
  await clock(site);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'], payments: ['unknown'] });
  expect(await mailsOf(site)).toEqual(['payment_unknown']);
  site.double.control.heal();
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], payments: ['paid'], invoices: ['2026-000001'] });
});

async function paidLate(capacity: number): Promise<CardShop> {
  const site = await startShop(oneClass({ capacity }));
  const ordered = await site.order([{ eventId: 'a' }]);
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pay(payAtOf(ordered));
  // Given back although it was paid: no way leads there but a database that was mended by hand.
  await site.rows(`UPDATE bookings SET state = 'expired', revision = revision + 1`);
  await site.rows('UPDATE participants SET active = 0');
  return site;
}

test('rule 19: paid after the hold ended, a booking takes its seats again', async () => {
  const site = await paidLate(1);
  await site.pass(5);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], payments: ['paid'], refunds: [] });
  expect(await site.rows('SELECT active FROM participants')).toEqual([{ active: 1 }]);
  expect(await site.rows('SELECT claimed_until_at > 4e12 AS claimed FROM booking_lines')).toEqual([{ claimed: 1 }]);
});

test('rule 19: paid after the seats went to somebody else, all of it goes back, and buyer and office are told', async () => {
  const site = await paidLate(1);
  await hold(site, [{ eventId: 'a' }]);
  await site.pass(5);
  await clock(site);
  expect(await books(site)).toMatchObject({
    bookings: ['expired', 'held'],
    payments: ['paid'],
    refunds: [['done', TOTAL]],
    invoices: [],
  });
  expect(await mailsOf(site)).toEqual(['payment_returned', 'seats_gone']);
  await site.deliver();
  expect(await site.rows(`SELECT 1 FROM outbox WHERE state <> 'sent'`)).toEqual([]);
});

test('rule 19: paid once more after the booking stood, all of it goes back, and the buyer is told that it stands', async () => {
  const site = await startShop(oneClass());
  const ordered = await site.order([{ eventId: 'a' }]);
  site.double.control.plan({ mode: 'never', times: 50 });
  await site.pay(payAtOf(ordered));
  // Booked already when the payment is heard of: no way leads there but a database that was mended by hand.
  await site.rows(`UPDATE bookings SET state = 'confirmed', confirmed_at = 1, revision = revision + 1`);
  await site.pass(5);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'], refunds: [['done', TOTAL]] });
  expect(await mailsOf(site)).toEqual(['paid_twice', 'payment_returned']);
  await site.deliver();
  const [mail] = await site.rows<{ message: string }>(
    `SELECT message FROM local_mail WHERE message LIKE '%to your card%' AND message LIKE '%ada@example.ca%'`,
  );
  expect(mail?.message).toContain('Your booking stands as it was');
});

test('a class that was called off while it was paid for is not booked: the payment goes back', async () => {
  const site = await startShop(oneClass());
  const payAt = payAtOf(await site.order([{ eventId: 'a' }]));
  await site.rows(`UPDATE classes SET state = 'cancelled'`);
  await site.pay(payAt);
  await clock(site);
  expect(await books(site)).toMatchObject({ bookings: ['expired'], refunds: [['done', TOTAL]], invoices: [] });
});

test('a page for another sum than was asked for confirms nothing, and the office looks', async () => {
  const site = await startShop(oneClass());
  const payAt = payAtOf(await site.order([{ eventId: 'a' }]));
  await site.rows('UPDATE payments SET amount_cents = amount_cents + 1');
  await site.pay(payAt);
  expect(await books(site)).toMatchObject({ bookings: ['awaiting_payment'], payments: ['unknown'], invoices: [] });
  expect(await mailsOf(site)).toEqual(['payment_unknown']);
});

test('rule 34: what classes can be paid with is known before they are booked', async () => {
  const soon = {
    sessions: [{ start: '2026-11-24T14:00:00Z', end: '2026-11-24T21:00:00Z' }],
    salesEnd: '2026-11-24T14:00:00Z',
  };
  const site = await startShop([scheduledClass({ id: 'a' }), scheduledClass({ id: 'soon', ...soon })]);
  const ways = async (classes: string) =>
    (await (await site.get(`/Website/payment-ways?classes=${classes}`)).json<{ ways: string[] }>()).ways;
  expect(await ways('a')).toEqual(['card', 'invoice']);
  site.at('2026-11-23T15:00:00Z');
  expect(await ways('a,soon')).toEqual(['card']);
  site.at('2026-11-24T15:00:00Z');
  expect(await ways('soon')).toEqual([]);
});

test('rule 36: nobody keeps seats by going to the card and coming back, or by cards that fail', async () => {
  const site = await startShop(oneClass({ capacity: 1 }));
  const { reference, ...ordered } = await site.order([{ eventId: 'a' }]);
  let payAt = payAtOf({ reference, ...ordered });
  const seatsLeft = async () =>
    (await (await site.get('/Website/event-detail/a')).json<{ seatsLeft: number }>()).seatsLeft;
  let held = 0;
  for (; (await seatsLeft()) === 0 && held < 400; held += 9) {
    await site.pay(payAt, CARDS.declined);
    if (held % 2 === 0) await site.post(`/Website/withdraw-payment/${reference}`, {});
    const order = confirmBody(TOTAL, { paymentMethod: 'card', purchaseOrder: `PO-${held}` });
    const again = await site.post(`/Website/confirm-booking/${reference}`, order);
    payAt = (await again.json<{ payAt?: string }>()).payAt ?? payAt;
    await site.pass(9);
    await clock(site);
  }
  expect(held).toBeLessThanOrEqual(MOST_HELD_MINUTES + CARD_MINUTES + 2 * FAILED_CARD_MINUTES);
});

test('rule 29: seats that were offered for a day stay offered, though somebody went to the card and came back', async () => {
  const site = await startShop(oneClass({ capacity: 1 }));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const end = '2026-11-21T15:00:00Z';
  await site.rows('UPDATE bookings SET hold_expires_at = ?1, held_since = NULL, cart = NULL', Date.parse(end));
  const confirm = () =>
    site.post(`/Website/confirm-booking/${reference}`, confirmBody(TOTAL, { paymentMethod: 'card' }));
  expect((await confirm()).status).toBe(200);
  await site.pass(60);
  await clock(site);
  expect(await read(site, reference)).toMatchObject({ state: 'awaiting_payment', holdExpiresAt: end });
  expect(await (await site.post(`/Website/withdraw-payment/${reference}`, {})).json()).toMatchObject({ state: 'held' });
  await site.pass(20 * 60);
  await clock(site);
  const { payAt } = await (await confirm()).json<{ payAt: string }>();
  await site.pay(payAt);
  expect(await books(site)).toMatchObject({ bookings: ['confirmed'] });
});
