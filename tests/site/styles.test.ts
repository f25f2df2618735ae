import { describe, expect, it } from 'vitest';
import { assets, pages, readAsset } from './built-pages.ts';

/** Sheets that come with scripts read the tokens of the page and declare some of their own. */
const linked = [...assets].filter((path) => path.endsWith('.css')).map((path) => readAsset(path).toString('utf8'));
const carried = [...assets].filter((path) => path.endsWith('.js')).map((path) => readAsset(path).toString('utf8'));

const namesIn = (texts: string[], pattern: RegExp) => new Set(texts.flatMap((text) => text.match(pattern) ?? []));
const ofScripts = namesIn([...linked, ...carried], /(?<=var\()--[\w-]+(?=\))/g);
const declaredByScripts = namesIn([...linked, ...carried], /(?<=[{;\s"'`])--[\w-]+(?=["'`]?[:,])/g);

describe('the styles of a page', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s: declare every token that is read', (_path, page) => {
    const css = page.root.querySelectorAll('style').map((style) => style.rawText);
    const declared = namesIn(css, /(?<=[{;\s])--[\w-]+(?=:)/g);
    const read = new Set([...namesIn([...css, page.html], /(?<=var\()--[\w-]+(?=\))/g), ...ofScripts]);
    expect([...read].filter((name) => !declared.has(name) && !declaredByScripts.has(name))).toEqual([]);
    expect(declared).toContain('--color-blue-700');
  });
});
