import { expect, test } from 'vitest';
import type { ReportClasses } from '../../src/domain/training/trainer-report.ts';
import type { KnownBuyer } from '../../src/domain/training/known-buyer.ts';
import type { EventVideos, MyTraining } from '../../src/domain/training/contract.ts';
import { only } from '../../src/domain/present.ts';
import { runScheduled } from '../scheduled.ts';
import { d1Limiter } from '../platform/limits/limiter.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { addAccount, cookieOf, startAccounts } from '../testing/accounts.ts';
import { assetsOf } from '../testing/assets.ts';
import { bookedUnproved } from '../testing/changes.ts';
import { prove } from '../testing/harness.ts';
import { siteDataOf } from '../testing/site-data.ts';
import { addLink, bookClass, guaranteed } from '../testing/training.ts';

const ADA = 'ada@example.ca';
const EVE = 'eve@example.ca';
/** After the last session of the fixture's class. */
const AFTER = '2027-01-14T12:00:00Z';
const OVER_LOGIN = '2027-01-13T22:00:00Z';

async function start(changes = {}) {
  const site = await startAccounts(changes, siteDataOf([guaranteed('mine'), guaranteed('other')]));
  await addAccount(site, EVE, 'another good password', { firstName: 'Eve' });
  const as = async (email: string, password?: string) => cookieOf(await site.logIn(email, password));
  return { ...site, ada: () => as(ADA), eve: () => as(EVE, 'another good password') };
}

type Site = Awaited<ReturnType<typeof start>>;
const training = async (site: Site, cookie: { cookie: string }) =>
  (await site.get('/Website/my-training', cookie)).json<MyTraining>();

test.each([
  '/Website/my-training',
  '/Website/my-training/mine/calendar.ics',
  '/Website/known-buyer',
  '/Website/event-videos',
  '/Website/event-videos/mine',
  '/Website/event-videos/mine/1',
  '/Website/excel-test-cards',
  '/Website/participant-survey',
  '/Website/trainer-report',
  '/Website/live-support',
])('%s is answered to nobody without a session, and stored nowhere', async (path) => {
  const site = await start();
  const answer = await site.get(path, { cookie: `__Host-session=${'A'.repeat(43)}; accountId=1` });
  expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([401, 'unauthorized']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('who booked sees seats, people and the invoice; who sits there sees the class and no more', async () => {
  const site = await start();
  await bookClass(site, 'mine', 'Ada@Example.CA', [
    { firstName: 'Eve', lastName: 'Roy', email: 'EVE@example.ca' },
    { firstName: 'Lin', lastName: 'Wu', email: 'lin@example.ca' },
  ]);
  const { id: booking } = only(await site.rows<{ id: string }>('SELECT id FROM bookings'));
  const booked = await training(site, await site.ada());
  expect(booked.upcoming).toMatchObject([
    {
      event: { id: 'mine' },
      attends: false,
      seats: 2,
      booking,
      people: ['Eve Roy', 'Lin Wu'],
      certificate: null,
    },
  ]);
  expect(booked.invoices).toMatchObject([{ booking, number: '2026-000001', totalCents: 111_870, openCents: 111_870 }]);

  const seated = await training(site, await site.eve());
  expect(seated.upcoming).toMatchObject([{ event: { id: 'mine' }, attends: true, seats: 0, people: [] }]);
  expect(seated.invoices).toEqual([]);
  expect(JSON.stringify(seated)).not.toMatch(/Lin|reference|ada@/);
});

test('what My Training names a booking by opens it to its account alone, and to nobody once that has logged out', async () => {
  const site = await start();
  const reference = await bookClass(site, 'mine', ADA, [{ firstName: 'Ada', email: ADA }]);
  // As one that a card has paid, or the office has booked: its reference opens it in any browser.
  await site.rows('UPDATE bookings SET proved_in = NULL');
  const [ada, eve] = [await site.ada(), await site.eve()];
  const named = await training(site, ada);
  expect(JSON.stringify(named)).not.toContain(reference);
  const id = only(named.invoices).booking;
  const order = { revision: 2, purchaseOrder: 'PO-7' };
  const calls = (secret: string) => [
    ...[
      'booking/{}',
      'booking/{}/invoice.pdf',
      'booking/{}/calendar.ics',
      'manage-booking/{}',
      'booking-account/{}',
    ].map((path) => (as: { cookie: string }) => site.get(`/Website/${path.replace('{}', secret)}`, as)),
    (as: { cookie: string }) => site.post(`/Website/purchase-order/${secret}`, order, as),
    (as: { cookie: string }) => site.post(`/Website/resend-booking/${secret}`, {}, as),
    (as: { cookie: string }) => site.post(`/Website/prove-booking/${secret}`, { mine: true }, as),
  ];
  const asked = async (secret: string, as: { cookie: string }) => {
    const answers: [number, string][] = [];
    for (const call of calls(secret)) {
      const answer = await call(as);
      answers.push([answer.status, answer.ok ? '' : await answer.text()]);
    }
    return answers;
  };
  const statuses = async (as: { cookie: string }) => (await asked(id, as)).map(([status]) => status);
  const missing = await asked(crypto.randomUUID(), eve);
  expect(new Set(missing.map(([status]) => status))).toEqual(new Set([404]));
  expect(await asked(id, eve)).toEqual(missing);
  expect(new Set(await statuses({ cookie: '' }))).toEqual(new Set([401]));
  expect(await statuses(ada)).toEqual([200, 200, 200, 200, 200, 200, 204, 204]);
  await site.post('/Website/logout', {}, ada);
  expect(new Set(await statuses(ada))).toEqual(new Set([401]));
});

test('an invoice that was credited is not open, and the one before is', async () => {
  const site = await start();
  await bookClass(site, 'mine', ADA, [{ firstName: 'Eve', email: EVE }]);
  await site.rows(`INSERT INTO invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
    SELECT '2026-000002', 2026, 2, booking_id, issued_on, due_on, 10000, document, created_at + 1 FROM invoices`);
  await site.rows(`INSERT INTO credit_notes (number, year, sequence, booking_id, invoice_number, issued_on, total_cents, document, created_at)
    SELECT 'C2026-000001', 2026, 1, booking_id, number, issued_on, total_cents, document, created_at FROM invoices WHERE sequence = 2`);
  const { invoices } = await training(site, await site.ada());
  expect(invoices.map(({ number, openCents }) => [number, openCents])).toEqual([
    ['2026-000002', 0],
    ['2026-000001', 55_935],
  ]);
});

test("another account's class is answered as a missing one", async () => {
  const site = await start();
  await bookClass(site, 'mine', ADA, [{ firstName: 'Ada', email: ADA }]);
  await addLink(site, 'mine', 'recording', '/private/recordings/a.mp4');
  const ada = await site.ada();
  expect((await site.get('/Website/my-training/mine/calendar.ics', ada)).status).toBe(200);
  site.at(OVER_LOGIN);
  const eve = await site.eve();
  expect((await training(site, eve)).past).toEqual([]);
  for (const path of ['my-training/mine/calendar.ics', 'event-videos/mine', 'event-videos/mine/1']) {
    const [foreign, missing] = [
      await site.get(`/Website/${path}`, eve),
      await site.get(`/Website/${path.replace('mine', 'nothing')}`, eve),
    ];
    expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
  }
});

test('seats that are held, given back or cancelled give nothing to see but their invoice', async () => {
  const site = await start();
  await bookClass(site, 'mine', ADA, [{ firstName: 'Eve', email: EVE }]);
  await site.rows('UPDATE participants SET active = 0');
  const eve = await site.eve();
  expect((await training(site, eve)).upcoming).toEqual([]);
  await site.rows('UPDATE participants SET active = 1');
  expect((await training(site, eve)).upcoming).toHaveLength(1);
  await site.rows(`UPDATE bookings SET state = 'cancelled'`);
  expect((await training(site, eve)).upcoming).toEqual([]);
  expect(await training(site, await site.ada())).toMatchObject({
    upcoming: [],
    invoices: [{ number: '2026-000001' }],
  });
});

test('the link to join is there while the class is to come, the recording once it is over', async () => {
  const site = await start({ assets: assetsOf({ '/private/recordings/a.mp4': { type: 'video/mp4', body: 'film' } }) });
  await bookClass(site, 'mine', ADA, [{ firstName: 'Ada', email: ADA }]);
  await addLink(site, 'mine', 'join', 'https://meet.example/1');
  await addLink(site, 'mine', 'material', 'https://files.example/1');
  await addLink(site, 'mine', 'recording', '/private/recordings/a.mp4');
  await addLink(site, 'other', 'join', 'https://meet.example/2');
  expect((await training(site, await site.ada())).upcoming).toMatchObject([
    { joinUrl: 'https://meet.example/1', materials: [{ url: 'https://files.example/1' }], hasRecording: false },
  ]);
  site.at(OVER_LOGIN);
  const ada = await site.ada();
  expect((await training(site, ada)).past).toMatchObject([{ joinUrl: null, hasRecording: true }]);
  const { videos } = await (await site.get('/Website/event-videos', ada)).json<EventVideos>();
  expect(videos).toMatchObject([{ recordings: [{ here: true, url: '/Website/event-videos/mine/1' }] }]);
  const film = await site.get('/Website/event-videos/mine/1', { ...ada, range: 'bytes=1-2' });
  expect([film.status, new TextDecoder().decode(await film.arrayBuffer()), film.headers.get('cache-control')]).toEqual([
    206,
    'il',
    'private, no-store',
  ]);
  expect(film.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const number of ['1e0', '01', '0x1', '%201', '1%20', '+1'])
    expect((await site.get(`/Website/event-videos/mine/${number}`, ada)).status, number).toBe(404);
});

test('a certificate stands with its class once it is issued, for its own holder', async () => {
  const site = await start();
  await bookClass(site, 'mine', ADA, [
    { firstName: 'Ada', lastName: 'Byron', email: ADA },
    { firstName: 'Eve', lastName: 'Roy', email: EVE },
  ]);
  expect((await training(site, await site.ada())).upcoming).toMatchObject([{ certificate: null }]);
  site.at(OVER_LOGIN);
  expect((await training(site, await site.ada())).past).toMatchObject([{ certificate: null }]);
  site.wait(3 * 24 * 60);
  // Nobody has reported, so it is paid for by then, or there is none.
  await site.rows(
    `INSERT INTO payments (id, booking_id, method, state, amount_cents, created_at, paid_at)
SELECT 'cheque', id, 'cheque', 'paid', total_cents, 0, 0 FROM bookings`,
  );
  await runScheduled(site.needs);
  const numberOf = async (cookie: { cookie: string }) => only((await training(site, cookie)).past).certificate;
  const [ada, eve] = [await numberOf(await site.ada()), await numberOf(await site.eve())];
  expect(await site.rows(`SELECT number FROM certificates ORDER BY document ->> 'name'`)).toEqual([
    { number: ada },
    { number: eve },
  ]);
});

test('the test cards are for clients who are logged in', async () => {
  const site = await start();
  const answer = await site.get('/Website/excel-test-cards', await site.ada());
  expect(await answer.json()).toMatchObject({ cards: [{ id: 'sum', level: 1, choices: [{}, { right: true }, {}] }] });
});

test('the class of live support is the one that runs, or the next', async () => {
  const site = await start();
  await bookClass(site, 'mine', ADA, [{ firstName: 'Ada', email: ADA }]);
  const current = async () => (await site.get('/Website/live-support', await site.ada())).json();
  expect(await current()).toMatchObject({ current: { event: { id: 'mine' } } });
  site.at(AFTER);
  expect(await current()).toEqual({ current: null });
});

test('bookings of one account are limited from whatever address they come', async () => {
  const site = await startAccounts({}, siteDataOf([guaranteed('mine')]));
  const cookie = cookieOf(await site.logIn(ADA));
  site.needs.limiter = d1Limiter(site.needs);
  const body = { language: 'en', lines: [{ eventId: 'unknown', quantity: 1, priceCents: 1 }] };
  const statuses: number[] = [];
  for (let call = 0; call <= limits.accountBooking.most; call += 1) {
    const headers = { ...cookie, 'cf-connecting-ip': `10.0.${call % 4}.${call}` };
    statuses.push((await site.post('/Website/hold-seats', body, headers)).status);
  }
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

test('who is logged in is known by what their own, proved bookings say, and by nobody else’s', async () => {
  const site = await start();
  const known = async (cookie: { cookie: string }) =>
    (await site.get('/Website/known-buyer', cookie)).json<KnownBuyer>();
  expect(await known(await site.ada())).toEqual({
    contact: { firstName: 'Ada', email: 'Ada@Example.ca' },
    billing: null,
    people: [],
  });

  const strangers = await bookClass(site, 'other', ADA, [
    { firstName: 'Buy', lastName: 'Pills', email: 'x@example.ca' },
  ]);
  await site.rows('UPDATE bookings SET proved_at = NULL, proved_by = NULL WHERE reference = ?1', strangers);
  expect((await known(await site.ada())).people).toEqual([]);

  const own = await bookClass(site, 'mine', ADA, [
    { firstName: 'Lin', lastName: 'Wu', email: 'Lin@example.ca' },
    { firstName: 'Eve', lastName: 'Roy', email: EVE },
    {},
  ]);
  await site.rows("UPDATE bookings SET proved_at = 1, proved_by = 'link' WHERE reference = ?1", own);
  expect(await known(await site.ada())).toMatchObject({
    contact: { email: ADA, phone: expect.any(String) as string },
    billing: { province: 'ON' },
    people: [
      { firstName: 'Eve', lastName: 'Roy', email: EVE },
      { firstName: 'Lin', lastName: 'Wu', email: 'Lin@example.ca' },
    ],
  });
  expect((await known(await site.eve())).people).toEqual([]);
});

test('rule 41: what a stranger booked in somebody’s name is in no training of theirs, and in no trainer’s list, before it is proved', async () => {
  const site = await start();
  await addAccount(site, 'noor@gct.example', 'a trainer’s password', { role: 'trainer', teaches: 'Ada Tremblay' });
  const { reference } = await bookedUnproved(site, [{ eventId: 'mine', quantity: 2 }], {
    participants: [
      { eventId: 'mine', firstName: 'Call', lastName: 'a stranger', email: ADA },
      { eventId: 'mine', firstName: 'Read', lastName: 'this', email: EVE },
    ],
  });
  const listed = async () => {
    const trainer = cookieOf(await site.logIn('noor@gct.example', 'a trainer’s password'));
    const { classes } = await (await site.get('/Website/trainer-report', trainer)).json<ReportClasses>();
    return classes.find(({ event }) => event.id === 'mine')?.participants ?? [];
  };
  for (const cookie of [await site.ada(), await site.eve()]) {
    expect(await training(site, cookie)).toMatchObject({ upcoming: [], past: [] });
  }
  const at = site.needs.now().toISOString();
  site.at('2027-01-12T20:00:00Z');
  await site.rows(`UPDATE classes SET state = 'confirmed' WHERE id = 'mine'`);
  expect(await listed()).toEqual([]);
  site.at(at);
  await prove(site, reference);
  expect((await training(site, await site.eve())).upcoming).toMatchObject([{ event: { id: 'mine' }, attends: true }]);
  site.at('2027-01-12T20:00:00Z');
  expect(await listed()).toHaveLength(2);
});
