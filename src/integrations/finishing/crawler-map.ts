import { readFile } from 'node:fs/promises';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { buildTime } from '../../collections/build.ts';

const NOINDEX = /<meta name="robots" content="[^"]*noindex/;
const ALTERNATE = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;
const MODIFIED = [
  /<meta name="dcterms.modified" content="([^"]+)"/,
  /<meta property="article:modified_time" content="([^"]+)"/,
  /"dateModified":"([^"]+)"/,
  /"datePublished":"([^"]+)"/,
];

/** A page with dated classes: each build drops those that are over and adds later ones. */
const CLASSES = /"@type":"(?:CourseInstance|EducationEvent)"/;

/**
 * What a page says of itself, for the sitemap: its versions in other languages, which its head has from the route
 * table and from the pairs of the content, and when it last changed: on the day it says, or with this build where it
 * lists classes. `undefined` for a page that is not to be found.
 */
export function sitemapEntry(url: string, html: string, built: Date): SitemapItem | undefined {
  if (NOINDEX.test(html)) return undefined;
  const links = [...html.matchAll(ALTERNATE)].map(([, lang, address]) => ({ lang: lang!, url: address! }));
  const said = MODIFIED.map((pattern) => pattern.exec(html)?.[1]).find((date) => date !== undefined);
  const modified = said ?? (CLASSES.test(html) ? built : undefined);
  return {
    url,
    ...(links.length > 0 && { links }),
    ...(modified !== undefined && { lastmod: new Date(modified).toISOString() }),
  };
}

/** `sitemap-index.xml` and its parts: every page that may be found, in both languages. */
export function crawlerMap(): AstroIntegration {
  let dist: URL;
  const map = sitemap({
    namespaces: { news: false, image: false, video: false },
    async serialize({ url }) {
      const path = new URL(url).pathname.slice(1) || 'index';
      const file = path.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment)));
      return sitemapEntry(url, await readFile(new URL(`${file.join('/')}.html`, dist), 'utf8'), buildTime);
    },
  });
  return {
    ...map,
    hooks: {
      ...map.hooks,
      'astro:build:done': async (options) => {
        dist = options.dir;
        await map.hooks['astro:build:done']?.(options);
      },
    },
  };
}
