import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { MarkupElement } from '../../build/markup.ts';
import type { Page, Step } from './pipeline.ts';

/** What Astro writes beside a page's first island, where HTML allows no style element; `styles/base.css` has the rule. */
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
 * Without an id, the directive's options, and waiting for children that are still being parsed, since the runtime is
 * deferred.
 */
function lighten(page: Page, island: MarkupElement): void {
  page.replaceAttribute(island, 'uid', '');
  page.replaceAttribute(island, 'opts', ' opts="{}"');
  page.replaceAttribute(island, WAITING, '');
}

/**
 * Moves the runtime of islands out of each page into one file, which is fetched once for the whole site: inline it
 * takes an eighth of what a page may weigh.
 *
 * @param keep writes a file of the build by its name below `assets`
 */
export function withRuntimeFile(page: Page, keep: (name: string, code: string) => void): void {
  const islands = page.named('astro-island');
  // Classic, inline and without attributes: nothing else of the site is.
  const scripts = page.named('script').filter(({ attributes }) => Object.keys(attributes).length === 0);
  const [first, ...others] = scripts.filter((script) => page.inner(script).includes('astro'));
  if (islands.length === 0 && !first) return;
  if (islands.length === 0) throw new Error("expected Astro's islands to be elements named astro-island");
  if (!first) throw new Error("expected Astro's scripts of islands in the page");
  const code = [first, ...others].map(page.inner).join('\n');
  expectMarkup(islands, code);
  const style = page.named('style').find((element) => page.inner(element) === STYLE);
  if (!style) throw new Error(`expected Astro's style of islands, ${STYLE}`);

  const name = `islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  keep(name, code);
  page.replace(first, `<script src="/assets/${name}" defer></script>`);
  for (const element of [...others, style]) page.replace(element, '');
  for (const island of islands) if (island.attributes.client === 'interaction') lighten(page, island);
}

export function islandRuntime(): Step {
  const written = new Set<string>();
  let assets: URL;
  return {
    name: 'island-runtime',
    begin({ dir }) {
      assets = new URL('assets/', dir);
      mkdirSync(assets, { recursive: true });
    },
    page(page) {
      withRuntimeFile(page, (name, code) => {
        if (!written.has(name)) writeFileSync(new URL(name, assets), code);
        written.add(name);
      });
    },
  };
}
