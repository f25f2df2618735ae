import { expect, test } from 'vitest';
import { isPromoCode, promoCodeAsKept } from './code.ts';
import { discountByClass, discountedClasses, type PricedClass, type PromoOffer } from './offer.ts';

const offer = (changes: Partial<PromoOffer> = {}): PromoOffer => ({
  reduction: { rate: 10_000 },
  ...{ validFrom: null, validUntil: null, ended: false },
  ...{ mostUses: null, mostUsesOfContact: null, scope: null, leastSeats: 1 },
  ...changes,
});

const wants = (eventId: string, changes: Partial<PricedClass> = {}): PricedClass => ({
  ...{ eventId, quantity: 2, netCents: 99_000, courseId: 'excel', kind: 'software' },
  ...changes,
});

const asked = (changes: Partial<PromoOffer>, classes = [wants('a')], uses = { all: 0, ofContact: 0 }, now = 1_000) => {
  const found = discountedClasses(offer(changes), uses, classes, now);
  return typeof found === 'string' ? found : found.map(({ eventId }) => eventId);
};

test('a code is found however it is typed, and is never one of a package', () => {
  expect(promoCodeAsKept(' é té-2027 ')).toBe('ETE2027');
  expect(['ABC', 'ABCD', 'A'.repeat(15), 'A'.repeat(16)].map(isPromoCode)).toEqual([false, true, true, false]);
});

test('a code counts from its first instant to its last, and one that is not in force yet or was ended is unknown', () => {
  expect(asked({ validFrom: 1_000, validUntil: 1_001 })).toEqual(['a']);
  expect(asked({ validFrom: 1_001 })).toBe('unknown');
  expect(asked({ ended: true })).toBe('unknown');
  expect(asked({ validUntil: 1_000 })).toBe('expired');
});

test('a code is used so many times in all and by one contact, who is told the same', () => {
  expect(asked({ mostUses: 3 }, undefined, { all: 2, ofContact: 2 })).toEqual(['a']);
  expect(asked({ mostUses: 3 }, undefined, { all: 3, ofContact: 0 })).toBe('used_up');
  expect(asked({ mostUsesOfContact: 1 }, undefined, { all: 1, ofContact: 1 })).toBe('used_up');
});

test('a code is for the classes that any of its lists names, and takes nothing off what is paid for already', () => {
  const scope = { courses: ['excel'], kinds: ['professional' as const], classes: ['c'] };
  const classes = [
    wants('a'),
    wants('b', { courseId: 'word' }),
    wants('c', { courseId: 'word' }),
    wants('d', { courseId: 'lead', kind: 'professional' }),
    wants('e', { netCents: 0 }),
    wants('f', { courseId: 'gone', kind: undefined }),
  ];
  expect(asked({ scope }, classes)).toEqual(['a', 'c', 'd']);
  expect(asked({ scope }, classes.slice(1, 2))).toBe('classes');
  expect(asked({}, [wants('e', { netCents: 0 })])).toBe('classes');
});

test('a code may want so many seats, of the classes that it is for', () => {
  const scope = { courses: ['excel'], kinds: [], classes: [] };
  expect(asked({ leastSeats: 4 }, [wants('a'), wants('b')])).toEqual(['a', 'b']);
  expect(asked({ leastSeats: 4, scope }, [wants('a'), wants('b', { courseId: 'word' })])).toBe('seats');
});

test('what it takes off is told class by class', () => {
  expect(discountByClass({ cents: 10_000 }, [wants('a'), wants('b', { netCents: 49_500 })])).toEqual(
    new Map([
      ['a', 6_667],
      ['b', 3_333],
    ]),
  );
  expect(discountByClass({ cents: 1 }, [wants('a'), wants('b')])).toEqual(new Map([['a', 1]]));
});
