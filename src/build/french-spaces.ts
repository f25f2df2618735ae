import { Parser } from 'htmlparser2';
import { NUMBERED } from '../domain/catalogue/numbered.ts';

/** What keeps its spaces: what is no text of the page, and what React will compare with its own. */
const KEPT = new Set(['title', 'script', 'style', 'pre', 'textarea', 'astro-island']);

/** A page in French whose text keeps "niveau" and its number together; any other as it is. */
export function frenchSpaces(html: string): string {
  if (!/^\s*(<!doctype html>)?\s*<html[^>]* lang="?fr/i.test(html)) return html;
  const spaces: number[] = [];
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
        for (const { index, 1: word = '' } of text.matchAll(NUMBERED)) {
          spaces.push(parser.startIndex + index + word.length);
        }
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  let at = 0;
  let text = '';
  for (const space of spaces) {
    text += `${html.slice(at, space)}\u00a0`;
    at = space + 1;
  }
  return text + html.slice(at);
}
