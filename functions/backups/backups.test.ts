import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { runScheduled } from '../scheduled.ts';
import { bindings, confirmBody, hold, prove, startSite, withHst, type TestSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { BACKUPS_KEPT } from './index.ts';
import { openSealed, sealText } from '../platform/sealed.ts';

const KEY = btoa('k'.repeat(32));

/** A bucket that remembers; `full` takes nothing more. */
function bucketOf() {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  const bucket = {
    full: false,
    get: (key: string) => Promise.resolve(objects.has(key) ? new Response(objects.get(key)) : null),
    put(key: string, value: Uint8Array<ArrayBuffer>) {
      if (this.full) return Promise.reject(new Error('the bucket is full'));
      objects.set(key, value);
      return Promise.resolve(null);
    },
    list: ({ prefix }: { prefix: string }) =>
      Promise.resolve({ objects: [...objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })) }),
    delete: (keys: string[]) => Promise.resolve(keys.forEach((key) => objects.delete(key))),
  };
  return { objects, bucket };
}

async function start(): Promise<TestSite & ReturnType<typeof bucketOf>> {
  const { objects, bucket } = bucketOf();
  const backups = { bucket: bucket as unknown as NonNullable<Dependencies['backups']>['bucket'], key: KEY };
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]), { backups });
  return { ...site, objects, bucket };
}

const health = async (site: TestSite) =>
  ((await (await site.get('/healthz')).json()) as { troubles: { name: string }[] }).troubles.map(({ name }) => name);

test('every night the database is stored once, encrypted, as it gives everything back', async () => {
  const site = await start();
  const { reference } = await hold(site, [{ eventId: 'a' }]);
  await site.post(`/Website/confirm-booking/${reference}`, confirmBody(withHst(49_500)));
  await prove(site, reference);
  const bookings = await site.rows('SELECT * FROM bookings');
  await runScheduled(site.needs);
  expect(site.objects.size).toBe(0);
  for (const time of ['07:00', '07:05']) {
    site.at(`2026-11-21T${time}:00Z`);
    await runScheduled(site.needs);
  }
  expect([...site.objects.keys()]).toEqual(['newest', 'gct-2026-11-21.sealed']);
  expect(site.logged.filter(({ event }) => event === 'backup_stored')).toHaveLength(1);
  const sql = await openSealed(KEY, site.objects.get('newest') ?? new Uint8Array());
  const [row] = bookings as { id: string; contact: string }[];
  expect(sql).toContain(`'${row?.id}'`);
  expect(sql).toContain(row?.contact);
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type IN ('table', 'trigger', 'view')`,
  ).all();
  for (const { name } of results) if (!/^(sqlite|_cf)_/.test(String(name))) expect(sql).toContain(String(name));
});

test('a night’s backup that is two days old is told of, and one that could not be stored is tried again', async () => {
  const site = await start();
  site.at('2026-11-21T07:00:00Z');
  await runScheduled(site.needs);
  site.at('2026-11-23T07:00:00Z');
  site.bucket.full = true;
  await expect(runScheduled(site.needs)).rejects.toThrow('back_up');
  expect(await health(site)).not.toContain('backup_old');
  site.at('2026-11-23T09:00:00Z');
  expect(await health(site)).toContain('backup_old');
  site.bucket.full = false;
  site.at('2026-11-24T07:00:00Z');
  await runScheduled(site.needs);
  expect(await health(site)).not.toContain('backup_old');
});

test.each([
  ['that another key sealed', (sealed: Uint8Array) => sealText(btoa('o'.repeat(32)), `-- ${sealed.length}`)],
  ['that is none', () => new TextEncoder().encode('a text of somebody else')],
  ['that was changed', (sealed: Uint8Array) => sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte))],
  ['that is empty', () => new Uint8Array()],
])('an object of the night %s is no backup, and is written again', async (_what, other) => {
  const site = await start();
  site.at('2026-11-21T07:00:00Z');
  await runScheduled(site.needs);
  const name = 'gct-2026-11-21.sealed';
  site.objects.set(name, new Uint8Array(await other(present(site.objects.get(name)))));
  site.at('2026-11-21T07:05:00Z');
  await runScheduled(site.needs);
  for (const one of [name, 'newest'])
    expect(await openSealed(KEY, present(site.objects.get(one)))).toContain('CREATE TABLE');
  expect(site.logged.filter(({ event }) => event === 'backup_stored')).toHaveLength(2);
});

test('rule 44: a backup ends, and with it what was erased since', async () => {
  const site = await start();
  for (const day of [0, 1, BACKUPS_KEPT + 1]) {
    site.at(new Date(Date.UTC(2026, 10, 21 + day, 7)).toISOString());
    await runScheduled(site.needs);
  }
  expect([...site.objects.keys()].sort()).toEqual(['gct-2026-11-22.sealed', 'gct-2026-12-22.sealed', 'newest']);
});
