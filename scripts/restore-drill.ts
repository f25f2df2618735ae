import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSealed } from '../functions/platform/sealed.ts';
import { drill } from './lib/drill.ts';
import { root, run } from './lib/run.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run restore-drill [-- --file FILE] [--output FILE.sql]`: whether the newest backup of the bucket gives the site back, tried
 * in a database that is gone afterwards. `--output` writes what is in it, right or wrong, for `npm run restore`.
 */
const usage = usageOf(
  'BACKUP_KEY=… npm run restore-drill [-- --file gct-2026-12-01.sealed] [--output gct.sql] [--bucket gct-backups]',
);
const { file, output, bucket } = parseArgs({
  options: { file: { type: 'string' }, output: { type: 'string' }, bucket: { type: 'string', default: 'gct-backups' } },
}).values;
const key = process.env.BACKUP_KEY;
if (key === undefined) fail(usage);

const folder = mkdtempSync(join(tmpdir(), 'gct-drill-'));
const fetched = join(folder, 'newest.sealed');
let sealed: Buffer<ArrayBuffer>;
try {
  if (file === undefined) {
    const { code, output: said } = await run('wrangler', [
      'r2',
      'object',
      'get',
      `${bucket}/newest`,
      '--remote',
      '--file',
      fetched,
    ]);
    if (code !== 0) fail(`The newest backup could not be fetched:\n${said}`);
  }
  sealed = readFileSync(file ?? fetched);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const sql = await openSealed(key, new Uint8Array(sealed)).catch((error: unknown) =>
  fail(`It cannot be opened: ${String(error)}`),
);
const folderOfMigrations = join(root, 'functions/migrations');
const migrations = new Map(
  readdirSync(folderOfMigrations)
    .sort()
    .map((name) => [name, readFileSync(join(folderOfMigrations, name), 'utf8')]),
);
const { counts, wrong } = drill(sql, migrations);
// Whatever is wrong with it, it may be the only one there is.
if (output !== undefined) writeFileSync(output, sql, { mode: 0o600 });
if (wrong.length > 0) {
  const written = output === undefined ? '' : `\nWhat is in it was written to ${output} all the same.`;
  fail(`This backup does not give the site back:\n- ${wrong.join('\n- ')}${written}`);
}
const told = Object.entries(counts).map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`);
console.log(`This backup gives the site back: schema, references and sums are right; ${told.join(', ')}.`);
