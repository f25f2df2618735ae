import { Parser } from 'htmlparser2';
import { NUMBERED } from '../domain/catalogue/numbered.ts';

/** What keeps its spaces: what is no text of the page, and what React will compare with its own. */
const KEPT = new Set(['title', 'script', 'style', 'pre', 'textarea', 'astro-island']);

/** What a number counts, and the months that follow a day; words that begin so, too. */
const COUNTED =
  'jours?|heures?|minutes?|mois|ans|semaines?|personnes?|places?|dates?|villes?|cours|séances?|sessions?|pages?|points?|questions?|étage|janv|févr|mars|avr|mai|juin|juill|août|sept|oct|nov|déc';

/** Spaces at which no line ends: after a number that counts, or the day of a date. */
const COUNTING = new RegExp(`(?<=(?<!\\d{3})\\d(?:er|e)?) (?=(?:${COUNTED})[\\p{Ll}.]*)`, 'gu');

/** Hyphens at which no line ends: between a verb and the short word after it, « va-t-il », « puis-je », and within « ci-dessous ». */
const INVERTED =
  /(?<=\bci-)(?=dess|joint|contre)|(?<=après-)(?=midi)|(?<=\p{L}-)(?=(?:t-)?(?:je|ce|ils?|elles?|on|y)(?![\p{L}-]))|(?<=-t-)(?=(?:ils?|elles?|on)(?!\p{L}))/gu;

const NO_BREAK = '\u00a0';
const WORD_JOINER = '\u2060';

interface Change {
  at: number;
  /** Of how many letters. */
  instead: 0 | 1;
  put: string;
}

/** Where in a text a space gives way to one at which no line ends, and where a sign that shows nothing holds two letters together. */
function held(text: string): Change[] {
  const spaces = [
    ...[...text.matchAll(NUMBERED)].map(({ index, 1: word = '' }) => index + word.length),
    ...[...text.matchAll(COUNTING)].map(({ index }) => index),
  ];
  return [
    ...spaces.map((at): Change => ({ at, instead: 1, put: NO_BREAK })),
    ...[...text.matchAll(INVERTED)].map(({ index }): Change => ({ at: index, instead: 0, put: WORD_JOINER })),
  ];
}

/** A page in French whose lines do not end between a number and what it counts, nor within « va-t-il »; any other as it is. */
export function frenchSpaces(html: string): string {
  if (!/^\s*(<!doctype html>)?\s*<html[^>]* lang="?fr/i.test(html)) return html;
  const changes: Change[] = [];
  let kept = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (KEPT.has(name)) kept += 1;
      },
      onclosetag(name) {
        if (KEPT.has(name)) kept -= 1;
      },
      ontext(text) {
        if (kept > 0) return;
        changes.push(...held(text).map((change) => ({ ...change, at: change.at + parser.startIndex })));
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  let at = 0;
  let text = '';
  for (const change of changes.toSorted((a, b) => a.at - b.at)) {
    text += html.slice(at, change.at) + change.put;
    at = change.at + change.instead;
  }
  return text + html.slice(at);
}
