import { licences } from './lib/licences.ts';
import { readLockfile } from './lib/lockfile.ts';
import { usageOf } from './lib/usage.ts';

/** `npm run licences`: under what each package of the lockfile may be used; it fails where one may not. */
usageOf('npm run licences: every package by its licence, those of other systems too. Fails where one may not be used.');

const all = licences(readLockfile());
const groups = Map.groupBy(all, ({ licence }) => licence);
for (const [licence, packages] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${licence || 'none'}: ${packages.length}\n  ${packages.map(({ id }) => id).join(', ')}\n`);
}
const refused = all.filter((one) => one.refused !== undefined);
for (const { id, refused: why } of refused) console.error(`${id} ${why ?? ''}`);
console.log(`${all.length} packages, ${refused.length} that may not be used`);
process.exit(refused.length === 0 ? 0 : 1);
