import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { booked, managed } from '../testing/changes.ts';
import { ADA, LIN, TOTAL, withCredit } from '../testing/credits.ts';
import { CARDS, payAtOf } from '../testing/shop.ts';

/** What was told to the office about disputes. */
const mailed = async ({ site }: Pick<Awaited<ReturnType<typeof withCredit>>, 'site'>) => {
  await site.deliver();
  const mails = await site.rows<{ text: string }>(
    `SELECT message ->> '$.text' AS text FROM local_mail WHERE message ->> '$.to' = 'info@gct.example'
       AND message ->> '$.subject' LIKE '%disput%' ORDER BY received_at, rowid`,
  );
  return mails.map(({ text }) => text);
};

test('a credit that came from a card is locked while its bank disputes the payment, and free once that is won', async () => {
  const shop = await withCredit();
  const { site, first, intentOf, use, credits, file } = shop;
  const { control } = site.double;
  const dispute = await control.dispute(await intentOf(first));
  expect(await credits()).toEqual({ [ADA]: 0 });
  expect(only((await file(first)).disputes)).toMatchObject({ givenCents: TOTAL, lockedCents: TOTAL });
  expect(only(await mailed(shop))).toContain('$559.35 was kept as a credit. $559.35 of it is locked');
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  expect((await use(reference, TOTAL)).status).toBe(400);
  await control.changeDispute(dispute, 'won');
  expect(await credits()).toEqual({ [ADA]: TOTAL });
  expect((await managed(site, first)).money).toMatchObject({ openCents: 0, returnedCents: TOTAL });
  expect((await use(reference, TOTAL)).status).toBe(200);
});

test('a lost dispute takes the credit with it, so that nothing is owed; won after all, it is the client’s again', async () => {
  const { site, stella, first, intentOf, credits } = await withCredit();
  const { control } = site.double;
  const money = async () => (await managed(site, first)).money;
  const dispute = await control.dispute(await intentOf(first));
  await control.changeDispute(dispute, 'lost');
  expect([await credits(), await money()]).toMatchObject([{ [ADA]: 0 }, { openCents: 0, returnedCents: TOTAL }]);
  const book = async (kind: string) => {
    const answer = await site.get(`/Website/office/books/${kind}?from=2026-11-01&to=2026-12-31`, stella.headers);
    return (await answer.text()).trimEnd().split('\r\n');
  };
  expect(await book('open')).toHaveLength(1);
  expect((await book('payments')).slice(1).map((row) => /,(-?[\d.]+),[^,]*$/.exec(row)?.[1])).toHaveLength(4);
  await control.changeDispute(dispute, 'won');
  expect([await credits(), await money()]).toMatchObject([{ [ADA]: TOTAL }, { openCents: 0, returnedCents: TOTAL }]);
});

test('an inquiry locks it as well, and the office answers it by a refund to the card, which ends the credit', async () => {
  const { site, stella, first, id, intentOf, credits, refunds, file } = await withCredit();
  const { control } = site.double;
  const dispute = await control.dispute(await intentOf(first), { inquiry: true });
  expect(await credits()).toEqual({ [ADA]: 0 });
  const { openCents, payments } = await file(first);
  expect(openCents).toBe(-TOTAL);
  const body = { payment: only(payments).id, cents: TOTAL, reason: 'She asks for her money.', openCents };
  const sent = await site.post(`/Website/office/bookings/${await id(first)}/refunds`, body, stella.headers);
  expect(sent.status, await sent.clone().text()).toBe(200);
  expect(await refunds()).toEqual([{ cents: TOTAL, by_hand: 0 }]);
  await control.changeDispute(dispute, 'warning_closed');
  expect([await credits(), (await file(first)).openCents]).toEqual([{ [ADA]: 0 }, 0]);
});

test('what was spent before is told to the office, and locked once it comes back', async () => {
  const shop = await withCredit();
  const { site, first, intentOf, used, cancelled, credits, file } = shop;
  const { control } = site.double;
  const { reference } = await booked(site, [{ eventId: 'b' }], { contact: LIN });
  await used(reference, TOTAL, ADA);
  const dispute = await control.dispute(await intentOf(first));
  expect(only(await mailed(shop))).toContain('$559.35 was kept as a credit. $0.00 of it is locked');
  await control.changeDispute(dispute, 'lost');
  expect((await file(first)).openCents).toBe(TOTAL);
  expect(await cancelled(reference, 'refund')).toMatchObject({ refundCents: 0, toCreditsCents: TOTAL });
  expect([await credits(), (await file(first)).openCents]).toEqual([{ [ADA]: 0 }, 0]);
});

test('a credit that is used while a dispute is opened pays, or is locked, and never both', async () => {
  const { site, first, intentOf, use, credits } = await withCredit();
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  const intent = await intentOf(first);
  await Promise.all([use(reference, TOTAL), site.double.control.dispute(intent)]);
  const rows = await site.rows<{ paid: number; locked: number }>(
    `SELECT COUNT(payment_id) AS paid, COUNT(dispute_id) AS locked FROM credits WHERE delta_cents < 0`,
  );
  expect(only(rows).paid + only(rows).locked).toBe(1);
  expect(await credits()).toEqual({ [ADA]: 0 });
});

/** The credits of two bookings pay a third one of two seats, and the bank takes back what had paid both. */
async function withTwoLost() {
  const office = await withCredit();
  const { site, first, cancelled, used, intentOf } = office;
  const { control } = site.double;
  const second = await site.order([{ eventId: 'a' }], {}, await site.cookieOf(ADA));
  await site.pay(payAtOf(second), CARDS.good);
  await cancelled(second.reference, 'credit');
  const { reference } = await booked(site, [{ eventId: 'b', quantity: 2 }]);
  await used(reference, 2 * TOTAL);
  for (const one of [first, second.reference])
    await control.changeDispute(await control.dispute(await intentOf(one), { cents: TOTAL }), 'lost');
  return { ...office, second: second.reference, reference };
}

test('two that are lost lock all that comes back, and one whose booking was paid again locks nothing', async () => {
  const { site, first, second, reference, stella, id, file, cancelled, credits } = await withTwoLost();
  await cancelled(reference, 'credit', 1);
  expect(await credits()).toMatchObject({ [ADA]: 0 });
  // One is settled by what came back, the other by a cheque.
  const owed: string[] = [];
  for (const one of [first, second]) if ((await file(one)).openCents === TOTAL) owed.push(one);
  const cheque = { method: 'cheque', cents: TOTAL, receivedOn: '2026-11-20', note: '9', openCents: TOTAL };
  const address = `/Website/office/bookings/${await id(only(owed))}/payments`;
  const paid = await site.post(address, cheque, stella.headers);
  expect(paid.status, await paid.clone().text()).toBe(200);
  await cancelled(reference, 'credit');
  expect(await credits()).toMatchObject({ [ADA]: TOTAL });
});

test('what comes back at once is locked for all that wait', async () => {
  const { reference, cancelled, credits } = await withTwoLost();
  await cancelled(reference, 'credit');
  expect(await credits()).toMatchObject({ [ADA]: 0 });
});
