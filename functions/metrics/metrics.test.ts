import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import { createApp } from '../app.ts';
import { SIGN_BACKUP } from '../health/index.ts';
import { isTold, metrics, type Metric } from '../platform/metrics/list.ts';
import { runScheduled } from '../scheduled.ts';
import { assetsOf, standIns } from '../testing/assets.ts';
import { parseExposition } from '../testing/exposition.ts';
import { confirmBody, hold, START, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { exposition, type Readings } from './exposition.ts';

const TOKEN = 'a-token-that-only-a-monitor-knows-of-some-length';
const PATH = '/healthz/metrics';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const startWatched = (changes: Parameters<typeof startSite>[1] = {}) =>
  startSite(siteDataOf([scheduledClass({ id: 'a', capacity: 12 })]), {
    ...{ metricsToken: TOKEN, assets: assetsOf(standIns) },
    ...changes,
  });

async function numbers(site: TestSite) {
  // What was counted before is given again for a while.
  site.wait(1);
  const answer = await site.get(PATH, bearer(TOKEN));
  expect(answer.status).toBe(200);
  const families = parseExposition(await answer.text());
  return (name: string, labels: Record<string, string> = {}) =>
    families.get(name)?.samples.find((one) => JSON.stringify(one.labels) === JSON.stringify(labels))?.value;
}

test('a monitor with the token reads every metric of the page, with its type and help, and nobody keeps a copy', async () => {
  const site = await startWatched();
  const answer = await site.get(PATH, bearer(TOKEN));
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const families = parseExposition(await answer.text());
  const declared = Object.entries(metrics as Record<string, Metric>).filter(([, { told }]) => isTold(told, 'page'));
  expect([...families].map(([name, { type, help }]) => [name, type, help])).toEqual(
    declared.map(([name, { kind, help }]) => [name, kind, help]),
  );
  for (const [name, { labels }] of declared)
    for (const sample of families.get(name)?.samples ?? []) expect(Object.keys(sample.labels)).toEqual(labels);
});

test.each([
  ['without a token', {}],
  ['with another', bearer(`${TOKEN}.`)],
  ['with one of the same length', bearer('A'.repeat(TOKEN.length))],
  ['with none after its word', { authorization: 'Bearer ' }],
  ['with a password', { authorization: `Basic ${btoa(`x:${TOKEN}`)}` }],
])('%s, there is no such page', async (_, headers: Record<string, string>) => {
  const site = await startWatched();
  const missing = await site.get('/healthz/no-such-page', headers);
  const answer = await site.get(PATH, headers);
  const told = async (one: Response) => [one.status, await one.text(), withoutId(one.headers)];
  expect(answer.status).toBe(404);
  expect(await told(answer)).toEqual(await told(missing));
  const posted = (path: string) => site.request(path, { method: 'POST', headers });
  expect(await told(await posted(PATH))).toEqual(await told(await posted('/healthz/no-such-page')));
});

const withoutId = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'));

test('without a token in the environment, there is no such page for anybody', async () => {
  const site = await startWatched({ metricsToken: null });
  for (const token of [TOKEN, 'null', 'undefined', '']) expect((await site.get(PATH, bearer(token))).status).toBe(404);
});

test('numbers are those of the database at the time of asking', async () => {
  const site = await startWatched();
  const held = await hold(site, [{ eventId: 'a', quantity: 2 }]);
  const before = await numbers(site);
  expect(before('gct_holds_live')).toBe(1);
  expect(before('gct_bookings', { state: 'held', paid_by: 'none' })).toBe(1);
  expect(before('gct_build_info', { build: 'build-1' })).toBe(1);
  expect(before('gct_invoices_open')).toBe(0);
  await site.rows(`INSERT INTO meta (key, value) VALUES ('a megabyte', hex(zeroblob(500000)))`);

  const total = withHst(2 * 49_500);
  const booked = await site.post(`/Website/confirm-booking/${held.reference}`, confirmBody(total));
  expect(booked.status).toBe(200);
  await site.rows(`UPDATE outbox SET state = 'failed'`);
  await site.rows(
    `INSERT INTO waitlist (id, token, class_id, language, email, email_key, quantity, state, joined_at, proved_at)
     SELECT value, printf('%064d', value), 'a', 'en', value, value, 1, 'waiting', 0, NULLIF(value, 3) FROM json_each('[1,2,3]')`,
  );
  const after = await numbers(site);
  const grown = present(after('gct_database_bytes'), 'its size') - present(before('gct_database_bytes'), 'its size');
  expect(grown).toBeGreaterThan(990_000);
  expect(grown).toBeLessThan(1_100_000);
  expect(after('gct_holds_live')).toBe(0);
  expect(after('gct_bookings', { state: 'confirmed', paid_by: 'invoice' })).toBe(1);
  expect(after('gct_outbox_mails', { state: 'failed' })).toBe(1);
  expect(after('gct_outbox_mails', { state: 'pending' })).toBe(0);
  // Who has not proved an address counts for nothing.
  expect(after('gct_waitlist', { state: 'waiting' })).toBe(2);
  expect(after('gct_waitlist', { state: 'offered' })).toBe(0);
});

test('an invoice is open until it is paid', async () => {
  const site = await startWatched();
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  const total = withHst(49_500);
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(total));
  const [booking] = await site.rows<{ id: string }>('SELECT id FROM bookings');
  await site.rows(
    `INSERT INTO invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
     VALUES ('2026-000001', 2026, 1, ?1, '2026-11-20', '2026-11-27', ?2, '{}', 0)`,
    ...[booking?.id, total],
  );
  const open = await numbers(site);
  expect([open('gct_invoices_open'), open('gct_invoices_open_dollars')]).toEqual([1, total / 100]);
  await site.rows(
    `INSERT INTO payments (id, booking_id, invoice_number, method, state, amount_cents, created_at, paid_at)
     VALUES ('p', ?1, '2026-000001', 'cheque', 'paid', ?2, 0, 0)`,
    ...[booking?.id, total],
  );
  const paid = await numbers(site);
  expect([paid('gct_invoices_open'), paid('gct_invoices_open_dollars')]).toEqual([0, 0]);
});

test('clock, schedule, backup and mail say when they last were well, and troubles how bad they are', async () => {
  const site = await startWatched({ transport: null });
  const start = Date.parse(START) / 1000;
  const never = await numbers(site);
  expect(never('gct_clock_last_run_timestamp_seconds')).toBe(0);
  expect(never('gct_schedule_last_sync_timestamp_seconds')).toBe(0);
  expect(never('gct_trouble', { name: 'backup_missing' })).toBe(1);
  await site.needs.db.prepare(SIGN_BACKUP).bind(site.needs.now().getTime()).run();
  await runScheduled(site.needs);
  const due = site.needs.now().getTime();
  await site.rows(
    `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
     VALUES ('m', 'k', 'a', 'r', ?1, 0), ('later', 'k', 'b', 'r', ?1 + 99999999, 0)`,
    due,
  );
  const well = await numbers(site);
  for (const name of ['clock_last_run', 'schedule_last_sync', 'backup_last'])
    expect(well(`gct_${name}_timestamp_seconds`), name).toBe(start + 60);
  expect(well('gct_trouble', { name: 'backup_missing' })).toBe(0);
  expect(well('gct_mail_oldest_seconds')).toBe(60);

  // A schedule that cannot be taken over: the clock goes on, and what it last did well stays as it was.
  await site.rows('ALTER TABLE classes RENAME TO classes_gone');
  site.needs.siteData = siteDataOf([], { build: { id: 'build-2', time: START } });
  site.wait(10);
  const failedAt = site.needs.now().getTime() / 1000;
  await expect(runScheduled(site.needs)).rejects.toThrow('sync_catalogue');
  const failing = await numbers(site);
  expect(failing('gct_schedule_last_sync_timestamp_seconds')).toBe(start + 60);
  expect(failing('gct_clock_last_run_timestamp_seconds')).toBe(failedAt);
  expect(failing('gct_clock_task_failing_since_timestamp_seconds', { task: 'sync_catalogue' })).toBe(failedAt);
  site.wait(6 * 60 + 1);
  expect((await numbers(site))('gct_trouble', { name: 'mail_waiting' })).toBe(2);
});

test('however often it is asked, the database is counted once in half a minute', async () => {
  const site = await startWatched();
  let asked = 0;
  const db = { ...site.needs.db, batch: (list: D1PreparedStatement[]) => ((asked += 1), site.needs.db.batch(list)) };
  const app = createApp({ ...site.needs, db: db as D1Database });
  const ask = () => app.fetch(new Request(`https://gct.example${PATH}`, { headers: bearer(TOKEN) }));
  for (let reader = 0; reader < 5; reader += 1) await ask();
  expect(asked).toBe(1);
  site.wait(1);
  await ask();
  expect(asked).toBe(2);
});

test('a database that does not answer is a 503 and no old numbers', async () => {
  const site = await startWatched();
  const app = createApp({ ...site.needs, db: failingDatabase(site.needs.db, new Error('gone')) });
  const answer = await app.fetch(new Request(`https://gct.example${PATH}`, { headers: bearer(TOKEN) }));
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(await answer.text()).not.toContain('gct_');
});

test('a label may say anything, and is read as it was', () => {
  const build = 'a "quoted" \\ path\nof two lines é, {x="y"} 1';
  const names = Object.entries(metrics as Record<string, Metric>).filter(([, { told }]) => isTold(told, 'page'));
  const readings = {
    ...(Object.fromEntries(names.map(([name]) => [name, []])) as unknown as Readings),
    gct_build_info: [{ labels: { build }, value: 1 }],
    gct_invoices_open_dollars: [{ labels: {}, value: 1.1e21 }],
  };
  const families = parseExposition(exposition(readings));
  expect(families.get('gct_build_info')?.samples).toEqual([{ labels: { build }, value: 1 }]);
  expect(families.get('gct_invoices_open_dollars')?.samples[0]?.value).toBe(1.1e21);
});
