import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import type { SiteData } from '../../src/domain/site/site-data.ts';

const today = new URL('../../dist/', import.meta.url).pathname;

/** A build at another time lies elsewhere, and the environment names it. */
const dist = process.env.BUILT_SITE ?? today;

/** Whether the build could know when each file of the content last changed. */
export const hasHistory =
  dist !== today ||
  spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' }).stdout.trim() === 'false';

/** What the build handed to the worker. */
export const siteData = JSON.parse(readFileSync(join(dist, '../.site/data.json'), 'utf8')) as SiteData;

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
    const path = pathOf(file);
    let root: HTMLElement | undefined;
    return {
      path,
      file: join(dist, file),
      html,
      // Whoever asks for addresses alone, as the browser tests do, waits for no parser.
      get root() {
        return (root ??= parse(html));
      },
      locale: path === '/fr' || path.startsWith('/fr/') ? 'fr' : 'en',
      noindex: /<meta\b[^>]*\bname="?robots\b[^>]*>/.exec(html)?.[0].includes('noindex') ?? false,
    };
  });

const TAG = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)(?:=("[^"]*"|'[^']*'|\S+))?/g;

/** What a page is built of, whatever it says and however often; read without a parser, as it is asked of a thousand pages. */
function markupOf(html: string): string {
  const kinds = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    const named = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]) =>
      name === 'class' ? `class=${value}` : name,
    );
    kinds.add(`${tag} ${named.sort().join(' ')}`);
  }
  return [...kinds].sort().join('\n');
}

/**
 * The pages for tests that take long and look at markup: all of them, and of a build at another time those that are built of
 * something else than in `dist`.
 */
export const unlike =
  dist === today
    ? pages
    : pages.filter(({ file, html }) => {
        const same = file.replace(dist, today);
        return !existsSync(same) || markupOf(readFileSync(same, 'utf8')) !== markupOf(html);
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

/** A text as it is read, whatever spaces it has. */
export const seen = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
