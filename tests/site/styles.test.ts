import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { constantTokens } from '../../src/build/theme.ts';
import { assets, pages, readAsset, unlike, type BuiltPage } from './built-pages.ts';
import { styleRules } from './style-rules.ts';

/** The sheets that pages had before the build left them what they use. */
const whole = JSON.parse(readFileSync('.site/sheets.json', 'utf8')) as {
  list: string[];
  pages: Record<string, number[]>;
};
const wholeSheets = (page: BuiltPage) =>
  (whole.pages[decodeURIComponent(page.path).normalize('NFC')] ?? []).flatMap((at) => whole.list[at] ?? []);

const texts = new Map(
  [...assets]
    .filter((path) => /^\/assets\/.+\.(?:js|css)$/.test(path))
    .map((path) => [path.slice('/assets/'.length), readAsset(path).toString('utf8')]),
);
const namedIn = (text: string) => [...texts.keys()].filter((name) => text.includes(name));
const named = new Map([...texts].map(([name, text]) => [name, namedIn(text)]));

const namedBy = new Map<BuiltPage, string[]>();

/** What a page can come to load, by way of what it names, but not through what is to be `left`. */
function loadedBy(page: BuiltPage, ending: string, left = (_name: string) => false): string[] {
  let first = namedBy.get(page);
  if (!first) namedBy.set(page, (first = namedIn(page.html)));
  const reached = new Set(first.filter((name) => !left(name)));
  for (const name of reached) for (const next of named.get(name) ?? []) if (!left(next)) reached.add(next);
  return [...reached].filter((name) => name.endsWith(ending));
}

/** Scripts that hold a sheet: what is loaded by a script that brings one along has the classes of it from there. */
const holders = [...texts].filter(([name, text]) => name.endsWith('.js') && text.includes('adoptedStyleSheets'));
const bringsSheet = (name: string) =>
  named.get(name)?.some((one) => holders.some(([holder]) => holder === one)) ?? false;
const isHeld = (name: string) =>
  holders.some(([, text]) => text.includes(`.${name.replaceAll(/[^\w-]/g, (sign) => `\\\\${sign}`)}`));

const words = new Map<string, Set<string>>();
const wordsOf = (name: string) => {
  let found = words.get(name);
  if (!found) words.set(name, (found = new Set(texts.get(name)?.split(/["'`\s]+/))));
  return found;
};

const stylesOf = (page: BuiltPage) => page.root.querySelectorAll('style').map((style) => style.rawText);
const classesOf = (page: BuiltPage) =>
  new Set(
    page.root.querySelectorAll('[class]').flatMap((element) => element.getAttribute('class')?.split(/\s+/) ?? []),
  );
const namesIn = (list: string[], pattern: RegExp) => new Set(list.flatMap((text) => text.match(pattern) ?? []));

const each = unlike.map((page) => [page.path, page] as const);

describe('the styles of a page', () => {
  it.each(each)('%s: declare every token that is read', (_path, page) => {
    const css = stylesOf(page);
    const declared = namesIn(css, /(?<=[{;\s])--[\w-]+(?=:)/g);
    // Sheets that come with scripts read the tokens of the page and declare some of their own.
    const linked = ['.js', '.css'].flatMap((ending) => loadedBy(page, ending)).flatMap((name) => texts.get(name) ?? []);
    const declaredByScripts = namesIn(linked, /(?<=[{;\s"'`])--[\w-]+(?=["'`]?[:,])/g);
    const read = namesIn([...css, page.html, ...linked], /(?<=var\()--[\w-]+(?=\))/g);
    expect([...read].filter((name) => !declared.has(name) && !declaredByScripts.has(name))).toEqual([]);
    // Written in place, as it has one value.
    expect(css.join('')).toContain('#154388');
  });

  it.each(each)('%s: keep every rule that an element of it, or what its scripts make, can match', (_path, page) => {
    const classes = classesOf(page);
    const first = loadedBy(page, '.js', bringsSheet).map(wordsOf);
    const later = loadedBy(page, '.js').map(wordsOf);
    const has = (name: string) =>
      classes.has(name) ||
      first.some((script) => script.has(name)) ||
      (later.some((script) => script.has(name)) && !isHeld(name));
    const kept = new Set(
      stylesOf(page)
        .flatMap(styleRules)
        .map(({ key }) => key),
    );
    const needed = wholeSheets(page)
      .flatMap(styleRules)
      .filter((rule) => rule.canMatch(has));
    expect(needed.filter(({ key }) => !kept.has(key)).map(({ key }) => key)).toEqual([]);
    expect(needed.length).toBeGreaterThan(100);
  });

  it('are of every kind somewhere: states, attributes, pseudo-elements, children, widths', () => {
    const used = new Set(pages.flatMap((page) => [...classesOf(page)]));
    const kept = new Set(
      pages
        .flatMap(stylesOf)
        .flatMap(styleRules)
        .flatMap(({ classes }) => classes),
    );
    for (const kind of ['hover:', 'aria-', 'data-', 'before:', '[&', 'md:']) {
      const names = [...used].filter((name) => name.startsWith(kind) && name.includes(':'));
      expect(names.filter((name) => !kept.has(name))).toEqual([]);
    }
  });
});

test('no page names a token that has one value', () => {
  const names = [...constantTokens().keys()];
  expect(names.length).toBeGreaterThan(30);
  const isNamed = (html: string) => names.some((name) => html.includes(`${name}:`) || html.includes(`var(${name})`));
  expect(pages.filter(({ html }) => isNamed(html)).map(({ path }) => path)).toEqual([]);
});

test('a sheet that comes with a script says nothing of the root, which would have each element styled anew', () => {
  expect(holders.length).toBeGreaterThan(0);
  const telling = holders.filter(([, text]) => /:root\b|:host\b|@property\b/.test(text)).map(([name]) => name);
  expect(telling).toEqual([]);
});
