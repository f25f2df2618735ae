import { expect, test } from 'vitest';
import type { ManagedBooking } from '../../src/domain/changes/contract.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { first, present } from '../../src/domain/present.ts';
import { d1Limiter, noLimits } from '../platform/limits/limiter.ts';
import { addAccount, cookieOf, PASSWORD, startAccounts } from '../testing/accounts.ts';
import { bookedUnproved, cancelBody, managed, moveBody, person } from '../testing/changes.ts';
import {
  asContact,
  bookingId,
  confirmBody,
  hold,
  holdBody,
  prove,
  startSite,
  withHst,
  type TestSite,
} from '../testing/harness.ts';
import { open, startOffice } from '../testing/office.ts';
import { payAtOf, startShop } from '../testing/shop.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

// Rule 41: a stranger books in a client's name and has the reference; she proves by the link of her mail that it is hers.

const data = () => siteDataOf([scheduledClass({ id: 'a', minimum: 1 }), scheduledClass({ id: 'b' })]);
const people = [person('a', 'grace@example.ca')];

/** What names somebody in the booking of `people`. */
const NAMES = /Ada|Byron|Grace|Hopper|example\.ca|555|Main St|Institute|[CI]?2026-\d|"totalCents"|"number"/;

/** Every route that takes a reference and shows or changes something of the booking. */
async function strangerTries(site: TestSite, reference: string, now: ManagedBooking, headers = {}) {
  const { revision } = now;
  const seat = first(now.participants);
  const named = {
    revision,
    participants: [{ id: seat.id, firstName: 'Eve', lastName: 'Hill', email: 'eve@evil.example' }],
  };
  const move = { ...moveBody(now, [seat.id], 'b'), differenceCents: 0 };
  const order = confirmBody(withHst(49_500), { participants: people });
  const reads = [
    `booking/${reference}`,
    `booking/${reference}/invoice.pdf`,
    `booking/${reference}/calendar.ics`,
    `manage-booking/${reference}`,
    `manage-booking/${reference}/documents/2026-000001`,
    `booking-account/${reference}`,
    `booking-account/${reference}/receipts/2026-000001`,
  ];
  const changes: [string, object][] = [
    [`name-participants/${reference}`, named],
    [`cancel-seats/${reference}`, cancelBody(now, [seat.id])],
    [`move-seats/${reference}`, move],
    [`confirm-booking/${reference}`, order],
    [`prove-booking/${reference}`, { mine: false }],
  ];
  const answers: [string, Response][] = [];
  for (const path of reads) answers.push([path, await site.get(`/Website/${path}`, headers)]);
  for (const [path, body] of changes) answers.push([path, await site.post(`/Website/${path}`, body, headers)]);
  return answers;
}

test('rule 41: once its contact has proved it, whoever only has the reference sees state and dates, and changes nothing', async () => {
  const site = await startSite(data());
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { participants: people });
  // Until then it is who typed it who sees it.
  expect(await (await site.get(`/Website/booking/${reference}`)).text()).toMatch(/Byron/);
  await prove(site, reference);
  const now = await managed(site, reference);
  const strangers = (await site.post('/Website/hold-seats', holdBody([{ eventId: 'b' }]))).headers.get('set-cookie');
  for (const headers of [{}, { cookie: present(strangers).split(';')[0] ?? '' }]) {
    for (const [path, answer] of await strangerTries(site, reference, now, headers)) {
      const text = await answer.text();
      expect([answer.status, JSON.parse(text)], path).toMatchObject([403, { code: 'link_needed' }]);
      expect(text, path).not.toMatch(NAMES);
    }
  }
  const seen = await (await site.get(`/Website/booking/${reference}`)).json();
  expect(seen).toMatchObject({ state: 'confirmed', classes: [{ id: 'a' }] });
  expect((await managed(site, reference)).participants).toMatchObject([{ email: 'grace@example.ca' }]);
  expect((await managed(site, reference)).revision).toBe(now.revision);
});

test('rule 41: a confirmation that is repeated under its key shows a stranger nothing that came after the proof', async () => {
  const site = await startSite(data());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const body = confirmBody(withHst(49_500), { participants: people });
  const key = { 'idempotency-key': crypto.randomUUID() };
  expect((await site.post(`/Website/confirm-booking/${reference}`, body, key)).status).toBe(200);
  await prove(site, reference);
  const again = await site.post(`/Website/confirm-booking/${reference}`, body, key);
  expect([again.status, await again.text()]).toEqual([403, expect.not.stringMatching(NAMES)]);
});

test('rule 41: the link of the mail and the browser in which it was proved open it as before', async () => {
  const site = await startSite(data());
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { participants: people });
  const browser = await prove(site, reference);
  const token = await asContact(site, reference);
  for (const [secret, headers] of [
    [token, {}],
    [reference, browser],
  ] as const) {
    for (const path of [`booking/${secret}`, `manage-booking/${secret}`, `booking-account/${secret}`]) {
      expect((await site.get(`/Website/${path}`, headers)).status, path).toBe(200);
    }
    expect((await site.get(`/Website/booking/${secret}/invoice.pdf`, headers)).status).toBe(200);
    expect((await site.get(`/Website/booking/${secret}/calendar.ics`, headers)).status).toBe(200);
  }
  const now = await managed(site, reference);
  const body = cancelBody(now, [first(now.participants).id]);
  expect((await site.post(`/Website/cancel-seats/${reference}`, body, browser)).status).toBe(200);
});

test('rule 41: who books and proves in one browser notices nothing, nor does an approver who buys what was shared', async () => {
  const site = await startSite(data());
  const held = await site.post('/Website/hold-seats', holdBody([{ eventId: 'a' }]));
  const own = { cookie: present(held.headers.get('set-cookie')).split(';')[0] ?? '' };
  const { reference } = await held.json<{ reference: string }>();
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500)), own);
  const token = await asContact(site, reference);
  expect((await site.post(`/Website/prove-booking/${token}`, { mine: true }, own)).status).toBe(204);
  expect((await site.get(`/Website/booking/${reference}`, own)).status).toBe(200);
  expect((await site.get(`/Website/manage-booking/${reference}`, own)).status).toBe(200);
  // The same cart again, for the next booking, is the same browser.
  await site.post('/Website/hold-seats', holdBody([{ eventId: 'b' }]), own);
  expect((await site.get(`/Website/booking/${reference}`, own)).status).toBe(200);
});

test('rule 41: once the contact has logged out, the browser in which she proved it opens it to nobody who sits there next', async () => {
  const site = await startAccounts({}, data());
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { participants: people });
  const { cookie: cart } = await prove(site, reference);
  const { cookie: session } = cookieOf(await site.logIn('ada@example.ca'));
  expect((await site.get(`/Website/booking/${reference}`, { cookie: cart })).status).toBe(200);
  const answer = await site.post('/Website/logout', {}, { cookie: `${cart}; ${session}` });
  const left = answer.headers.getSetCookie().filter((one) => /^__Host-cart=;.*Max-Age=0/.test(one));
  expect(left).toHaveLength(1);
  expect((await site.get(`/Website/booking/${reference}`)).status).toBe(403);
});

test('rule 41: the contact’s own session opens it, and nobody else’s', async () => {
  const site = await startAccounts({}, data());
  await addAccount(site, 'eve@example.ca', PASSWORD);
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { participants: people });
  const ada = cookieOf(await site.logIn('ada@example.ca'));
  const eve = cookieOf(await site.logIn('eve@example.ca'));
  expect((await site.post(`/Website/prove-booking/${reference}`, { mine: true }, ada)).status).toBe(204);
  const now = await managed(site, reference);
  for (const [path, answer] of await strangerTries(site, reference, now, eve)) expect(answer.status, path).toBe(403);
  for (const path of [`booking/${reference}`, `manage-booking/${reference}`, `booking-account/${reference}`]) {
    expect((await site.get(`/Website/${path}`, ada)).status, path).toBe(200);
  }
  expect((await site.get(`/Website/booking/${reference}/invoice.pdf`, ada)).status).toBe(200);
  const body = cancelBody(now, [first(now.participants).id]);
  expect((await site.post(`/Website/cancel-seats/${reference}`, body, ada)).status).toBe(200);
});

test('rule 41: what is booked while logged in is proved in that browser, which is known again logged out', async () => {
  const site = await startAccounts({}, data());
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const ada = cookieOf(await site.logIn('ada@example.ca'));
  const booked = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500)), ada);
  expect(booked.status).toBe(200);
  const browser = { cookie: present(booked.headers.get('set-cookie')).split(';')[0] ?? '' };
  expect((await site.get(`/Website/booking/${reference}`, browser)).status).toBe(200);
  expect((await site.get(`/Website/booking/${reference}`)).status).toBe(403);
});

test('the link goes to the contact alone, whoever asks for it, and no more often than it may', async () => {
  const site = await startSite(data());
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { participants: people });
  await prove(site, reference);
  await site.deliver();
  await site.rows('DELETE FROM local_mail');
  const statuses: number[] = [];
  for (let ask = 0; ask < 14; ask += 1) {
    const answer = await site.post(`/Website/resend-booking/${reference}`, {});
    statuses.push(answer.status);
    expect(await answer.text()).not.toMatch(NAMES);
  }
  expect(statuses.filter((status) => status === 204)).toHaveLength(4);
  expect(statuses.at(-1)).toBe(409);
  // What strangers have sent uses up nothing of hers.
  const ask = async () => (await site.post(`/Website/resend-booking/${await asContact(site, reference)}`, {})).status;
  const own: number[] = [];
  for (let times = 0; times < 10; times += 1) own.push(await ask());
  expect(own).toEqual([...Array<number>(7).fill(204), 409, 409, 409]);
  await site.deliver();
  const mails = await site.rows<{ message: string }>('SELECT message FROM local_mail');
  const token = await asContact(site, reference);
  for (const { message } of mails) {
    const { to, text } = JSON.parse(message) as { to: string; text: string };
    expect(to).toBe('ada@example.ca');
    expect(text).toContain(token);
  }
});

test('rule 41: one network has the link sent twice a day by the reference alone, and the office once more at any time', async () => {
  const site = await startOffice({}, data());
  const stella = await site.staff('stella@example.ca');
  site.needs.limiter = d1Limiter(site.needs);
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { participants: people });
  await prove(site, reference);
  const ask = async (address: string) =>
    (await site.post(`/Website/resend-booking/${reference}`, {}, { 'cf-connecting-ip': address })).status;
  expect([await ask('192.0.2.1'), await ask('192.0.2.77'), await ask('192.0.2.5')]).toEqual([204, 204, 409]);
  site.wait(125);
  await open(site, stella);
  expect(await ask('203.0.113.9')).toBe(204);
  const id = await bookingId(site, reference);
  const again = { what: 'confirmation' };
  const sent = await site.post(`/Website/office/bookings/${id}/mails`, again, stella.headers);
  expect(sent.status, await sent.text()).toBe(200);
  expect((await site.post(`/Website/resend-booking/${await asContact(site, reference)}`, {})).status).toBe(204);
});

test('rule 41: what who has paid by card has sent to an address uses up nothing of its owner’s', async () => {
  const shop = await startShop([scheduledClass({ id: 'a' })]);
  shop.needs.limiter = d1Limiter(shop.needs);
  const ordered = await shop.order([{ eventId: 'a' }]);
  await shop.pay(payAtOf(ordered));
  const token = await asContact(shop, ordered.reference);
  const sent = async (secret: string, times: number) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await shop.post(`/Website/resend-booking/${secret}`, {})).status);
    }
    return statuses;
  };
  expect(await sent(ordered.reference, limits.resendBooking.most + 1)).toEqual([204, 204, 204, 429]);
  expect(await sent(token, 1)).toEqual([204]);
  shop.needs.limiter = noLimits;
  expect(await sent(ordered.reference, 1)).toEqual([409]);
  expect(await sent(token, 8)).toEqual([...Array<number>(7).fill(204), 409]);
});

test('rule 41: what asks for the proof again counts for the whole site as what asked first, but for who reads the mail', async () => {
  const site = await startSite(data());
  const { reference } = await bookedUnproved(site, [{ eventId: 'a' }], { participants: people });
  site.needs.limiter = d1Limiter({ db: site.needs.db, now: () => site.needs.now() });
  const { strangersMail, strangersMailBeyond } = limits;
  await site.needs.limiter.take([{ rule: strangersMail, who: 'site', count: strangersMail.most }]);
  await site.needs.limiter.take([{ rule: strangersMailBeyond, who: 'bookings', count: strangersMailBeyond.most }]);
  const again = async (secret: string) => (await site.post(`/Website/resend-booking/${secret}`, {})).status;
  expect(await again(reference)).toBe(409);
  expect(await again(await asContact(site, reference))).toBe(204);
});
