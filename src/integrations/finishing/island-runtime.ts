import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MarkupElement } from '../../build/markup.ts';
import { withImports } from '../../build/module-graph.ts';
import type { Page, Step } from './pipeline.ts';

/** What Astro writes beside a page's first island, where HTML allows no style element; `styles/base.css` has the rule, and no page a slot. */
const STYLE = 'astro-island,astro-slot,astro-static-slot{display:contents}';

/** What Astro's scripts for islands hold: the one of the element, and one for each directive. */
const ELEMENT = 'customElements.define("astro-island"';
const directive = (name: string) => `(self.Astro||(self.Astro={})).${name}=`;

/** What every island's tag has. */
const ATTRIBUTES = ['uid', 'opts', 'client', 'component-url'];

/** What one has whose content the runtime waits for. */
const WAITING = 'await-children';

function expectMarkup(islands: readonly MarkupElement[], runtime: string): void {
  for (const { attributes } of islands) {
    for (const name of ATTRIBUTES) {
      if (!(name in attributes)) throw new Error(`expected Astro's islands to have the attribute ${name}`);
    }
    const { client = '' } = attributes;
    if (!runtime.includes(directive(client))) throw new Error(`expected Astro's script of client:${client}`);
  }
  for (const part of [ELEMENT, `"${WAITING}"`]) {
    if (!runtime.includes(part)) throw new Error(`expected Astro's script of islands, with ${part}`);
  }
}

/**
 * Without an id, the directive's options, what is called as the runtime expects it, and waiting for children that are still being parsed,
 * since the runtime is deferred.
 */
function lighten(page: Page, island: MarkupElement): void {
  page.replaceAttribute(island, 'uid', '');
  page.replaceAttribute(island, 'opts', '');
  if (island.attributes['component-export'] === 'default') page.replaceAttribute(island, 'component-export', '');
  page.replaceAttribute(island, WAITING, '');
}

/** A file of the build, by its name below `assets`. */
export interface RuntimeFile {
  name: string;
  code: string;
  /** The addresses of what each island of the page that waits for a touch begins with: its component and its renderer. */
  islands: string[][];
}

/**
 * Moves the runtime of islands out of each page into one file, which is fetched once for the whole site: inline it
 * takes an eighth of what a page may weigh.
 *
 * @param build names the build, as what `everywhere/islands-ahead.ts` fetches under the same name is of one
 * @returns the file that the page now asks for, if it has islands
 */
export function withRuntimeFile(page: Page, build = ''): RuntimeFile | undefined {
  const islands = page.named('astro-island');
  // Classic, inline and without attributes: nothing else of the site is.
  const scripts = page.named('script').filter(({ attributes }) => Object.keys(attributes).length === 0);
  const [first, ...others] = scripts.filter((script) => page.inner(script).includes('astro'));
  if (islands.length === 0 && !first) return undefined;
  if (islands.length === 0) throw new Error("expected Astro's islands to be elements named astro-island");
  if (!first) throw new Error("expected Astro's scripts of islands in the page");
  const code = [first, ...others].map(page.inner).join('\n');
  expectMarkup(islands, code);
  const style = page.named('style').find((element) => page.inner(element) === STYLE);
  if (page.elements.some(({ name }) => /^astro-.*slot$/.test(name))) throw new Error('expected islands without slots');
  if (!style) throw new Error(`expected Astro's style of islands, ${STYLE}`);

  const name = `islands.${createHash('sha256')
    .update(build + code)
    .digest('base64url')
    .slice(0, 8)}.js`;
  page.replace(first, `<script src="/assets/${name}" defer></script>`);
  for (const element of [...others, style]) page.replace(element, '');
  const waiting = islands.filter(({ attributes }) => attributes.client === 'interaction');
  for (const island of waiting) lighten(page, island);
  const begins = waiting.map(({ attributes }) =>
    ['component-url', 'renderer-url'].flatMap((url) => attributes[url] ?? []),
  );
  return { name, code, islands: begins };
}

/** By the address of its component what an island fetches before it answers; each file once, islands have places among them. */
export interface IslandFiles {
  files: string[];
  islands: Record<string, number[]>;
}

/** @param read the code of a script by its address */
export function filesOfIslands(islands: readonly string[][], read: (path: string) => string): IslandFiles {
  // Those of most pages are the same.
  const begins = new Map(islands.map((begin) => [begin[0] ?? '', begin]));
  const chains = new Map([...begins].map(([island, begin]) => [island, withImports(begin, read)]));
  const files = [...new Set([...chains.values()].flat())];
  return {
    files,
    islands: Object.fromEntries(
      [...chains].map(([island, chain]) => [island, chain.map((file) => files.indexOf(file))]),
    ),
  };
}

export function islandRuntime(): Step<RuntimeFile | undefined> {
  const files = new Map<string, RuntimeFile>();
  let build = '';
  return {
    name: 'island-runtime',
    begin(dist) {
      // Scripts are named by what they hold.
      build = globSync('assets/*.js', { cwd: fileURLToPath(dist) })
        .sort()
        .join();
    },
    page: (page) => withRuntimeFile(page, build),
    gather(_, file) {
      if (!file) return;
      const known = files.get(file.name);
      if (known) known.islands.push(...file.islands);
      else files.set(file.name, file);
    },
    end({ dir }) {
      const assets = new URL('assets/', dir);
      mkdirSync(assets, { recursive: true });
      const read = (path: string) => readFileSync(new URL(`.${path}`, dir), 'utf8');
      for (const { name, code, islands } of files.values()) {
        writeFileSync(new URL(name, assets), code);
        const ahead = filesOfIslands(islands, read);
        writeFileSync(new URL(name.replace('.js', '.json'), assets), JSON.stringify(ahead));
      }
    },
  };
}
