import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { failingDatabase } from '../testing/failing-database.ts';
import { holdBody, startSite } from '../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../testing/site-data.ts';
import { isConstraintFailure, isDatabaseFailure, LIMITS, watched, writeTogether } from './database.ts';
import { d1Limiter } from './limits/limiter.ts';

const failures = [
  'D1_ERROR: database or disk is full: SQLITE_FULL',
  'Exceeded maximum DB size',
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1 DB is overloaded. Too many requests queued.',
  'D1_ERROR: Network connection lost.',
  'Network connection lost.',
  'internal error; reference = 8h3kk2',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
  'D1_ERROR: Internal error while starting up D1 DB storage caused object to be reset.',
  'D1 DB reset because its code was updated.',
  'D1_ERROR: no such table: bookings: SQLITE_ERROR',
  'D1_ERROR: attempt to write a readonly database: SQLITE_READONLY',
  'D1_ERROR: database disk image is malformed: SQLITE_CORRUPT',
  'D1_ERROR: disk I/O error: SQLITE_IOERR',
  'D1_ERROR: Isolate Has exceeded Memory Size',
  'Cannot resolve D1 DB due to transient issue on remote node.',
  'a text that nobody has seen before',
  '',
];

async function asking(error: unknown, only?: RegExp) {
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const db = watched(failingDatabase(site.needs.db, error, only));
  const app = createApp({ ...site.needs, db, limiter: d1Limiter({ db, now: site.needs.now }) });
  const headers = {
    'content-type': 'application/json',
    origin: 'https://gct.example',
    'idempotency-key': crypto.randomUUID(),
  };
  const body = JSON.stringify(holdBody([{ eventId: 'a' }]));
  return [
    await app.fetch(new Request('https://gct.example/Website/course-detail/excel-level-1')),
    await app.fetch(new Request('https://gct.example/Website/hold-seats', { method: 'POST', headers, body })),
  ];
}

test.each(failures)(
  'a database that fails with “%s” is a 503 that says when to come back, to readers and writers',
  async (text) => {
    for (const answer of await asking(new Error(text))) {
      const said = await answer.text();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(JSON.parse(said)).toMatchObject({ code: 'database_unavailable' });
      if (text) expect(said).not.toContain(text);
    }
  },
);

test('a disk that is full refuses who writes, and readers go on', async () => {
  const full = new Error('D1_ERROR: database or disk is full: SQLITE_FULL');
  const [read, write] = await asking(full, /^\s*(?:INSERT|UPDATE|DELETE)/);
  expect([read?.status, write?.status]).toEqual([200, 503]);
});

test('what is thrown without being an error is a failure, too', async () => {
  for (const answer of await asking('gone')) expect(answer.status).toBe(503);
});

test('a mistake of ours in a statement, or in a value for it, stays a 500', async () => {
  for (const answer of await asking(new Error('D1_ERROR: near "SELEC": syntax error'))) expect(answer.status).toBe(500);
  const site = await startSite(siteDataOf([]));
  const bind = async () => site.needs.db.prepare('SELECT ?1').bind(undefined).first();
  const error: unknown = await bind().catch((caught: unknown) => caught);
  expect([error instanceof Error, isDatabaseFailure(error)]).toEqual([true, false]);
});

test('a constraint that fails is no failure of the database', async () => {
  const { needs } = await startSite(siteDataOf([]));
  const insert = needs.db.prepare(`INSERT INTO meta (key, value) VALUES ('x', NULL)`);
  for (const work of [() => insert.run(), () => needs.db.batch([insert])]) {
    const error: unknown = await work().catch((caught: unknown) => caught);
    expect([isConstraintFailure(error), isDatabaseFailure(error)]).toEqual([true, false]);
  }
});

const broken = (check: string) =>
  new Error(`D1_ERROR: CHECK constraint failed: ${check}: SQLITE_CONSTRAINT (extended: SQLITE_CONSTRAINT_CHECK)`);

test('who breaks a limit is refused, and who breaks any other CHECK has met a defect of ours, not a crowd', async () => {
  const writing = (check: string) => asking(broken(check), /^INSERT INTO bookings/);
  const [, late] = await writing('seats_left_after >= 0');
  expect([late?.status, await late?.json()]).toMatchObject([503, { code: 'database_unavailable' }]);
  const [, wrong] = await writing('total_cents >= subtotal_cents');
  const said = await wrong?.json();
  expect([wrong?.status, said]).toMatchObject([
    500,
    { code: 'unexpected', requestId: expect.stringMatching(/./) as string },
  ]);
  expect(JSON.stringify(said)).not.toContain('CHECK');
});

test('a CHECK of the schema is told from a constraint that refuses who was late, by the database’s own words', async () => {
  const { needs } = await startSite(siteDataOf([scheduledClass({ id: 'a' })]));
  const write = (sql: string) => writeTogether(needs.db, [needs.db.prepare(sql)]);
  expect(await write(`INSERT INTO meta (key, value) VALUES ('x', NULL)`)).toBeNull();
  await expect(write(`UPDATE classes SET ends_at = starts_at`)).rejects.toThrow('ends_at > starts_at');
  await needs.db
    .prepare(`INSERT INTO promo_codes (code, rate, note, created_by, created_at) VALUES ('TEST', 1, '', 'a', 0)`)
    .run();
  expect(await write(`UPDATE promo_codes SET ended_by = 'a', end_reason = 'b'`)).toBeNull();
});

test('every limit is a CHECK of the schema', async () => {
  const { rows } = await startSite(siteDataOf([]));
  const schema = (await rows<{ sql: string }>('SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL')).map(
    ({ sql }) => sql,
  );
  expect(LIMITS.filter((limit) => !schema.some((sql) => sql.includes(`CHECK (${limit})`)))).toEqual([]);
});

test('a database that is watched answers as itself', async () => {
  const { needs } = await startSite(siteDataOf([]));
  const pair = needs.db.prepare('SELECT ?1 AS a, ?2 AS b').bind(1, 2);
  expect(await pair.first()).toEqual({ a: 1, b: 2 });
  expect(await pair.first('b')).toBe(2);
  expect(await pair.raw()).toEqual([[1, 2]]);
  expect((await pair.all()).results).toEqual([{ a: 1, b: 2 }]);
  expect((await needs.db.batch([pair, pair])).map(({ results }) => results)).toEqual([
    [{ a: 1, b: 2 }],
    [{ a: 1, b: 2 }],
  ]);
});
