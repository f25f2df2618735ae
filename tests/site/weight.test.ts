import { describe, expect, it } from 'vitest';
import { readAsset, unlike, type BuiltPage } from './built-pages.ts';
import { firstViewOf } from './first-view.ts';

/** Budgets of the first view of any public page, in bytes after brotli (a kB is 1,000 bytes). */
const HTML_BYTES = 14_600;
const SCRIPT_BYTES = 6_000;
const SCRIPT_FILES = 3;
const FIRST_VIEW_BYTES = 40_000;

/** Pages that are applications: their React is part of the first view. */
const applications = ['/checkout', '/fr/paiement', '/private/'];
const isApplication = (page: BuiltPage) => applications.some((path) => page.path.startsWith(path));

const each = unlike.map((page) => [page.path, page] as const);
const documents = each.filter(([, page]) => !isApplication(page));

describe('the first view', () => {
  it.each(each)('%s: HTML with its styles fits the first flight', (_path, page) => {
    // That for paper is fetched behind all else, and that of the footer keeps nothing above it from being painted.
    expect(page.root.querySelectorAll('head link[rel=stylesheet]:not([media=print])')).toHaveLength(0);
    const below = page.root.querySelectorAll('body link[rel=stylesheet]');
    expect(below.map((link) => link.nextElementSibling?.classNames)).toEqual(below.map(() => 'footer'));
    expect(firstViewOf(page).html).toBeLessThanOrEqual(HTML_BYTES);
  });

  it.each(each)('%s: script before interaction', (_path, page) => {
    const { script, scriptFiles } = firstViewOf(page);
    expect(script).toBeLessThanOrEqual(SCRIPT_BYTES);
    expect(scriptFiles.length).toBeLessThanOrEqual(SCRIPT_FILES);
    for (const file of scriptFiles)
      expect(readAsset(file).toString('utf8')).not.toContain('react.transitional.element');
  });

  it.each(documents)('%s: all of it', (_path, page) => {
    expect(firstViewOf(page).total).toBeLessThanOrEqual(FIRST_VIEW_BYTES);
  });
});
