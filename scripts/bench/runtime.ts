import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readD1Migrations } from '@cloudflare/vitest-plugin';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import { MIGRATION_LIST, NOTE_MIGRATION } from '../lib/migration-list.ts';
import { root, run } from '../lib/run.ts';

type WorkerConfig = MiniflareOptions['workers'][number]['config'];

export interface RuntimeOptions {
  name: string;
  script: string;
  persistTo: string;
  env?: NonNullable<WorkerConfig['env']>;
  assets?: NonNullable<WorkerConfig['assets']>;
}

/** The bare runtime with a new database; requests reach the worker itself, past the development server's front. */
export function runtime({ name, script, persistTo, env = {}, assets }: RuntimeOptions): Miniflare {
  return new Miniflare({
    resourcePersistencePath: persistTo,
    unsafeTriggerHandlers: true,
    // A line for each request is the worker's, not the bench's.
    handleStructuredLogs: () => undefined,
    workers: [
      {
        config: {
          name,
          compatibilityDate: '2026-11-01',
          compatibilityFlags: ['nodejs_compat'],
          manifest: { mainModule: 'index.js', modules: { 'index.js': { type: 'esm', contents: script } } },
          env: { DB: { type: 'd1', id: 'gct' }, ...env },
          ...(assets && { assets }),
        },
        dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
      },
    ],
  });
}

/** The worker with the data of the last build as one script, made in `folder`. */
export async function bundle(folder: string, entry = 'functions/index.ts'): Promise<string> {
  const { code, output } = await run('wrangler', ['deploy', entry, '--dry-run', '--outdir', folder]);
  if (code !== 0) throw new Error(output);
  return readFileSync(join(folder, `${basename(entry, '.ts')}.js`), 'utf8');
}

/** Every migration, then the schedule of the build. Gives the address of the worker. */
export async function prepare(site: Miniflare, name: string): Promise<{ url: string; database: Database }> {
  const database = await site.getD1Database('DB');
  await database.prepare(MIGRATION_LIST).run();
  for (const { name: file, queries } of await readD1Migrations(join(root, 'functions/migrations'))) {
    for (const query of queries) await database.prepare(query).run();
    await database.prepare(NOTE_MIGRATION).bind(file).run();
  }
  const url = (await site.unsafeGetDirectURL(name)).origin;
  await (await site.getWorker(name)).scheduled({ cron: '*/5 * * * *' });
  return { url, database };
}

export type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;
