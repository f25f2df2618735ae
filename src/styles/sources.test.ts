import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = /^@source (?:not )?'([^']+)';$/gm;

/** The paths of a glob's choices: `a/{b,c}.tsx` is `a/b.tsx` and `a/c.tsx`. */
function choices(pattern: string): string[] {
  const [, before = '', inner, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return inner === undefined ? [pattern] : inner.split(',').flatMap((choice) => choices(before + choice + after));
}

const sources = globSync('src/styles/*.css').flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(SOURCE)].flatMap(([, pattern = '']) =>
    choices(pattern).map((path) => [sheet, join(dirname(sheet), path)] as const),
  ),
);

test('there are sheets that are made from what the pages use', () => {
  expect(sources.length).toBeGreaterThan(20);
});

test.each(sources)('%s finds its classes in %s, which is there', (_sheet, path) => {
  expect(globSync(path)).not.toEqual([]);
});

test('every folder with markup is looked at', () => {
  const folders = new Set(globSync('src/**/*.{astro,tsx}').map((file) => file.split('/').slice(0, 2).join('/')));
  expect([...folders].filter((folder) => !sources.some(([, path]) => path.startsWith(folder)))).toEqual([]);
});
