import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askedFor, stepped, type Seats } from './stepping.ts';

const line = (quantity: number, wanted?: number): Seats => ({ quantity, wanted });

test('rule 6: a line takes one more seat while there are free ones, and ten at most', () => {
  expect(stepped(1, line(2), 3)).toEqual(line(3));
  expect(stepped(1, line(9), undefined)).toEqual(line(10));
  expect(stepped(1, line(10), undefined)).toEqual(line(10, 11));
});

test('who asks for more than are free keeps what there is, and is still counted', () => {
  const short = stepped(1, line(3), 3);
  expect(short).toEqual(line(3, 4));
  expect(stepped(1, short, 3)).toEqual(line(3, 5));
  expect(stepped(-1, line(3, 5), 3)).toEqual(line(3, 4));
  expect(stepped(-1, line(3, 4), 3)).toEqual(line(3));
});

test('a line whose seats went to others meanwhile keeps its number until its owner lowers it', () => {
  expect(stepped(1, line(5), 2)).toEqual(line(5, 6));
  expect(stepped(-1, line(5), 2)).toEqual(line(4));
});

test('there is never less than one seat, and what is no number asks for one', () => {
  expect(stepped(-1, line(1), 5)).toEqual(line(1));
  expect(askedFor(Number('x'), line(3), 5)).toEqual(line(1));
});

test('rule 3: no step ever takes a line beyond the free seats, or past what it had', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ max: 99 }),
      (had, free, people) => {
        const { quantity, wanted } = askedFor(people, line(had), free);
        expect(quantity).toBeLessThanOrEqual(Math.max(had, Math.min(free, 10)));
        expect(quantity).toBeGreaterThanOrEqual(1);
        if (wanted !== undefined) expect(wanted).toBeGreaterThan(quantity);
      },
    ),
  );
});
