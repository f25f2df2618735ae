import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { helpful, synonyms } from '../../src/domain/search/vocabulary.ts';
import { pages } from '../../src/i18n/pages.ts';
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

/** An hour stays with its zone: `12 h HNE`. */
const HOUR_APART = /\{(?:to|time)\} \{zone\}/;

/** A space before a mark that Quebec writes without one; not in a formula, nor where a sign is named (`* et ?`). */
const SPACED = /\p{L}(?<!\bet)[ \u00A0][?!;](?:\s|$)/u;

/** What was written once, and what is written instead. */
const SLIPS: readonly [RegExp, string][] = [
  [/prend(?:ra)? fin d’elle-même/, 'expire'],
  [/fin des ventes|ventes (?:fermées|terminées|sont (?:fermées|ouvertes))/i, 'clôture des inscriptions'],
  [/à la suite de la liste/, 'aux personnes suivantes de la liste'],
  [/personne-ressource/i, 'personne à joindre'],
  [/à votre date|votre propre date(?! limite)|la date est la vôtre/i, 'à la date de votre choix'],
  [/semblez être hors ligne/, 'semblez hors ligne'],
  [/dans votre tête/, 'mentalement'],
  [/narrée?s? par/, 'lu par'],
  [/Pour un organisme/, 'Pour une organisation'],
  [/Format(?:rice|eur), conception/, 'graphisme'],
  [/ (?:de|votre|le|un|certains|chaque) portables?\b/, 'ordinateur portable'],
  [/place\w* .*ne se sont pas libérées/, 'il ne s’est pas libéré'],
  [/formateur ou une formatrice/, 'une formatrice ou un formateur'],
  [/sans marches?\b|pas de marches/, 'de plain-pied'],
  [/avant votre début|Où c’est|Comment ça marche|Enseigné dans|Bons moments/, 'said as it is said in French'],
  [/(?:d’entre nous lisent chacune|se conviennent \w+ mois|donne la paie|envoyons qui)/, 'written as a whole'],
  [/[Cc]liquez à droite/, 'cliquez avec le bouton droit'],
  [/réviseure/, 'réviseuse'],
  [/souris pour gaucher\b/, 'pour gauchers'],
  [/(?:d|\{courses\}) cours (?:en direct )?(?:et )?en français sur/, 'in French or in English, as their dates are'],
  [
    /en route (?:vers|par|pour)\b(?! la carte)|(?:est|sont) en route\b.*courriel/,
    'parviendra sous peu, suivra par courriel',
  ],
  [/entrée de (?:votre )?calendrier/, 'fichier de calendrier'],
  [/avez actionné|actionnez le bouton/, 'appuyer sur le bouton'],
  [/En ses mots/, 'commentaire'],
  [/Cette inscription (?:est-elle|n’est pas) de vous/, 'as it is said in French'],
  [/^(?:présent|absent)$/i, 'présence, absence: of anybody'],
  [/Regarder: |Rédaction d’affaires|bouton bascule|portables gérés(?! par)/, 'see the list of slips'],
];

test('there are texts to look at', () => {
  expect(dictionary.length).toBeGreaterThan(1_000);
  expect(content.length).toBeGreaterThan(1_000);
});

test('French keeps its signs on the line of their words', () => {
  expect(all.filter(([, text]) => BREAKS.test(text))).toEqual([]);
});

test('French keeps an hour on the line of its zone', () => {
  expect(dictionary.filter(([, text]) => text.includes('{zone}')).length).toBeGreaterThan(10);
  expect(dictionary.filter(([, text]) => HOUR_APART.test(text))).toEqual([]);
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

/** A dated class is a session. « Classe » alone is the place where one learns: en classe, une salle de classe. */
const CLASSE =
  /(?<![\p{L}\d_/-])(?<!salles? de )(?:(?<!(?<!\p{L})en )classes?|(?<=(?<!\p{L})en )classes? (?:publique|privée)s?)(?![\p{L}\d_-])/iu;

/** Where it is another word: of a program, a verb, and what people may still search by. */
const OTHER_CLASSES: readonly [where: string, said: string][] = [
  ['content/courses/fr/javascript.md', 'Textes, classes et attributs'],
  ['content/courses/fr/python-niveau-2.md', 'API Web, classes, essais'],
  ['content/courses/fr/python-niveau-2.md', 'par des classes et des dataclasses'],
  ['content/courses/fr/python-niveau-2.md', 'Une classe avec méthodes'],
  ['content/courses/fr/vba-niveau-2.md', 'événements, classes, Word'],
  ['content/courses/fr/vba-niveau-2.md', 'Créer une classe simple'],
  ['content/courses/fr/vba-niveau-2.md', 'Les classes'],
  ['content/courses/fr/vba-niveau-2.md', 'Une classe pour une facture'],
  ['content/courses/fr/vba-niveau-2.md', 'Quand une classe est de trop'],
  ['content/categories/fr/adobe-photoshop.md', 'Lightroom développe et classe'],
  ['content/careers/fr/', 'aucun logiciel ne les classe'],
  ['content/pages/fr/careers.md', 'Aucun logiciel ne classe'],
  ['vocabulary.helpful', 'classes'],
  ['vocabulary.helpful', 'classe'],
  ['vocabulary.synonyms', 'classe'],
];

test('a dated class is a session, and no « classe »', () => {
  const words = textsOf({ pages, vocabulary: { synonyms, helpful: [...helpful] } }, '');
  const texts = [...all, ...words.map(([path, text]): [string, string] => [path.slice(1), text])].map(
    ([path, text]): [string, string] => [path, text.replaceAll(/[\u00A0\u202F]/g, ' ')],
  );
  const others = ([path, text]: [string, string]) =>
    OTHER_CLASSES.filter(([where, said]) => path.startsWith(where) && text.includes(said));
  const without = (one: [string, string]) => others(one).reduce((text, [, said]) => text.replace(said, ''), one[1]);
  expect(texts.filter((one) => CLASSE.test(without(one)))).toEqual([]);
  // An exception that nothing needs any more is none.
  const needed = new Set(texts.filter(([, text]) => CLASSE.test(text)).flatMap(others));
  expect(OTHER_CLASSES.filter((one) => !needed.has(one))).toEqual([]);
});
