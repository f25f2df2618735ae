import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { strings } from '../../src/i18n/strings/index.ts';
import { privateArea as privateEnglish } from '../../src/i18n/strings/en/private.ts';
import { privateArea as privateFrench } from '../../src/i18n/strings/fr/private.ts';
import { COMMON, wordsOf } from '../site/common-words.ts';
import { drawn } from './drawn.ts';

/** Names that are the same in both languages, and hold English words. */
const NAMES = /GCT Training and Consulting( Inc\.)?|Great Canadian Training/g;

/** The texts of a dictionary, without the names of what they are for. */
const textsIn = (node: unknown): string[] => {
  if (typeof node === 'string') return [node.replaceAll(/\{\w+\}/g, ' ')];
  return node !== null && typeof node === 'object' ? Object.values(node).flatMap(textsIn) : [];
};

/** What French pages say of courses and the like: of the content its titles and short lines, since its texts quote English. */
const lines = globSync('content/{courses,categories,cities,blog,pages,team}/{fr/*.md,*.yaml}').flatMap(
  (file) => readFileSync(file, 'utf8').match(/^ *(?:- )?(?:title|summary|pitch|description|fr|name): .*$/gm) ?? [],
);
const frenchWords = new Set([...textsIn([strings('fr'), privateFrench]), ...lines].flatMap(wordsOf));

/** Names of days and months, which no dictionary has; short ones are the same in both languages now and then. */
const dayNames = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1)).flatMap((date) =>
  wordsOf(date.toLocaleDateString('en-CA', { weekday: 'long', month: 'long' })),
);

/** French words that are English ones as well, and stand in no list above. */
const IN_BOTH = ['exact', 'file', 'me', 'plain'];

/** Words that our English texts have and our French ones never, and those of every English sentence. */
const ENGLISH: ReadonlySet<string> = new Set([
  ...[...textsIn([strings('en'), privateEnglish]).flatMap(wordsOf), ...dayNames].filter(
    (word) => word.length > 1 && !frenchWords.has(word) && !IN_BOTH.includes(word),
  ),
  ...COMMON.en,
]);

/** The texts that hold English, each with the words that say so; none where all is French. */
export function englishIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const said = text.replaceAll(NAMES, ' ').replaceAll(/https?:\/\/\S+|\S+@\S+/g, ' ');
    const found = wordsOf(said).filter((word) => ENGLISH.has(word));
    return found.length > 0 ? [`${found.join(', ')}: ${text.trim().slice(0, 160)}`] : [];
  });
}

/** What is read or heard of the page as it stands, but for what is said to be in another language. Runs in the page. */
function textsOf(): string[] {
  const isFrench = (element: Element) => element.closest('[lang]')?.getAttribute('lang')?.startsWith('fr') ?? false;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('script, style, template, code, pre, kbd, samp');
  const title = document.querySelector('title');
  const texts = title && isFrench(title) ? [title.text] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element && isFrench(element) && isSeen(element)) texts.push(walker.currentNode.nodeValue ?? '');
  }
  for (const element of document.body.querySelectorAll(
    '[aria-label], [title], [alt], [placeholder], [aria-description]',
  )) {
    if (!isFrench(element) || !isSeen(element)) continue;
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}

/** English on the page and in its dialogs as they stand now, but for the names that somebody gave to a thing. */
export async function englishOn(page: Page, named: readonly string[] = []): Promise<string[]> {
  await drawn(page);
  const unnamed = (text: string) => named.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return englishIn([...new Set(await page.evaluate(textsOf))].map(unnamed));
}
