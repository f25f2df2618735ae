import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { isOpen } from '../../../src/domain/accounts/access.ts';
import type { EventDetail } from '../../../src/domain/catalogue/classes.ts';
import { createApp } from '../../app.ts';
import { capabilities } from '../../capabilities.ts';
import { bindings, hold, startSite, type TestSite } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { watched } from '../database.ts';
import type { Dependencies } from '../dependencies.ts';

const PATH = '/Website/event-detail/a';

/** The database, with how often it is asked; it fails when it is told to, and keeps what it has read until it is let go. */
function countedDatabase() {
  const own = watched(bindings.DB);
  const counted = { asked: 0, fails: false, kept: 0, held: null as Promise<void> | null };
  const prepare: D1Database['prepare'] = (sql) => {
    counted.asked += 1;
    return own.prepare(counted.fails ? 'SELECT * FROM there_is_none' : sql);
  };
  const batch: D1Database['batch'] = async <Row>(statements: D1PreparedStatement[]) => {
    const { held } = counted;
    const read = await own.batch<Row>(statements);
    if (held) {
      counted.kept += 1;
      await held;
    }
    return read;
  };
  const withSession = () => ({ prepare, batch, getBookmark: () => null });
  return { counted, db: { ...own, prepare, batch, withSession } as D1Database };
}

/** A site that keeps answers in the runtime's own cache, under the name of a build of its own. */
async function keeping(changes: Partial<Dependencies> = {}) {
  const { counted, db } = countedDatabase();
  const data = siteDataOf([scheduledClass({ id: 'a' }), scheduledClass({ id: 'b' })], {
    build: { id: crypto.randomUUID(), time: '2026-11-20T12:00:00Z' },
  });
  const site = await startSite(data, { edgeCache: caches.default, db, ...changes });
  counted.asked = 0;
  return { site, counted };
}

const seatsOf = async (answer: Response) => (await answer.json<EventDetail>()).seatsLeft;
const seats = async (site: TestSite, headers: Record<string, string> = {}) => seatsOf(await site.get(PATH, headers));
const seconds = (site: TestSite, count: number) => site.wait(count / 60);

test('what anybody sees is read once for seconds, however often it is asked', async () => {
  const { site, counted } = await keeping();
  const first = await site.get(PATH);
  expect([first.headers.get('age'), await seatsOf(first)]).toEqual([null, 7]);
  seconds(site, 1);
  const again = await site.get('/website/EVENT-detail/a?something=else');
  expect([again.headers.get('age'), await seatsOf(again), counted.asked]).toEqual(['1', 7, 1]);
});

test('a thousand who come at once ask once', async () => {
  const { site, counted } = await keeping();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => site.get(PATH)));
  expect([new Set(await Promise.all(answers.map(seatsOf))), counted.asked]).toEqual([new Set([7]), 1]);
});

test('what is some seconds old is given while one request asks anew, and what is older is not', async () => {
  const { site, counted } = await keeping();
  await seats(site);
  await site.rows('UPDATE classes SET capacity = 5');
  seconds(site, 14);
  expect(await Promise.all([seats(site), seats(site), seats(site)])).toEqual([7, 7, 7]);
  expect([await seats(site), counted.asked]).toEqual([5, 2]);
  await site.rows('UPDATE classes SET capacity = 4');
  seconds(site, 15);
  expect([await seats(site), counted.asked]).toEqual([4, 3]);
});

test('whoever has held a seat sees it at once, and so does everybody after them', async () => {
  const { site } = await keeping();
  expect(await seats(site)).toBe(7);
  const held = await site.post('/Website/hold-seats', {
    language: 'en',
    lines: [{ eventId: 'a', quantity: 2, priceCents: 49_500 }],
  });
  const cookie = `cc_cookie=1; ${held.headers.get('set-cookie')?.split(';')[0] ?? ''}`;
  expect([held.status, await seats(site)]).toEqual([201, 7]);
  expect([await seats(site, { cookie }), await seats(site)]).toEqual([5, 5]);
});

test.each<[string, Record<string, string>, number]>([
  ['a session', { cookie: '_ga=GA1.1; __Host-session=x' }, 6],
  ['an authorization', { authorization: 'Bearer x' }, 6],
  ['a request for nothing that was kept', { 'cache-control': 'no-cache' }, 6],
  ['the cookies of others', { cookie: 'cc_cookie=1; _ga=GA1.1; not__Host-session=x' }, 7],
  ['a reload', { 'cache-control': 'max-age=0' }, 7],
])('%s', async (_, headers, wanted) => {
  const { site } = await keeping();
  await seats(site);
  await site.rows('UPDATE classes SET capacity = 6');
  expect(await seats(site, headers)).toBe(wanted);
});

test('a hold counts the seats itself, whatever is kept', async () => {
  const { site } = await keeping();
  await seats(site);
  await site.rows("UPDATE classes SET capacity = 1 WHERE id = 'a'");
  expect(await seats(site)).toBe(7);
  await hold(site, [{ eventId: 'a' }]);
  const lines = [{ eventId: 'a', quantity: 1, priceCents: 49_500 }];
  expect((await site.post('/Website/hold-seats', { language: 'en', lines })).status).toBe(409);
});

test('a browser keeps nothing, and each answer has headers of its own', async () => {
  const { site } = await keeping();
  const answers = [await site.get(PATH, { origin: 'https://evil.example' }), await site.get(PATH)];
  const [first, second] = answers.map(({ headers }) => headers);
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  expect(second?.get('x-request-id')).not.toBe(first?.get('x-request-id'));
  expect(second?.get('access-control-allow-origin')).toBeNull();
  expect(second?.get('x-content-type-options')).toBe('nosniff');
});

test('another isolate of the location reads what one has kept', async () => {
  const { site, counted } = await keeping();
  await seats(site);
  const other = createApp(site.needs);
  const asked = async () => {
    const context = createExecutionContext();
    const answer = await other.fetch(new Request(site.needs.origin + PATH), {}, context);
    await waitOnExecutionContext(context);
    return seatsOf(answer);
  };
  await site.rows('UPDATE classes SET capacity = 5');
  expect([await asked(), counted.asked]).toEqual([7, 1]);
  // What one has read anew is taken over by the other, which asks nothing.
  seconds(site, 8);
  expect([await asked(), await asked(), counted.asked]).toEqual([7, 5, 2]);
  expect([await seats(site), await seats(site), counted.asked]).toEqual([7, 5, 2]);
});

test('another question is another answer', async () => {
  const { site } = await keeping();
  const count = async (query: string) =>
    (await (await site.get(`/Website/timetable${query}`)).json<{ classes: unknown[] }>()).classes.length;
  expect([await count(''), await count('?language=fr'), await count('?language=en')]).toEqual([2, 0, 2]);
  expect(await (await site.get('/Website/event-detail/b')).json()).toMatchObject({ id: 'b' });
});

test('no failure is kept, and one that passes is not seen while there is something to give', async () => {
  const { site, counted } = await keeping();
  counted.fails = true;
  expect((await site.get(PATH)).status).toBe(503);
  counted.fails = false;
  expect(await seats(site)).toBe(7);
  counted.fails = true;
  seconds(site, 10);
  expect([await seats(site), await seats(site)]).toEqual([7, 7]);
  expect(site.logged.some(({ level, event }) => level === 'warn' && event === 'not_kept')).toBe(true);
  seconds(site, 10);
  expect((await site.get(PATH)).status).toBe(503);
  counted.fails = false;
  expect(await seats(site)).toBe(7);
});

test('the slower of two questions is not the last word', async () => {
  const { site, counted } = await keeping();
  const { promise, resolve } = Promise.withResolvers<void>();
  counted.held = promise;
  const slow = seats(site);
  await vi.waitFor(() => expect(counted.kept).toBe(1), 10_000);
  counted.held = null;
  await site.rows('UPDATE classes SET capacity = 5');
  seconds(site, 1);
  expect(await seats(site, { 'cache-control': 'no-cache' })).toBe(5);
  resolve();
  expect([await slow, await seats(site)]).toEqual([7, 5]);
});

test('a question that never ends holds up nobody for long', async () => {
  const { site, counted } = await keeping();
  counted.held = new Promise(() => undefined);
  void site.get(PATH);
  await vi.waitFor(() => expect(counted.kept).toBe(1), 10_000);
  counted.held = null;
  // Whoever asked first does not wait for it either.
  expect([await seats(site), counted.asked]).toEqual([7, 3]);
});

test('what there is not is not kept, and what is gone is not given any more', async () => {
  const { site, counted } = await keeping();
  for (let time = 0; time < 2; time += 1) expect((await site.get('/Website/event-detail/none')).status).toBe(404);
  expect(counted.asked).toBe(2);
  await site.get('/Website/course-detail/excel-level-1');
  await site.rows("UPDATE meta SET value = 'another' WHERE key = 'build_id'");
  seconds(site, 10);
  await site.get('/Website/course-detail/excel-level-1');
  expect((await site.get('/Website/course-detail/excel-level-1')).status).toBe(404);
});

test('a cache of the location that fails is as good as none', async () => {
  const broken = () => Promise.reject(new Error('no cache'));
  const { site, counted } = await keeping({ edgeCache: { match: broken, put: broken, delete: broken } });
  expect([await seats(site), await seats(site), counted.asked]).toEqual([7, 7, 1]);
});

test('what is kept is what anybody may read without a limit, and no file', async () => {
  const { site } = await keeping();
  const kept = capabilities.flatMap(({ calls }) => calls?.(site.needs) ?? []).filter(({ call }) => call.kept);
  expect(kept.map(({ call }) => call.path).sort()).toEqual([
    '/Website/course-detail/{id}',
    '/Website/event-detail/{eventId}',
    '/Website/guaranteed-classes',
    '/Website/timetable',
  ]);
  for (const { call, delivers } of kept) {
    expect([call.method, isOpen(call.access), typeof call.answer, call.limits, delivers], call.path).toEqual([
      ...['GET', true, 'object', undefined, undefined],
    ]);
  }
});
