import { brotliCompressSync, constants } from 'node:zlib';
import { assets, readAsset, type BuiltPage } from './built-pages.ts';
import { importsOf, withImports } from '../../src/build/module-graph.ts';
import { present } from '../../src/domain/present.ts';

/** Of the first view of any public page, in bytes after brotli (a kB is 1,000 bytes), and in files. */
export const budgets = { html: 14_600, script: 6_000, scriptFiles: 3, firstView: 40_000 };

/** Pages that are applications: their React is part of the first view. */
const applications = ['/checkout', '/fr/paiement', '/private/'];
export const isApplication = (path: string) => applications.some((start) => path.startsWith(start));

/** As it is sent, and in a twentieth of the time, some percent larger. */
const [SENT, QUICK] = [11, 7];
const brotli = (data: Buffer | string, quality = SENT) =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

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

const codeOf = (path: string) => readAsset(path).toString('utf8');

const known = new Map<string, string[]>();

/** Modules with all that they import. Most pages begin with the same ones. */
function filesOf(modules: readonly string[]): string[] {
  const key = modules.join(' ');
  let files = known.get(key);
  if (!files) known.set(key, (files = withImports(modules, codeOf)));
  return files;
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

/** Once a page, as each is asked about several times. */
function measured(quality: number): (page: BuiltPage) => FirstView {
  const views = new Map<BuiltPage, FirstView>();
  return (page) => {
    let view = views.get(page);
    if (!view) views.set(page, (view = measure(page, quality)));
    return view;
  };
}

/** What a browser fetches of a page before anyone touches it, on a first visit: the font comes afterwards. */
export const firstViewOf = measured(SENT);
const quickViewOf = measured(QUICK);

/** One that `fits`, or that of a browser: most pages are far below what they may weigh, which a quick compression shows as well. */
export function viewThat(fits: (view: FirstView) => boolean, page: BuiltPage): FirstView {
  const quick = quickViewOf(page);
  return fits(quick) ? quick : firstViewOf(page);
}

function measure(page: BuiltPage, quality: number): FirstView {
  const scripts = page.root.querySelectorAll('script').filter((script) => runs(script.getAttribute('type')));
  const inline = scripts.filter((script) => !script.getAttribute('src')).map((script) => script.rawText);
  const sources = scripts.flatMap((script) => script.getAttribute('src') ?? []);
  const files = filesOf([...sources, ...inline.flatMap((text) => importsOf(text, '/'))]);
  const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + sizeOf(path), 0);
  const html = brotli(page.html, quality);
  const inlineScript = inline.length > 0 ? brotli(inline.join('\n'), quality) : 0;
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
  return { html, script, image, total: html + sum(files) + sheets + image, scriptFiles: files };
}
