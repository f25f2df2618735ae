import { HTMLElement, NodeType, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pages } from './built-pages.ts';
import { COMMON, wordsOf } from './common-words.ts';

/** Words of programs outside of code, and a specimen whose heading says that it is the English version. */
const KNOWN = new Set(['AND, OR, NOT', 'For, For Each et Do', 'Of course, the saw scared me at first.']);

/** What is read as one: a sentence or a few. */
const BLOCKS = 'p, li, h1, h2, h3, h4, td, th, dt, dd, figcaption, summary, label, button, legend, option, a';

/** Texts of programs, and what only a script reads. */
const OTHER = 'code, kbd, pre, script, style, template, svg, [hidden] select';

const languageOf = (element: HTMLElement | null): string | undefined =>
  element ? (element.getAttribute('lang') ?? languageOf(element.parentNode as HTMLElement | null)) : undefined;

/** The text of an element, without what is said to be in another language. */
function textIn(element: HTMLElement, language: string): string {
  return element.childNodes
    .map((child) => {
      if (child.nodeType === NodeType.TEXT_NODE) return child.text;
      if (!(child instanceof HTMLElement) || child.matches(OTHER)) return ' ';
      return child.getAttribute('lang')?.startsWith(language) === false ? ' ' : textIn(child, language);
    })
    .join(' ');
}

const count = (text: string, words: ReadonlySet<string>) => wordsOf(text).filter((word) => words.has(word)).length;

/** Blocks that read as the other language: two of its common words at least, and more than of their own. */
function strangers(root: HTMLElement, locale: Locale): string[] {
  const other = locale === 'en' ? 'fr' : 'en';
  return root
    .querySelectorAll(BLOCKS)
    .filter((block) => languageOf(block)?.startsWith(locale) !== false && !block.closest(OTHER))
    .map((block) => textIn(block, locale).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => !KNOWN.has(text) && count(text, COMMON[other]) > Math.max(1, count(text, COMMON[locale])));
}

const found = pages.flatMap((page) => strangers(page.root, page.locale).map((text) => `${page.path}: ${text}`));

describe('the language of a page', () => {
  it('is told by its common words', () => {
    const [french, english] = ['fr', 'en'].map((locale) => pages.filter((page) => page.locale === locale));
    expect(present(french).length).toBeGreaterThan(150);
    expect(present(english).length).toBeGreaterThan(250);
    const mixed = parse(
      '<html lang="fr-CA"><p>Choose the date of your class.</p><p lang="en">The same of the class.</p></html>',
    );
    expect(strangers(mixed, 'fr')).toEqual(['Choose the date of your class.']);
  });

  it('is that of each of its texts, unless they say another', () => {
    expect(found).toEqual([]);
  });
});
