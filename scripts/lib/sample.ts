import { createHash } from 'node:crypto';
import { locales, type Locale } from '../../src/i18n/locales.ts';

/**
 * Pages of one template differ in their text, what is done in one language is done in the other, and a look at each takes a browser
 * seconds: of many alike a part is looked at, another one each day, so that all have their turn. `SAMPLE=all` takes every one, any other
 * word the part that it stands for; `SAMPLE=day-20784` that of a day.
 */
const day = Math.floor(Date.now() / (24 * 60 * 60 * 1000));
export const seed = process.env.SAMPLE ?? `day-${day}`;

/** In so many days each has had its turn. */
export const PARTS = 16;

const numberOf = (word: string) => createHash('sha256').update(word).digest().readUInt32BE();

/** Whose turn of so many it is. */
function turnOf(by: string, many: number): number {
  const turn = /^day-(\d+)$/.exec(by)?.[1];
  return (turn === undefined ? numberOf(by) : Number(turn)) % many;
}

/** Whether this one of many is in the part that is looked at now; by its name alone, whatever stands beside it. */
export const isSampled = (name: string, by = seed): boolean =>
  by === 'all' || numberOf(name) % PARTS === turnOf(by, PARTS);

/**
 * The language in which something is done that is done alike in both, by its name: half of what is done is in each, and every other day
 * it is the other one.
 */
export function localesInTurn(name: string, by = seed): readonly Locale[] {
  if (by === 'all') return locales;
  return locales.filter((_, index) => index === (numberOf(name) + turnOf(by, locales.length)) % locales.length);
}
