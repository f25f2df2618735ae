import { expect, test } from 'vitest';
import { watched } from './platform/database.ts';
import { localTransport } from './platform/mail/transports.ts';
import { d1Limiter, noLimits } from './platform/limits/limiter.ts';
import { cookieOf, startAccounts } from './testing/accounts.ts';
import { bindings, confirmBody, hold, holdBody, START, startSite, withHst } from './testing/harness.ts';
import { runScheduled } from './scheduled.ts';
import { scheduledClass, siteDataOf } from './testing/site-data.ts';
import { startShop } from './testing/shop.ts';
import { countTrips } from './testing/trips.ts';

const PRICE = 49_500;
const EMAIL = 'ada@example.ca';

/** A site whose trips are counted, with its limits; mails leave after an answer and are not counted. */
async function start() {
  const trips = countTrips(bindings.DB);
  const db = watched(trips.db);
  const limiter = d1Limiter({ db, now: () => new Date(START) });
  const site = await startAccounts(
    { db, limiter, transport: null, capRoom: 1 },
    siteDataOf([scheduledClass({ id: 'a', capacity: 40 })]),
  );
  // The salt of the day is kept from here on.
  await limiter.take([]);
  const cost = (status: number, call: () => Promise<Response>) =>
    trips.of(async () => {
      const answer = await call();
      expect(answer.status, await answer.text()).toBe(status);
    });
  return { ...site, cost, known: async () => cookieOf(await site.logIn(EMAIL)) };
}

type Site = Awaited<ReturnType<typeof start>>;
type Call = (site: Site) => Promise<number>;

const reading =
  (path: string): Call =>
  (site) =>
    site.cost(200, () => site.get(path));

/** What a call costs that is sent twice, the first time and again. */
async function twice({ cost }: Site, status: number, send: () => Promise<Response>): Promise<[number, number]> {
  return [await cost(status, send), await cost(status, send)];
}

async function held(site: Site, headers = {}): Promise<[number, number]> {
  const key = { 'idempotency-key': 'the-same-key', ...headers };
  return twice(site, 201, () => site.post('/Website/hold-seats', holdBody([{ eventId: 'a' }]), key));
}

async function confirmed(site: Site, headers = {}, changes = {}): Promise<[number, number]> {
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const key = { 'idempotency-key': 'the-same-key', ...headers };
  const body = confirmBody(withHst(PRICE), changes);
  return twice(site, 200, () => site.post(`/Website/confirm-booking/${reference}`, body, key));
}

const named = [{ eventId: 'a', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.ca' }];

/** Exactly so many trips to the database. What is aimed at: one for what is read, two for what is done. */
const table: [name: string, trips: number, call: Call][] = [
  ['a class', 1, reading('/Website/event-detail/a')],
  ['a course with its classes', 1, reading('/Website/course-detail/excel-level-1')],
  ['guaranteed classes', 1, reading('/Website/guaranteed-classes')],
  ['the timetable', 1, reading('/Website/timetable')],
  // Which classes are sure decides which are asked for.
  [
    'the guaranteed part of the timetable',
    2,
    async (site) => {
      await site.rows(`UPDATE classes SET state = 'confirmed'`);
      return reading('/Website/timetable?guaranteed=1')(site);
    },
  ],
  // Whose it is comes before what is theirs.
  [
    'My Training',
    2,
    async (site) => {
      const cookie = await site.known();
      return site.cost(200, () => site.get('/Website/my-training', cookie));
    },
  ],
  // Beyond two: the guard's limits, what has failed before, and the account each decide whether the next is asked.
  ['a login', 4, (site) => site.cost(200, () => site.logIn(EMAIL))],
  ['a hold', 2, async (site) => (await held(site))[0]],
  ['a hold, sent again', 1, async (site) => (await held(site))[1]],
  // Beyond two: whose it is comes before the limits of an account.
  ['a hold of who is logged in', 3, async (site) => (await held(site, await site.known()))[0]],
  ['a confirmation on invoice', 2, async (site) => (await confirmed(site))[0]],
  // Beyond two: what a network mails is counted once nothing else refuses the call, and what a mailbox is mailed after that.
  [
    'a confirmation on invoice that names somebody',
    4,
    async (site) => (await confirmed(site, {}, { participants: named }))[0],
  ],
  ['a confirmation on invoice, sent again', 1, async (site) => (await confirmed(site))[1]],
  // As above.
  ['a confirmation on invoice of who is logged in', 3, async (site) => (await confirmed(site, await site.known()))[0]],
];

test.each(table)('%s: %i trips', async (_, trips, call) => {
  expect(await call(await start())).toBe(trips);
});

/** Of one run of a worker: https://developers.cloudflare.com/d1/platform/limits/ (Workers Paid). */
const STATEMENTS_OF_A_RUN = 1000;

test('a run of the clock stays within what D1 answers, and sends the mails that are left with the next ones', async () => {
  const { db, statementsOf } = countTrips(bindings.DB);
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 40 })]), {
    ...{ db: watched(db), limiter: noLimits, transport: null },
  });
  const needs = { ...site.needs, transport: localTransport(db, site.needs.now) };
  for (let booking = 0; booking < 25; booking += 1) {
    const { reference } = await hold(site, [{ eventId: 'a' }]);
    const answer = await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(PRICE)));
    expect(answer.status).toBe(200);
  }
  // A storm: ten mails about each.
  await site.rows(`INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT outbox.id || value, kind, about, 100 + value, recipient, next_attempt_at, created_at FROM outbox, json_each('[1,2,3,4,5,6,7,8,9]')`);
  const due = async () => (await site.rows(`SELECT id FROM outbox WHERE state = 'pending'`)).length;
  expect(await due()).toBe(250);
  for (const left of [170, 90, 10, 0]) {
    expect(await statementsOf(() => runScheduled(needs))).toBeLessThan(STATEMENTS_OF_A_RUN);
    expect(await due()).toBe(left);
  }
});

test('the same where many cards end unpaid beside a full outbox', async () => {
  const { db, statementsOf } = countTrips(bindings.DB);
  const shop = await startShop([scheduledClass({ id: 'a', capacity: 100 })], {}, (siteData, changes) =>
    startSite(siteData, { ...changes, db: watched(db), limiter: noLimits, transport: null }),
  );
  const CARDS = 50;
  for (let card = 0; card < CARDS; card += 1) expect((await shop.order([{ eventId: 'a' }])).response.status).toBe(200);
  await shop.pass(60);
  const { reference } = await hold(shop, [{ eventId: 'a' }]);
  await shop.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(PRICE)));
  const numbers = JSON.stringify(Array.from({ length: 200 }, (_, index) => index));
  await shop.rows(
    `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT outbox.id || value, kind, about, 100 + value, recipient, next_attempt_at, created_at FROM outbox, json_each(?1)`,
    numbers,
  );
  const needs = { ...shop.needs, transport: localTransport(db, shop.needs.now) };
  const open = async () => (await shop.rows(`SELECT id FROM bookings WHERE state = 'awaiting_payment'`)).length;
  expect(await open()).toBe(CARDS);
  for (let run = 0; (await open()) > 0; run += 1) {
    expect(await statementsOf(() => runScheduled(needs))).toBeLessThan(STATEMENTS_OF_A_RUN);
    expect(run).toBeLessThan(3);
  }
});
