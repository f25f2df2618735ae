import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { syncCatalogue } from '../catalogue/sync.ts';
import { startSite } from '../testing/harness.ts';
import { siteDataOf } from '../testing/site-data.ts';

test('a healthy site names its build and the one whose schedule it holds', async () => {
  const site = await startSite(siteDataOf([]));
  const answer = await site.get('/healthz');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ok', database: 'reachable', build: 'build-1', schedule: 'build-1' },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('after a deploy the schedule follows the build', async () => {
  const later = siteDataOf([], { build: { id: 'build-2', time: '2026-11-20T16:00:00Z' } });
  const site = await startSite(siteDataOf([]), { siteData: later });
  const health = async () => (await site.get('/healthz')).json();
  expect(await health()).toMatchObject({ status: 'ok', build: 'build-2', schedule: 'build-1' });
  await syncCatalogue(site.needs.db, later, 0);
  expect(await health()).toMatchObject({ schedule: 'build-2' });
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
    { status: 'failing', database: 'unreachable', build: 'build-1', schedule: null },
  ]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('health is only read', async () => {
  const site = await startSite(siteDataOf([]));
  const answer = await site.request('/healthz', { method: 'POST' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
