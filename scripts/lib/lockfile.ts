import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** What `package-lock.json` says of one package in one place. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const file = join(root, 'package-lock.json');
export const readLockfile = () => JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
export const writeLockfile = (lock: Lockfile) => writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every package that is installed from elsewhere, by the place where it is installed. */
export const installed = ({ packages }: Lockfile) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && link !== true)
    .map(([path, entry]) => ({ path, name: nameOf(path), entry, id: `${nameOf(path)}@${entry.version ?? ''}` }));

/** Where npm could not check what it was given: any file of that name and version would do. */
export const withoutIntegrity = (lock: Lockfile) =>
  installed(lock).filter(({ entry }) => !/^sha(512|384)-[A-Za-z0-9+/]+=*$/.test(entry.integrity ?? ''));

const REGISTRY = 'https://registry.npmjs.org/';

/** Packages that would come from anywhere but the registry. Without `resolved`, npm asks the registry that it is told to. */
export const fromElsewhere = (lock: Lockfile) =>
  installed(lock).filter(({ entry }) => entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY));

/** What a registry says of one version of a package; `undefined` where it does not have it. */
export type Ask = (id: string) => Promise<{ integrity: string; license?: string } | undefined>;

/** Puts in what the registry knows of packages without integrity. Gives how many are whole now, and which it does not have. */
export async function complete(lock: Lockfile, ask: Ask): Promise<{ completed: number; unknown: string[] }> {
  const unknown: string[] = [];
  let completed = 0;
  for (const { id, path, entry } of withoutIntegrity(lock)) {
    const found = await ask(id);
    if (found === undefined) {
      unknown.push(id);
      continue;
    }
    const { version, ...rest } = entry;
    lock.packages[path] = { version, integrity: found.integrity, license: found.license, ...rest };
    completed += 1;
  }
  return { completed, unknown };
}
