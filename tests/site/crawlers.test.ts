import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { assets, hasHistory, indexable, pages, readAsset, siteData } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

const text = (path: string) => readAsset(path).toString('utf8');
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => present(address));
const origin = new URL(present(locations(text('/sitemap-index.xml'))[0])).origin;

const entries = locations(text('/sitemap-index.xml')).flatMap((part) =>
  parse(text(new URL(part).pathname)).querySelectorAll('url'),
);
const addressOf = (entry: (typeof entries)[number]) => present(entry.querySelector('loc')).text;

const undated = (list: typeof entries) =>
  list.filter((entry) => entry.querySelector('lastmod') === null).map(addressOf);

describe('the sitemap', () => {
  it('is an index whose parts exist', () => {
    const parts = locations(text('/sitemap-index.xml')).map((address) => new URL(address).pathname);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(assets).toContain(part);
  });

  it('lists every page that may be found, once, and no other', () => {
    expect(entries.map(addressOf).sort()).toEqual(indexable.map(({ path }) => new URL(path, origin).href).sort());
    expect(entries.length).toBeLessThan(pages.length);
  });

  it('lists addresses as they are served: percent-encoded, with parentheses and without slashes at the end', () => {
    const paths = entries.map((entry) => addressOf(entry).slice(origin.length));
    for (const path of paths) {
      expect(path).toMatch(/^\/(?:[\w.~()/-]|%[0-9A-F]{2})*$/);
      if (path !== '/') expect(path).not.toMatch(/\/$|\.html$/);
    }
    expect(paths).toContain('/courses/vba-(visual-basic-for-applications)');
  });

  it('says when articles, episodes and courses last changed', () => {
    const changing = entries.filter((entry) => /\/(blog|blogue|podcast|balado|course|cours)\//.test(addressOf(entry)));
    expect(changing.length).toBeGreaterThan(150);
    expect(undated(changing)).toEqual([]);
  });

  // A clone with the last commits only cannot tell; builds at other times have a made-up history, wherever they are made.
  it.runIf(hasHistory)('says of every page when it last changed', () => {
    expect(undated(entries)).toEqual([]);
  });

  it('names no change in the future', () => {
    const moments = entries.flatMap((entry) => Date.parse(entry.querySelector('lastmod')?.text ?? '') || []);
    expect(Math.max(...moments)).toBeLessThanOrEqual(Date.parse(siteData.build.time));
    expect(new Set(moments).size).toBeGreaterThan(10);
  });

  it('names the same versions as the page itself, each of them the other way round, too', () => {
    const versions = new Map(
      entries.map((entry) => [
        addressOf(entry),
        entry
          .querySelectorAll('xhtml\\:link')
          .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
          .sort(),
      ]),
    );
    for (const page of indexable) {
      const own = page.root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
        .sort();
      const address = new URL(page.path, origin).href;
      expect(versions.get(address), page.path).toEqual(own);
      for (const version of own) expect(versions.get(present(version.split(' ')[1])), version).toEqual(own);
    }
    expect([...versions.values()].filter((list) => list.length === 3).length).toBeGreaterThan(20);
  });
});

describe('robots.txt', () => {
  const robots = text('/robots.txt');
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => present(path));

  it('names the sitemap by its full address', () => {
    expect(robots).toContain(`\nSitemap: ${origin}/sitemap-index.xml\n`);
  });

  it('keeps crawlers from private pages, the API and payment', () => {
    expect(robots).toMatch(/^User-agent: \*\n/);
    for (const path of ['/private/client-section', '/Website/x', '/website/x', '/checkout', '/fr/paiement/facture']) {
      expect(
        closed.some((prefix) => path.startsWith(prefix)),
        path,
      ).toBe(true);
    }
  });

  it('closes no page that may be found', () => {
    for (const { path } of indexable) expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  });
});
