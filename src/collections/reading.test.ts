import { expect, it } from 'vitest';
import { besides, inLocale } from './reading.ts';

const one = { locale: 'en', alternate: undefined } as const;
const pair = { locale: 'en', alternate: '/fr/un' } as const;
const un = { locale: 'fr', alternate: '/one' } as const;
const seul = { locale: 'fr', alternate: undefined } as const;
const all = [one, pair, un, seul];

it('a list of a language has what is in that language', () => {
  expect(inLocale(all, 'fr')).toEqual([un, seul]);
});

it('and below it, what is in the other language alone', () => {
  expect(besides(all, 'fr')).toEqual([one]);
  expect(besides(all, 'en')).toEqual([seul]);
});
