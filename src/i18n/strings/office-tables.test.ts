import { expect, test } from 'vitest';
import { books as booksEn } from './en/office/books.ts';
import { numberFiles as numbersEn } from './en/office/number-files.ts';
import { surveyFiles as surveysEn } from './en/office/survey-files.ts';
import { officeTables as tablesEn } from './en/office/tables.ts';
import { books as booksFr } from './fr/office/books.ts';
import { numberFiles as numbersFr } from './fr/office/number-files.ts';
import { surveyFiles as surveysFr } from './fr/office/survey-files.ts';
import { officeTables as tablesFr } from './fr/office/tables.ts';

/** Names in their order, however deep. */
const orderOf = (texts: object): unknown[] =>
  Object.entries(texts).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'object' && value !== null ? orderOf(value) : '',
  ]);

test.each([
  ['books', booksEn, booksFr],
  ['numbers', numbersEn, numbersFr],
  ['surveys', surveysEn, surveysFr],
  ['lists', tablesEn, tablesFr],
])('the columns of the %s have the same order in both languages', (_, en, fr) => {
  expect(orderOf(fr)).toEqual(orderOf(en));
});
