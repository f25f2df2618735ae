import { describe, expect, it } from 'vitest';
import { assets, pages, readAsset, unlike } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

/** Bytes that a first visit keeps beforehand, as stored; a kB is 1,000 bytes. */
const PRECACHE_BYTES = 1_000_000;

const worker = readAsset('/sw.js').toString('utf8');
/** What the worker keeps before it is asked for: addresses without the slash at the start. */
const kept = [...worker.matchAll(/\{url:"([^"]+)",revision:(?:null|"[0-9a-f]+")\}/g)].map(([, url]) => present(url));
const fileOf = (url: string) => (assets.has(`/${url}`) ? `/${url}` : `/${url}.html`);

describe('the service worker', () => {
  it('keeps the files of the build within its budget', () => {
    expect(kept.length).toBeGreaterThan(10);
    const bytes = kept.reduce((sum, url) => sum + readAsset(fileOf(url)).length, 0);
    expect(bytes).toBeLessThan(PRECACHE_BYTES);
  });

  it('keeps every script and style but the office’s, no font, and of the pages only the two that stand in for others', () => {
    const files = [...assets].filter((path) => /^\/assets\/(?!office-).*\.(js|css)$/.test(path));
    expect(kept).toEqual(expect.arrayContaining(files.map((path) => path.slice(1))));
    expect(kept.filter((url) => url.startsWith('assets/office-') || url.endsWith('.woff2'))).toEqual([]);
    expect(kept.filter((url) => !assets.has(`/${url}`)).sort()).toEqual(['fr/hors-ligne', 'offline']);
  });

  it('never takes over while a page is open, unless it is told to', () => {
    expect(worker).not.toMatch(/clients\.claim\(\)/);
    expect(worker.match(/skipWaiting\(\)/g)).toHaveLength(1);
    expect(worker).toMatch(/"SKIP_WAITING"===\w+\.data\.type&&self\.skipWaiting\(\)/);
  });
});

describe('the manifest', () => {
  it.each(unlike.map((page) => [page.path, page] as const))('%s names the one of its language', (_path, page) => {
    const address = page.root.querySelector('link[rel=manifest]')?.getAttribute('href');
    expect(address).toBe(page.locale === 'en' ? '/manifest.webmanifest' : '/fr/manifest.webmanifest');
  });

  it.each(['/manifest.webmanifest', '/fr/manifest.webmanifest'])('%s names pictures that exist', (path) => {
    const { icons, start_url, scope } = JSON.parse(readAsset(path).toString('utf8')) as {
      icons: { src: string; sizes: string }[];
      start_url: string;
      scope: string;
    };
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['64x64', '192x192', '512x512']));
    for (const { src } of icons) expect(assets).toContain(src);
    expect(pages.map((page) => page.path)).toContain(start_url);
    expect(scope).toBe('/');
  });
});
