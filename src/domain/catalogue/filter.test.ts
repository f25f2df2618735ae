import { describe, expect, it } from 'vitest';
import { hasWords, isAskedFor, offersFor, readOffers, writeOffers, type Criteria, type Offer } from './filter.ts';

const nothing: Criteria = { words: '', level: '', delivery: '', city: '', language: '', price: '' };
const asking = (criteria: Partial<Criteria>): Criteria => ({ ...nothing, ...criteria });
const offer = (place: string, language: string, day = '2026-12-08'): Offer => ({ place, language, day });

describe('offers as the page carries them', () => {
  const places = ['ottawa', 'calgary'];
  const from = '2026-11-21';

  it('come back as they were written', () => {
    const offers = [
      offer('', 'en', '2026-11-21'),
      offer('ottawa', 'fr', '2026-12-31'),
      offer('calgary', 'en', '2027-05-21'),
    ];
    expect(readOffers(writeOffers(offers, places, from), places, from)).toEqual(offers);
  });

  it('may be none', () => {
    expect(writeOffers([], places, from)).toBe('');
    expect(readOffers('', places, from)).toEqual([]);
  });

  it('are short, since there are hundreds', () => {
    expect(writeOffers([offer('', 'en', '2026-11-25')], places, from)).toBe('0e4');
  });
});

describe('the offers that are asked for', () => {
  const offers = [offer('', 'en'), offer('', 'fr'), offer('ottawa', 'en'), offer('calgary', 'fr')];
  const kinds = (criteria: Partial<Criteria>) =>
    offersFor(asking(criteria), offers).map(({ place, language }) => `${place || 'online'} ${language}`);

  it.each<[Partial<Criteria>, string[]]>([
    [{}, ['online en', 'online fr', 'ottawa en', 'calgary fr']],
    [{ delivery: 'online' }, ['online en', 'online fr']],
    [{ delivery: 'in-person' }, ['ottawa en', 'calgary fr']],
    [{ city: 'ottawa' }, ['ottawa en']],
    [{ language: 'fr' }, ['online fr', 'calgary fr']],
    [{ delivery: 'in-person', language: 'fr' }, ['calgary fr']],
    // One class has to be all of it: there is one in Ottawa and one in French, but none in French in Ottawa.
    [{ city: 'ottawa', language: 'fr' }, []],
    [{ delivery: 'online', city: 'ottawa' }, []],
  ])('%o', (criteria, expected) => {
    expect(kinds(criteria)).toEqual(expected);
  });
});

describe('the courses that are asked for', () => {
  const course = { level: '2', price: 39_500 };

  it.each<[Partial<Criteria>, boolean]>([
    [{}, true],
    [{ level: '2' }, true],
    [{ level: '1' }, false],
    [{ price: '395' }, true],
    [{ price: '394' }, false],
  ])('%o', (criteria, expected) => {
    expect(isAskedFor(asking(criteria), course)).toBe(expected);
  });

  it('need a level when one is asked for', () => {
    expect(isAskedFor(asking({ level: '1' }), { ...course, level: '' })).toBe(false);
  });
});

describe('the words that are asked for', () => {
  it.each([
    ['', true],
    ['excel croises', true],
    ['  EXCEL  ', true],
    ['excel word', false],
  ])('%o', (words, expected) => {
    expect(hasWords(words, 'Microsoft Excel tableur Tableaux croisés')).toBe(expected);
  });
});
