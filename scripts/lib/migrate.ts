import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { D1Database } from '@cloudflare/workers-types';
import { MIGRATION_LIST, NOTE_MIGRATION } from './migration-list.ts';
import { root } from './run.ts';

/**
 * `node scripts/lib/migrate.ts [folder]`: brings the local database in a folder of `--persist-to` up to the newest migration, as
 * `wrangler d1 migrations apply --local` does. That starts a runtime for each of them, which takes seven times as long.
 */
const persistTo = process.argv[2] ?? join(root, '.wrangler/state');
const migrations = globSync(join(root, 'functions/migrations/*.sql')).sort();

const APPLIED = 'SELECT name FROM d1_migrations';

const pending = (applied: readonly { name: string }[]) => {
  const names = new Set(applied.map(({ name }) => name));
  return migrations.filter((file) => !names.has(basename(file)));
};

/** Whether the file says by itself that nothing is left to do: the runtime, a second's work, is asked where it does not. */
function isUpToDate(): boolean {
  const [file, other] = globSync(join(persistTo, 'v3/d1/*/!(metadata).sqlite'));
  if (file === undefined || other !== undefined) return false;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return pending(database.prepare(APPLIED).all() as { name: string }[]).length === 0;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

async function apply(): Promise<void> {
  const { getPlatformProxy, unstable_splitSqlQuery } = await import('wrangler');
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(root, 'wrangler.jsonc'),
    persist: { path: join(persistTo, 'v3') },
    remoteBindings: false,
  });
  try {
    const { DB } = env;
    await DB.prepare(MIGRATION_LIST).run();
    const { results } = await DB.prepare(APPLIED).all<{ name: string }>();
    for (const file of pending(results)) {
      const name = basename(file);
      const statements = unstable_splitSqlQuery(readFileSync(file, 'utf8')).map((sql) => DB.prepare(sql));
      await DB.batch([...statements, DB.prepare(NOTE_MIGRATION).bind(name)]).catch((error: unknown) => {
        throw new Error(`${name}: ${String(error)}`, { cause: error });
      });
    }
  } finally {
    await dispose();
  }
}

if (!isUpToDate()) await apply();
