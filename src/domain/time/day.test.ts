import * as v from 'valibot';
import { expect, test } from 'vitest';
import { NewPromoCode } from '../promo-codes/new-code.ts';
import { NewQuote } from '../quotes/quote.ts';
import { BlockUntil } from '../telephone/contract.ts';
import { PeriodOfClasses, ResultsQuery, TableQuery } from '../training/survey-results.ts';

/** Whether a schema refuses something at this place. */
const refuses = (schema: v.GenericSchema, path: string, value: object) =>
  v.safeParse(schema, value).issues?.some((issue) => v.getDotPath(issue) === path) ?? false;

test.each<[string, v.GenericSchema, string]>([
  ['a table of surveys', TableQuery, 'from'],
  ['the results of surveys', ResultsQuery, 'to'],
  ['reports of trainers', PeriodOfClasses, 'from'],
  ['a quote', NewQuote, 'validUntil'],
  ['seats that are held for a client', BlockUntil, 'until'],
  ['a promo code', NewPromoCode, 'until'],
])('a day that is in no calendar is refused before anything reckons with it: %s', (_, schema, path) => {
  expect(refuses(schema, path, { [path]: '2027-02-28' })).toBe(false);
  for (const none of ['2027-02-30', '2027-11-31', '2027-13-01', '0000-00-00']) {
    expect(refuses(schema, path, { [path]: none }), none).toBe(true);
  }
});
