import { parseArgs } from 'node:util';
import { run } from './lib/run.ts';
import { fail } from './lib/staff-command.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run backup -- --output FILE [--remote]`: everything that the database holds, as SQL, and a sign in the database that
 * there is one, by which `/healthz` knows how old it is.
 */
const usage = usageOf('npm run backup -- --output gct-2026-12-01.sql [--remote]');

const { output, remote } = parseArgs({
  options: { output: { type: 'string' }, remote: { type: 'boolean', default: false } },
}).values;
if (output === undefined) fail(usage);

const where = remote ? '--remote' : '--local';
const signed = `INSERT INTO signs (name, at) VALUES ('backup', unixepoch() * 1000)
ON CONFLICT (name) DO UPDATE SET at = excluded.at`;

const steps = [
  ['d1', 'export', 'DB', where, '--output', output],
  ['d1', 'execute', 'DB', where, '--yes', '--command', signed],
];
for (const step of steps) {
  const { code, output: said } = await run('wrangler', step);
  if (code !== 0) fail(`There is no backup:\n${said}`);
}
console.log(`${output} holds everything, personal data too: encrypt it, and keep it where only its keepers read.`);
