import type { SitemapItem } from '@astrojs/sitemap';
import type { Page, Step } from './pipeline.ts';

/** Kinds of dated classes: each build drops those that are over and adds later ones. */
const DATED = ['CourseInstance', 'EducationEvent'];

type Fact = 'dateModified' | 'datePublished';

/** What a page's structured data say at any depth: the first of each date, and whether there are dated classes. */
function factsIn(data: unknown, facts: Partial<Record<Fact, string>> & { dated?: boolean }): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    if (name === '@type' && DATED.includes(value as string)) facts.dated = true;
    if ((name === 'dateModified' || name === 'datePublished') && typeof value === 'string') facts[name] ??= value;
    factsIn(value, facts);
  }
}

/**
 * What a page says of itself, for the sitemap: its versions in other languages, which its head has from the route
 * table and from the pairs of the content, and when it last changed: on the day it says, or with this build where it
 * lists classes. `undefined` for a page that is not to be found.
 */
export function sitemapEntry(url: string, page: Page, built: Date): SitemapItem | undefined {
  const meta = (key: 'name' | 'property', name: string) =>
    page.named('meta').find(({ attributes }) => attributes[key] === name)?.attributes.content;
  if (meta('name', 'robots')?.includes('noindex')) return undefined;
  const links = page.named('link').flatMap(({ attributes: { rel, hreflang, href } }) => {
    return rel === 'alternate' && hreflang !== undefined && href !== undefined ? [{ lang: hreflang, url: href }] : [];
  });
  const facts: Parameters<typeof factsIn>[1] = {};
  for (const script of page.named('script')) {
    if (script.attributes.type === 'application/ld+json') factsIn(JSON.parse(page.inner(script)), facts);
  }
  const said =
    meta('name', 'dcterms.modified') ??
    meta('property', 'article:modified_time') ??
    facts.dateModified ??
    facts.datePublished;
  const modified = said ?? (facts.dated ? built : undefined);
  return {
    url,
    ...(links.length > 0 && { links }),
    ...(modified !== undefined && { lastmod: new Date(modified).toISOString() }),
  };
}

/** A path as pages are called by it here, of an address that Astro names. */
const pathOf = (url: string) => decodeURIComponent(new URL(url).pathname).normalize('NFC');

/** `sitemap-index.xml` and its parts: every page that may be found, in both languages. */
export function crawlerMap(built: Date): Step<SitemapItem | undefined> {
  const entries = new Map<string, SitemapItem | undefined>();
  const missing: string[] = [];
  const load = async () => {
    const { default: sitemap } = await import('@astrojs/sitemap');
    const { hooks } = sitemap({
      namespaces: { news: false, image: false, video: false },
      serialize({ url }) {
        const entry = entries.get(pathOf(url));
        if (!entry && !entries.has(pathOf(url))) missing.push(url);
        return entry && { ...entry, url };
      },
    });
    return hooks;
  };
  // Where the map is written only: it takes long to load, and threads that read pages need none of it.
  let loading: ReturnType<typeof load> | undefined;
  const hooksOfMap = () => (loading ??= load());
  return {
    name: 'crawler-map',
    hooks: {
      'astro:config:done': async (options) => (await hooksOfMap())['astro:config:done']?.(options),
      'astro:routes:resolved': async (options) => (await hooksOfMap())['astro:routes:resolved']?.(options),
    },
    page: (page) => sitemapEntry(page.path, page, built),
    gather(path, entry) {
      entries.set(path, entry);
    },
    async end(output) {
      await (await hooksOfMap())['astro:build:done']?.(output);
      if (missing.length > 0) throw new Error(`the sitemap: expected a page at ${missing.join(', ')}`);
    },
  };
}
