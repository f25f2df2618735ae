import { expect, test } from 'vitest';
import { first, only, present } from '../../src/domain/present.ts';
import { MOST_PARTIES } from '../../src/domain/waitlist/caps.ts';
import type { WaitView } from '../../src/domain/waitlist/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { booked, managed, moveBody } from '../testing/changes.ts';
import { countStatements } from '../testing/counted.ts';
import {
  asContact,
  confirmBody,
  hold,
  holdBody,
  prove,
  startSite,
  withHst,
  type TestSite,
} from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { UNPROVED_DAYS } from './stored.ts';

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
  expect(mail.subject).toBe('Confirm your place on the waitlist: Excel Level 1');
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
  // What is counted of who asked again names nobody.
  expect(await site.rows(`SELECT id FROM waitlist WHERE email <> ''`)).toHaveLength(4);
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
  expect(offer.subject).toMatch(/^Seats for you, until November\u00a021, 2026 at 10:00\sa\.m\. EST: Excel Level 1$/);
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
  const answer = await site.post(`/Website/move-seats/${await asContact(site, other.reference)}`, body);
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
  // Looking at what the mail's link is of, as filters of mail do, proves nothing.
  const token = tokenIn(only(await mailsTo(site, EMAIL)));
  expect(await view(site, token)).toMatchObject({ state: 'waiting', proved: false });
  await giveBack(site, reference);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM waitlist')).toEqual([{ state: 'waiting' }]);
  expect(await view(site, token)).toMatchObject({ proved: false });
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
    'Confirm your place on the waitlist: Excel Level 1',
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

test('a booking is no hold: its reference takes no seats that somebody waits for', async () => {
  const site = await start(2);
  const booked = await hold(site, [{ eventId: 'a' }]);
  await site.post(`/Website/confirm-booking/${booked.reference}`, confirmBody(withHst(49_500)));
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await joinProved(site);
  await site.post(`/Website/release-hold/${reference}`, {});
  const jump = await site.post('/Website/hold-seats', holdBody([{ eventId: 'a' }], { replaces: booked.reference }));
  expect(jump.status).toBe(409);
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

test('rule 41: a network, or a domain of one owner, has a few parties of a waitlist, and nobody else is kept from it', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 3 })]), { capRoom: 1 });
  await hold(site, [{ eventId: 'a', quantity: 3 }]);
  const from = (address: string) => ({ 'cf-connecting-ip': address });
  const ask = async (email: string, address: string, quantity = 1) =>
    (await site.post('/Website/join-waitlist', { language: 'en', eventId: 'a', quantity, email }, from(address)))
      .status;
  for (let party = 0; party < MOST_PARTIES; party += 1) {
    expect(await ask(`p${party}@catch-all.example`, `192.0.2.${party}`)).toBe(201);
  }
  expect(await ask('p9@gmail.com', '192.0.2.9')).toBe(429);
  // Joining twice changes nothing, and is not told apart.
  expect(await ask('p0@catch-all.example', '192.0.2.9')).toBe(429);
  // Whoever has only typed addresses of a domain keeps its owner from nothing.
  expect(await ask('owner@catch-all.example', '203.0.113.1')).toBe(201);
  await site.rows('UPDATE waitlist SET proved_at = 1');
  expect(await ask('p10@catch-all.example', '198.51.100.1')).toBe(201);
  expect(await ask('honest@gmail.com', '198.51.100.1')).toBe(201);
});

const joinFrom = async (site: TestSite, email: string, network: number) =>
  (
    await site.post(
      '/Website/join-waitlist',
      { language: 'en', eventId: 'a', quantity: 1, email },
      { 'cf-connecting-ip': `203.0.${network}.1` },
    )
  ).status;

test('rule 42: an address that waits and one that does not are answered after the same work, and leave as much room', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 3 })]), { capRoom: 1 });
  await hold(site, [{ eventId: 'a', quantity: 3 }]);
  await joinProved(site);
  site.needs.transport = null;
  const asked = countStatements(site);
  const ask = async (email: string, address: string) => {
    asked.length = 0;
    const wish = { language: 'en', eventId: 'a', quantity: 1, email };
    const answer = await site.post('/Website/join-waitlist', wish, { 'cf-connecting-ip': address });
    return [answer.status, await answer.json(), [...answer.headers.keys()].sort(), [...asked]];
  };
  const known = await ask(EMAIL, '192.0.2.1');
  expect(known.slice(0, 2)).toEqual([201, { position: 2 }]);
  expect(await ask('nobody@example.ca', '198.51.100.1')).toEqual(known);
  // Of both networks as many others may join.
  for (const address of ['192.0.2.2', '198.51.100.2']) {
    const statuses: unknown[] = [];
    for (let party = 0; party < MOST_PARTIES; party += 1) {
      statuses.push((await ask(`p${party}@of-${address}.example`, address))[0]);
    }
    expect(statuses).toEqual([...Array<number>(MOST_PARTIES - 1).fill(201), 429]);
  }
  // What is counted names nobody, is offered nothing, and goes with other parties that never proved.
  expect(await site.rows(`SELECT email, email_key FROM waitlist WHERE state = 'lapsed'`)).toEqual([
    { email: '', email_key: '' },
  ]);
  site.wait((UNPROVED_DAYS + 1) * 24 * 60);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT email FROM waitlist')).toEqual([{ email: EMAIL }]);
});

test('rule 42: who works for one of the parties learns nothing from the room that is left for its domain', async () => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 3 })]), { capRoom: 1 });
  await hold(site, [{ eventId: 'a', quantity: 3 }]);
  for (let party = 0; party < MOST_PARTIES; party += 1) await joinFrom(site, `p${party}@firm.example`, party);
  await site.rows('UPDATE waitlist SET proved_at = 1');
  expect([await joinFrom(site, 'p0@firm.example', 20), await joinFrom(site, 'p9@firm.example', 21)]).toEqual([
    201, 201,
  ]);
});

test('rule 29: a network that lets two offers lapse waits behind everybody who did not, and so does who joins again or from there', async () => {
  const site = await start(1);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const from = { 'cf-connecting-ip': '192.0.2.7' };
  const joinFrom = async (email: string, headers: Record<string, string>) => {
    await site.post('/Website/join-waitlist', { language: 'en', eventId: 'a', quantity: 1, email }, headers);
    const token = tokenIn(present((await mailsTo(site, email)).findLast((mail) => mail.text.includes('waitlist#'))));
    await site.post(`/Website/confirm-waitlist/${token}`, {}, headers);
    return token;
  };
  const attackers: string[] = [];
  for (const name of ['x1', 'x2', 'x3']) attackers.push(await joinFrom(`${name}@evil.example`, from));
  const honest = await joinFrom(EMAIL, { 'cf-connecting-ip': '203.0.113.9' });
  const places = async (tokens: readonly string[]) =>
    Promise.all(tokens.map(async (token) => (await view(site, token)).position));
  expect(await places([...attackers, honest])).toEqual([1, 2, 3, 4]);
  await giveBack(site, reference);
  await runScheduled(site.needs);
  // One party at a time has the seat.
  expect(await site.rows(`SELECT id FROM waitlist WHERE state = 'offered'`)).toHaveLength(1);
  const states = async () => Promise.all([...attackers, honest].map(async (token) => (await view(site, token)).state));
  site.wait(24 * 60);
  await runScheduled(site.needs);
  // Whoever joined before is set back by nobody else's first lapse.
  expect(await states()).toEqual(['lapsed', 'offered', 'waiting', 'waiting']);
  site.wait(24 * 60);
  await runScheduled(site.needs);
  expect(await states()).toEqual(['lapsed', 'lapsed', 'waiting', 'offered']);
  const again = await joinFrom('x1@evil.example', { 'cf-connecting-ip': '198.51.100.4' });
  const late = await joinFrom('late@example.org', { 'cf-connecting-ip': '203.0.113.77' });
  expect(await places([late, ...attackers.slice(2), again])).toEqual([1, 2, 3]);
});

test('rule 29: a class has no more offers open than it has free seats', async () => {
  const site = await start(3);
  const { reference } = await hold(site, [{ eventId: 'a', quantity: 3 }]);
  for (let party = 0; party < 5; party += 1) await joinProved(site, `p${party}@example.ca`);
  await giveBack(site, reference);
  for (let run = 0; run < 3; run += 1) await runScheduled(site.needs);
  expect(
    await site.rows(`SELECT SUM(quantity) AS seats, COUNT(*) AS offers FROM waitlist WHERE state = 'offered'`),
  ).toEqual([{ seats: 3, offers: 3 }]);
});

test('rule 29: seats are kept from the public for nobody who let an offer go', async () => {
  const site = await start(1);
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const first = await joinProved(site, 'x1@evil.example');
  await giveBack(site, reference);
  await runScheduled(site.needs);
  site.wait(24 * 60);
  await runScheduled(site.needs);
  expect((await view(site, first)).state).toBe('lapsed');
  const taken = await hold(site, [{ eventId: 'a' }]);
  expect((await join(site, 'x1@evil.example')).status).toBe(201);
  await site.rows(`UPDATE waitlist SET proved_at = 1 WHERE state = 'waiting'`);
  await giveBack(site, taken.reference);
  expect(await tryToHold(site)).toBe(201);
});

test('rule 43: when sales end, an address that nobody has proved is written to no more', async () => {
  const site = await start(1);
  await hold(site, [{ eventId: 'a' }]);
  await joinProved(site);
  await join(site, 'stranger@example.ca');
  await site.rows('UPDATE bookings SET hold_expires_at = 9e12');
  // Within the days after which it is forgotten.
  await site.rows(`UPDATE classes SET sales_end_at = ?1`, site.needs.now().getTime() + 86_400_000);
  site.wait(2 * 24 * 60);
  await runScheduled(site.needs);
  expect(await mailsTo(site, EMAIL)).toHaveLength(2);
  expect((await mailsTo(site, 'stranger@example.ca')).map(({ subject }) => subject)).toEqual([
    'Confirm your place on the waitlist: Excel Level 1',
  ]);
});
