import { applyD1Migrations, reset } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { bindings } from '../testing/harness.ts';

const row = (kind: string, places: number | null = null) =>
  [crypto.randomUUID(), crypto.randomUUID(), kind, places, places === null ? null : 3] as const;

const INSERT = `INSERT INTO enquiries
  (id, reference, kind, language, page, email, email_key, fields, places, places_left_after, fingerprint, created_at)
VALUES (?1, ?2, ?3, 'en', '/', 'a@example.ca', 'a@example.ca', '{}', ?4, ?5, 'f', 0)`;

test('the database takes a kind that it has never heard of, and keeps what was there before', async () => {
  const { DB, MIGRATIONS } = bindings;
  const before = MIGRATIONS.findIndex(({ name }) => name.startsWith('0010'));
  await reset();
  await applyD1Migrations(DB, MIGRATIONS.slice(0, before));
  await DB.prepare(INSERT)
    .bind(...row('special-event', 2))
    .run();
  await expect(
    DB.prepare(INSERT)
      .bind(...row('call-back'))
      .run(),
  ).rejects.toThrow(/CHECK/);

  await applyD1Migrations(DB, MIGRATIONS);
  await DB.prepare(INSERT)
    .bind(...row('call-back'))
    .run();
  const { results } = await DB.prepare('SELECT kind, places, places_left_after FROM enquiries ORDER BY kind').all();
  expect(results).toEqual([
    { kind: 'call-back', places: null, places_left_after: null },
    { kind: 'special-event', places: 2, places_left_after: 3 },
  ]);
});
