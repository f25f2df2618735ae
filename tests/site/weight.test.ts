import { describe, expect, it } from 'vitest';
import { readAsset, unlike } from './built-pages.ts';
import { budgets, isApplication, viewThat } from './first-view.ts';

const each = unlike.map((page) => [page.path, page] as const);
const documents = each.filter(([, page]) => !isApplication(page.path));

describe('the first view', () => {
  it.each(each)('%s: HTML with its styles fits the first flight', (_path, page) => {
    // That for paper is fetched behind all else, and that of the footer keeps nothing above it from being painted.
    expect(page.root.querySelectorAll('head link[rel=stylesheet]:not([media=print])')).toHaveLength(0);
    const below = page.root.querySelectorAll('body link[rel=stylesheet]');
    expect(below.map((link) => link.nextElementSibling?.classNames)).toEqual(below.map(() => 'footer'));
    const { html } = viewThat((view) => view.html <= budgets.html, page);
    expect(html).toBeLessThanOrEqual(budgets.html);
  });

  it.each(each)('%s: script before interaction', (_path, page) => {
    const { script, scriptFiles } = viewThat((view) => view.script <= budgets.script, page);
    expect(script).toBeLessThanOrEqual(budgets.script);
    expect(scriptFiles.length).toBeLessThanOrEqual(budgets.scriptFiles);
    for (const file of scriptFiles)
      expect(readAsset(file).toString('utf8')).not.toContain('react.transitional.element');
  });

  it.each(documents)('%s: all of it', (_path, page) => {
    const { total } = viewThat((view) => view.total <= budgets.firstView, page);
    expect(total).toBeLessThanOrEqual(budgets.firstView);
  });
});
