import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allowedHosts, redirects } from '../redirects.config.ts';
import { builtTargets, idsBelow } from '../src/build/old-addresses.ts';
import { loadCompany } from '../src/build/company-file.ts';
import { root } from './lib/run.ts';
import { appendTo, asSource, decodeCsv, readRedirectsCsv } from './lib/redirects-csv.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run import-redirects FILE.csv`: prints the rules of an export (`from,to[,status]`), ready for
 * `redirects.config.ts`; with `-- --append` they are put at its end. Lines that could not be taken are listed with the
 * reason, and the command fails.
 */
const usage = usageOf('npm run import-redirects FILE.csv [-- --append]');

const { values, positionals } = parseArgs({ options: { append: { type: 'boolean' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined) {
  console.error(`Which file? ${usage}`);
  process.exit(2);
}

const { origin } = loadCompany();
const dist = join(root, 'dist/');
const dataFile = join(root, '.site/queries.json');
const targets =
  existsSync(dist) && existsSync(dataFile)
    ? builtTargets(dist, idsBelow(dist), {
        origin,
        hosts: allowedHosts,
        queries: JSON.parse(readFileSync(dataFile, 'utf8')) as Record<string, Record<string, string[] | 'any'>>,
      })
    : undefined;
const { rules, refused } = readRedirectsCsv(decodeCsv(readFileSync(file)), {
  existing: redirects,
  origin,
  ...(targets && { targets }),
});

if (values.append && rules.length > 0) {
  const table = join(root, 'redirects.config.ts');
  writeFileSync(table, appendTo(readFileSync(table, 'utf8'), rules, `Imported from ${basename(file)}`));
  console.error(`${rules.length} rules put at the end of redirects.config.ts.`);
} else {
  process.stdout.write(asSource(rules));
}
if (!targets) console.error('There is no build to check the targets with; the next one will.');
for (const { line, text, reason } of refused) {
  console.error(`${file}:${line}: ${reason}\n    ${text.slice(0, 200)}`);
}
if (refused.length > 0) {
  console.error(`${refused.length} of ${refused.length + rules.length} lines could not be taken.`);
  process.exit(1);
}
