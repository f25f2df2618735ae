import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What Astro itself writes into every page with an island: classic, inline and without attributes. */
const RUNTIME = /<script>([\s\S]*?)<\/script>/g;

const ISLAND = /<astro-island\b[^>]* client="interaction"[^>]*>/g;

/**
 * An island's tag without what nothing here reads: an id, the directive's options, and to wait for children that are
 * still being parsed, since the runtime is deferred.
 */
const lean = (tag: string) =>
  tag
    .replace(/ uid="[^"]*"/, '')
    .replace(/ opts="[^"]*"/, ' opts="{}"')
    .replace(' await-children', '');

/**
 * Moves the runtime of islands out of each page into one file, which is fetched once for the whole site: inline it
 * takes an eighth of what a page may weigh. Runs before the policies are taken, so that its hashes leave them too.
 */
export function islandRuntime(): AstroIntegration {
  return {
    name: 'island-runtime',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const written = new Set<string>();
        await mkdir(new URL('assets/', dir), { recursive: true });
        for await (const file of glob('**/*.html', { cwd: fileURLToPath(dir) })) {
          const url = new URL(file.split('/').map(encodeURIComponent).join('/'), dir);
          const html = await readFile(url, 'utf8');
          const parts = [...html.matchAll(RUNTIME)].map(([, text]) => text!);
          if (parts.length === 0) continue;
          const code = parts.join('\n');
          const name = `assets/islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
          if (!written.has(name)) await writeFile(new URL(name, dir), code);
          written.add(name);
          let first = true;
          await writeFile(
            url,
            html.replace(ISLAND, lean).replace(RUNTIME, () => {
              const tag = first ? `<script src="/${name}" defer></script>` : '';
              first = false;
              return tag;
            }),
          );
        }
      },
    },
  };
}
