import { Parser } from 'htmlparser2';
import { BARE_DOT, DOT } from '../i18n/dot.ts';
import { frenchSpaces } from './french-spaces.ts';

/** What keeps its text: what is none of the page, and what React will compare with its own. */
const KEPT = new Set(['title', 'script', 'style', 'pre', 'textarea', 'astro-island']);
/** What has no room for elements. */
const PLAIN = new Set(['option', 'text']);
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);

/** « va-t-il », « e-mail », with the signs at either end, those of French behind their spaces as well: no line begins with one. */
const HYPHENED = /(?:«\u00a0)?[^\s<>]*\p{L}-\p{L}[^\s<>]*(?:\u00a0[:»])*/gu;

/** « e-mail », « a-t-il »: a single letter never ends a line, in whatever text. */
const LETTERED =
  /(?:«\u00a0)?[^\s<>\p{L}\p{N}-]*(?<![\p{L}\p{N}-])(?:\p{L}{1,2}’)?\p{L}-\p{L}[^\s<>]*(?:\u00a0[:»])*/gu;

/** « reste-t-elle », « a-t-il », « e-mail »: a letter alone before a hyphen. */
const LONE = /(?<![\p{L}\p{N}])\p{L}-/u;

/** As `islands/Dotted.tsx` has it. */
const SEPARATOR = `<i class="sep"> <i>${BARE_DOT}</i></i>`;

const NO_BREAK = '\u00a0';
const isFrench = (html: string) => /^\s*(<!doctype html>)?\s*<html[^>]* lang="?fr/i.test(html);

/**
 * A page whose lines end where one reads on: a middle dot is gone where a line ends (`.sep`), words of headings are whole, those
 * with a hyphen as well, no line ends behind the first letter of « e-mail », nor in « reste-t-elle » of a question that unfolds,
 * and in French a number stays with what it counts.
 */
export function lineBreaks(html: string): string {
  const changes: { start: number; end: number; text: string }[] = [];
  let kept = 0;
  const open: string[] = [];
  let headings = 0;
  let plain = 0;
  const french = isFrench(html);
  const change = (start: number, old: string, text: string) => changes.push({ start, end: start + old.length, text });
  const parser = new Parser(
    {
      onopentag(name) {
        open.push(name);
        if (KEPT.has(name)) kept += 1;
        if (PLAIN.has(name)) plain += 1;
        if (HEADINGS.has(name)) headings += 1;
      },
      onclosetag(name) {
        open.pop();
        if (KEPT.has(name)) kept -= 1;
        if (PLAIN.has(name)) plain -= 1;
        if (HEADINGS.has(name)) headings -= 1;
      },
      ontext(text) {
        if (kept > 0) return;
        const at = parser.startIndex;
        for (const { index, 0: dot } of text.matchAll(/\s+·\s+/g)) change(at + index, dot, plain > 0 ? DOT : SEPARATOR);
        if (french) for (const index of frenchSpaces(text)) change(at + index, ' ', NO_BREAK);
        if (plain > 0) return;
        const parent = open.at(-1) ?? '';
        const folds = parent === 'summary';
        const words = [...text.matchAll(headings > 0 || folds ? HYPHENED : LETTERED)].filter(({ index, 0: word }) => {
          if (folds) return LONE.test(word);
          // Only in running text: a label may be a row of boxes. What follows a dot must be none.
          return headings > 0 || (/^(p|li)$/.test(parent) && !/·\s+$/.test(text.slice(0, index)));
        });
        // What folds is a row of boxes, of which its text stays one.
        if (folds && words.length > 0) change(at, '', '<span>');
        for (const { index, 0: word } of words) change(at + index, word, `<span class="nobr">${word}</span>`);
        if (folds && words.length > 0) change(at + text.length, '', '</span>');
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  let at = 0;
  let text = '';
  for (const { start, end, text: instead } of changes.toSorted((a, b) => a.start - b.start)) {
    text += html.slice(at, start) + instead;
    at = end;
  }
  return text + html.slice(at);
}
