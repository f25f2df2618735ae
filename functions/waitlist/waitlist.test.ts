import { expect, test } from 'vitest';
import { first, only } from '../../src/domain/present.ts';
import type { WaitView } from '../../src/domain/waitlist/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, managed, moveBody } from '../testing/changes.ts';
import { confirmBody, hold, holdBody, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

const EMAIL = 'grace@example.ca';

const start = (capacity = 3) =>
  startSite(siteDataOf([scheduledClass({ id: 'a', capacity }), scheduledClass({ id: 'b' })]));

const join = (site: TestSite, email = EMAIL, changes: object = {}) =>
  site.post('/Website/join-waitlist', {
    ...{ language: 'en', eventId: 'a', quantity: 1, email, ...changes },
  });

interface Mail {
  to: string;
  subject: string;
  text: string;
}

async function mailsTo(site: TestSite, to: string): Promise<Mail[]> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows.map(({ message }) => JSON.parse(message) as Mail).filter((mail) => mail.to === to);
}

const tokenIn = ({ text }: Mail) => /waitlist#(\S+)/.exec(text)?.[1] ?? '';

const view = async (site: TestSite, token: string) => (await site.get(`/Website/waitlist/${token}`)).json<WaitView>();

/** Joins, and opens the link of the mail. */
async function joinProved(site: TestSite, email = EMAIL, changes: object = {}): Promise<string> {
  expect((await join(site, email, changes)).status).toBe(201);
  const token = tokenIn(first(await mailsTo(site, email)));
  expect((await site.post(`/Website/confirm-waitlist/${token}`, {})).status).toBe(200);
  return token;
}

const giveBack = (site: TestSite, reference: string) => site.post(`/Website/release-hold/${reference}`, {});
const tryToHold = async (site: TestSite, quantity = 1) =>
  (await site.post('/Website/hold-seats', holdBody([{ eventId: 'a', quantity }]))).status;

test('rule 29: who joins is told the position, by the answer and by the link of a mail', async () => {
  const site = await start();
  await hold(site, [{ eventId: 'a', quantity: 3 }]);
  expect(await (await join(site)).json()).toEqual({ position: 1 });
  expect((await site.post(`/Website/confirm-waitlist/${tokenIn(only(await mailsTo(site, EMAIL)))}`, {})).status).toBe(
    200,
  );
  expect(await (await join(site, 'lin@example.ca')).json()).toEqual({ position: 2 });
  const mail = only(await mailsTo(site, 'lin@example.ca'));
  expect(mail.subject).toBe('You are on the waitlist: Excel Level 1');
  expect(await view(site, tokenIn(mail))).toMatchObject({
    state: 'waiting',
    position: 2,
    quantity: 1,
    reference: null,
  });
});

test('rule 29: joining twice changes nothing; rule 42: and is answered as if it were the first time', async () => {
  const site = await start();
  await hold(site, [{ eventId: 'a', quantity: 3 }]);
  await joinProved(site, 'lin@example.ca');
  await join(site);
  // Whoever asks in whatever order learns of neither who waits already: not even by how the line grows.
  for (const email of ['new@example.ca', ' Lin@Example.ca ', EMAIL, 'another@example.ca', 'new@example.ca']) {
    const answer = await join(site, email);
    expect([answer.status, await answer.json()], email).toEqual([201, { position: 2 }]);
  }
  expect(await mailsTo(site, 'lin@example.ca')).toHaveLength(1);
  expect(await site.rows('SELECT id FROM waitlist')).toHaveLength(4);
});

test('a class with seats enough has no line, nor one that sells no more', async () => {
  const site = await start();
  const free = await join(site);
  expect([free.status, await free.json()]).toMatchObject([409, { code: 'seats_free' }]);
  await hold(site, [{ eventId: 'a', quantity: 2 }]);
  expect((await join(site, EMAIL, { quantity: 2 })).status).toBe(201);
  expect((await join(site, 'big@example.ca', { quantity: 4 })).status).toBe(400);
  site.at('2027-01-11T14:00:00Z');
  const closed = await join(site, 'late@example.ca');
  expect([closed.status, await closed.json()]).toMatchObject([409, { code: 'closed' }]);
});

test('rule 29: a freed seat is offered to the list before the public, to who came first, and is held for them', async () => {
  const site = await start();
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 3 }]);
  const grace = await joinProved(site);
  const lin = await joinProved(site, 'lin@example.ca');
  await giveBack(site, reference);
  expect(await tryToHold(site)).toBe(409);
  await runScheduled(site.needs);
  const [offered, second] = [await view(site, grace), await view(site, lin)];
  expect([offered.state, offered.offerEndsAt]).toEqual(['offered', '2026-11-21T15:00:00Z']);
  expect(second.state).toBe('offered');
  // One seat of the three is left, and nobody waits for it.
  expect([await tryToHold(site, 2), await tryToHold(site)]).toEqual([409, 201]);
  const offer = first((await mailsTo(site, EMAIL)).slice(1));
  expect(offer.subject).toMatch(/^Seats for you, until November 21, 2026 at 10:00\sa\.m\. EST: Excel Level 1$/);
});

test('rule 29: an offer is booked as a hold, and the party waits no more', async () => {
  const site = await start(1);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const token = await joinProved(site);
  await giveBack(site, reference);
  await runScheduled(site.needs);
  site.wait(20 * 60);
  const offer = await view(site, token);
  const booked = await site.post(`/Website/confirm-booking/${offer.reference}`, confirmBody(withHst(49_500)));
  expect(booked.status).toBe(200);
  await prove(site, offer.reference ?? '');
  expect(await site.rows('SELECT number FROM invoices')).toHaveLength(1);
  await runScheduled(site.needs);
  expect((await view(site, token)).state).toBe('booked');
});

test('rule 29: an offer that is not taken goes to the next, and both are told', async () => {
  const site = await start(1);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const grace = await joinProved(site);
  const lin = await joinProved(site, 'lin@example.ca');
  await giveBack(site, reference);
  await runScheduled(site.needs);
  expect([(await view(site, grace)).state, (await view(site, lin)).state]).toEqual(['offered', 'waiting']);
  site.wait(24 * 60);
  await runScheduled(site.needs);
  expect([(await view(site, grace)).state, (await view(site, lin)).state]).toEqual(['lapsed', 'offered']);
  expect((await mailsTo(site, EMAIL)).at(-1)?.subject).toBe('Our offer has ended: Excel Level 1');
  expect((await mailsTo(site, 'lin@example.ca')).at(-1)?.subject).toContain('Seats for you');
});

test('rule 29: a party is kept together; who fits goes before who does not, and the public after both', async () => {
  const site = await start(3);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const three = await joinProved(site, 'three@example.ca', { quantity: 3 });
  const one = await joinProved(site);
  await giveBack(site, reference);
  await runScheduled(site.needs);
  expect([(await view(site, three)).state, (await view(site, one)).state]).toEqual(['waiting', 'offered']);
});

test('rule 29: nobody goes before the list by moving a booking of another date', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 1 }), scheduledClass({ id: 'b' })]));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await joinProved(site);
  const other = await booked(site, [{ eventId: 'b' }]);
  await giveBack(site, reference);
  const now = await managed(site, other.reference);
  const seats = now.participants.map(({ id }) => id);
  const body = moveBody(now, seats, 'a', { differenceCents: 0 });
  const answer = await site.post(`/Website/move-seats/${other.reference}`, body);
  expect([answer.status, await answer.json()]).toMatchObject([409, { lines: [{ eventId: 'a', reason: 'full' }] }]);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM waitlist')).toEqual([{ state: 'offered' }]);
});

test('rule 29: who leaves gives the offer back, and waits no more', async () => {
  const site = await start(1);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const token = await joinProved(site);
  await giveBack(site, reference);
  await runScheduled(site.needs);
  const left = await site.post(`/Website/leave-waitlist/${token}`, {});
  expect([left.status, (await left.json<WaitView>()).state]).toEqual([200, 'left']);
  expect(await tryToHold(site)).toBe(201);
});

test('rule 41: who has not proved the address keeps no seat from others, and is forgotten', async () => {
  const site = await start(1);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await join(site);
  await giveBack(site, reference);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM waitlist')).toEqual([{ state: 'waiting' }]);
  expect(await tryToHold(site)).toBe(201);
  site.wait(8 * 24 * 60);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT id FROM waitlist')).toEqual([]);
});

test('when sales end, whoever still waits is told once', async () => {
  const site = await start(1);
  await hold(site, [{ eventId: 'a' }]);
  const { reference } = await hold(site, [{ eventId: 'b' }]);
  const token = await joinProved(site);
  await site.rows(`UPDATE bookings SET hold_expires_at = 9e12 WHERE reference <> ?1`, reference);
  site.at('2027-01-11T14:00:00Z');
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect((await view(site, token)).state).toBe('closed');
  expect((await mailsTo(site, EMAIL)).map(({ subject }) => subject)).toEqual([
    'You are on the waitlist: Excel Level 1',
    'No seat became free: Excel Level 1',
  ]);
});

test('a visitor whose seats somebody waits for may still want fewer of them', async () => {
  const site = await start(2);
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  await joinProved(site);
  const fewer = await site.post('/Website/hold-seats', holdBody([{ eventId: 'a' }], { replaces: reference }));
  expect(fewer.status).toBe(201);
  const more = await site.post(
    '/Website/hold-seats',
    holdBody([{ eventId: 'a', quantity: 2 }], { replaces: (await fewer.json<{ reference: string }>()).reference }),
  );
  expect(more.status).toBe(409);
});

test('of many runs of the clock at once, one offers', async () => {
  const site = await start(1);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await joinProved(site);
  await joinProved(site, 'lin@example.ca');
  await giveBack(site, reference);
  await Promise.all(Array.from({ length: 5 }, () => runScheduled(site.needs)));
  expect(await site.rows(`SELECT state FROM waitlist WHERE state = 'offered'`)).toHaveLength(1);
  expect(
    await site.rows('SELECT SUM(quantity) AS taken FROM seat_claims WHERE until_at > ?1', site.needs.now().getTime()),
  ).toEqual([{ taken: 1 }]);
});
