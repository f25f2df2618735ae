import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { assets, pages, readAsset, type BuiltPage } from './built-pages.ts';

/** Budgets of the first view of any public page, bytes after brotli (a kB is 1,000 bytes). */
const HTML_BYTES = 14_600;
const SCRIPT_BYTES = 8_000;
const FONT_BYTES = 45_000;
const FIRST_VIEW_BYTES = 80_000;

const brotli = (data: Buffer | string) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizes = new Map<string, number>();
function sizeOf(path: string): number {
  let size = sizes.get(path);
  if (size === undefined) {
    const data = readAsset(path);
    sizes.set(path, (size = path.endsWith('.woff2') ? data.length : brotli(data)));
  }
  return size;
}

/** A module with what it imports statically: all of it is fetched before anything runs. */
function moduleGraph(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const source = readAsset(path).toString('utf8');
  for (const match of source.matchAll(
    /(?:^|[;}\n\s])(?:import|export)\s*(?:[\w*{}$,\s]*?from\s*)?["']([^"']+\.js)["']/g,
  )) {
    moduleGraph(new URL(match[1]!, `https://site.example${path}`).pathname, seen);
  }
  return seen;
}

const runs = (type: string | undefined) =>
  type === undefined || type === '' || type === 'module' || type === 'text/javascript';

function scriptsOf(page: BuiltPage) {
  const scripts = page.root.querySelectorAll('script').filter((script) => runs(script.getAttribute('type')));
  const inline = scripts.filter((script) => !script.getAttribute('src')).map((script) => script.rawText);
  const files = new Set<string>();
  for (const script of scripts) {
    const source = script.getAttribute('src');
    if (source) moduleGraph(source, files);
  }
  for (const text of inline) {
    for (const match of text.matchAll(/import\s*(?:[\w*{}$,\s]*?from\s*)?["'](\/[^"']+\.js)["']/g))
      moduleGraph(match[1]!, files);
  }
  return { inline, files };
}

/** Pages that are applications: their React is part of the first view. */
const applications = ['/checkout', '/fr/paiement', '/private/'];
const isApplication = (page: BuiltPage) => applications.some((path) => page.path.startsWith(path));

const each = pages.map((page) => [page.path, page] as const);

describe('the first view', () => {
  it.each(each)('%s: HTML with its styles fits the first flight', (_path, page) => {
    expect(page.root.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
    expect(brotli(page.html)).toBeLessThanOrEqual(HTML_BYTES);
  });

  it.each(each.filter(([, page]) => !isApplication(page)))('%s: script before interaction', (_path, page) => {
    const { inline, files } = scriptsOf(page);
    const bytes = brotli(inline.join('\n')) + [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
    for (const file of files) expect(readAsset(file).toString('utf8')).not.toContain('react.transitional.element');
  });

  it('loads one font', () => {
    const fonts = [...assets].filter((path) => path.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(sizeOf(fonts[0]!)).toBeLessThanOrEqual(FONT_BYTES);
  });

  it.each(each.filter(([, page]) => !isApplication(page)))('%s: everything without photographs', (_path, page) => {
    const { files } = scriptsOf(page);
    const fonts = [...assets].filter((path) => path.endsWith('.woff2'));
    const images = page.root
      .querySelectorAll('img[src]:not([loading=lazy])')
      .map((image) => image.getAttribute('src')!)
      .filter((source) => source.endsWith('.svg'));
    const total = [...files, ...fonts, ...images].reduce((sum, path) => sum + sizeOf(path), brotli(page.html));
    expect(total).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
  });
});
