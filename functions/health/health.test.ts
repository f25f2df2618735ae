import { expect, test, vi } from 'vitest';
import type { Health } from '../../src/domain/site/health.ts';
import { createApp } from '../app.ts';
import { syncCatalogue } from '../catalogue/sync.ts';
import { runScheduled } from '../scheduled.ts';
import { startSite, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';

/** A site whose clock has run, and that has a backup. */
async function wellSite(changes: Parameters<typeof startSite>[1] = {}): Promise<TestSite> {
  const site = await startSite(siteDataOf([]), changes);
  await site.rows(`INSERT INTO signs (name, at) VALUES ('backup', ?1)`, site.needs.now().getTime());
  await runScheduled(site.needs);
  return site;
}

async function healthOf(site: TestSite): Promise<Health & { code: number }> {
  const answer = await site.get('/healthz');
  return { code: answer.status, ...(await answer.json<Health>()) };
}

const later = (site: TestSite) => site.wait(1);

test('a healthy site is green, and names its build and the one whose schedule it holds', async () => {
  const site = await wellSite();
  const answer = await site.get('/healthz');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'green', build: 'build-1', commit: null, schedule: 'build-1', troubles: [] },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('after a deploy the schedule follows the build, and has an hour', async () => {
  const site = await wellSite();
  const next = siteDataOf([], { build: { id: 'build-2', time: site.needs.now().toISOString() } });
  const app = createApp({ ...site.needs, siteData: next });
  const health = async () => (await app.fetch(new Request('https://gct.example/healthz'))).json();
  expect(await health()).toMatchObject({ status: 'green', build: 'build-2', schedule: 'build-1' });
  const since = site.needs.now().toISOString();
  site.wait(61);
  await site.rows(`UPDATE signs SET at = ?1 WHERE name = 'clock'`, site.needs.now().getTime());
  expect(await health()).toMatchObject({ troubles: [{ name: 'schedule_behind', level: 'amber', since }] });
  await syncCatalogue(site.needs.db, next, 0);
  later(site);
  expect(await health()).toMatchObject({ status: 'green', schedule: 'build-2' });
});

test('a database that was brought back to before a migration of the build is red, and says which it lacks', async () => {
  const site = await wellSite();
  const migrations = ['0001_first.sql', '0002_next.sql'];
  const siteData = siteDataOf([], { build: { id: 'build-1', time: '2026-11-20T12:00:00Z', migrations } });
  const asked = () => createApp({ ...site.needs, siteData }).fetch(new Request('https://gct.example/healthz'));
  const had = (name: string) => site.rows('INSERT INTO d1_migrations (name) VALUES (?1)', name);
  await had('0001_first.sql');
  const answer = await asked();
  await had('0002_next.sql');
  const then = await asked();
  await site.rows(`DELETE FROM d1_migrations WHERE name IN ('0001_first.sql', '0002_next.sql')`);
  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { status: 'red', troubles: [{ name: 'database_behind', of: ['0002_next.sql'] }] },
  ]);
  expect([then.status, await then.json()]).toMatchObject([200, { status: 'green' }]);
});

test('a schedule that cannot be taken over makes it amber from the second run on, since the first', async () => {
  const site = await wellSite();
  await site.rows('ALTER TABLE classes RENAME TO classes_gone');
  site.needs.siteData = siteDataOf([], { build: { id: 'build-2', time: '2026-11-20T15:00:00Z' } });
  const since = site.needs.now().toISOString();
  await expect(runScheduled(site.needs)).rejects.toThrow('sync_catalogue');
  later(site);
  expect((await healthOf(site)).troubles).toEqual([]);
  site.wait(9);
  await expect(runScheduled(site.needs)).rejects.toThrow('sync_catalogue');
  expect((await healthOf(site)).troubles).toContainEqual({ name: 'schedule_behind', level: 'amber', since });
});

test('a class that the database refuses is named, until a build without it', async () => {
  const site = await wellSite();
  const bad = scheduledClass({ id: 'bad', minimum: -1 });
  site.needs.siteData = siteDataOf([bad], { build: { id: 'build-2', time: '2026-11-20T15:00:00Z' } });
  await runScheduled(site.needs);
  later(site);
  expect(await healthOf(site)).toMatchObject({
    ...{ code: 200, status: 'amber' },
    troubles: [{ name: 'schedule_refused', of: ['bad'] }],
  });
  site.needs.siteData = siteDataOf([], { build: { id: 'build-3', time: '2026-11-20T15:00:00Z' } });
  await runScheduled(site.needs);
  later(site);
  expect((await healthOf(site)).status).toBe('green');
});

test('mail that waits makes it amber after half an hour, red after six', async () => {
  const site = await wellSite({ transport: null });
  const at = site.needs.now().getTime();
  await site.rows(
    `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at) VALUES ('m', 'k', 'a', 'r', ?1, ?1)`,
    at,
  );
  const statusAfter = async (minutes: number) => {
    site.at(new Date(at + minutes * 60_000).toISOString());
    await runScheduled(site.needs);
    const { code, status, troubles } = await healthOf(site);
    return [code, status, ...troubles.map(({ name }) => name)];
  };
  expect(await statusAfter(29)).toEqual([200, 'green']);
  expect(await statusAfter(31)).toEqual([200, 'amber', 'mail_waiting']);
  expect(await statusAfter(361)).toEqual([503, 'red', 'mail_waiting']);
  await site.rows(`UPDATE outbox SET state = 'sent'`);
  expect(await statusAfter(362)).toEqual([200, 'green']);
});

test('mail that fails again and again counts, though each attempt puts it off', async () => {
  const site = await wellSite();
  const at = site.needs.now().getTime();
  await site.rows(
    `INSERT INTO outbox (id, kind, about, recipient, attempts, next_attempt_at, created_at)
     VALUES ('m', 'k', 'a', 'r', 4, ?1 + 3600000, ?1)`,
    at,
  );
  later(site);
  expect((await healthOf(site)).troubles).toMatchObject([{ name: 'mail_waiting' }]);
});

test('a clock that stands still makes it amber after a quarter of an hour, red after one', async () => {
  const site = await wellSite();
  const since = site.needs.now().toISOString();
  site.wait(15);
  expect((await healthOf(site)).status).toBe('green');
  site.wait(1);
  expect(await healthOf(site)).toMatchObject({ code: 200, troubles: [{ name: 'clock_late', level: 'amber', since }] });
  site.wait(45);
  expect(await healthOf(site)).toMatchObject({ code: 503, status: 'red' });
  await runScheduled(site.needs);
  later(site);
  expect((await healthOf(site)).status).toBe('green');
});

test('a task that fails once is a moment, one that goes on is a trouble without its name', async () => {
  const site = await wellSite();
  await site.rows('ALTER TABLE surveys RENAME TO surveys_gone');
  await site.rows('ALTER TABLE waitlist RENAME TO waitlist_gone');
  await expect(runScheduled(site.needs)).rejects.toThrow();
  later(site);
  expect((await healthOf(site)).status).toBe('green');
  site.wait(10);
  await expect(runScheduled(site.needs)).rejects.toThrow();
  const { troubles } = await healthOf(site);
  expect(troubles).toEqual([{ name: 'task_failing', level: 'amber', since: '2026-11-20T15:00:00.000Z' }]);
  await site.rows('ALTER TABLE surveys_gone RENAME TO surveys');
  await site.rows('ALTER TABLE waitlist_gone RENAME TO waitlist');
  await runScheduled(site.needs);
  later(site);
  expect((await healthOf(site)).status).toBe('green');
});

test.each([
  ['database or disk is full: SQLITE_FULL', 'database_full'],
  ['Exceeded maximum DB size', 'database_full'],
  ['database is locked: SQLITE_BUSY', 'database_locked'],
  ['attempt to write a readonly database', 'database_failing'],
])('a database that answers a write with “%s” is red, though it can be read', async (text, name) => {
  const site = await wellSite();
  const refusing = refusingProbes(site.needs.db, `D1_ERROR: ${text}`);
  await runScheduled({ ...site.needs, db: refusing });
  later(site);
  expect(await healthOf(site)).toMatchObject({ code: 503, status: 'red', troubles: [{ name, level: 'red' }] });
  await runScheduled(site.needs);
  later(site);
  expect((await healthOf(site)).status).toBe('green');
});

test('a database that is slow to write is amber from the second run on, and green again once it is not', async () => {
  const site = await wellSite();
  const { db } = site.needs;
  let passed = 0;
  const began = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => began + passed);
  const batch: D1Database['batch'] = (statements) => ((passed += 2_000), db.batch(statements));
  const slow = Object.assign({}, db, { batch });
  const since = site.needs.now().toISOString();
  await runScheduled({ ...site.needs, db: slow });
  later(site);
  expect((await healthOf(site)).status).toBe('green');
  site.wait(4);
  await runScheduled({ ...site.needs, db: slow });
  clock.mockRestore();
  later(site);
  expect(await healthOf(site)).toMatchObject({
    ...{ code: 200, status: 'amber' },
    troubles: [{ name: 'database_slow', level: 'amber', since }],
  });
  await runScheduled(site.needs);
  later(site);
  expect((await healthOf(site)).status).toBe('green');
});

test('no backup is amber in production, an old one too, and neither is on a developer’s machine', async () => {
  const site = await wellSite();
  site.at('2026-11-28T16:00:00Z');
  await runScheduled(site.needs);
  later(site);
  expect((await healthOf(site)).troubles).toMatchObject([{ name: 'backup_old', level: 'amber' }]);
  await site.rows(`DELETE FROM signs WHERE name = 'backup'`);
  later(site);
  expect((await healthOf(site)).troubles).toMatchObject([{ name: 'backup_missing', level: 'amber' }]);
  const local = createApp({ ...site.needs, mode: 'local' });
  const answer = await local.fetch(new Request('https://gct.example/healthz'));
  expect(await answer.json()).toMatchObject({ status: 'green' });
});

test.each([
  ['throws', () => Promise.reject(new Error('D1_ERROR: gone'))],
  ['hangs', () => new Promise(() => undefined)],
])('a database that %s is a 503', async (_, first) => {
  const site = await startSite(siteDataOf([]));
  const db = { prepare: () => ({ bind: () => ({ first }) }) } as unknown as D1Database;
  const answer = await createApp({ ...site.needs, db }).fetch(new Request('https://gct.example/healthz'));
  expect([answer.status, await answer.json()]).toEqual([
    503,
    {
      ...{ status: 'red', build: 'build-1', commit: null, schedule: null },
      troubles: [{ name: 'database_unreachable', level: 'red', since: '2026-11-20T15:00:00.000Z' }],
    },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('however many look, the database is asked once in five seconds', async () => {
  const site = await wellSite();
  let asked = 0;
  const db = { prepare: (sql: string) => ((asked += 1), site.needs.db.prepare(sql)) } as D1Database;
  const app = createApp({ ...site.needs, db });
  const look = () => app.fetch(new Request('https://gct.example/healthz'));
  for (let reader = 0; reader < 5; reader += 1) await look();
  expect(asked).toBe(1);
  later(site);
  await look();
  expect(asked).toBe(2);
});

test('health is only read', async () => {
  const site = await startSite(siteDataOf([]));
  const answer = await site.request('/healthz', { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

/** A database that takes everything but what needs more room. */
function refusingProbes(db: D1Database, error: string): D1Database {
  const prepare = (sql: string) => {
    if (sql.includes('INTO probes')) throw new Error(error);
    return db.prepare(sql);
  };
  return { prepare, batch: db.batch.bind(db) } as unknown as D1Database;
}
