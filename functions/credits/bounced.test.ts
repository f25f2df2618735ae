import { expect, test } from 'vitest';
import type { RecordedPayments } from '../../src/domain/payments/taken-back.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { only, present } from '../../src/domain/present.ts';
import { refundCreditNotes } from '../payments/refunds.ts';
import type { Message } from '../platform/mail/message.ts';
import { booked } from '../testing/changes.ts';
import { asContact } from '../testing/harness.ts';
import { CARDS, payAtOf } from '../testing/shop.ts';
import { ADA, LIN, TOTAL, withCredit } from '../testing/credits.ts';

const KEY = LIN.email;

/** Ada has a credit that came from a card, and Lin pays a booking by cheque; of it, so much from Ada's credit. */
async function withCheque(seats = 1, fromAda = 0) {
  const shop = await withCredit();
  const { site, stella, id, file, used } = shop;
  const book = async (quantity = 1) => (await booked(site, [{ eventId: 'b', quantity }], { contact: LIN })).reference;
  const reference = await book(seats);
  const booking = await id(reference);
  if (fromAda > 0) await used(reference, fromAda, ADA);
  const { openCents } = await file(reference);
  const cheque = { method: 'cheque', cents: openCents, receivedOn: '2026-11-20', note: '77', openCents };
  const paid = await site.post(`/Website/office/bookings/${booking}/payments`, cheque, stella.headers);
  expect(paid.status, await paid.clone().text()).toBe(200);
  site.wait(2);
  await site.deliver();
  const recorded = async () => {
    const answer = await site.get(`/Website/office/bookings/${booking}/recorded-payments`, stella.headers);
    return only((await answer.json<RecordedPayments>()).payments);
  };
  const take = async () => {
    const body = { why: 'returned', note: 'NSF', whole: false, openCents: (await file(reference)).openCents };
    const { id: payment } = await recorded();
    return site.post(`/Website/office/bookings/${booking}/payments/${payment}/take-back`, body, stella.headers);
  };
  const taken = async () => {
    const answer = await take();
    expect(answer.status, await answer.clone().text()).toBe(200);
    return answer.json<UndoableAct>();
  };
  const undo = (act: string) =>
    site.post(`/Website/office/bookings/${booking}/payments/take-back/undo`, { undo: act }, stella.headers);
  const owed = async () => (await file(reference)).openCents;
  return { ...shop, reference, book, recorded, take, taken, undo, owed };
}

test('a credit that came from a cheque goes with it when that bounces: nothing is owed, and its client is told', async () => {
  const { site, reference, cancelled, recorded, taken, credits, owed } = await withCheque();
  await cancelled(reference, 'credit');
  expect(await credits()).toEqual({ [ADA]: TOTAL, [KEY]: TOTAL });
  expect(await recorded()).toMatchObject({
    hindrance: null,
    became: { creditCents: TOTAL, leftCents: TOTAL, stoppedCents: 0, sentCents: 0 },
  });
  await taken();
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, 0]);
  site.wait(2);
  await site.deliver();
  const rows = await site.rows<{ message: string }>(`SELECT message FROM local_mail`);
  const mails = rows.map(({ message }) => JSON.parse(message.replaceAll('\u00a0', ' ')) as Message);
  const { text } = present(mails.find(({ subject }) => subject.includes('returned by the bank')));
  expect(text).toContain('The credit that it had become is taken back with it: $559.35.');
  expect(text).toContain('Nothing is open');
});

test('what of it was spent is owed; undone, the credit is there again', async () => {
  const { reference, book, cancelled, used, recorded, taken, undo, credits, owed } = await withCheque(2);
  await cancelled(reference, 'credit');
  await used(await book(), TOTAL);
  expect((await recorded()).became).toMatchObject({ creditCents: 2 * TOTAL, leftCents: TOTAL });
  const act = await taken();
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, TOTAL]);
  expect((await undo(act.id)).status).toBe(204);
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: TOTAL }, 0]);
  await taken();
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, TOTAL]);
});

test('what was spent and comes back is no credit again, as long as the booking that the cheque paid is owed', async () => {
  const { reference, book, cancelled, used, taken, undo, credits, owed, file } = await withCheque(2);
  await cancelled(reference, 'credit');
  const next = await book();
  await used(next, TOTAL);
  const act = await taken();
  await cancelled(next, 'credit');
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, 0]);
  expect(await file(next)).toMatchObject({ openCents: 0 });
  expect((await undo(act.id)).status).toBe(204);
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 2 * TOTAL }, 0]);
});

test('a credit is paid out by the booking that it came from, and by none whose own payment has bounced', async () => {
  const { site, stella, id, reference, book, cancelled, used, taken, file, credits, asLin } = await withCheque();
  await cancelled(reference, 'credit');
  await used(await book(), TOTAL);
  const card = await site.order([{ eventId: 'later' }], { contact: LIN }, await asLin());
  await site.pay(payAtOf(card), CARDS.good);
  await cancelled(card.reference, 'credit');
  const payOut = async (of: string) => {
    const { keptCents } = await file(of);
    expect(keptCents).toBe(TOTAL);
    const body = { cents: TOTAL, reason: 'Asked by mail.', keptCents };
    return site.post(`/Website/office/bookings/${await id(of)}/credit/pay-out`, body, stella.headers);
  };
  expect((await payOut(reference)).status).toBe(409);
  expect(await credits()).toMatchObject({ [KEY]: TOTAL });
  expect((await payOut(card.reference)).status).toBe(200);
  expect(await credits()).toMatchObject({ [KEY]: 0 });
  await taken();
  expect(await file(reference)).toMatchObject({ openCents: TOTAL });
});

test('another contact’s credit in the same booking is nothing that the cheque brought', async () => {
  const { reference, cancelled, taken, credits, owed } = await withCheque(2, TOTAL);
  expect(await credits()).toEqual({ [ADA]: 0 });
  await cancelled(reference, 'credit');
  expect(await credits()).toEqual({ [ADA]: TOTAL, [KEY]: TOTAL });
  await taken();
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, 0]);
});

test('what is to be sent back in money and was not is sent no more, and goes to no credit', async () => {
  const { site, reference, cancelled, taken, recorded, credits, owed, refunds } = await withCheque(2, TOTAL);
  await cancelled(reference, 'refund', 1);
  await refundCreditNotes(site.needs);
  expect((await recorded()).became).toMatchObject({ creditCents: 0, stoppedCents: TOTAL });
  await taken();
  expect([await credits(), await owed()]).toEqual([{ [ADA]: 0 }, 0]);
  expect(await refunds()).toMatchObject([{ cents: TOTAL, by_hand: 1 }, { cents: TOTAL }]);
});

test('a credit that was paid out in money is owed once its cheque has bounced', async () => {
  const { site, stella, id, reference, cancelled, file, recorded, taken, credits, owed } = await withCheque();
  await cancelled(reference, 'credit');
  const { keptCents } = await file(reference);
  const booking = `/Website/office/bookings/${await id(reference)}`;
  const body = { cents: TOTAL, reason: 'Asked by mail.', keptCents };
  expect((await site.post(`${booking}/credit/pay-out`, body, stella.headers)).status).toBe(200);
  const [refund] = await site.rows<{ id: string }>('SELECT id FROM refunds');
  const sent = { refund: present(refund).id, note: 'Cheque 118' };
  expect((await site.post(`${booking}/refunds/sent`, sent, stella.headers)).status).toBe(200);
  expect((await recorded()).became).toEqual({ creditCents: 0, leftCents: 0, stoppedCents: 0, sentCents: TOTAL });
  await taken();
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, TOTAL]);
});

test('two cheques that bounced wait for what comes back of one credit, and each takes its own', async () => {
  const { site, stella, id, reference, book, cancelled, used, taken, credits, owed, file } = await withCheque();
  const other = await book();
  const { openCents } = await file(other);
  const cheque = { method: 'cheque', cents: openCents, receivedOn: '2026-11-20', note: '78', openCents };
  const booking = `/Website/office/bookings/${await id(other)}`;
  expect((await site.post(`${booking}/payments`, cheque, stella.headers)).status).toBe(200);
  await cancelled(reference, 'credit');
  await cancelled(other, 'credit');
  const next = await book(2);
  await used(next, 2 * TOTAL);
  await taken();
  const { payments } = await (await site.get(`${booking}/recorded-payments`, stella.headers)).json<RecordedPayments>();
  const bounced = { why: 'returned', note: 'NSF', whole: false, openCents: 0 };
  expect((await site.post(`${booking}/payments/${only(payments).id}/take-back`, bounced, stella.headers)).status).toBe(
    200,
  );
  const open = async () => [await owed(), (await file(other)).openCents];
  expect(await open()).toEqual([TOTAL, TOTAL]);
  await cancelled(next, 'credit');
  expect([await credits(), await open()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, [0, 0]]);
});

test('what counts again gives nothing to a client whose bank disputes another payment meanwhile', async () => {
  const { site, intentOf, reference, book, cancelled, used, taken, undo, credits, asLin } = await withCheque();
  const card = await site.order([{ eventId: 'later' }], { contact: LIN }, await asLin());
  await site.pay(payAtOf(card), CARDS.good);
  await cancelled(card.reference, 'credit');
  await used(await book(), TOTAL);
  await cancelled(reference, 'credit');
  const act = await taken();
  expect(await credits()).toEqual({ [ADA]: TOTAL, [KEY]: 0 });
  await site.double.control.dispute(await intentOf(card.reference));
  expect((await undo(act.id)).status).toBe(204);
  expect(await credits()).toEqual({ [ADA]: TOTAL, [KEY]: 0 });
});

test('what a bank leaves the client is no credit as long as a cheque is owed that had become one', async () => {
  const { site, intentOf, reference, book, cancelled, used, taken, credits, owed, asLin } = await withCheque();
  const { control } = site.double;
  const card = await site.order([{ eventId: 'later' }], { contact: LIN }, await asLin());
  await site.pay(payAtOf(card), CARDS.good);
  await cancelled(card.reference, 'credit');
  await cancelled(reference, 'credit');
  await used(await book(), TOTAL);
  const dispute = await control.dispute(await intentOf(card.reference));
  await taken();
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, TOTAL]);
  await control.changeDispute(dispute, 'won');
  expect([await credits(), await owed()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, 0]);
});

/** Lin pays a booking of two seats half by cheque and half by card, and gives both back for a credit; the card's bank disputes its half. */
async function withChequeAndCard() {
  const shop = await withCheque();
  const { site, stella, id, book, cancelled, file } = shop;
  const { control } = site.double;
  const reference = await book(2);
  const booking = `/Website/office/bookings/${await id(reference)}`;
  const cheque = { method: 'cheque', cents: TOTAL, receivedOn: '2026-11-20', note: '78', openCents: 2 * TOTAL };
  expect((await site.post(`${booking}/payments`, cheque, stella.headers)).status).toBe(200);
  const page = await site.post(`/Website/pay-open-invoice/${await asContact(site, reference)}`, {});
  await site.pay((await page.json<{ payAt: string }>()).payAt, CARDS.good);
  await cancelled(reference, 'credit');
  const owedOf = async () => (await file(reference)).openCents;
  const bounce = async () => {
    const { payments } = await (
      await site.get(`${booking}/recorded-payments`, stella.headers)
    ).json<RecordedPayments>();
    const body = { why: 'returned', note: 'NSF', whole: false, openCents: await owedOf() };
    const answer = await site.post(`${booking}/payments/${only(payments).id}/take-back`, body, stella.headers);
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const dispute = async () => control.dispute(await shop.intentOf(reference));
  return { ...shop, control, bounce, dispute, owedOf };
}

test.each(['won', 'lost'] as const)(
  'what a bank holds covers no cheque that bounces: its credit goes with it, whether the dispute is then %s',
  async (end) => {
    const { control, bounce, dispute, credits, owedOf } = await withChequeAndCard();
    const asked = await dispute();
    expect([await credits(), await owedOf()]).toEqual([{ [ADA]: TOTAL, [KEY]: TOTAL }, -TOTAL]);
    await bounce();
    expect([await credits(), await owedOf()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, -TOTAL]);
    await control.changeDispute(asked, end);
    expect([await credits(), await owedOf()]).toEqual([{ [ADA]: TOTAL, [KEY]: end === 'won' ? TOTAL : 0 }, 0]);
  },
);

test.each(['won', 'lost'] as const)(
  'nor does it cover what was spent of it and comes back, whether the dispute is then %s',
  async (end) => {
    const { control, book, bounce, dispute, used, cancelled, credits, owedOf } = await withChequeAndCard();
    const next = await book();
    await used(next, TOTAL);
    const asked = await dispute();
    await bounce();
    expect([await credits(), await owedOf()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, 0]);
    await cancelled(next, 'credit');
    expect([await credits(), await owedOf()]).toEqual([{ [ADA]: TOTAL, [KEY]: 0 }, -TOTAL]);
    await control.changeDispute(asked, end);
    expect([await credits(), await owedOf()]).toEqual([{ [ADA]: TOTAL, [KEY]: end === 'won' ? TOTAL : 0 }, 0]);
  },
);
