import { dump } from '../backups/dump.ts';
import type { TestSite } from './harness.ts';

interface Part {
  type: string;
  name: string;
  sql: string;
}

/** Keeps the database as it is now; what it gives brings it back to this moment, as a restore of a backup does. */
export async function keptForRestore(site: TestSite): Promise<() => Promise<void>> {
  const { db } = site.needs;
  const parts = await site.rows<Part>(
    `SELECT type, name, sql FROM sqlite_schema
     WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite!_%' ESCAPE '!' AND name NOT LIKE '!_cf!_%' ESCAPE '!' AND name <> 'd1_migrations'`,
  );
  const rows = (await dump(db))
    .split('\n')
    .filter((line) => line.startsWith('INSERT INTO') && !line.startsWith('INSERT INTO "d1_migrations"'));
  const of = (type: string) => parts.filter((part) => part.type === type);
  return async () => {
    await db.batch(
      [
        'PRAGMA defer_foreign_keys = ON',
        // Of what happens to rows, and not of what is read back.
        ...of('trigger').map(({ name }) => `DROP TRIGGER ${name}`),
        ...of('table').map(({ name }) => `DELETE FROM ${name}`),
        ...rows,
        ...of('trigger').map(({ sql }) => sql),
      ].map((statement) => db.prepare(statement)),
    );
  };
}
