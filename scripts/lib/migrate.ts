import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_splitSqlQuery } from 'wrangler';
import { root } from './run.ts';

/**
 * `node scripts/lib/migrate.ts [folder]`: brings the local database in a folder of `--persist-to` up to the newest migration, as
 * `wrangler d1 migrations apply --local` does. That starts a runtime for each of them, which takes seven times as long.
 */
const persistTo = process.argv[2] ?? join(root, '.wrangler/state');

/** Wrangler's own list of what has run. */
const LIST = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;
const APPLIED = 'SELECT name FROM d1_migrations';
const NOTE = 'INSERT INTO d1_migrations (name) VALUES (?1)';

const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
  configPath: join(root, 'wrangler.jsonc'),
  persist: { path: join(persistTo, 'v3') },
  remoteBindings: false,
});
try {
  const { DB } = env;
  await DB.prepare(LIST).run();
  const { results } = await DB.prepare(APPLIED).all<{ name: string }>();
  const applied = new Set(results.map(({ name }) => name));
  for (const file of globSync(join(root, 'functions/migrations/*.sql')).sort()) {
    const name = basename(file);
    if (applied.has(name)) continue;
    const statements = unstable_splitSqlQuery(readFileSync(file, 'utf8')).map((sql) => DB.prepare(sql));
    await DB.batch([...statements, DB.prepare(NOTE).bind(name)]).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
  }
} finally {
  await dispose();
}
