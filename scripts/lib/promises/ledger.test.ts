import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../run.ts';
import { mails } from './mails.ts';
import { asides, questions } from './questions.ts';
import { terms } from './terms.ts';
import { screens } from './screens.ts';
import { sentencesOf, textsOf, titlesIn } from './texts.ts';

const ledger = new Map(Object.entries({ ...questions, ...terms, ...mails, ...screens }));
const rows = [...ledger.values()].flat();
/** In a dictionary stand labels, subjects and addresses as well; a label before a colon is short. */
const isSentence = (text: string) => /[.?!]$/.test(text) || (/: ?(\{address\})?$/.test(text) && text.length > 45);
const languages = ['en', 'fr'] as const;

describe.each(languages)('rule 30: the ledger of promises and the texts (%s)', (locale) => {
  const texts = textsOf(locale);

  test('every row stands in its text, to the letter', () => {
    const lost = [...ledger].flatMap(([key, all]) =>
      all.flatMap((row) => row[locale].filter((part) => !texts.get(key)?.includes(part)).map((part) => [key, part])),
    );
    expect(lost).toEqual([]);
  });

  test('every sentence of questions, terms, mails and pages about a proof has its row', () => {
    const untold = [...texts]
      .filter(([key]) => !(key in asides))
      .flatMap(([key, text]) => sentencesOf(text).map((sentence) => [key, sentence] as const))
      .filter(([key, sentence]) => !/^(mails|screens):/.test(key) || isSentence(sentence))
      .filter(
        ([key, sentence]) => !ledger.get(key)?.some((row) => row[locale].some((part) => sentence.includes(part))),
      );
    expect(untold).toEqual([]);
  });

  test('what is set aside is there, and is not in the ledger as well', () => {
    for (const key of Object.keys(asides)) expect([key, texts.has(key), ledger.has(key)]).toEqual([key, true, false]);
  });
});

test('rule 30: every promise names a test that there is', () => {
  const tests = new Map<string, Set<string>>();
  const missing = rows.flatMap(({ by }) => {
    if (typeof by === 'string') return [];
    const titles = tests.get(by.file) ?? (existsSync(join(root, by.file)) ? titlesIn(by.file) : new Set());
    tests.set(by.file, titles);
    return titles.has(by.title) ? [] : [by];
  });
  expect(missing).toEqual([]);
});

test('rule 30: every promise stands in both languages', () => {
  expect(rows.filter(({ en, fr, by }) => by !== 'remark' && (en.length === 0 || fr.length === 0))).toEqual([]);
});

test('rule 30: nearly all of what is promised is kept by code', () => {
  const promised = rows.filter(({ by }) => by !== 'remark');
  const byPeople = promised.filter(({ by }) => by === 'people');
  expect(byPeople.length / promised.length).toBeLessThan(0.1);
});
