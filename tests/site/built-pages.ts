import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';

const dist = new URL('../../dist/', import.meta.url).pathname;

export interface BuiltPage {
  /** The address it answers at, percent-encoded, `/courses/microsoft-excel`. */
  path: string;
  file: string;
  html: string;
  root: HTMLElement;
  locale: 'en' | 'fr';
  /** Kept out of search engines: checkout, errors. */
  noindex: boolean;
}

function pathOf(file: string): string {
  const path = '/' + file.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment))
    .join('/');
}

/** Every page of the last build. */
export const pages: BuiltPage[] = globSync('**/*.html', { cwd: dist })
  .sort()
  .map((file) => {
    const html = readFileSync(join(dist, file), 'utf8');
    const root = parse(html);
    const path = pathOf(file);
    return {
      path,
      file: join(dist, file),
      html,
      root,
      locale: path === '/fr' || path.startsWith('/fr/') ? 'fr' : 'en',
      noindex: root.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex') ?? false,
    };
  });

export const indexable = pages.filter((page) => !page.noindex);

/** Every other file of the last build, as addresses. */
export const assets = new Set(
  globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map((entry) => '/' + join(entry.parentPath, entry.name).slice(dist.length)),
);

export function readAsset(path: string): Buffer {
  return readFileSync(join(dist, decodeURIComponent(path)));
}
