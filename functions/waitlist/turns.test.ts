import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { MOST_PARTIES, waitCapsWithRoom } from '../../src/domain/waitlist/caps.ts';
import type { WaitView } from '../../src/domain/waitlist/contract.ts';
import { runScheduled } from '../scheduled.ts';
import { confirmBody, hold, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { offerFreeSeats } from './offers.ts';

const full = async (capacity = 1) => {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a', capacity })]), { capRoom: 1 });
  const { reference } = await hold(site, [{ eventId: 'a', quantity: capacity }]);
  return { site, free: () => site.post(`/Website/release-hold/${reference}`, {}) };
};

const from = (address: string) => ({ 'cf-connecting-ip': address });

const join = (site: TestSite, email: string, address: string, changes: object = {}) =>
  site.post('/Website/join-waitlist', { language: 'en', eventId: 'a', quantity: 1, email, ...changes }, from(address));

async function linksTo(site: TestSite, email: string): Promise<string[]> {
  await site.deliver();
  const rows = await site.rows<{ message: string }>('SELECT message FROM local_mail ORDER BY received_at, rowid');
  return rows
    .map(({ message }) => JSON.parse(message) as { to: string; text: string })
    .filter(({ to }) => to === email)
    .map(({ text }) => /#(\S{20,})/.exec(text)?.[1] ?? '');
}

async function prove(site: TestSite, email: string, address: string): Promise<string> {
  const token = present((await linksTo(site, email)).findLast((link) => link !== ''));
  expect((await site.post(`/Website/confirm-waitlist/${token}`, {}, from(address))).status).toBe(200);
  return token;
}

async function joinProved(site: TestSite, email: string, address: string) {
  expect((await join(site, email, address)).status).toBe(201);
  return prove(site, email, address);
}

const view = async (site: TestSite, token: string) => (await site.get(`/Website/waitlist/${token}`)).json<WaitView>();
const leave = (site: TestSite, token: string) => site.post(`/Website/leave-waitlist/${token}`, {});

test('rule 41: what a stranger asked for in somebody else’s name does not count once she asks herself', async () => {
  const { site } = await full(3);
  await join(site, 'victim@example.ca', '203.0.113.50', { language: 'fr' });
  expect((await join(site, 'victim@example.ca', '192.0.2.60', { quantity: 2 })).status).toBe(201);
  const links = await linksTo(site, 'victim@example.ca');
  expect(links).toHaveLength(2);
  expect(new Set(links).size).toBe(1);
  expect(await view(site, links[0] ?? '')).toMatchObject({ quantity: 2, language: 'en' });
  // Each network has as much left as if it had asked for an address that nobody knew (rule 42).
  expect(await site.rows('SELECT email, quantity FROM waitlist GROUP BY from_network ORDER BY quantity')).toEqual([
    { email: '', quantity: 1 },
    { email: 'victim@example.ca', quantity: 2 },
  ]);
});

test('rule 41: of many parties that join from one network at once, no more wait than may', async () => {
  const { site } = await full();
  const asked = await Promise.all(
    Array.from({ length: 10 }, (_, at) => join(site, `p${at}@example.ca`, '203.0.113.9')),
  );
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(MOST_PARTIES);
  expect(await site.rows('SELECT id FROM waitlist')).toHaveLength(MOST_PARTIES);
});

test('rule 41: a party whose link was opened elsewhere counts for the network that asked, too', async () => {
  const { site } = await full();
  for (let party = 0; party < MOST_PARTIES; party += 1) {
    expect((await join(site, `p${party}@example.ca`, '203.0.113.9')).status).toBe(201);
    await prove(site, `p${party}@example.ca`, `198.51.100.${party}`);
  }
  expect((await join(site, 'more@example.ca', '203.0.113.9')).status).toBe(429);
});

test('rule 41: no more parties wait for a class than may, and who comes then can try again later', async () => {
  const { site } = await full();
  const { ofClass } = waitCapsWithRoom(1);
  await site.rows(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
    INSERT INTO waitlist (id, token, class_id, language, email, email_key, quantity, state, joined_at, proved_at)
    SELECT 'p' || n, printf('%064d', n), 'a', 'en', 'p' || n, 'p' || n, 1, 'waiting', n, n FROM numbers`,
    ofClass,
  );
  await join(site, 'grace@example.ca', '192.0.2.1');
  const [token = ''] = await linksTo(site, 'grace@example.ca');
  const confirm = () => site.post(`/Website/confirm-waitlist/${token}`, {}, from('192.0.2.1'));
  expect((await confirm()).status).toBe(429);
  expect(await view(site, token)).toMatchObject({ state: 'waiting', proved: false });
  await site.rows(`UPDATE waitlist SET state = 'left', ended_at = 0 WHERE id = 'p1'`);
  expect((await confirm()).status).toBe(200);
  expect(await view(site, token)).toMatchObject({ proved: true, position: ofClass });
});

test('rule 41: of a domain, parties beyond its share wait behind all others, however late they prove', async () => {
  const { site } = await full();
  for (let party = 0; party < 6; party += 1) await join(site, `p${party}@squat.example`, `203.0.${party}.9`);
  const tokens: string[] = [];
  for (let party = 0; party < 6; party += 1) {
    tokens.push(await prove(site, `p${party}@squat.example`, `203.0.${party}.9`));
  }
  const honest = await joinProved(site, 'grace@example.ca', '192.0.2.1');
  const places = await Promise.all([...tokens, honest].map(async (token) => (await view(site, token)).position));
  expect(places).toEqual([1, 2, 3, 4, 6, 7, 5]);
});

test('rule 29: who keeps an offer for hours and gives it back waits behind all others', async () => {
  const { site, free } = await full();
  const first = await joinProved(site, 'a@example.ca', '203.0.1.1');
  await free();
  await runScheduled(site.needs);
  site.wait(3 * 60);
  await leave(site, first);
  await hold(site, [{ eventId: 'a' }]);
  const again = await joinProved(site, 'a@example.ca', '203.0.2.1');
  const other = await joinProved(site, 'b@example.ca', '203.0.3.1');
  expect([(await view(site, again)).position, (await view(site, other)).position]).toEqual([2, 1]);
});

test('rule 29: an offer that is booked and never proved counts as let go, and is told so', async () => {
  const { site, free } = await full();
  const token = await joinProved(site, 'a@example.ca', '203.0.1.1');
  await free();
  await runScheduled(site.needs);
  const reference = present((await view(site, token)).reference);
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500)));
  await runScheduled(site.needs);
  // It waits for its proof: not ended, and told as booked.
  expect(await site.rows('SELECT state FROM waitlist')).toEqual([{ state: 'offered' }]);
  expect((await view(site, token)).state).toBe('booked');
  site.wait(8 * 24 * 60);
  await runScheduled(site.needs);
  await runScheduled(site.needs);
  expect((await view(site, token)).state).toBe('lapsed');
  expect(await site.rows(`SELECT kind FROM outbox WHERE kind = 'waitlist_lapsed'`)).toHaveLength(1);
});

test('rule 29: an offer that lapses is told of, wherever the clock breaks off', async () => {
  const { site, free } = await full();
  await joinProved(site, 'a@example.ca', '203.0.1.1');
  await free();
  await runScheduled(site.needs);
  site.wait(8 * 24 * 60);
  let batches = 0;
  const { db } = site.needs;
  const batch: D1Database['batch'] = async (statements) => {
    if ((batches += 1) > 1) throw new Error('the machine is gone');
    return db.batch(statements);
  };
  await offerFreeSeats({ ...site.needs, db: Object.assign({}, db, { batch }) }).catch(() => undefined);
  await runScheduled(site.needs);
  expect(await site.rows('SELECT state FROM waitlist')).toEqual([{ state: 'lapsed' }]);
  expect(await site.rows(`SELECT kind FROM outbox WHERE kind = 'waitlist_lapsed'`)).toHaveLength(1);
});

test('rule 29: nobody is set back by the network of a stranger who typed the address', async () => {
  const { site, free } = await full();
  await join(site, 'victim@example.ca', '203.77.1.99');
  const lapsed = await joinProved(site, 's@example.ca', '203.77.1.5');
  await free();
  await runScheduled(site.needs);
  await prove(site, 'victim@example.ca', '192.0.5.1');
  site.wait(24 * 60);
  await site.rows('UPDATE classes SET capacity = 0');
  await runScheduled(site.needs);
  expect((await view(site, lapsed)).state).toBe('lapsed');
  expect(await site.rows('SELECT late FROM waiting_turns')).toEqual([{ late: 0 }]);
});

test('rule 29: one mailbox keeps a class by turns for hours and no longer, whatever its tags, and then the public has it', async () => {
  const { site, free } = await full(5);
  const wish = async (tag: number) => {
    const email = `m.e+${tag}@gmail.com`;
    const joined = await join(site, email, `192.0.${tag}.9`, { quantity: 5 });
    return joined.status === 201 ? prove(site, email, `192.0.${tag}.9`) : undefined;
  };
  let token = await wish(0);
  await free();
  const late: number[] = [];
  const seen: number[] = [];
  for (let turn = 1; turn < 20; turn += 1) {
    await runScheduled(site.needs);
    site.wait(110);
    const event = await (await site.get('/Website/event-detail/a')).json<{ seatsLeft: number }>();
    seen.push(event.seatsLeft);
    const next = await wish(turn);
    if (token !== undefined) await leave(site, token);
    const [turns] = await site.rows<{ late: number | null }>('SELECT MIN(late) AS late FROM waiting_turns');
    late.push(turns?.late ?? 1);
    token = next;
  }
  // Behind all others from the third turn on, and with no further offer after a day of them.
  expect(late.slice(0, 2)).toEqual([0, 1]);
  expect(new Set(late.slice(1))).toEqual(new Set([1]));
  expect(seen.slice(0, 2)).toEqual([0, 0]);
  expect(seen.slice(16)).toEqual([5, 5, 5]);
});

test('rule 41: whoever joins in one network and proves in another takes no more there than may wait', async () => {
  const { site } = await full();
  for (let index = 0; index < MOST_PARTIES; index += 1)
    await joinProved(site, `p${index}@my${index}.example`, '192.0.2.1');
  expect((await join(site, 'late@my.example', '203.0.113.9')).status).toBe(201);
  await prove(site, 'late@my.example', '192.0.2.1');
  expect(await site.rows('SELECT email, crowded FROM waitlist WHERE crowded = 1')).toEqual([
    { email: 'late@my.example', crowded: 1 },
  ]);
});

test('an offer of a class that leaves the schedule for a while is not lost: its party waits on where it was', async () => {
  const days = ['a', 'b'].map((id) => scheduledClass({ id, capacity: 1 }));
  const data = siteDataOf(days);
  const site = await startSite(data, { capRoom: 1 });
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const grace = await joinProved(site, 'grace@example.ca', '192.0.2.1');
  const lin = await joinProved(site, 'lin@example.org', '203.0.113.1');
  await site.post(`/Website/release-hold/${reference}`, {});
  await runScheduled(site.needs);
  expect(await view(site, grace)).toMatchObject({ state: 'offered' });

  const release = async (classes: typeof days, id: string) => {
    site.needs.siteData = { ...data, classes, build: { ...data.build, id } };
    await runScheduled(site.needs);
  };
  await release(days.slice(1), 'without');
  expect(await view(site, grace)).toMatchObject({ state: 'waiting', position: 1 });
  site.wait(25 * 60);
  await release(days, 'back');
  await runScheduled(site.needs);
  expect(await view(site, grace)).toMatchObject({ state: 'offered' });
  expect(await view(site, lin)).toMatchObject({ state: 'waiting', position: 1 });
  expect(await site.rows(`SELECT version FROM outbox WHERE kind = 'waitlist_offer' ORDER BY version`)).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
});
