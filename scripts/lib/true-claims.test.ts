import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { enquiryFields } from '../../src/domain/enquiries/forms.ts';
import { strings } from '../../src/i18n/strings/index.ts';
import { root } from './run.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const frontMatter = (file: string) => parse(read(file).split(/^---$/m)[1] ?? '') as Record<string, unknown>;

const files = [
  ...globSync('content/{pages,cities,categories,audiences,webinars,podcast}/*/*.md', { cwd: root }),
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

/** Webinars and episodes, with the front matter of each. */
const told = globSync('content/{webinars,podcast}/*/*.md', { cwd: root }).map((file) => ({
  file,
  front: frontMatter(file) as { minutes?: number; presenter?: string; courses?: string[] },
  body: read(file).split(/^---$/m).slice(2).join('---').replaceAll('\u00A0', ' '),
}));
const webinars = told.filter(({ file }) => file.includes('/webinars/'));
const episodes = told.filter(({ file }) => file.includes('/podcast/'));

test('a webinar takes 45 to 60 minutes, as the lists of both languages say', () => {
  for (const locale of ['en', 'fr'] as const) expect(strings(locale).webinars.lead).toMatch(/45 (?:to|à) 60 minutes/);
  const others = webinars.filter(({ front: { minutes = 0 } }) => minutes < 45 || minutes > 60);
  expect([webinars.length >= 39, others]).toEqual([true, []]);
});

test('an episode has something to try, and each free resource that it ends with is there', () => {
  const tries = /tomorrow\?|tomorrow morning|Where should someone begin|à essayer demain/;
  expect(episodes.length).toBeGreaterThanOrEqual(11);
  expect(episodes.filter(({ body }) => !tries.test(body)).map(({ file }) => file)).toEqual([]);
  /** As an episode calls it, and its file. */
  const resources: readonly [RegExp, string][] = [
    [/checklist is among our free resources, together with ribbons/, 'accessible-documents-checklist'],
    [/questionnaire is among our free resources/, 'training-needs-questionnaire'],
    [/delegation planner is free to download/, 'delegation-planner'],
    [/checklist with these questions is among our free resources/, 'plain-language-checklist'],
    [/guide to Teams meetings with checklists .* free resources/, 'teams-meeting-guide'],
    [/cheat sheet among our free resources/, 'pivottable-cheat-sheet'],
  ];
  const offering = episodes.filter(({ body }) => /free resources|free to download|ressources gratuites/.test(body));
  for (const { file, body } of offering) {
    const [, sheet] = resources.find(([called]) => called.test(body)) ?? [];
    expect([file, sheet && frontMatter(`content/downloads/en/${sheet}.md`).title]).toEqual([file, expect.any(String)]);
  }
  expect(offering).toHaveLength(resources.length);
});

/** What nobody sends, records or hands out, and what was seen or brought by nobody. */
const INVENTED =
  /\b(?:sent in|submitted) (?:beforehand )?by|leave with a|(?:a|two|three) real (?:\w+ )?(?:agendas?|calendar|folder|list)|certificate|\d+ listeners|\d+ subscribers|downloaded \w+ times|recording (?:is|will be) sent|repartirez avec|fichiers réels|attestation|\d+ (?:auditeurs|abonnés)|enregistrement (?:est|sera) envoyé/iu;

test('webinars and episodes promise nothing that nobody sends, and count no listeners', () => {
  expect(
    told.filter(({ file, body }) => INVENTED.test(read(file)) || INVENTED.test(body)).map(({ file }) => file),
  ).toEqual([]);
});

test('what a webinar says that its presenter did, for how long or with how many, stands with that person on the page of the team', () => {
  const COUNT = /\b(\w+) (?:years|employees|people|ans|personnes)\b/gu;
  const claims = webinars.flatMap(({ file, front: { presenter = '' }, body }) => {
    const person = parse(read(`content/team/${presenter}.yaml`)) as { name: string; bio: Record<string, string> };
    const [first = ''] = person.name.split(' ');
    const past = body
      .split(/(?<=[.?!])\s/)
      .filter((one) => one.includes(first) && /\b(?:was|spent|went|a été|a passé)\b/.test(one));
    return past.flatMap((one) =>
      [...one.matchAll(COUNT)].map(([, number = '']) => ({ file, number, told: JSON.stringify(person) })),
    );
  });
  expect(claims.length).toBeGreaterThanOrEqual(3);
  expect(
    claims.filter(({ number, told: bio }) => !bio.includes(number)).map(({ file, number }) => [file, number]),
  ).toEqual([]);
});

test('a webinar that says how long a course is, or that a question can be sent along, is right', () => {
  const long = webinars.filter(({ body }) => /\bcourse\b.*\bin two days\b/.test(body));
  expect(long.length).toBeGreaterThan(0);
  for (const { front } of long) expect(frontMatter(`content/courses/${front.courses?.[0]}.md`).hours).toBe(12);
  const asking = webinars.filter(({ body }) => /question en vous inscrivant|question when you register/.test(body));
  expect(asking.length).toBeGreaterThan(0);
  expect(Object.keys(enquiryFields.webinar)).toContain('question');
});
