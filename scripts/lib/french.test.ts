import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { strings } from '../../src/i18n/strings/index.ts';
import { root } from './run.ts';

/** Every text within a value, by where it stands; of what has both languages, the French one. */
function textsOf(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  if ('en' in node && 'fr' in node) return textsOf(node.fr, `${path}.fr`);
  return Object.entries(node).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

function written(file: string): [string, string][] {
  const text = readFileSync(join(root, file), 'utf8');
  const [, head = text, body = ''] = file.endsWith('.md') ? text.split(/^---$/m) : [];
  // Of a file for both languages only what names its language is French.
  const french = file.includes('/fr');
  const texts = textsOf(parse(head), file).filter(([path]) => french || /\.fr\b/.test(path.slice(file.length)));
  return french ? [...texts, [file, body]] : texts;
}

/** Those of the office come with its screens, and not with the dictionary. */
const ofOffice = await Promise.all(
  globSync('src/i18n/strings/fr/office/*.ts', { cwd: root }).map(
    async (file): Promise<unknown> => import(join(root, file)),
  ),
);
const dictionary = [...textsOf(strings('fr'), 'strings'), ...ofOffice.flatMap((texts) => textsOf(texts, 'office'))];
const content = globSync('content/**/*.{md,yaml}', { cwd: root, exclude: (path) => path.includes('/en/') }).flatMap(
  written,
);
const all = [...dictionary, ...content];

/** Where a line may end that must not: before a colon or a sign of money, within quotation marks, between an hour's number and its h. */
const BREAKS = /(?<=\S) (?=:(?:[\s*)»]|$)|[»%]|\$(?![\w{]))|« |(?<=\d) (?=h(?:[\s,;.)]|$))/;

/** A space before a mark that Quebec writes without one; not in a formula, nor where a sign is named (`* et ?`). */
const SPACED = /\p{L}(?<!\bet)[ \u00A0][?!;](?:\s|$)/u;

/** What was written once, and what is written instead. */
const SLIPS: readonly [RegExp, string][] = [
  [/prend(?:ra)? fin d’elle-même/, 'expire'],
  [/fin des ventes/, 'clôture des inscriptions'],
  [/à la suite de la liste/, 'aux personnes suivantes de la liste'],
  [/personne-ressource/i, 'personne à joindre'],
  [/à votre date|votre propre date(?! limite)|la date est la vôtre/i, 'à la date de votre choix'],
  [/semblez être hors ligne/, 'semblez hors ligne'],
  [/dans votre tête/, 'mentalement'],
  [/narrée?s? par/, 'lu par'],
  [/Pour un organisme/, 'Pour une organisation'],
  [/Format(?:rice|eur), conception/, 'graphisme'],
  [/ (?:de|votre|le|un|certains) portables?\b/, 'ordinateur portable'],
  [/place\w* .*ne se sont pas libérées/, 'il ne s’est pas libéré'],
  [/formateur ou une formatrice/, 'une formatrice ou un formateur'],
  [/Regarder: |Rédaction d’affaires|bouton bascule|portables gérés(?! par)/, 'see the list of slips'],
];

test('there are texts to look at', () => {
  expect(dictionary.length).toBeGreaterThan(1_000);
  expect(content.length).toBeGreaterThan(1_000);
});

test('French keeps its signs on the line of their words', () => {
  expect(all.filter(([, text]) => BREAKS.test(text))).toEqual([]);
});

test('French has no space before what Quebec writes without one', () => {
  // That of the page that is not found is written as the specification has it.
  const said = dictionary.filter(([path]) => path !== 'strings.notFound.message');
  expect(said.filter(([, text]) => SPACED.test(text))).toEqual([]);
  // A specimen marks what is wrong in it by a sign at the end of a line.
  const marked = ([path, text]: [string, string]) => path.includes('.specimen') || !SPACED.test(text);
  expect(content.filter((one) => !marked(one))).toEqual([]);
});

test('what was mended stays mended', () => {
  for (const [slip, better] of SLIPS) {
    expect(
      all.filter(([, text]) => slip.test(text.replaceAll('\u00A0', ' '))),
      better,
    ).toEqual([]);
  }
});
