import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import { buildTime } from '../../build/moment.ts';
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
export function crawlerMap(): Step {
  const entries = new Map<string, SitemapItem | undefined>();
  const missing: string[] = [];
  const { hooks } = sitemap({
    namespaces: { news: false, image: false, video: false },
    serialize({ url }) {
      const entry = entries.get(pathOf(url));
      if (!entry && !entries.has(pathOf(url))) missing.push(url);
      return entry && { ...entry, url };
    },
  });
  return {
    name: 'crawler-map',
    hooks,
    page(page) {
      entries.set(page.path, sitemapEntry(page.path, page, buildTime));
    },
    async end(built) {
      await hooks['astro:build:done']?.(built);
      if (missing.length > 0) throw new Error(`the sitemap: expected a page at ${missing.join(', ')}`);
    },
  };
}
