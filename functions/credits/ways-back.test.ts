import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { booked, managed, moveBody } from '../testing/changes.ts';
import { ADA, LIN, TOTAL, withCredit } from '../testing/credits.ts';
import { asContact, withHst } from '../testing/harness.ts';
import { wordsOf } from '../testing/papers.ts';
import { CARDS, payAtOf, PRICE } from '../testing/shop.ts';

const BACK = { refundCents: 0, creditCents: 0 };

test('what a card has paid never becomes a cheque by way of a credit', async () => {
  const { site, cancelled, used, credits, refunds, clock, file } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  await used(reference, TOTAL);
  expect(await credits()).toEqual({ [ADA]: 0 });
  expect(await cancelled(reference, 'refund')).toMatchObject({ ...BACK, toCreditsCents: TOTAL });
  await clock();
  expect([await refunds(), await credits()]).toEqual([[], { [ADA]: TOTAL }]);
  expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'refund_by_hand'`)).toEqual([]);
  expect(await file(reference)).toMatchObject({ openCents: 0, returningCents: 0, creditCents: TOTAL });
  const now = await managed(site, reference);
  expect(now.money).toMatchObject({ openCents: 0, fromCreditCents: 0, creditBalanceCents: TOTAL });
  expect(now.documents.at(-1)).toMatchObject({ kind: 'credit_note', ...BACK, toCreditsCents: TOTAL });
});

test('mail and paper say that it goes back to the credit, and neither that it is sent nor that a new one is kept', async () => {
  const { site, cancelled, used } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  await used(reference, TOTAL);
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  await cancelled(reference, 'refund');
  await site.deliver();
  const mails = await site.rows<{ recipient: string; text: string }>(
    `SELECT message ->> '$.to' AS recipient, message ->> '$.text' AS text FROM local_mail`,
  );
  const mail = present(mails.find(({ recipient }) => recipient === ADA)).text;
  expect(mail).toContain('goes back to that credit');
  expect(mail).not.toMatch(/goes back to you|is kept for you/);
  const { number } = present((await managed(site, reference)).documents.at(-1));
  const paper = await site.get(`/Website/manage-booking/${await asContact(site, reference)}/documents/${number}`);
  const words = await wordsOf(paper);
  expect(words).toContain('goes back to the credit that had paid it');
});

test('what is kept as a credit is told to the office as the office’s to apply, and to the buyer as theirs', async () => {
  const { site } = await withCredit();
  await site.deliver();
  const mails = await site.rows<{ recipient: string; text: string }>(
    `SELECT message ->> '$.to' AS recipient, message ->> '$.text' AS text FROM local_mail
     WHERE message ->> '$.text' LIKE '%as a credit%'`,
  );
  const textTo = (whom: string) => present(mails.find(({ recipient }) => recipient === whom)).text;
  expect(textTo(ADA)).toContain('is kept for you as a credit');
  expect(textTo('info@gct.example')).toContain('is kept as a credit of the buyer');
  expect(textTo('info@gct.example')).not.toContain('for you');
});

test('another contact’s credit goes back to that contact, whichever way the client asks', async () => {
  for (const back of ['refund', 'credit'] as const) {
    const { site, cancelled, used, credits, refunds, clock } = await withCredit();
    const { reference } = await booked(site, [{ eventId: 'b' }], { contact: LIN });
    await used(reference, TOTAL, ADA);
    expect(await cancelled(reference, back)).toMatchObject({ ...BACK, toCreditsCents: TOTAL });
    await clock();
    expect([await refunds(), await credits()]).toEqual([[], { [ADA]: TOTAL }]);
  }
});

test('of a booking paid by card, by two credits and by cheque, each cent goes back the way it came', async () => {
  const { site, stella, cancelled, used, credits, refunds, clock, file, id } = await withCredit(2);
  // Lin has a credit of her own.
  const own = await booked(site, [{ eventId: 'a' }], { contact: LIN });
  const cheque = (openCents: number, cents: number) => ({
    ...{ method: 'cheque', cents, openCents, receivedOn: '2026-11-20', note: '' },
  });
  const pays = async (reference: string, cents: number) => {
    const { openCents } = await file(reference);
    const path = `/Website/office/bookings/${await id(reference)}/payments`;
    expect((await site.post(path, cheque(openCents, cents), stella.headers)).status).toBe(200);
  };
  await pays(own.reference, TOTAL);
  await cancelled(own.reference, 'credit');
  expect(await credits()).toEqual({ [ADA]: 2 * TOTAL, [LIN.email]: TOTAL });

  const { reference } = await booked(site, [{ eventId: 'b', quantity: 3 }], { contact: LIN });
  await used(reference, TOTAL, ADA);
  await used(reference, 20_000);
  await pays(reference, 3 * TOTAL - TOTAL - 20_000);
  expect(await file(reference)).toMatchObject({ openCents: 0 });
  expect(await credits()).toEqual({ [ADA]: TOTAL, [LIN.email]: TOTAL - 20_000 });

  // Money first, as the client asks.
  expect(await cancelled(reference, 'refund', 1)).toMatchObject({ refundCents: TOTAL, toCreditsCents: 0 });
  expect(await cancelled(reference, 'credit', 1)).toMatchObject({
    ...{ refundCents: 0, creditCents: TOTAL - 20_000, toCreditsCents: 20_000 },
  });
  expect(await credits()).toEqual({ [ADA]: TOTAL, [LIN.email]: 2 * TOTAL - 20_000 });
  expect(await cancelled(reference, 'refund')).toMatchObject({ refundCents: 0, toCreditsCents: TOTAL });
  await clock();
  expect(await credits()).toEqual({ [ADA]: 2 * TOTAL, [LIN.email]: 2 * TOTAL - 20_000 });
  expect(await refunds()).toEqual([{ cents: TOTAL, by_hand: 1 }]);
  expect(await file(reference)).toMatchObject({ openCents: 0 });
  expect((await managed(site, reference)).money).toMatchObject({ paidCents: 3 * TOTAL, returnedCents: 3 * TOTAL });
});

test('a fee and a cheaper date leave the credit what was neither kept nor used', async () => {
  const { site, cancelled, used, credits, file } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  await used(reference, TOTAL);
  const now = await managed(site, reference);
  const seats = now.participants.map((one) => one.id);
  const moved = await site.post(
    `/Website/move-seats/${await asContact(site, reference)}`,
    moveBody(now, seats, 'cheap', { back: 'refund' }),
  );
  expect(moved.status, await moved.clone().text()).toBe(200);
  expect(await moved.json()).toMatchObject({ ...BACK, toCreditsCents: withHst(PRICE - 20_000) });
  expect(await credits()).toEqual({ [ADA]: withHst(PRICE - 20_000) });
  expect(await cancelled(reference, 'credit')).toMatchObject({ ...BACK, toCreditsCents: withHst(20_000) });
  expect([await credits(), (await file(reference)).openCents]).toEqual([{ [ADA]: TOTAL }, 0]);
});

test('the office sends nothing of what a credit has paid, by no act', async () => {
  const { site, stella, used, file, id } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  await used(reference, TOTAL);
  // A cheque crosses.
  const path = `/Website/office/bookings/${await id(reference)}`;
  const cheque = { method: 'cheque', cents: TOTAL, openCents: 0, receivedOn: '2026-11-20', note: '' };
  expect((await site.post(`${path}/payments`, cheque, stella.headers)).status).toBe(200);
  const { payments } = await file(reference);
  const of = (method: string) => present(payments.find((one) => one.method === method));
  expect([of('credit').leftCents, of('cheque').leftCents]).toEqual([0, TOTAL]);
  const refund = (payment: string) =>
    site.post(`${path}/refunds`, { payment, cents: TOTAL, reason: 'Twice.', openCents: -TOTAL }, stella.headers);
  expect((await refund(of('credit').id)).status).toBe(404);
  expect((await refund(of('cheque').id)).status).toBe(200);
});

test('of two cancellations at once one gives the credit back, and it comes back once', async () => {
  const { site, cancel, used, credits } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  await used(reference, TOTAL);
  const answers = await Promise.all([cancel(reference, 'refund'), cancel(reference, 'credit')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await credits()).toEqual({ [ADA]: TOTAL });
});

test('a credit that is used while its booking is cancelled is either not used, or comes back', async () => {
  const { site, cancel, use, credits, file } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  const [cancelled] = await Promise.all([cancel(reference, 'refund'), use(reference, TOTAL)]);
  expect(cancelled.status).toBe(200);
  expect([await credits(), (await file(reference)).openCents]).toEqual([{ [ADA]: TOTAL }, 0]);
});

test('what a bank took before it was sent is sent by nobody, though a credit has paid the rest', async () => {
  const { site, stella, id, cancelled, used, refunds, clock, credits } = await withCredit();
  const order = await site.order([{ eventId: 'b' }], { contact: LIN });
  await site.pay(payAtOf(order), CARDS.good);
  const added = await managed(site, order.reference);
  expect(added.money.paidCents).toBe(TOTAL);
  // A second seat, on invoice, that a colleague's credit pays.
  const { reference } = order;
  const office = `/Website/office/bookings/${await id(reference)}`;
  const people = [{ firstName: 'Grace', lastName: 'Hopper', email: '' }];
  const seat = { revision: added.revision, eventId: 'b', people, invoicedCents: TOTAL, reason: 'One more.' };
  expect((await site.post(`${office}/seats`, seat, stella.headers)).status).toBe(200);
  await used(reference, TOTAL, ADA);
  const { intent } = present(
    (
      await site.rows<{ intent: string }>(
        `SELECT provider_intent AS intent FROM payments WHERE method = 'card' ORDER BY created_at DESC, rowid DESC`,
      )
    )[0],
  );
  expect(await cancelled(reference, 'refund', 1)).toMatchObject({ refundCents: TOTAL, toCreditsCents: 0 });
  const dispute = await site.double.control.dispute(intent);
  await site.double.control.changeDispute(dispute, 'lost');
  await clock();
  expect(await refunds()).toEqual([{ cents: TOTAL, by_hand: 0 }]);
  expect(await cancelled(reference, 'refund')).toMatchObject({ refundCents: 0, toCreditsCents: TOTAL });
  await clock();
  expect(await refunds()).toHaveLength(1);
  expect(await credits()).toEqual({ [ADA]: TOTAL });
});
