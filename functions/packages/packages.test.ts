import { describe, expect, test } from 'vitest';
import type { PurchaseView } from '../../src/domain/packages/contract.ts';
import type { CodeView } from '../../src/domain/promo-codes/contract.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { renewedUntil } from '../../src/domain/packages/expiry.ts';
import { SEATS_BEFORE_PAYMENT } from '../../src/domain/packages/offer.ts';
import type { ManagedBooking as Managed } from '../../src/domain/changes/contract.ts';
import { first, only, present } from '../../src/domain/present.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { formatPlainDate } from '../../src/i18n/format.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { runScheduled } from '../scheduled.ts';
import { addAccount, cookieOf, startAccounts, type AccountSite } from '../testing/accounts.ts';
import { booked, cancelBody, managed, moveBody, pay } from '../testing/changes.ts';
import { asContact, confirmBody, hold, prove, withHst, type TestSite } from '../testing/harness.ts';
import { payAtOf, startShop, unaskedCards } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const EMAIL = 'ada@example.ca';
const PRICE = 177_500;
const { contact, billing, terms } = confirmBody(0);

const day = (id: string, date: string, changes = {}) =>
  scheduledClass({
    ...{ id, courseId: 'plain-language', priceCents: 32_500 },
    sessions: [{ start: `${date}T14:00:00Z`, end: `${date}T21:00:00Z` }],
    salesEnd: `${date}T13:00:00Z`,
    ...changes,
  });

/** Excel takes two days; the others are of another kind. */
const classes = [
  scheduledClass({ id: 'excel', capacity: 40 }),
  scheduledClass({ id: 'excel-2', capacity: 40 }),
  scheduledClass({
    ...{ id: 'excel-late', capacity: 40, salesEnd: '2027-12-01T14:00:00Z' },
    sessions: [{ start: '2027-12-02T14:00:00Z', end: '2027-12-02T21:00:00Z' }],
  }),
  scheduledClass({
    ...{ id: 'excel-soon', capacity: 40, salesEnd: '2026-11-30T14:00:00Z' },
    sessions: [{ start: '2026-12-01T14:00:00Z', end: '2026-12-01T21:00:00Z' }],
  }),
  day('plain', '2027-02-02', { capacity: 40 }),
];

/** Excel of one day, so that one seat is one person. */
function siteData() {
  const data = siteDataOf(classes);
  const [excel, ...others] = data.courses;
  return { ...data, courses: [{ ...present(excel), durationHours: 6 }, ...others] };
}

const start = (data = siteData()) => startAccounts({}, data);

const ask = (site: TestSite, changes: object = {}, headers?: Record<string, string>) =>
  site.post(
    '/Website/buy-package',
    {
      ...{ language: 'en', offer: 'software-5', contact: { ...contact, organisation: 'Example Association' }, billing },
      ...{ purchaseOrder: 'PO-7', budgetCode: '', terms, totalCents: withHst(PRICE), ...changes },
    },
    headers,
  );

interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function mailsTo(site: TestSite, to = EMAIL): Promise<Mail[]> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows.map(({ message }) => JSON.parse(message) as Mail).filter((mail) => mail.to === to);
}

const tokenIn = ({ text }: Mail) => /(?:checkout\/package|paiement\/forfait)#(\S+)/.exec(text)?.[1] ?? '';

async function asked(site: TestSite, changes: object = {}): Promise<string> {
  const response = await ask(site, changes);
  expect(response.status, await response.clone().text()).toBe(201);
  return tokenIn(present((await mailsTo(site)).at(-1)));
}

const purchase = async (site: TestSite, token: string) =>
  (await site.get(`/Website/package/${token}`)).json<PurchaseView>();

/** Asks for a package, and buys it by the link of the mail. */
async function bought(site: TestSite, changes: object = {}): Promise<PurchaseView & { token: string }> {
  const token = await asked(site, changes);
  const response = await site.post(`/Website/confirm-package/${token}`, {});
  expect(response.status, await response.clone().text()).toBe(200);
  return { ...(await response.json<PurchaseView>()), token };
}

const codeOf = ({ code }: PurchaseView) => present(code);
const left = async (site: TestSite, { token }: { token: string }) => (await purchase(site, token)).left;

const excel = (quantity: number, eventId = 'excel') => ({ eventId, quantity });

async function spend(site: TestSite, packageCode: string, quantity = 1, totalCents = 0, eventId = 'excel') {
  const { reference } = await hold(site, [excel(quantity, eventId)]);
  const answer = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(totalCents, { packageCode }));
  if (answer.status === 200) await prove(site, reference);
  return answer;
}

describe('buying', () => {
  test('rule 41: what was asked for is bought by the link of the mail, and costs nobody anything before', async () => {
    const site = await start();
    const token = await asked(site);
    expect(await purchase(site, token)).toMatchObject({ state: 'asked', code: null, invoice: null, left: 0 });
    expect(await site.rows('SELECT number FROM invoices')).toEqual([]);

    const view = await (await site.post(`/Website/confirm-package/${token}`, {})).json<PurchaseView>();
    expect(view).toMatchObject({
      ...{ state: 'bought', left: 5, usable: 5, boughtOn: '2026-11-20', expiresOn: '2027-11-20' },
      invoice: { number: '2026-000001', openCents: withHst(PRICE) },
    });
    expect(view.code).toMatch(/^([2-9B-Z]{4}-){3}[2-9B-Z]{4}$/);
    const again = await (await site.post(`/Website/confirm-package/${token}`, {})).json<PurchaseView>();
    expect(again).toEqual(view);
    expect(await site.rows('SELECT kind, delta FROM package_seats')).toEqual([{ kind: 'bought', delta: 5 }]);
  });

  test('rule 21: its invoice has a number of the one series, and says what was bought', async () => {
    const site = await start();
    await booked(site, [excel(1)]);
    const view = await bought(site);
    expect(view.invoice?.number).toBe('2026-000002');
    await booked(site, [excel(1)]);
    expect(await site.rows('SELECT number FROM invoices ORDER BY number')).toHaveLength(3);
    const mail = present((await mailsTo(site)).find(({ subject }) => subject.startsWith('Your code and invoice')));
    for (const text of [
      codeOf(view),
      '2026-000002',
      'PO-7',
      'Example Association',
      'classes that begin by',
      '$2,005.75',
    ]) {
      expect(mail.text).toContain(text);
    }
    const office = (await mailsTo(site, 'info@gct.example')).map(({ subject }) => subject);
    expect(office).toContain('Package sold: Software package, 5 seats, Example Association');
  });

  test.each([
    ['Quebec', { ...billing, province: 'QC', postalCode: 'H2Y 1C6' }, PRICE + 8_875 + 17_706],
    ['Alberta', { ...billing, province: 'AB', postalCode: 'T2P 2M5' }, PRICE + 8_875],
    ['another country', { ...billing, country: 'US', province: null, postalCode: '10001' }, PRICE],
  ])('rule 14: a buyer in %s pays the tax of the billing address', async (_, address, totalCents) => {
    const site = await start();
    expect((await bought(site, { billing: address, totalCents })).totalCents).toBe(totalCents);
  });

  test('rule 10: another total is answered by the right one, and nothing is asked', async () => {
    const site = await start();
    const refused = await ask(site, { totalCents: 1 });
    expect([refused.status, await refused.json()]).toMatchObject([409, { totalCents: withHst(PRICE) }]);
    expect(await site.rows('SELECT id FROM package_purchases')).toEqual([]);
  });

  test('rule 43: the first mail has no word of who ordered', async () => {
    const site = await start();
    await ask(site, { contact: { ...contact, firstName: 'Pillsworth', organisation: 'Cheap Pills' } });
    expect(JSON.stringify(only(await mailsTo(site)))).not.toContain('Pills');
  });

  test('rule 41: an order ends by itself after 24 business hours, and is forgotten a week later', async () => {
    const site = await start();
    const token = await asked(site);
    expect((await purchase(site, token)).proveUntil).toBe('2026-11-25T15:00:00Z');
    site.at('2026-11-25T15:00:00Z');
    const late = await site.post(`/Website/confirm-package/${token}`, {});
    expect([late.status, (await late.json<{ code: string }>()).code]).toEqual([410, 'link_expired']);
    await runScheduled(site.needs);
    expect((await purchase(site, token)).state).toBe('lapsed');
    site.at('2026-12-03T15:00:00Z');
    await runScheduled(site.needs);
    expect(await site.rows('SELECT id FROM package_purchases')).toEqual([]);
  });

  test('rule 41: one network asks for three orders with an address, which keeps its owner from nothing', async () => {
    const site = await start();
    site.needs.limiter = d1Limiter(site.needs);
    const tagged = { contact: { ...contact, email: ' ADA+2@example.ca', organisation: 'X' } };
    const from = async (address: string, changes = {}) =>
      (await ask(site, changes, { 'cf-connecting-ip': address })).status;
    for (let order = 0; order < limits.packagesAsked.most; order += 1) expect(await from(`192.0.2.${order}`)).toBe(201);
    expect([await from('192.0.2.77'), await from('192.0.2.78', tagged)]).toEqual([429, 429]);
    expect(await from('203.0.113.9', tagged)).toBe(201);
  });

  test('rule 41: one address has nine orders that wait, and beyond them one of each network: strangers keep its owner from nothing', async () => {
    const site = await start();
    site.needs.limiter = d1Limiter(site.needs);
    const from = async (network: number, changes = {}) =>
      (await ask(site, changes, { 'cf-connecting-ip': `198.51.${network}.7` })).status;
    for (let order = 0; order < 9; order += 1) expect(await from(Math.floor(order / 3))).toBe(201);
    const tagged = { contact: { ...contact, email: ' ADA+2@example.ca', organisation: 'X' } };
    expect([await from(77, tagged), await from(77), await from(77, tagged)]).toEqual([201, 429, 429]);
    expect(await from(78)).toBe(201);
  });

  test('rule 41: two orders of one address are not paid, whatever it asked for', async () => {
    const site = await start();
    const tokens = [await asked(site), await asked(site), await asked(site)];
    const answers = [];
    for (const token of tokens) answers.push((await site.post(`/Website/confirm-package/${token}`, {})).status);
    expect(answers).toEqual([200, 200, 409]);
    const { invoice } = await purchase(site, first(tokens));
    await pay(site, present(invoice).reference, withHst(PRICE));
    expect((await site.post(`/Website/confirm-package/${tokens[2]}`, {})).status).toBe(200);
  });

  test('rule 41: three orders that are confirmed at once are two that are not paid, as one after another', async () => {
    const site = await start();
    const tokens = [await asked(site), await asked(site), await asked(site)];
    const answers = await Promise.all(
      [...tokens, ...tokens].map(async (token) => (await site.post(`/Website/confirm-package/${token}`, {})).status),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(4);
    expect(answers.filter((status) => status === 409)).toHaveLength(2);
    expect(await site.rows(`SELECT id FROM package_purchases WHERE state = 'bought'`)).toHaveLength(2);
    expect(await site.rows('SELECT number FROM invoices')).toHaveLength(2);
  });

  test('rule 17: sent twice under one key, it is one order; two tabs buy it once', async () => {
    const site = await start();
    const key = { 'idempotency-key': 'the-same-key' };
    const [one, two] = [await ask(site, {}, key), await ask(site, {}, key)];
    expect(await one.json()).toEqual(await two.json());
    const token = tokenIn(only(await mailsTo(site)));
    await Promise.all([1, 2, 3].map(() => site.post(`/Website/confirm-package/${token}`, {})));
    expect(await site.rows('SELECT number FROM invoices')).toHaveLength(1);
    expect(await left(site, { token })).toBe(5);
  });

  test('its invoice is paid by number and by card, as any other', async () => {
    const shop = await startShop(classes);
    const view = await bought(shop as unknown as AccountSite);
    const { number } = present(view.invoice);
    const paying = await shop.post('/Website/pay-invoice', { number, totalCents: withHst(PRICE) });
    await shop.pay((await paying.json<{ payAt: string }>()).payAt);
    expect((await purchase(shop, view.token)).invoice).toMatchObject({ openCents: 0 });
  });
});

describe('spending', () => {
  test('covered seats cost nothing, are named on the invoice, and leave the ledger', async () => {
    const site = await start();
    const own = await bought(site);
    const answer = await spend(site, ` ${codeOf(own).toLowerCase().replaceAll('-', ' ')} `, 2);
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { reference } = await answer.json<{ reference: string }>();
    expect(await (await site.get(`/Website/booking/${await asContact(site, reference)}`)).json()).toMatchObject({
      ...{ state: 'confirmed', subtotalCents: 0, totalCents: 0 },
      lines: [{ unitCents: 0, coveredBy: { title: 'Software package, 5 seats', seats: 1 } }],
      invoice: { document: { lines: [{ unitCents: 0, coveredBy: { seats: 1 } }] } },
    });
    const view = await purchase(site, own.token);
    expect(view.left).toBe(3);
    expect(view.ledger).toMatchObject([
      { kind: 'spent', seats: -2, titles: { en: 'Excel Level 1', fr: 'Excel, niveau 1' } },
      { kind: 'bought', seats: 5 },
    ]);
    const mail = present((await mailsTo(site)).find(({ subject }) => subject.startsWith('Booking confirmed')));
    expect(mail.text).toContain('Paid with 2 seats of Software package, 5 seats');
    expect(mail.text).toContain('Nothing is left to pay');
  });

  test('a class of two days takes two seats of each person', async () => {
    const site = await start(siteDataOf(classes));
    const own = await bought(site);
    expect((await spend(site, codeOf(own), 2)).status).toBe(200);
    expect(await left(site, own)).toBe(1);
  });

  test('what is covered and what is paid for stand in one booking, each with its price', async () => {
    const site = await start();
    const own = await bought(site);
    const { reference } = await hold(site, [excel(1), { eventId: 'plain', priceCents: 32_500 }]);
    const answer = await site.post(
      `/Website/confirm-booking/${reference}`,
      confirmBody(withHst(32_500), { packageCode: codeOf(own) }),
    );
    expect(await answer.json()).toMatchObject({ totalCents: withHst(32_500) });
    expect(await left(site, own)).toBe(4);
  });

  test('the checkout learns what a code covers, class by class, and spends nothing by asking', async () => {
    const site = await start();
    const own = await bought(site);
    const asking = await site.post('/Website/try-code', {
      code: codeOf(own),
      lines: [excel(2), excel(4, 'excel-2'), excel(1, 'excel-late'), excel(1, 'plain')],
    });
    expect(await asking.json<CodeView>()).toEqual({
      kind: 'package',
      ...{ title: { en: 'Software package, 5 seats', fr: 'Forfait logiciels, 5 places' }, left: 5 },
      expiresOn: '2027-11-20',
      lines: [
        { eventId: 'excel', seats: 1 },
        { eventId: 'excel-2', reason: 'too_few' },
        { eventId: 'excel-late', reason: 'expired' },
        { eventId: 'plain', reason: 'kind' },
      ],
    });
    expect(await left(site, own)).toBe(5);
  });

  test.each([
    ['unknown', 'code_unknown', 'ZZZZ-ZZZZ-ZZZZ-ZZZZ', 'excel', 1],
    ['of another kind', 'package_kind', undefined, 'plain', 1],
    ['over by then', 'package_expired', undefined, 'excel-late', 1],
    ['too small', 'package_spent', undefined, 'excel', 6],
  ])(
    'a code that is %s is refused beside its field, and nothing is booked',
    async (_, reason, code, eventId, seats) => {
      const site = await start();
      const own = await bought(site);
      const priceCents = eventId === 'plain' ? 32_500 : 49_500;
      const { reference } = await hold(site, [{ eventId, quantity: seats, priceCents }]);
      const body = confirmBody(0, { packageCode: code ?? codeOf(own) });
      const refused = await site.post(`/Website/confirm-booking/${reference}`, body);
      expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { packageCode: reason } }]);
      expect(await left(site, own)).toBe(5);
    },
  );

  test('a series has a seat in one class of each of its courses, however long that is', async () => {
    const site = await start(siteDataOf(classes));
    const own = await bought(site, { offer: 'the-great-writer', totalCents: withHst(70_000) });
    expect(own).toMatchObject({ left: 2, courses: [{ en: 'Excel Level 1' }, { en: 'Plain Language' }] });
    expect((await spend(site, codeOf(own))).status).toBe(200);
    expect((await purchase(site, own.token)).courses).toMatchObject([{ en: 'Plain Language' }]);
    expect(await (await spend(site, codeOf(own), 1, 0, 'excel-2')).json()).toMatchObject({
      fields: { packageCode: 'package_spent' },
    });
  });

  test('a course that teaches its own language has in French the name of the one that takes its place', async () => {
    const data = siteDataOf(classes);
    const [plain] = data.courses.filter(({ id }) => id === 'plain-language');
    const { en } = plain?.entries ?? {};
    if (!plain || !en) throw new Error('expected a course about plain language');
    const clear = {
      ...plain,
      id: 'langage-clair',
      counterpart: plain.id,
      entries: { fr: { ...en, title: 'Langage clair' } },
    };
    const courses = data.courses.map((one) => (one === plain ? { ...plain, counterpart: clear.id } : one));
    const site = await start({ ...data, courses: [...courses, clear] });
    const own = await bought(site, { offer: 'the-great-writer', totalCents: withHst(70_000) });
    expect(own.courses).toContainEqual({ en: 'Plain Language', fr: 'Langage clair' });
  });

  test('of two who spend the last seat at once, one does', async () => {
    const site = await start();
    const own = await bought(site);
    await spend(site, codeOf(own), 4);
    const holds = await Promise.all([1, 2, 3].map(() => hold(site, [excel(1)])));
    const answers = await Promise.all(
      holds.map(({ reference }) =>
        site.post(`/Website/confirm-booking/${reference}`, confirmBody(0, { packageCode: codeOf(own) })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await left(site, own)).toBe(0);
  });

  test('the ledger itself refuses to go below nothing, to be changed, and to lose a row', async () => {
    const site = await start();
    const own = await bought(site);
    await spend(site, codeOf(own), 1);
    const copy = `INSERT INTO package_seats (purchase_id, pool, kind, delta, booking_id, class_id, at)
      SELECT purchase_id, pool, kind, -5, booking_id, class_id, at FROM package_seats WHERE kind = 'spent'`;
    for (const sql of [copy, 'UPDATE package_seats SET delta = 9', 'DELETE FROM package_seats']) {
      await expect(site.rows(sql)).rejects.toThrow(/CONSTRAINT/);
    }
  });

  test(`rule 41: ${SEATS_BEFORE_PAYMENT} seats are used before the invoice is paid, and the rest after that`, async () => {
    const site = await start();
    const own = await bought(site, { offer: 'software-25', totalCents: withHst(790_000) });
    expect(own).toMatchObject({ left: 25, usable: SEATS_BEFORE_PAYMENT });
    expect((await spend(site, codeOf(own), 6)).status).toBe(200);
    const refused = await spend(site, codeOf(own), 5);
    expect(await refused.json()).toMatchObject({ fields: { packageCode: 'package_unpaid' } });
    const forced = `INSERT INTO package_seats (purchase_id, pool, kind, delta, booking_id, class_id, at)
      SELECT purchase_id, pool, kind, -5, booking_id, class_id, at FROM package_seats WHERE kind = 'spent'`;
    await expect(site.rows(forced)).rejects.toThrow('not paid');
    await pay(site, present(own.invoice).reference, withHst(790_000));
    expect((await spend(site, codeOf(own), 5)).status).toBe(200);
    expect(await purchase(site, own.token)).toMatchObject({ left: 14, usable: 14 });
  });

  test('without a report nobody has a certificate by seats of a package that is overdue, until it is paid', async () => {
    const data = siteDataOf(classes.map((one) => ({ ...one, minimum: 1 })));
    const site = await start({ ...data, courses: siteData().courses });
    const own = await bought(site);
    const { reference } = await hold(site, [excel(1)]);
    const participants = [{ eventId: 'excel', firstName: 'Ada', lastName: 'Byron', email: EMAIL }];
    const body = confirmBody(0, { packageCode: codeOf(own), participants });
    expect((await site.post(`/Website/confirm-booking/${reference}`, body)).status).toBe(200);
    await prove(site, reference);
    site.at('2027-02-28T15:00:00Z');
    const certified = async () => {
      await runScheduled(site.needs);
      return (await site.rows('SELECT number FROM certificates')).length;
    };
    expect(await certified()).toBe(0);
    await pay(site, present(own.invoice).reference, withHst(PRICE));
    expect(await certified()).toBe(1);
  });

  test('a package that staff have voided pays for nothing, and is answered as one that there is not', async () => {
    const site = await start();
    const own = await bought(site);
    await site.rows(`UPDATE package_purchases SET state = 'void'`);
    expect(await (await spend(site, codeOf(own))).json()).toMatchObject({ fields: { packageCode: 'code_unknown' } });
    expect(await purchase(site, own.token)).toMatchObject({ state: 'void', code: null });
  });

  test('seats of a booking whose card is not paid come back, and are spent again where it is paid', async () => {
    const shop = await startShop([scheduledClass({ id: 'excel', capacity: 40 }), day('plain', '2027-02-02')]);
    const own = await bought(shop as unknown as AccountSite);
    const lines = [excel(1), { eventId: 'plain', priceCents: 32_500 }];
    const order = () => shop.order(lines, { packageCode: codeOf(own), totalCents: withHst(32_500) });
    await order();
    expect(await left(shop, own)).toBe(3);
    await shop.pass(120);
    await runScheduled(shop.needs);
    expect(await left(shop, own)).toBe(5);

    const ordered = await order();
    await shop.pay(payAtOf(ordered));
    expect(await left(shop, own)).toBe(3);
    expect((await purchase(shop, own.token)).ledger.map(({ kind }) => kind)).toEqual([
      'spent',
      'given_back',
      'spent',
      'bought',
    ]);
  });
});

describe('changes', () => {
  async function bookedWith(site: TestSite, own: PurchaseView, quantity: number, eventId = 'excel') {
    const view = await (await spend(site, codeOf(own), quantity, 0, eventId)).json<{ reference: string }>();
    const token = await asContact(site, view.reference);
    return { token, booking: await managed(site, token) };
  }
  const ids = ({ participants }: Awaited<ReturnType<typeof managed>>) => participants.map(({ id }) => id);

  test('seats that are given up while that is free go back to the package', async () => {
    const site = await start();
    const own = await bought(site);
    const { token, booking } = await bookedWith(site, own, 3);
    const body = cancelBody(booking, ids(booking).slice(0, 2));
    expect((await site.post(`/Website/cancel-seats/${token}`, body)).status).toBe(200);
    expect(await left(site, own)).toBe(4);
    const { text } = present((await mailsTo(site)).at(-1));
    expect(text).toContain('2 seats go back to “Software package, 5 seats”.');
    expect(text).not.toContain('No fee is kept');
    expect((await purchase(site, own.token)).ledger).toMatchObject([{ kind: 'given_back', seats: 2 }, {}, {}]);
    expect(await site.rows('SELECT number FROM credit_notes')).toEqual([]);
  });

  test('rule 41: seats of a booking that nobody proved come back, when it is cancelled and when it ends by itself', async () => {
    const site = await start();
    const own = await bought(site);
    const unproved = async () => {
      const { reference } = await hold(site, [excel(2)]);
      const body = confirmBody(0, { packageCode: codeOf(own) });
      expect((await site.post(`/Website/confirm-booking/${reference}`, body)).status).toBe(200);
      expect(await left(site, own)).toBe(3);
      return reference;
    };
    const reference = await unproved();
    const booking = await managed(site, reference);
    const cancelled = await site.post(
      `/Website/cancel-seats/${await asContact(site, reference)}`,
      cancelBody(booking, ids(booking)),
    );
    expect(cancelled.status, await cancelled.clone().text()).toBe(200);
    expect(await left(site, own)).toBe(5);

    await unproved();
    site.at('2026-11-26T15:00:00Z');
    await runScheduled(site.needs);
    expect(await left(site, own)).toBe(5);
  });

  test('after that they are used up', async () => {
    const site = await start();
    const own = await bought(site);
    const { token, booking } = await bookedWith(site, own, 2, 'excel-soon');
    const response = await site.post(`/Website/cancel-seats/${token}`, cancelBody(booking, ids(booking)));
    expect(response.status, await response.clone().text()).toBe(200);
    expect(await left(site, own)).toBe(3);
    const { text } = present((await mailsTo(site)).at(-1));
    expect(text).toContain('2 seats of “Software package, 5 seats” are used up, since cancelling was not free');
    expect(text).not.toContain('No fee is kept');
  });

  test('a covered seat moves to another date at no cost, as long as the package covers that', async () => {
    const site = await start();
    const own = await bought(site);
    const { token, booking } = await bookedWith(site, own, 1);
    const move = (to: string) =>
      site.post(`/Website/move-seats/${token}`, moveBody(booking, ids(booking), to, { differenceCents: 0 }));
    expect((await move('excel-late')).status).toBe(409);
    const moved = await move('excel-2');
    expect(moved.status, await moved.clone().text()).toBe(200);
    const after = await managed(site, token);
    expect(after.lines).toMatchObject([
      { eventId: 'excel', quantity: 0 },
      { eventId: 'excel-2', quantity: 1, unitCents: 0, coveredBy: { title: 'Software package, 5 seats' } },
    ]);
    await site.post(`/Website/cancel-seats/${token}`, cancelBody(after, ids(after)));
    expect(await left(site, own)).toBe(5);
  });

  test('rule 28: where we call its class off, a covered seat moves to any date, though the package ends before', async () => {
    const site = await start();
    const own = await bought(site);
    const { token } = await bookedWith(site, own, 1);
    await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'excel'`);
    const booking = await managed(site, token);
    const body = moveBody(booking, ids(booking), 'excel-late', { differenceCents: 0 });
    const moved = await site.post(`/Website/move-seats/${token}`, body);
    expect(moved.status, await moved.clone().text()).toBe(200);
    expect((await managed(site, token)).lines).toMatchObject([
      { eventId: 'excel', quantity: 0 },
      { eventId: 'excel-late', quantity: 1, unitCents: 0, coveredBy: { title: 'Software package, 5 seats' } },
    ]);
    expect(await left(site, own)).toBe(4);
  });

  test('rule 28: where we call its class off, a seat that comes back can be used for three months, though the package ends before', async () => {
    const site = await start();
    const own = await bought(site);
    const { token } = await bookedWith(site, own, 1);
    const other = await bookedWith(site, own, 1);
    const ends = async () => site.rows('SELECT expires_on, expiry_told_at FROM package_purchases');
    await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'excel'`);
    const givenBack = async (of: string) => {
      const booking = await managed(site, of);
      const answer = await site.post(`/Website/cancel-seats/${of}`, cancelBody(booking, ids(booking)));
      expect(answer.status, await answer.clone().text()).toBe(200);
    };

    await site.rows(`UPDATE package_purchases SET expires_on = '2026-11-30', expiry_told_at = 1`);
    await givenBack(token);
    expect(await left(site, own)).toBe(4);
    const until = renewedUntil(dateIn('America/Toronto', site.needs.now().getTime()));
    expect(await ends()).toEqual([{ expires_on: until, expiry_told_at: null }]);
    expect(present((await mailsTo(site)).at(-1)).text).toContain(
      `can be used until ${formatPlainDate(until, 'en')} at least`,
    );

    await site.rows(`UPDATE package_purchases SET expires_on = '2030-01-01'`);
    await givenBack(other.token);
    expect(await ends()).toMatchObject([{ expires_on: '2030-01-01' }]);
    expect(renewedUntil('2026-11-30')).toBe('2027-02-28');
  });

  test('a seat that was moved beyond the last day, since we called its class off, can be used again when it is given up there', async () => {
    const site = await start();
    const own = await bought(site);
    const { token } = await bookedWith(site, own, 1);
    await site.rows(`UPDATE package_purchases SET expires_on = '2026-11-30'`);
    await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'excel'`);
    const before = await managed(site, token);
    const move = moveBody(before, ids(before), 'excel-late', { differenceCents: 0 });
    expect((await site.post(`/Website/move-seats/${token}`, move)).status).toBe(200);
    const moved = await managed(site, token);
    const answer = await site.post(`/Website/cancel-seats/${token}`, cancelBody(moved, ids(moved)));
    expect(answer.status, await answer.clone().text()).toBe(200);
    expect(await left(site, own)).toBe(5);
    const until = renewedUntil(dateIn('America/Toronto', site.needs.now().getTime()));
    expect(await site.rows('SELECT expires_on FROM package_purchases')).toEqual([{ expires_on: until }]);
  });

  test('a seat that comes back to a package that was voided is told as what the office credits, and can be credited', async () => {
    const site = await start();
    const own = await bought(site);
    const { token } = await bookedWith(site, own, 1);
    await site.rows(`UPDATE package_purchases SET state = 'void'`);
    await site.rows(`UPDATE classes SET state = 'cancelled' WHERE id = 'excel'`);
    const booking = await managed(site, token);
    const answer = await site.post(`/Website/cancel-seats/${token}`, cancelBody(booking, ids(booking)));
    expect(answer.status, await answer.clone().text()).toBe(200);
    const { text } = present((await mailsTo(site)).at(-1));
    expect(text).toContain('“Software package, 5 seats” was cancelled before');
    expect(text).not.toContain('goes back to');
    expect(text).not.toContain('can be used until');
    expect(await left(site, own)).toBe(5);
  });

  test('rule 16: until its invoice is paid, a package covers no class that starts too soon for an invoice', async () => {
    const site = await startAccounts({ cards: unaskedCards }, siteData());
    site.at('2026-11-26T15:00:00Z');
    const own = await bought(site);
    const early = { code: codeOf(own), lines: [excel(1, 'excel-soon')] };
    const covered = async () => (await site.post('/Website/try-code', early)).json();
    expect(await covered()).toMatchObject({ lines: [{ eventId: 'excel-soon', reason: 'unpaid' }] });
    const refused = await spend(site, codeOf(own), 1, 0, 'excel-soon');
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fields: { packageCode: 'package_unpaid' } });
    const { token, booking } = await bookedWith(site, own, 1);
    const move = moveBody(booking, ids(booking), 'excel-soon', { differenceCents: 0 });
    const moved = await site.post(`/Website/move-seats/${token}`, move);
    expect(await moved.json()).toMatchObject({ code: 'invoice_not_offered' });

    await pay(site, present(own.invoice).reference, withHst(PRICE));
    expect(await covered()).toMatchObject({ lines: [{ eventId: 'excel-soon', seats: 1 }] });
    expect((await spend(site, codeOf(own), 1, 0, 'excel-soon')).status).toBe(200);
    expect(
      (await site.post(`/Website/move-seats/${token}`, move, { 'idempotency-key': 'moved-once-paid' })).status,
    ).toBe(200);
  });
});

test('paid seats on a line that a package once covered are paid seats: the package gets none for them', async () => {
  const site = await start();
  const view = await bought(site);
  await spend(site, codeOf(view), 4);
  // One seat is left: it covers the first class, and the second one is paid for.
  const { reference } = await hold(site, [excel(1), excel(1, 'excel-2')]);
  const body = confirmBody(withHst(49_500), { packageCode: codeOf(view) });
  expect((await site.post(`/Website/confirm-booking/${reference}`, body)).status).toBe(200);
  await prove(site, reference);
  const token = await asContact(site, reference);
  const seatIn = (booking: Managed, id: string) =>
    booking.participants.filter(({ eventId }) => eventId === id).map((seat) => seat.id);
  const giveUp = async () => {
    const booking = await managed(site, token);
    const answer = await site.post(`/Website/cancel-seats/${token}`, cancelBody(booking, seatIn(booking, 'excel')));
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  await giveUp();
  expect(await left(site, view)).toBe(1);

  const booking = await managed(site, token);
  const move = moveBody(booking, seatIn(booking, 'excel-2'), 'excel');
  expect((await site.post(`/Website/move-seats/${token}`, move)).status).toBe(200);
  expect((await managed(site, token)).lines.map(({ coveredBy }) => coveredBy)).toEqual([undefined, undefined]);
  await giveUp();
  expect(await left(site, view)).toBe(1);
});

test('the buyer’s account shows the package, and nobody else’s does', async () => {
  const site = await start();
  await addAccount(site, 'eve@example.ca', 'another good password');
  const own = await bought(site);
  const of = async (email: string, password?: string) => {
    const cookie = cookieOf(await site.logIn(email, password));
    return (await site.get('/Website/my-packages', cookie)).json<{ purchases: PurchaseView[] }>();
  };
  const { token: _token, ...view } = own;
  const { id } = only(await site.rows<{ id: string }>(`SELECT booking_id AS id FROM package_purchases`));
  // Not by the reference of its order, which would stay in a browser that others use next.
  expect(await of(EMAIL)).toEqual({ purchases: [{ ...view, invoice: { ...view.invoice, reference: id } }] });
  expect(await of('eve@example.ca', 'another good password')).toEqual({ purchases: [] });
});

test('the buyer is told once that seats end in 30 days, and not where none is left', async () => {
  const site = await start();
  const own = await bought(site);
  const none = await bought(site);
  await spend(site, codeOf(none), 5);
  const told = async () => (await mailsTo(site)).filter(({ subject }) => subject.startsWith('Seats left until'));
  site.at('2027-10-20T15:00:00Z');
  await runScheduled(site.needs);
  expect(await told()).toEqual([]);
  for (const instant of ['2027-10-21T15:00:00Z', '2027-10-22T15:00:00Z', '2027-11-19T15:00:00Z']) {
    site.at(instant);
    await runScheduled(site.needs);
  }
  const mail = only(await told());
  expect(mail.subject).toBe('Seats left until November\u00a020, 2027: Software package, 5 seats');
  expect(tokenIn(mail)).toBe(own.token);
});

test('an order of seats shows its papers, and is no booking that could be changed', async () => {
  const site = await start();
  const { invoice } = await bought(site);
  const { reference, number } = present(invoice);
  const shown = await (await site.get(`/Website/manage-booking/${reference}`)).json();
  expect(shown).toMatchObject({ lines: [], otherDates: [], documents: [{ kind: 'invoice', number }] });
  const cancel = { revision: 0, seats: ['any'], feeCents: 0, creditedCents: 0, back: 'refund' };
  expect((await site.post(`/Website/cancel-seats/${reference}`, cancel)).status).toBe(404);
  expect((await site.post(`/Website/resend-booking/${reference}`, {})).status).toBe(404);
});
