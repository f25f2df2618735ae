import { describe, expect, it } from 'vitest';
import { assets, pages, type BuiltPage } from './built-pages.ts';

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page that an address leads to, as the worker finds it: percent-encoding and case of it do not matter. */
function find(path: string): BuiltPage | undefined {
  const segments = path.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment)));
  return byPath.get(segments.join('/') || '/');
}

const fragments = new Map<BuiltPage, Set<string>>();
function idsOf(page: BuiltPage): Set<string> {
  let ids = fragments.get(page);
  if (!ids) {
    ids = new Set(page.root.querySelectorAll('[id]').map((element) => element.id));
    fragments.set(page, ids);
  }
  return ids;
}

/** Answered by the worker, not by a file. */
const served = (path: string) => /^\/(Website|website|local)\//.test(path);

function problemsOf(page: BuiltPage): string[] {
  const problems: string[] = [];
  for (const link of page.root.querySelectorAll('a[href], form[action], link[href], script[src], img[src]')) {
    const address = link.getAttribute('href') ?? link.getAttribute('action') ?? link.getAttribute('src') ?? '';
    if (/^(mailto|tel|https?|data):/.test(address)) continue;
    const target = new URL(address, `https://site.example${page.path}`);
    if (served(target.pathname) || assets.has(target.pathname)) continue;
    const to = find(target.pathname);
    if (!to) {
      problems.push(`${address} leads nowhere`);
      continue;
    }
    if (target.pathname.length > 1 && target.pathname.endsWith('/')) problems.push(`${address} ends in a slash`);
    const fragment = decodeURIComponent(target.hash.slice(1));
    if (fragment && !idsOf(to).has(fragment)) problems.push(`${address}: no element has the id ${fragment}`);
    if (link.tagName !== 'LINK' && to.locale !== page.locale) {
      const marked = link.getAttribute('hreflang')?.startsWith(to.locale);
      if (!marked) problems.push(`${address} crosses languages without hreflang="${to.locale}"`);
    }
  }
  return problems;
}

/** Where a French page leads to an English one without a word of it, that can be read. Login and office have one address. */
function unmarked({ path, root }: BuiltPage): string[] {
  // In menus and footer a rule of styles says it.
  const styles = root.querySelectorAll('style').map((style) => style.text);
  const [, selector] = /([^{}]+?)::?after\s*\{[^}]*\(en anglais\)/.exec(styles.join('\n')) ?? [];
  const byRule = new Set(selector === undefined ? [] : root.querySelectorAll(selector));
  return root.querySelectorAll('a[href^="/"]:not([data-language-switch])').flatMap((link) => {
    const address = link.getAttribute('href') ?? '';
    const { pathname } = new URL(address, `https://site.example${path}`);
    if (find(pathname)?.locale !== 'en' || pathname.startsWith('/private/')) return [];
    const around =
      link.closest('section[aria-labelledby=other-language]') ?? link.closest('li, p, tr, article') ?? link;
    return byRule.has(link) || around.text.includes('anglais') ? [] : [address];
  });
}

describe('links', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s: every one leads somewhere', (_path, page) => {
    expect(problemsOf(page)).toEqual([]);
  });

  const french = pages.filter(({ locale, path }) => locale === 'fr' && !path.startsWith('/private/'));
  it.each(french.map((page) => [page.path, page] as const))('%s: those to English pages say so', (_path, page) => {
    expect(unmarked(page)).toEqual([]);
  });
});
