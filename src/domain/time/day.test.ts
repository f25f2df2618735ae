import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NewPromoCode } from '../promo-codes/new-code.ts';
import { NewQuote } from '../quotes/quote.ts';
import { BlockUntil } from '../telephone/contract.ts';
import { ResultsQuery } from '../training/survey-results.ts';

/** Whatever takes a day, with the field that it is in. */
const taking: Record<string, { schema: v.GenericSchema; field: string; body: (day: string) => object }> = {
  'the last day of a quote': { schema: NewQuote, field: 'validUntil', body: (validUntil) => ({ validUntil }) },
  'the last day of a promo code': {
    ...{ schema: NewPromoCode, field: 'until' },
    body: (until) => ({ code: 'SPRING', percent: 1_000, note: '', until }),
  },
  'the day until which seats are held': {
    ...{ schema: BlockUntil, field: 'until' },
    body: (until) => ({ until, reason: 'as agreed' }),
  },
  'a period of surveys': { schema: ResultsQuery, field: 'from', body: (from) => ({ from }) },
};

describe.each(Object.entries(taking))('%s', (_, { schema, field, body }) => {
  const isRefused = (day: string) =>
    v.safeParse(schema, body(day)).issues?.some(({ path }) => path?.[0]?.key === field) ?? false;

  test('is a day of the calendar', () => {
    expect(['2027-02-28', '2028-02-29', '2027-02-29', '2027-04-31', '2027-13-01', 'soon'].map(isRefused)).toEqual([
      ...[false, false],
      ...[true, true, true, true],
    ]);
  });
});
