import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { BookingView } from '../../src/domain/booking/contract.ts';
import type { CodeView } from '../../src/domain/promo-codes/contract.ts';
import { present } from '../../src/domain/present.ts';
import { EndedPromoCode, endPromoCodeSql, NewPromoCode, newPromoCodeSql } from '../../scripts/lib/promo-code-sql.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, bookedUnproved, cancelBody, managed, moveBody, pay } from '../testing/changes.ts';
import { asContact, confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { books, payAtOf, startShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { demoCode } from './demo-code.ts';

const PRICE = 49_500;

const day = (id: string, date: string, changes = {}) =>
  scheduledClass({
    ...{ id, capacity: 2_000 },
    sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
    salesEnd: `${date}T13:00:00Z`,
    ...changes,
  });

const classes = [
  day('excel', '2027-01-12'),
  day('excel-2', '2027-02-09', { priceCents: 51_333 }),
  day('excel-3', '2027-03-09', { priceCents: 2_000 }),
  day('plain', '2027-02-02', { courseId: 'plain-language', priceCents: 32_500 }),
];

const start = () => startSite(siteDataOf(classes));

async function make(site: TestSite, options: Record<string, string>): Promise<void> {
  const promo = v.parse(NewPromoCode, { code: 'SPRING27', by: 'Ada Byron', ...options });
  await site.rows(newPromoCodeSql(promo, site.needs.now()));
}

const end = (site: TestSite) =>
  site.rows(
    endPromoCodeSql(v.parse(EndedPromoCode, { code: 'spring 27', end: 'a mistake', by: 'Ada' }), site.needs.now()),
  );

const excel = (quantity: number, eventId = 'excel') => ({ eventId, quantity });
const plain = { eventId: 'plain', quantity: 1, priceCents: 32_500 };

const contactOf = (email: string) => ({ contact: { ...confirmBody(0).contact, email } });

const confirm = (site: TestSite, reference: string, totalCents: number, changes: object = {}) =>
  site.post(`/Website/confirm-booking/${reference}`, confirmBody(totalCents, { promoCode: 'spring-27', ...changes }));

const tryCode = (site: TestSite, code: string, lines = [excel(1)]) =>
  site.post('/Website/try-code', { code, lines: lines.map(({ eventId, quantity }) => ({ eventId, quantity })) });

const uses = async (site: TestSite) =>
  (await site.rows<{ uses: number }>('SELECT COUNT(*) AS uses FROM promo_code_uses WHERE given_back_at IS NULL'))[0]
    ?.uses;

const mailsTo = async (site: TestSite, to: string) => {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows
    .map(({ message }) => JSON.parse(message) as { to: string; text: string })
    .filter((mail) => mail.to === to);
};

describe('what a code takes off', () => {
  test('rule 11: it comes off the list prices before the tax, to the cent, on every paper', async () => {
    const site = await start();
    await make(site, { percent: '10' });
    const lines = [excel(3), plain];
    const off = Math.round((3 * PRICE + 32_500) / 10);
    const net = 3 * PRICE + 32_500 - off;
    const { reference } = await hold(site, lines);
    expect(await (await confirm(site, reference, 1)).json()).toMatchObject({
      ...{ code: 'price_changed', discountCents: off, subtotalCents: net, totalCents: withHst(net) },
    });
    expect((await confirm(site, reference, withHst(net))).status).toBe(200);
    await prove(site, reference);

    const view = await (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json<BookingView>();
    const discount = { code: 'SPRING27', cents: off };
    expect(view).toMatchObject({ discount, subtotalCents: net, totalCents: withHst(net) });
    const document = present(view.invoice).document;
    expect(document).toMatchObject({ discount, subtotalCents: net, totalCents: withHst(net) });
    expect(document.lines.reduce((sum, { lineCents }) => sum + lineCents, 0) - off).toBe(document.subtotalCents);
    expect(await site.rows('SELECT class_id, discount_cents FROM booking_lines ORDER BY class_id')).toEqual([
      { class_id: 'excel', discount_cents: 14_850 },
      { class_id: 'plain', discount_cents: 3_250 },
    ]);
    const [mail] = (await mailsTo(site, 'ada@example.ca')).filter(({ text }) => text.includes('2026-000001'));
    expect(present(mail).text).toContain('Promo code SPRING27  -$181.00');
    expect((await mailsTo(site, 'info@gct.example')).at(-1)?.text).toContain('SPRING27');
    const paper = new TextDecoder().decode(
      await (await site.get(`/Website/booking/${await asContact(site, reference)}/invoice.pdf`)).arrayBuffer(),
    );
    expect(paper).toContain('Promo code SPRING27');
  });

  test('an amount comes off once, and no more than there is', async () => {
    const site = await start();
    await make(site, { amount: '2,000.00' });
    expect(await booked(site, [excel(2), plain], { promoCode: 'SPRING27' })).toMatchObject({
      ...{ discount: { cents: 2 * PRICE + 32_500 }, subtotalCents: 0, totalCents: 0, paymentMethod: 'invoice' },
    });
  });

  test('classes that it is not for cost what they cost', async () => {
    const site = await start();
    await make(site, { percent: '50', kinds: 'professional', classes: 'excel-2' });
    const view = await booked(site, [excel(1), plain], { promoCode: 'SPRING27' });
    expect(view).toMatchObject({ discount: { cents: 16_250 }, subtotalCents: PRICE + 16_250 });
  });

  test('the checkout learns what it is good for, and nothing is used by asking', async () => {
    const site = await start();
    await make(site, { percent: '12.5', kinds: 'software', uses: '1' });
    for (const code of ['SPRING27', ' spring-27 ']) {
      expect(await (await tryCode(site, code, [excel(1), plain])).json<CodeView>()).toEqual({
        ...{ kind: 'promo', code: 'SPRING27', reduction: { rate: 12_500 }, eventIds: ['excel'] },
      });
    }
    expect(await uses(site)).toBe(0);
  });
});

describe('a code that takes nothing off', () => {
  test.each([
    ['is not known', {}, 'OTHER', 'code_unknown'],
    ['is not in force yet', { from: '2026-12-01T00:00:00-05:00' }, 'SPRING27', 'code_unknown'],
    ['has expired', { until: '2026-11-20T15:00:00Z' }, 'SPRING27', 'promo_expired'],
    ['is not for these classes', { courses: 'plain-language' }, 'SPRING27', 'promo_classes'],
    ['needs more seats', { seats: '3' }, 'SPRING27', 'promo_seats'],
  ] as const)(
    'because it %s is refused beside its field, and nothing is booked',
    async (_, options, promoCode, reason) => {
      const site = await start();
      await make(site, { percent: '10', ...options });
      expect(await (await tryCode(site, promoCode, [excel(2)])).json()).toMatchObject({ fields: { code: reason } });
      const { reference } = await hold(site, [excel(2)]);
      const refused = await confirm(site, reference, 1, { promoCode });
      expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { promoCode: reason } }]);
      expect(await site.rows('SELECT state FROM bookings')).toEqual([{ state: 'held' }]);
    },
  );

  test('because staff ended it is unknown, and stays on what was booked with it', async () => {
    const site = await start();
    await make(site, { percent: '10' });
    const { reference } = await booked(site, [excel(1)], { promoCode: 'SPRING27' });
    expect(await end(site)).toEqual([{ code: 'SPRING27' }]);
    expect(await end(site)).toEqual([]);
    expect(await (await tryCode(site, 'SPRING27')).json()).toMatchObject({ fields: { code: 'code_unknown' } });
    expect(await (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json()).toMatchObject({
      discount: { cents: 4_950 },
    });
  });

  test('is guessed so many times, and not more', async () => {
    const site = await start();
    site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
    const answers = [];
    for (let guess = 0; guess < 31; guess += 1) answers.push((await tryCode(site, `GUESS${guess}`)).status);
    expect(answers.slice(0, 30).every((status) => status === 400)).toBe(true);
    expect(answers[30]).toBe(429);
  });
});

describe('the uses of a code', () => {
  test('rule 41: of many who use the last ones, those do who prove it first, and nobody is told before', async () => {
    const site = await start();
    await make(site, { percent: '10', uses: '2' });
    const total = withHst(PRICE - 4_950);
    const holds = await Promise.all(Array.from({ length: 6 }, () => hold(site, [excel(1)])));
    const bookedBy = await Promise.all(
      holds.map(({ reference }, index) => confirm(site, reference, total, contactOf(`p${index}@example.ca`))),
    );
    // What strangers book without a proof uses up nothing.
    expect(bookedBy.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await tryCode(site, 'SPRING27')).status).toBe(200);
    const secrets = await Promise.all(holds.map(({ reference }) => asContact(site, reference)));
    const proofs = await Promise.all(
      secrets.map((secret) => site.post(`/Website/prove-booking/${secret}`, { mine: true })),
    );
    expect(proofs.filter(({ status }) => status === 204)).toHaveLength(2);
    const refused = await Promise.all(proofs.filter(({ status }) => status === 409).map((one) => one.json()));
    expect(refused).toHaveLength(4);
    for (const one of refused) expect(one).toMatchObject({ code: 'promo_used' });
    expect(await site.rows(`SELECT 1 FROM bookings WHERE proved_at IS NOT NULL`)).toHaveLength(2);
    expect(await (await tryCode(site, 'SPRING27')).json()).toMatchObject({ fields: { code: 'promo_used_up' } });
    const { reference } = await hold(site, [excel(1)]);
    const late = await confirm(site, reference, total, contactOf('late@example.ca'));
    expect(await late.json()).toMatchObject({ fields: { promoCode: 'promo_used_up' } });
  });

  test('rule 11: of many who pay for the last one by card at once, one does', async () => {
    const shop = await startShop(classes);
    await make(shop, { percent: '10', uses: '1' });
    const changes = { promoCode: 'SPRING27', totalCents: withHst(PRICE - 4_950) };
    const orders = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        shop.order([excel(1)], { ...changes, ...contactOf(`p${index}@example.ca`) }),
      ),
    );
    expect(orders.map(({ response }) => response.status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('rule 41: a card page that nobody pays uses up no code: who booked before proves it, and others book on invoice', async () => {
    const shop = await startShop(classes);
    await make(shop, { percent: '10', uses: '2' });
    const total = withHst(PRICE - 4_950);
    const earlier = (await hold(shop, [excel(1)])).reference;
    expect((await confirm(shop, earlier, total)).status).toBe(200);
    const changes = { promoCode: 'SPRING27', totalCents: total };
    for (const email of ['x@evil.example', 'y@evil.example'])
      expect((await shop.order([excel(1)], { ...changes, ...contactOf(email) })).response.status).toBe(200);
    expect((await tryCode(shop, 'SPRING27')).status).toBe(200);
    const later = (await hold(shop, [excel(1)])).reference;
    expect((await confirm(shop, later, total, contactOf('grace@example.ca'))).status).toBe(200);
    for (const reference of [earlier, later]) {
      const proof = await shop.post(`/Website/prove-booking/${await asContact(shop, reference)}`, { mine: true });
      expect(proof.status, await proof.clone().text()).toBe(204);
    }
    expect(await (await tryCode(shop, 'SPRING27')).json()).toMatchObject({ fields: { code: 'promo_used_up' } });
  });

  test('rule 42: are counted by contact where it is proved, and whoever books in that name is told nothing', async () => {
    const site = await start();
    await make(site, { percent: '10', usesOfContact: '1' });
    const total = withHst(PRICE - 4_950);
    await booked(site, [excel(1)], { promoCode: 'SPRING27' });
    const held = async () => (await hold(site, [excel(1)])).reference;
    const again = await held();
    const first = await confirm(site, await held(), total, contactOf('grace@example.ca'));
    const second = await confirm(site, again, total, contactOf(' ADA+2@example.ca'));
    expect([second.status, first.status]).toEqual([200, 200]);
    const proof = await site.post(`/Website/prove-booking/${await asContact(site, again)}`, { mine: true });
    expect([proof.status, await proof.json()]).toMatchObject([409, { code: 'promo_used' }]);
    expect(await site.rows(`SELECT 1 FROM bookings WHERE proved_at IS NOT NULL`)).toHaveLength(1);
  });

  test('rule 41: a booking that nobody proved uses up no turn of its contact, and of two that are proved at once one counts', async () => {
    const site = await start();
    await make(site, { percent: '10', usesOfContact: '1' });
    const total = withHst(PRICE - 4_950);
    const references = [];
    for (let round = 0; round < 2; round += 1) {
      const { reference } = await hold(site, [excel(1)]);
      expect((await confirm(site, reference, total)).status).toBe(200);
      references.push(await asContact(site, reference));
    }
    const proofs = await Promise.all(
      references.map((secret) => site.post(`/Website/prove-booking/${secret}`, { mine: true })),
    );
    expect(proofs.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  test('rule 42: a code for each contact is paid by card after a proof alone, whether or not it was used', async () => {
    const shop = await startShop(classes);
    await make(shop, { percent: '10', usesOfContact: '1' });
    await booked(shop, [excel(1)], { promoCode: 'SPRING27' });
    const changes = { promoCode: 'SPRING27', totalCents: withHst(PRICE - 4_950) };
    for (const email of ['ada@example.ca', 'grace@example.ca']) {
      const { response, view } = await shop.order([excel(1)], { ...changes, ...contactOf(email) });
      expect([response.status, view]).toMatchObject([400, { fields: { promoCode: 'promo_by_proof' } }]);
    }
  });

  test('the table itself refuses one too many, a change, and the loss of a row', async () => {
    const site = await start();
    await make(site, { percent: '10', uses: '1' });
    await booked(site, [excel(1)], { promoCode: 'SPRING27' });
    await booked(site, [plain]);
    const another = `INSERT INTO promo_code_uses (code, booking_id, discount_cents, used_at)
      SELECT 'SPRING27', id, 1, 1 FROM bookings WHERE promo_code IS NULL`;
    await expect(site.rows(another)).rejects.toThrow('used up');
    const refusals = [
      'UPDATE promo_code_uses SET discount_cents = 1',
      'DELETE FROM promo_code_uses',
      'UPDATE promo_codes SET rate = 50000',
      'DELETE FROM promo_codes',
      'UPDATE booking_lines SET discount_cents = 60000',
    ];
    for (const sql of refusals) await expect(site.rows(sql)).rejects.toThrow(/CONSTRAINT/);
  });

  test('rule 41: come back where the buyer was never proved: cancelled, or ended by itself; a hold uses none', async () => {
    const site = await start();
    await make(site, { percent: '10', uses: '1' });
    await hold(site, [excel(1)]);
    expect(await uses(site)).toBe(0);
    const first = await bookedUnproved(site, [excel(1)], { promoCode: 'SPRING27' });
    expect(await uses(site)).toBe(1);
    const open = await managed(site, first.reference);
    const body = cancelBody(
      open,
      open.participants.map(({ id }) => id),
      { feeCents: 0, creditedCents: 0 },
    );
    expect((await site.post(`/Website/cancel-seats/${await asContact(site, first.reference)}`, body)).status).toBe(200);
    expect(await uses(site)).toBe(0);

    await bookedUnproved(site, [excel(1)], { promoCode: 'SPRING27' });
    expect(await uses(site)).toBe(1);
    site.at('2026-11-26T15:00:00Z');
    await runScheduled(site.needs);
    expect(await uses(site)).toBe(0);
  });

  test('stay where what was proved is cancelled', async () => {
    const site = await start();
    await make(site, { percent: '10', uses: '1' });
    const { reference } = await booked(site, [excel(1)], { promoCode: 'SPRING27' });
    const token = await asContact(site, reference);
    const open = await managed(site, token);
    const body = cancelBody(
      open,
      open.participants.map(({ id }) => id),
    );
    expect((await site.post(`/Website/cancel-seats/${token}`, body)).status).toBe(200);
    expect(await uses(site)).toBe(1);
  });

  test('follow the card: one while it is awaited, none where it is not paid, and one where it is', async () => {
    const shop = await startShop(classes);
    await make(shop, { percent: '10', uses: '1' });
    const changes = { promoCode: 'SPRING27', totalCents: withHst(PRICE - 4_950) };
    await shop.order([excel(1)], changes);
    expect(await uses(shop)).toBe(1);
    const other = await shop.order([excel(1)], { ...changes, ...contactOf('grace@example.ca') });
    expect([other.response.status, other.view]).toMatchObject([400, { fields: { promoCode: 'promo_used_up' } }]);
    await shop.pass(120);
    await runScheduled(shop.needs);
    expect(await uses(shop)).toBe(0);

    const ordered = await shop.order([excel(1)], changes);
    await shop.pay(payAtOf(ordered));
    expect(await uses(shop)).toBe(1);
    expect(await (await shop.get(`/Website/booking/${await asContact(shop, ordered.reference)}`)).json()).toMatchObject(
      {
        ...{
          state: 'confirmed',
          discount: { cents: 4_950 },
          invoice: { document: { totalCents: changes.totalCents } },
        },
      },
    );
  });

  test.each([
    ['takes its use again', false, { bookings: ['confirmed'], refunds: [] }, 1],
    ['is given back where somebody else has used it', true, { bookings: ['expired', 'confirmed'] }, 1],
  ])('rule 19: paid after it had ended, a booking %s', async (_, usedMeanwhile, expected, used) => {
    const shop = await startShop(classes);
    await make(shop, { percent: '10', uses: '1' });
    const totalCents = withHst(PRICE - 4_950);
    const ordered = await shop.order([excel(1)], { promoCode: 'SPRING27', totalCents });
    shop.double.control.plan({ mode: 'never', times: 50 });
    await shop.pay(payAtOf(ordered));
    // Given back although it was paid: no way leads there but a database that was mended by hand.
    await shop.rows(`UPDATE bookings SET state = 'expired', revision = revision + 1`);
    await shop.rows(
      `INSERT INTO booking_events (booking_id, kind, at, who) SELECT id, 'expired', 1, 'clock' FROM bookings`,
    );
    expect(await uses(shop)).toBe(0);
    await end(shop);
    if (usedMeanwhile) {
      await shop.rows(`UPDATE promo_codes SET ended_at = NULL, ended_by = NULL, end_reason = NULL`);
      await booked(shop, [excel(1)], { promoCode: 'SPRING27', ...contactOf('grace@example.ca') });
    }
    await shop.pass(5);
    await runScheduled(shop.needs);
    expect(await books(shop)).toMatchObject(expected);
    if (usedMeanwhile) expect((await books(shop)).refunds).toEqual([['done', totalCents]]);
    expect(await uses(shop)).toBe(used);
  });

  test('of a booking that waits for its card, another code makes another order', async () => {
    const shop = await startShop(classes);
    await make(shop, { percent: '10' });
    const { reference } = await shop.order([excel(1)]);
    const again = await confirm(shop, reference, withHst(PRICE - 4_950), { paymentMethod: 'card' });
    expect(await again.json()).toMatchObject({ totalCents: withHst(PRICE - 4_950), discount: { code: 'SPRING27' } });
  });
});

describe('changes of what was booked with a code', () => {
  async function opened(site: TestSite, lines = [excel(3)]) {
    const { reference } = await booked(site, lines, { promoCode: 'SPRING27' });
    const token = await asContact(site, reference);
    return { reference, token, booking: await managed(site, token) };
  }
  const idsOf = ({ participants }: Awaited<ReturnType<typeof managed>>) => participants.map(({ id }) => id);

  test('rule 25: fee and credit go by what was paid, and all credits are all that was invoiced', async () => {
    const site = await start();
    // A discount that three seats cannot share evenly.
    await make(site, { amount: '100' });
    const { reference, token, booking } = await opened(site);
    await pay(site, reference, withHst(3 * PRICE - 10_000));
    const one = cancelBody(booking, idsOf(booking).slice(0, 1));
    expect(one).toMatchObject({ feeCents: 0, creditedCents: withHst(PRICE - 3_333) });
    expect((await site.post(`/Website/cancel-seats/${token}`, one)).status).toBe(200);
    const [note] = await site.rows<{ document: string }>('SELECT document FROM credit_notes');
    expect(JSON.parse(present(note).document)).toMatchObject({
      ...{ discount: { code: 'SPRING27', cents: 3_333 }, subtotalCents: PRICE - 3_333 },
      lines: [{ quantity: 1, unitCents: PRICE, lineCents: PRICE }],
    });

    // A quarter is kept, of what was paid for them.
    site.at('2026-12-20T15:00:00Z');
    const rest = await managed(site, token);
    const both = cancelBody(rest, idsOf(rest));
    expect(both.feeCents).toBe(Math.round((2 * PRICE - 6_667) / 4));
    expect((await site.post(`/Website/cancel-seats/${token}`, both)).status).toBe(200);
    const [sums] = await site.rows<{ invoiced: number; credited: number; worth: number }>(
      `SELECT (SELECT SUM(total_cents) FROM invoices) AS invoiced, (SELECT SUM(total_cents) FROM credit_notes) AS credited,
        (SELECT total_cents FROM bookings) AS worth`,
    );
    expect(present(sums).invoiced - present(sums).credited).toBe(present(sums).worth);
    expect(await site.rows('SELECT quantity, discount_cents FROM booking_lines')).toEqual([
      { quantity: 0, discount_cents: 0 },
    ]);
  });

  test('rules 21 and 31: a least number of seats is asked for when it is used; seats that stay keep their price', async () => {
    const site = await start();
    await make(site, { percent: '10', seats: '3' });
    const { token, booking } = await opened(site);
    const two = cancelBody(booking, idsOf(booking).slice(0, 2));
    expect(two).toMatchObject({ feeCents: 0, creditedCents: withHst(2 * PRICE) - withHst(2 * 4_950) });
    expect((await site.post(`/Website/cancel-seats/${token}`, two)).status).toBe(200);
    expect(await site.rows('SELECT quantity, discount_cents FROM booking_lines')).toEqual([
      { quantity: 1, discount_cents: 4_950 },
    ]);
    expect(await uses(site)).toBe(1);
  });

  test('rule 27: what it takes off goes along to another date, as far as the price there reaches', async () => {
    const site = await start();
    await make(site, { percent: '10' });
    const { token, booking } = await opened(site);
    const [first = '', second = ''] = idsOf(booking);
    const dearer = moveBody(booking, [first], 'excel-2');
    expect(dearer.differenceCents).toBe(withHst(51_333 - PRICE));
    expect((await site.post(`/Website/move-seats/${token}`, dearer)).status).toBe(200);
    const cheaper = moveBody(await managed(site, token), [second], 'excel-3');
    const answer = await site.post(`/Website/move-seats/${token}`, cheaper);
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await site.rows('SELECT class_id, quantity, discount_cents FROM booking_lines ORDER BY class_id')).toEqual([
      { class_id: 'excel', quantity: 1, discount_cents: 4_950 },
      { class_id: 'excel-2', quantity: 1, discount_cents: 4_950 },
      { class_id: 'excel-3', quantity: 1, discount_cents: 2_000 },
    ]);
    const [sums] = await site.rows<{ invoiced: number; credited: number; worth: number }>(
      `SELECT (SELECT SUM(total_cents) FROM invoices) AS invoiced, (SELECT SUM(total_cents) FROM credit_notes) AS credited,
        (SELECT total_cents FROM bookings) AS worth`,
    );
    expect(present(sums).invoiced - present(sums).credited).toBe(present(sums).worth);
    const documents = await site.rows<{ document: string }>(
      'SELECT document FROM invoices UNION ALL SELECT document FROM credit_notes',
    );
    for (const { document } of documents) {
      const {
        lines,
        discount,
        otherNotesCents = 0,
        subtotalCents,
      } = JSON.parse(document) as {
        lines: { lineCents: number }[];
        discount?: { cents: number };
        otherNotesCents?: number;
        subtotalCents: number;
      };
      const list = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
      expect(list - (discount?.cents ?? 0) - otherNotesCents).toBe(subtotalCents);
    }
  });
});

test('a newcomer has a code to try, on a developer’s machine alone', async () => {
  const site = await start();
  await runScheduled(site.needs);
  expect(await site.rows('SELECT code FROM promo_codes')).toEqual([]);
  await runScheduled({ ...site.needs, mode: 'local' });
  expect(await site.rows('SELECT code FROM promo_codes')).toEqual([{ code: demoCode }]);
});
