import { complete, readLockfile, writeLockfile, type Ask } from './lib/lockfile.ts';
import { run } from './lib/run.ts';
import { usageOf } from './lib/usage.ts';

/**
 * `npm run lockfile`: asks the registry for the digests that `package-lock.json` lacks. npm leaves out those of binaries for
 * other systems where it wrote the file from a registry, or a cache, that did not have them.
 */
usageOf('npm run lockfile: puts the digests that package-lock.json lacks into it, as far as the registry knows them.');

const ask: Ask = async (id) => {
  const { code, output } = await run('npm', ['view', id, 'dist.integrity', 'license', '--json', '--loglevel', 'error']);
  if (code !== 0) return undefined;
  const found = JSON.parse(output.slice(output.indexOf('{'))) as { 'dist.integrity'?: string; license?: string };
  const integrity = found['dist.integrity'];
  return integrity === undefined ? undefined : { integrity, license: found.license };
};

const lock = readLockfile();
const { completed, unknown } = await complete(lock, ask);
if (completed > 0) writeLockfile(lock);
console.log(`${completed} digests put in; the registry does not have ${unknown.length} packages.`);
for (const id of unknown) console.log(`  ${id}`);
if (unknown.length > 0) process.exitCode = 1;
