import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { MarkupElement } from '../../build/markup.ts';
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
}

/**
 * Moves the runtime of islands out of each page into one file, which is fetched once for the whole site: inline it
 * takes an eighth of what a page may weigh.
 *
 * @returns the file that the page now asks for, if it has islands
 */
export function withRuntimeFile(page: Page): RuntimeFile | undefined {
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

  const name = `islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  page.replace(first, `<script src="/assets/${name}" defer></script>`);
  for (const element of [...others, style]) page.replace(element, '');
  for (const island of islands) if (island.attributes.client === 'interaction') lighten(page, island);
  return { name, code };
}

export function islandRuntime(): Step<RuntimeFile | undefined> {
  const files = new Map<string, string>();
  return {
    name: 'island-runtime',
    page: withRuntimeFile,
    gather(_, file) {
      if (file) files.set(file.name, file.code);
    },
    end({ dir }) {
      const assets = new URL('assets/', dir);
      mkdirSync(assets, { recursive: true });
      for (const [name, code] of files) writeFileSync(new URL(name, assets), code);
    },
  };
}
