import { brotliCompressSync, constants } from 'node:zlib';
import { assets, readAsset, type BuiltPage } from './built-pages.ts';
import { present } from '../../src/domain/present.ts';

const brotli = (data: Buffer | string) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const sizes = new Map<string, number>();

/** Bytes of a built file as it is sent: fonts and pictures as they are, texts after brotli. */
export function sizeOf(path: string): number {
  let size = sizes.get(path);
  if (size === undefined) {
    const data = readAsset(path);
    sizes.set(path, (size = /\.(woff2|png|jpe?g|avif|webp)$/.test(path) ? data.length : brotli(data)));
  }
  return size;
}

const STATIC_IMPORT = /(?:^|[;}\n\s])(?:import|export)\s*(?:[\w*{}$,\s]*?from\s*)?["']([^"']+\.js)["']/g;

/** A module with what it imports statically: all of it is fetched before anything runs. */
function moduleGraph(path: string, seen: Set<string>): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const match of readAsset(path).toString('utf8').matchAll(STATIC_IMPORT)) {
    moduleGraph(new URL(present(match[1]), `https://site.example${path}`).pathname, seen);
  }
  return seen;
}

const runs = (type: string | undefined) => !type || type === 'module' || type === 'text/javascript';

export interface FirstView {
  /** Bytes. */
  html: number;
  script: number;
  image: number;
  total: number;
  /** Script files fetched before any interaction. */
  scriptFiles: string[];
}

const views = new Map<BuiltPage, FirstView>();

/** What a browser fetches of a page before anyone touches it, on a first visit: the font comes afterwards. */
export function firstViewOf(page: BuiltPage): FirstView {
  let view = views.get(page);
  if (!view) views.set(page, (view = measure(page)));
  return view;
}

function measure(page: BuiltPage): FirstView {
  const scripts = page.root.querySelectorAll('script').filter((script) => runs(script.getAttribute('type')));
  const inline = scripts.filter((script) => !script.getAttribute('src')).map((script) => script.rawText);
  const files = new Set<string>();
  for (const script of scripts) {
    const source = script.getAttribute('src');
    if (source) moduleGraph(source, files);
  }
  for (const text of inline) {
    for (const match of text.matchAll(STATIC_IMPORT))
      moduleGraph(new URL(present(match[1]), 'https://site.example/').pathname, files);
  }
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sizeOf(path), 0);
  const html = brotli(page.html);
  const inlineScript = inline.length > 0 ? brotli(inline.join('\n')) : 0;
  const script = inlineScript + sum(files);
  const image = sum(
    page.root
      .querySelectorAll('img[src]:not([loading=lazy])')
      .map((element) => present(element.getAttribute('src')))
      .filter((source) => assets.has(source)),
  );
  const sheets = sum(
    page.root
      .querySelectorAll('link[rel=stylesheet]:not([media=print])')
      .map((link) => present(link.getAttribute('href'))),
  );
  // Inline script is part of the page's own bytes, so it counts once in the total.
  return { html, script, image, total: html + sum(files) + sheets + image, scriptFiles: [...files] };
}
