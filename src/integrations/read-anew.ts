import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where schemas of the content stand, and what they are made of. */
const SOURCES = ['content.config.ts', 'collections/**/*.ts', 'domain/**/*.ts'];
/** Where Astro keeps the content as it was last read: beside the builds' other things, and for the development server. */
const STORE = 'data-store.json';
const DIGEST = 'schemas.digest';

function digestOf(src: string): string {
  const digest = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: src }).sort()) digest.update(file).update(readFileSync(join(src, file)));
  return digest.digest('hex');
}

/**
 * Has the content read anew where a schema has changed since it was kept.
 *
 * @param src the folder of the sources
 * @param folders where content is kept
 */
export function forgetOutdated(src: string, folders: readonly string[]): void {
  const digest = digestOf(src);
  for (const folder of folders) {
    const file = join(folder, DIGEST);
    if (existsSync(file) && readFileSync(file, 'utf8') === digest) continue;
    rmSync(join(folder, STORE), { force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, digest);
  }
}

/** Astro itself looks at `content.config.ts` alone, and would give pages entries that an older schema has read. */
export const readAnew = (): AstroIntegration => ({
  name: 'read-anew',
  hooks: {
    'astro:config:setup': ({ config: { srcDir, cacheDir, root } }) => {
      forgetOutdated(fileURLToPath(srcDir), [fileURLToPath(cacheDir), fileURLToPath(new URL('.astro/', root))]);
    },
  },
});
