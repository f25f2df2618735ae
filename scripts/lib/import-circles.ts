import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './run.ts';

/** What a file imports of the house, types and what is fetched later included: paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"]((?:\.{1,2}|~)\/[^'"?]+)['"]/g)].map(([, path = '']) =>
    path.startsWith('~/') ? `src/${path.slice(2)}` : relative(root, join(root, dirname(file), path)),
  );
}

/** The imports of every source file below the folders. */
export const importsIn = (folders: readonly string[]): Map<string, string[]> =>
  new Map(
    globSync(
      folders.map((folder) => `${folder}/**/*.{ts,tsx,astro}`),
      { cwd: root },
    ).map((file) => [file, importsOf(file)]),
  );

/** Files that import themselves by way of others: each group once, as a way from its first file back to it. */
export function circles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, way: string[]): void => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return found;
}
