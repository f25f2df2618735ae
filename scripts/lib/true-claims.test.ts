import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { strings } from '../../src/i18n/strings/index.ts';
import { root } from './run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const frontMatter = (file: string) => parse(read(file).split(/^---$/m)[1] ?? '') as Record<string, unknown>;

const files = [
  ...globSync('content/{pages,cities,categories,audiences}/*/*.md', { cwd: root }),
  ...globSync('content/questions/*.yaml', { cwd: root }),
];
const texts: [file: string, text: string][] = [
  ...files.map((file): [string, string] => [file, read(file)]),
  ['strings/en', JSON.stringify(strings('en'))],
  ['strings/fr', JSON.stringify(strings('fr'))],
];

/** What is said there, sentence by sentence, without the no-break spaces of French. */
const sentences = texts.flatMap(([file, text]) =>
  text
    .replaceAll('\u00A0', ' ')
    .split(/(?<=[.?!])['"]?[ \n,]+/)
    .map((sentence): [string, string] => [file, sentence]),
);

/** From how many people on a private class costs less than so many seats online, course by course. */
const cheaperFrom = globSync('content/courses/en/*.md', { cwd: root }).map((file) => {
  const { price, privatePrice } = frontMatter(file) as { price: number; privatePrice: number };
  return Math.floor(privatePrice / price) + 1;
});

test('a private class costs less from five to seven people on, as every text says that gives the numbers', () => {
  expect([Math.min(...cheaperFrom), Math.max(...cheaperFrom)]).toEqual([5, 7]);
  const numbers = /(?:from|for) (?!up)\w+ (?:or|to) \w+ (?:people|with the same)|à partir de [\p{L}, ]+ personnes/iu;
  const claims = sentences.flatMap(([file, sentence]) => {
    const claim = numbers.exec(sentence)?.[0];
    return claim !== undefined && /priv/i.test(sentence) ? [[file, claim]] : [];
  });
  expect(claims.length).toBeGreaterThanOrEqual(6);
  expect(claims.filter(([, claim = '']) => !/five to seven people|cinq, six ou sept personnes/.test(claim))).toEqual(
    [],
  );
});

test('from six people on it is so for nine courses of ten, which texts call usual', () => {
  expect(strings('en').packages.other.text).toMatch(/^When six or more people .* usually costs less/);
  expect(strings('fr').packages.other.text).toMatch(/^Quand six personnes ou plus .* d’ordinaire moins cher/);
  expect(cheaperFrom.filter((people) => people <= 6).length / cheaperFrom.length).toBeGreaterThan(0.9);
});

/** Versions that Microsoft supports no longer: Office 2021 since October 13, 2026, the others since October 14, 2025. */
const OUT_OF_SUPPORT = /\b(?:Office|Excel|Word|Outlook|PowerPoint) 20(?:16|19|21)\b/;

test('a version out of support is called one', () => {
  const named = sentences.filter(([, sentence]) => OUT_OF_SUPPORT.test(sentence));
  expect(named.length).toBeGreaterThanOrEqual(4);
  const owned = /no longer supports|ne (?:le )?prend plus en charge/;
  expect(named.filter(([, sentence]) => !owned.test(sentence))).toEqual([]);
});

test('words that nobody said are called examples, above them', () => {
  const quoted = globSync('content/pages/*/*.md', { cwd: root }).flatMap((file) => {
    const { sections } = frontMatter(file) as { sections: { section: string; title?: string; intro?: string }[] };
    return sections.filter(({ section }) => section === 'quotes');
  });
  expect(quoted.length).toBeGreaterThan(0);
  for (const { title, intro } of quoted) {
    expect(title).toMatch(/(?:des exemples|examples)$/);
    expect(intro).toMatch(/examples that we wrote|exemples que nous avons écrits/);
  }
});
