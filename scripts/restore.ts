import { existsSync, mkdtempSync, renameSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { named } from './lib/database-name.ts';
import { root, run } from './lib/run.ts';
import { shortStatements } from './lib/short-statements.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run restore -- FILE --database NAME [--remote]`: a new database of that name from a backup, brought up to the newest
 * migration; then the configuration names it in place of the old one, which is left as it is. A deployment puts it online.
 */
const usage = usageOf('npm run restore -- gct-2026-12-01.sql --database gct-restored [--remote]');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string' },
    remote: { type: 'boolean', default: false },
    // For tests: another configuration, another folder.
    config: { type: 'string', default: join(root, 'wrangler.jsonc') },
    'persist-to': { type: 'string' },
  },
});
const [file] = positionals;
const { database, remote, config } = values;
if (file === undefined || database === undefined || !/^[a-z][a-z0-9-]{2,62}$/.test(database)) fail(usage);
if (!existsSync(file)) fail(`There is no file ${file}.`);

/** Tried first: a restore that fails changes nothing. */
const tried = config.replace(/\.jsonc?$/, '.restoring.jsonc');

async function d1(...args: string[]): Promise<string> {
  const { code, output } = await run('wrangler', ['d1', ...args]);
  if (code === 0) return output;
  rmSync(tried, { force: true });
  return fail(`Nothing was restored, and the site is as it was:\n${output}`);
}

async function newId(name: string): Promise<string> {
  if (!remote) return randomUUID();
  const id = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(await d1('create', name, '--location', 'enam'))?.[0];
  return id ?? fail('The new database has no id that could be read.');
}

const persist = values['persist-to'] === undefined ? [] : ['--persist-to', values['persist-to']];
const where = [...(remote ? ['--remote'] : ['--local', ...persist]), '--config', tried];

/** The backup in statements that D1 takes, where only its reader reads. */
const handed = mkdtempSync(join(tmpdir(), 'gct-restore-'));
process.on('exit', () => rmSync(handed, { recursive: true, force: true }));
const statements = join(handed, 'backup.sql');
for (const piece of shortStatements(readFileSync(file))) writeFileSync(statements, piece, { flag: 'a', mode: 0o600 });

const id = await newId(database);
writeFileSync(tried, named(readFileSync(config, 'utf8'), { name: database, id }));
await d1('execute', 'DB', ...where, '--yes', '--file', statements);
await d1('migrations', 'apply', 'DB', ...where);
renameSync(tried, config);
console.log(
  `${database} holds the backup, and ${config} names it. ${remote ? 'Commit and push that, or the next release goes back to the old one; then npm' : 'npm'} run deploy puts it online.`,
);
