import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { locales } from '../../i18n/locales.ts';
import { linkTestCards } from './link.ts';
import { testCardsSchema } from './schema.ts';

const content = new URL('../../../content/', import.meta.url).pathname;
const files = globSync('test-cards/*.yaml', { cwd: content }).map((file) => ({
  collection: 'testCards' as const,
  id: file,
  data: testCardsSchema.parse(parse(readFileSync(content + file, 'utf8'))),
}));
const cards = linkTestCards(files);
const textsOf = ({ topic, question, choices, answer }: (typeof cards)[number]) => [topic, question, ...choices, answer];

it('each level has thirty questions, on five topics or more', () => {
  const levels = Map.groupBy(cards, ({ level }) => level);
  expect([...levels.keys()]).toEqual([1, 2, 3]);
  for (const of of levels.values()) {
    expect(of).toHaveLength(30);
    expect(new Set(of.map(({ topic }) => topic.en)).size).toBeGreaterThanOrEqual(5);
  }
});

it('every text is there in both languages, and no choice stands twice on a card', () => {
  for (const card of cards) {
    for (const locale of locales) {
      expect(
        textsOf(card).filter((text) => text[locale].trim() === ''),
        card.id,
      ).toEqual([]);
      expect(new Set(card.choices.map((choice) => choice[locale])).size, card.id).toBe(card.choices.length);
    }
  }
});

it('a topic has one name in each language', () => {
  const pairs = new Set(cards.map(({ topic }) => `${topic.en} = ${topic.fr}`));
  expect(new Set(cards.map(({ topic }) => topic.en)).size).toBe(pairs.size);
  expect(new Set(cards.map(({ topic }) => topic.fr)).size).toBe(pairs.size);
});

it('the right choice stands in no place more often than in another, by more than a few', () => {
  const places = Map.groupBy(cards, ({ choices }) => choices.findIndex(({ right }) => right));
  const counts = [0, 1, 2, 3].map((place) => places.get(place)?.length ?? 0);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(6);
});

it('the right choice is not told by its length', () => {
  const longest = cards.filter(({ choices }) => {
    const right = choices.find((choice) => choice.right)?.en.length ?? 0;
    return choices.every((choice) => choice.right === true || choice.en.length < right);
  });
  expect(longest.length).toBeLessThan(cards.length / 2);
});

/** Functions whose French name is another, as far as the cards use them. */
const englishNames =
  /\b(SUM|SUMIFS?|AVERAGE|COUNT|COUNTA|COUNTIF|IF|AND|OR|XLOOKUP|VLOOKUP|MATCH|XMATCH|FILTER|SORT|SORTBY|OFFSET|TODAY|EOMONTH|NETWORKDAYS|WORKDAY|TRIM|LEFT|RIGHT|MID|LEN|ROUND|TEXTJOIN|SUMPRODUCT|SUBTOTAL|IFERROR|IFNA|TRUE|FALSE)\b/;

it('French formulas have French names, semicolons, and a comma before decimals', () => {
  for (const card of cards) {
    for (const { fr } of textsOf(card)) {
      expect(fr.replace('#SPILL!', ''), card.id).not.toMatch(englishNames);
      // No argument is followed by a comma inside the brackets of a function.
      expect(fr, card.id).not.toMatch(/=[A-Z.]+\([^()]*, /);
      expect(fr, card.id).not.toMatch(/\d\.\d/);
    }
  }
});

it('French texts have the spaces of Canadian French', () => {
  for (const card of cards) {
    for (const { fr } of textsOf(card)) expect(fr, card.id).not.toMatch(/ [:%»]|« |\d \d{3}\b|\p{L}\s[?!]/u);
  }
});
