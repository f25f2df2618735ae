import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../scripts/lib/run.ts';
import { migrate } from '../../scripts/lib/server.ts';
import { present } from '../../src/domain/present.ts';

const persistTo = mkdtempSync(join(tmpdir(), 'gct-migrate-'));
afterAll(() => rmSync(persistTo, { recursive: true, force: true }));

const newest = present(
  globSync('functions/migrations/*.sql', { cwd: root })
    .map((file) => basename(file))
    .sort()
    .at(-1),
);

function written<Row>(sql: string): Row[] {
  const [file] = globSync(join(persistTo, 'v3/d1/*/!(metadata).sqlite'));
  const database = new DatabaseSync(present(file));
  try {
    return database.prepare(sql).all() as Row[];
  } finally {
    database.close();
  }
}

test('a local database gets every migration once, and one that is up to date is left alone', async () => {
  await migrate(persistTo);
  const list = 'SELECT name, applied_at FROM d1_migrations ORDER BY id';
  const applied = written<{ name: string }>(list);
  expect(applied.at(-1)).toMatchObject({ name: newest });
  await migrate(persistTo);
  expect(written(list)).toEqual(applied);

  // One that is not in the list is applied, and says that it has been before.
  written(`DELETE FROM d1_migrations WHERE name = '${newest}' RETURNING 1`);
  await expect(migrate(persistTo)).rejects.toThrow(newest);
});
