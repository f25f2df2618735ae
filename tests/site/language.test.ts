import { HTMLElement, NodeType, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { present } from '../../src/domain/present.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { pages } from './built-pages.ts';
import { COMMON, wordsOf } from './common-words.ts';

/** Words of programs outside of code, and a specimen whose heading says that it is the English version. */
const KNOWN = new Set(['AND, OR, NOT', 'For, For Each et Do', 'Of course, the saw scared me at first.']);

/** What is read as one: a sentence or a few. */
const BLOCKS = new Set('p li h1 h2 h3 h4 td th dt dd figcaption summary label button legend option a'.split(' '));

/** Texts of programs. */
const OTHER = new Set('code kbd pre script style template svg'.split(' '));

const tagOf = (element: HTMLElement) => element.rawTagName.toLowerCase();

/** What is no text of the page: that of programs, and a list that only a script reads, `within` a part that is not shown. */
const isOther = (element: HTMLElement, within: boolean) =>
  OTHER.has(tagOf(element)) || (within && tagOf(element) === 'select');

interface Block {
  block: HTMLElement;
  /** Of its words, where that is said. */
  language: string | undefined;
  /** Whether it stands in a part that is not shown. */
  within: boolean;
}

/** The blocks below an element. Asking each of them for what is around it takes a hundred times as long as one way through the page. */
function* blocksBelow({ block, language, within }: Block): Generator<Block> {
  for (const child of block.childNodes) {
    if (!(child instanceof HTMLElement) || isOther(child, within)) continue;
    const below: Block = {
      block: child,
      language: child.getAttribute('lang') ?? language,
      within: within || child.hasAttribute('hidden'),
    };
    if (BLOCKS.has(tagOf(child))) yield below;
    yield* blocksBelow(below);
  }
}

/** The text of an element, without what is said to be in another language. */
function textIn(element: HTMLElement, language: string, within: boolean): string {
  return element.childNodes
    .map((child) => {
      if (child.nodeType === NodeType.TEXT_NODE) return child.text;
      if (!(child instanceof HTMLElement) || isOther(child, within)) return ' ';
      if (child.getAttribute('lang')?.startsWith(language) === false) return ' ';
      return textIn(child, language, within || child.hasAttribute('hidden'));
    })
    .join(' ');
}

const count = (text: string, words: ReadonlySet<string>) => wordsOf(text).filter((word) => words.has(word)).length;

/** Blocks that read as the other language: two of its common words at least, and more than of their own. */
function strangers(root: HTMLElement, locale: Locale): string[] {
  const other = COMMON[locale === 'en' ? 'fr' : 'en'];
  return [...blocksBelow({ block: root, language: undefined, within: false })]
    .filter(({ language }) => language?.startsWith(locale) !== false)
    .map(({ block, within }) => textIn(block, locale, within).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => {
      const strange = KNOWN.has(text) ? 0 : count(text, other);
      return strange > 1 && strange > count(text, COMMON[locale]);
    });
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
