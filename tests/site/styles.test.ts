import { describe, expect, it } from 'vitest';
import { reachIn } from '../../src/integrations/finishing/page-styles.ts';
import { assets, pages, readAsset } from './built-pages.ts';

// What the build names by its content; the service worker names all of it.
const scriptsAndSheets = [...assets].filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path));
const reach = reachIn(
  new Map(scriptsAndSheets.map((path) => [path.slice(path.lastIndexOf('/') + 1), readAsset(path).toString('utf8')])),
);

const namesIn = (texts: string[], pattern: RegExp) => new Set(texts.flatMap((text) => text.match(pattern) ?? []));

describe('the styles of a page', () => {
  it.each(pages.map((page) => [page.path, page] as const))('%s: declare every token that is read', (_path, page) => {
    const css = page.root.querySelectorAll('style').map((style) => style.rawText);
    const declared = namesIn(css, /(?<=[{;\s])--[\w-]+(?=:)/g);
    // Sheets that come with scripts read the tokens of the page and declare some of their own.
    const { linked } = reach(page.html);
    const declaredByScripts = namesIn([linked], /(?<=[{;\s"'`])--[\w-]+(?=["'`]?[:,])/g);
    const read = namesIn([...css, page.html, linked], /(?<=var\()--[\w-]+(?=\))/g);
    expect([...read].filter((name) => !declared.has(name) && !declaredByScripts.has(name))).toEqual([]);
    expect(declared).toContain('--color-blue-700');
  });
});
