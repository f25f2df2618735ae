import { expect, test } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { Archive } from '../platform/archived.ts';
import { archiveOf, KEY, mailsHere, opened, OTHER_KEY, shown, startArchive } from '../testing/archive.ts';
import { archive as capability } from './index.ts';

test('broken off at any point, nothing is lost and nothing doubled', async () => {
  const whole = await startArchive();
  const before = await shown(whole);
  const mails = await mailsHere(whole);
  await whole.tend();
  for (let broken = 1; ; broken += 1) {
    const started = await startArchive();
    let step = 0;
    const breaking = <Values extends unknown[], Result>(work: (...values: Values) => Result, after: boolean) =>
      (async (...values: Values) => {
        step += 1;
        if (!after && step >= broken) throw new Error('the machine is gone');
        const result = await work(...values);
        if (after && step >= broken) throw new Error('the machine is gone');
        return result;
      }) as never;
    const { db, archive } = started.site.needs;
    const { bucket, keys } = present(archive);
    for (const after of [false, true]) {
      step = 0;
      const needs = {
        ...started.site.needs,
        db: { ...db, batch: breaking(db.batch, after) } as unknown as D1Database,
        archive: {
          keys,
          bucket: {
            get: breaking(bucket.get.bind(bucket), after),
            put: breaking(bucket.put.bind(bucket), after),
            delete: bucket.delete.bind(bucket),
          },
        },
      };
      await present(capability.tasks?.[0]).run(needs);
    }
    // Whatever was done by then, all is there, in one place or the other.
    const midway = await shown(started);
    expect(midway.file.mails.length, `step ${broken}`).toBe(before.file.mails.length);
    expect(midway.paper.length).toBe(before.paper.length);
    started.site.wait(61);
    await started.tend();
    expect(await mailsHere(started)).toEqual([]);
    const content = JSON.parse(await opened()) as { mails: unknown[]; documents: object };
    expect([content.mails.length, Object.keys(content.documents).length]).toEqual([mails.length, 3]);
    if (step < broken) break;
    expect(broken).toBeLessThan(20);
  }
});

test('what changes while it is moved stays here, and goes with the next', async () => {
  const started = await startArchive();
  const { site, tend } = started;
  const { db } = site.needs;
  const batch = db.batch.bind(db);
  let batches = 0;
  db.batch = async <T>(statements: D1PreparedStatement[]) => {
    batches += 1;
    if (batches === 2)
      await site.rows(`DELETE FROM outbox WHERE kind = 'certificate' AND recipient = 'lin@example.ca'`);
    return batch<T>(statements);
  };
  await tend();
  db.batch = batch;
  expect((await mailsHere(started)).length).toBeGreaterThan(4);
  site.wait(61);
  await tend();
  expect(await mailsHere(started)).toEqual([]);
  const content = JSON.parse(await opened()) as { mails: { kind: string }[] };
  expect(content.mails.filter(({ kind }) => kind === 'certificate')).toHaveLength(1);
});

test('a new key takes the place of the old one while both open', async () => {
  const started = await startArchive();
  const { site } = started;
  const before = await shown(started);
  await started.tend();
  const db = site.needs.db;
  site.needs.archive = archiveOf([OTHER_KEY, KEY]);
  await started.tend();
  expect(site.logged.map(({ event }) => event)).toContain('archive_sealed_anew');
  await expect(opened(KEY)).rejects.toThrow();
  expect(await opened(OTHER_KEY)).toContain(started.id);
  expect(site.needs.db).toBe(db);
  // The reader of the tests still has the old key alone: what it cannot open is no answer.
  const [path = ''] = before.answers[0] ?? [];
  expect((await site.get(`/Website${path}`)).status).toBe(503);
});

test('an archive that cannot be written is told of after an hour, and until it can', async () => {
  const started = await startArchive();
  const { site, tend } = started;
  const troubles = async () =>
    (await (await site.get('/healthz')).json<{ troubles: { name: string }[] }>()).troubles.map(({ name }) => name);
  const { bucket } = present(site.needs.archive);
  const full = { ...archiveOf(), bucket: { ...bucket, put: () => Promise.reject(new Error('no room')) } };
  site.needs.archive = full as unknown as Archive;
  const before = await mailsHere(started);
  await tend();
  expect(await troubles()).not.toContain('archive_failing');
  site.wait(61);
  expect(await troubles()).toContain('archive_failing');
  expect(await mailsHere(started)).toEqual(before);
  site.needs.archive = archiveOf();
  await tend();
  site.wait(1);
  expect(await troubles()).not.toContain('archive_failing');
  expect(await mailsHere(started)).toEqual([]);
});

test('what has nothing left to be moved does not come back with each run', async () => {
  const started = await startArchive();
  const { site, tend } = started;
  await tend();
  await site.rows(`UPDATE archived_bookings SET away = 0, again_at = 0`);
  // As six years after its year.
  await site.rows('DROP TRIGGER invoices_do_not_change');
  await site.rows(`DELETE FROM certificates`);
  await site.rows(`DELETE FROM outbox`);
  await site.rows(`UPDATE invoices SET document = '{}'`);
  await tend();
  expect(await site.rows('SELECT away, again_at > 0 AS later FROM archived_bookings')).toEqual([{ away: 0, later: 1 }]);
});
