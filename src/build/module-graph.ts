import { present } from '../domain/present.ts';

/** What a bundler writes for what a module needs before it runs. `import()` is none of it. */
const STATIC_IMPORT = /(?:^|[;}\n\s])(?:import|export)\s*(?:[\w*{}$,\s]*?from\s*)?["']([^"']+\.js)["']/g;

/** The addresses below the origin of what a module imports statically; `path` is its own. */
export function importsOf(code: string, path: string): string[] {
  return [...code.matchAll(STATIC_IMPORT)].map(
    (match) => new URL(present(match[1]), `https://site.example${path}`).pathname,
  );
}

/**
 * Modules with all they import statically, and what that imports: all of it is fetched before the first of them runs.
 *
 * @param read the code of a module by its address
 */
export function withImports(paths: Iterable<string>, read: (path: string) => string): string[] {
  const found = new Set(paths);
  // A set is walked through to what is added on the way.
  for (const path of found) for (const next of importsOf(read(path), path)) found.add(next);
  return [...found];
}
