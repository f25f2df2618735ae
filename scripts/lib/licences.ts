import { installed, type Lockfile } from './lockfile.ts';

/** Licences of which anything may be used, in any way, where their notices are kept. */
const FREE = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'Python-2.0'],
  'Unlicense',
]);

/** Licences with a condition on what is passed on, and whose packages meet it. */
const CONDITIONAL: Record<string, { packages: RegExp; because: string }> = {
  'LGPL-3.0-or-later': { packages: /^@img\/sharp-/, because: 'a library beside the program, in builds alone' },
  'MPL-2.0': { packages: /^(axe-core|lightningcss(-.+)?|satori)$/, because: 'tools of builds and checks, unchanged' },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, because: 'tables that builds look things up in' },
  'OFL-1.1': { packages: /^@fontsource\//, because: 'a font, which may be embedded' },
};

/** Packages that say nothing in `package.json`, or not in SPDX's words, and what was found. */
const UNSTATED: Record<string, { licence: string; because: string }> = {
  '@visx/vendor': { licence: 'MIT AND ISC', because: 'by its LICENSE: parts of D3 under ISC, the rest under MIT' },
  'png-js': { licence: 'MIT', because: 'by the LICENSE beside it' },
  'y-provider': { licence: 'MIT', because: 'by its repository; only in the editor, on machines of developers' },
};

export interface Licensed {
  id: string;
  licence: string;
  /** Why it may not be used; `undefined` where it may. */
  refused?: string;
}

const satisfies = (name: string, licence: string) =>
  FREE.has(licence) || CONDITIONAL[licence]?.packages.test(name) === true;

/** Whether a package may be used under an SPDX expression of ANDs and ORs, as far as npm's packages have them. */
export function mayUse(name: string, expression: string): boolean {
  const bare = expression.replace(/^\((.+)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => satisfies(name, one.trim())));
}

/** Binaries for one system are built from the package that asks for them, and share its licence. */
function parentLicences(lock: Lockfile): Map<string, string> {
  const found = new Map<string, string>();
  for (const { entry } of installed(lock)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (entry.license !== undefined) found.set(`${name}@${version}`, entry.license);
    }
  }
  return found;
}

/** Every package of the lockfile once, with its licence. */
export function licences(lock: Lockfile): Licensed[] {
  const ofParents = parentLicences(lock);
  const found = new Map<string, Licensed>();
  for (const { id, name, entry } of installed(lock)) {
    const licence = UNSTATED[name]?.licence ?? entry.license ?? (entry.os || entry.cpu ? ofParents.get(id) : undefined);
    if (licence === undefined) found.set(id, { id, licence: '', refused: 'says no licence' });
    else found.set(id, { id, licence, ...(!mayUse(name, licence) && { refused: `is under ${licence}` }) });
  }
  return [...found.values()].sort((a, b) => a.id.localeCompare(b.id));
}
