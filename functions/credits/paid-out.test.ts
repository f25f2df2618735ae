import { expect, test } from 'vitest';
import { only } from '../../src/domain/present.ts';
import { formatMoney } from '../../src/i18n/format.ts';
import { booked, managed, pay } from '../testing/changes.ts';
import { ADA, LIN, TOTAL, withCredit } from '../testing/credits.ts';

type Shop = Awaited<ReturnType<typeof withCredit>>;

/** Pays so much out of the credit that a booking gave. */
const payOut = async ({ site, stella, id, file }: Shop, reference: string, cents: number, changes: object = {}) => {
  const { keptCents } = await file(reference);
  const body = { cents, reason: 'We cancelled the class.', keptCents, ...changes };
  return site.post(`/Website/office/bookings/${await id(reference)}/credit/pay-out`, body, stella.headers);
};

test('a credit that came from a card is paid out to that card, and to nothing else', async () => {
  const shop = await withCredit();
  const { site, first, credits, refunds, file, clock, stella } = shop;
  expect((await payOut(shop, first, TOTAL + 1)).status).toBe(409);
  const part = await payOut(shop, first, 20_000);
  expect([part.status, await part.json()]).toEqual([200, { openCents: 0 }]);
  expect(await file(first)).toMatchObject({ keptCents: TOTAL - 20_000, openCents: 0 });
  expect((await payOut(shop, first, 1, { keptCents: TOTAL })).status).toBe(409);
  expect((await payOut(shop, first, TOTAL - 20_000)).status).toBe(200);
  await clock();
  expect([await credits(), await refunds()]).toEqual([
    { [ADA]: 0 },
    [
      { cents: 20_000, by_hand: 0 },
      { cents: TOTAL - 20_000, by_hand: 0 },
    ],
  ]);
  expect(await site.rows(`SELECT DISTINCT state FROM refunds`)).toEqual([{ state: 'done' }]);
  expect((await managed(site, first)).money).toMatchObject({ openCents: 0, paidCents: TOTAL, returnedCents: TOTAL });
  const books = await site.get('/Website/office/books/open?from=2026-11-01&to=2026-12-31', stella.headers);
  expect((await books.text()).trimEnd().split('\r\n')).toHaveLength(1);
});

test('whose credit is paid out is told how much of it, what is left, and how it comes', async () => {
  const shop = await withCredit();
  const { site, first, cancelled } = shop;
  const told = async (language: string) => {
    await site.deliver();
    const rows = await site.rows<{ text: string }>(
      `SELECT local_mail.message ->> '$.text' AS text FROM local_mail
       JOIN outbox ON outbox.id = local_mail.id AND outbox.kind = 'money_back'
       JOIN bookings ON bookings.id = outbox.booking_id AND bookings.language = ?1`,
      language,
    );
    return only(rows).text;
  };
  expect((await payOut(shop, first, 20_000)).status).toBe(200);
  const toCard = await told('en');
  expect(toCard).toContain(
    `We are giving $200.00 of the credit that you have with us back to you in money. You have ${formatMoney(TOTAL - 20_000, 'en')} left`,
  );
  expect(toCard).toContain('to the card that paid');
  const { reference } = await booked(site, [{ eventId: 'b' }], { contact: LIN, language: 'fr' });
  await pay(site, reference, TOTAL);
  await cancelled(reference, 'credit');
  expect((await payOut(shop, reference, TOTAL)).status).toBe(200);
  const byHand = await told('fr');
  expect(byHand).toContain('Il vous en reste 0,00\u00a0$.');
  expect(byHand).toContain('par chèque ou par virement bancaire');
  expect(byHand).not.toContain('sur la carte');
});

test('what came by cheque is for the office to send', async () => {
  const shop = await withCredit();
  const { site, cancelled, credits, refunds } = shop;
  const { reference } = await booked(site, [{ eventId: 'b' }], { contact: LIN });
  await pay(site, reference, TOTAL);
  await cancelled(reference, 'credit');
  expect((await payOut(shop, reference, TOTAL)).status).toBe(200);
  expect([await credits(), await refunds()]).toEqual([
    { [ADA]: TOTAL, [LIN.email]: 0 },
    [{ cents: TOTAL, by_hand: 1 }],
  ]);
  expect(await site.rows(`SELECT 1 FROM outbox WHERE kind = 'refund_by_hand'`)).toHaveLength(1);
});

test('a class that we cancel and a credit had paid is given back in money by way of that credit', async () => {
  const shop = await withCredit();
  const { site, first, used, cancelled, credits, refunds, file } = shop;
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  await used(reference, TOTAL);
  expect((await file(first)).keptCents).toBe(0);
  await cancelled(reference, 'refund');
  expect([(await file(first)).keptCents, (await file(reference)).keptCents]).toEqual([TOTAL, 0]);
  expect((await payOut(shop, first, TOTAL)).status).toBe(200);
  expect([await credits(), await refunds()]).toEqual([{ [ADA]: 0 }, [{ cents: TOTAL, by_hand: 0 }]]);
});

test('of what a bank asks about, holds or has taken nothing is paid out', async () => {
  const shop = await withCredit(2);
  const { site, first, intentOf, refunds } = shop;
  const { control } = site.double;
  const dispute = await control.dispute(await intentOf(first), { cents: TOTAL });
  expect((await payOut(shop, first, TOTAL)).status).toBe(409);
  await control.changeDispute(dispute, 'lost');
  expect((await payOut(shop, first, TOTAL)).status).toBe(409);
  expect(await refunds()).toEqual([{ cents: TOTAL, by_hand: 0 }]);
});

test('a credit is paid out once, and not while it pays something else', async () => {
  const shop = await withCredit();
  const { site, first, use, credits } = shop;
  const { reference } = await booked(site, [{ eventId: 'b' }]);
  const answers = await Promise.all([payOut(shop, first, TOTAL), payOut(shop, first, TOTAL), use(reference, TOTAL)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await credits()).toEqual({ [ADA]: 0 });
});
