import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  breakEven,
  PRIVATE_CLASS_PEOPLE,
  readPrices,
  shortage,
  waysFor,
  writePrices,
  type TeamPrices,
} from './ways.ts';

const excel: TeamPrices = {
  seatCents: 39_500,
  privateCents: 205_000,
  packages: [
    { seats: 5, priceCents: 177_500 },
    { seats: 10, priceCents: 335_000 },
  ],
  seatsEach: 1,
};

const prices = fc.record({
  seatCents: fc.integer({ min: 10_000, max: 90_000 }),
  privateCents: fc.integer({ min: 80_000, max: 600_000 }),
  packages: fc.array(
    fc.record({ seats: fc.integer({ min: 2, max: 50 }), priceCents: fc.integer({ min: 50_000, max: 2_000_000 }) }),
    { maxLength: 4 },
  ),
  seatsEach: fc.integer({ min: 1, max: 3 }),
});
const people = fc.integer({ min: 1, max: 40 });

describe('what a course costs a team', () => {
  test('eight seats, a package and a private class of Excel Level 2', () => {
    const ways = waysFor(8, excel);
    expect(ways.seatsCents).toBe(316_000);
    expect(ways.package).toEqual({ totalCents: 296_000, seats: 5, besides: 3, over: 0 });
    expect(ways.privateCents).toBe(205_000);
    expect(ways.best).toBe('private');
  });

  test('prices come back as they were written', () => {
    fc.assert(
      fc.property(prices, (given) => {
        expect(readPrices(writePrices(given))).toEqual(given);
      }),
    );
  });

  test('two people pay two seats, and no package is proposed', () => {
    expect(waysFor(2, excel)).toMatchObject({ seatsCents: 79_000, package: null, best: 'seats' });
  });

  test('the best way costs no more than any other', () => {
    fc.assert(
      fc.property(people, prices, (count, given) => {
        const ways = waysFor(count, given);
        const cost = { seats: ways.seatsCents, package: ways.package?.totalCents, private: ways.privateCents };
        for (const other of Object.values(cost)) {
          if (other !== undefined && other !== null) expect(cost[ways.best]).toBeLessThanOrEqual(other);
        }
      }),
    );
  });

  test('a package is named only where it saves, covers everybody with the seats besides, and is counted whole', () => {
    fc.assert(
      fc.property(people, prices, (count, given) => {
        const bundle = waysFor(count, given).package;
        if (!bundle) return;
        expect(bundle.totalCents).toBeLessThan(count * given.seatCents);
        expect(bundle.seats - bundle.over).toBe((count - bundle.besides) * given.seatsEach);
        expect(bundle.over).toBeGreaterThanOrEqual(0);
        expect(given.packages.some(({ seats }) => seats === bundle.seats)).toBe(true);
      }),
    );
  });

  test('one more person never costs less in seats or in the cheapest package', () => {
    fc.assert(
      fc.property(people, prices, (count, given) => {
        const least = (n: number) => {
          const ways = waysFor(n, given);
          return Math.min(ways.seatsCents, ways.package?.totalCents ?? Infinity);
        };
        expect(least(count + 1)).toBeGreaterThanOrEqual(least(count));
      }),
    );
  });

  test('beyond the people of a private class its price is not told', () => {
    expect(waysFor(PRIVATE_CLASS_PEOPLE, excel).privateCents).toBe(205_000);
    expect(waysFor(PRIVATE_CLASS_PEOPLE + 1, excel).privateCents).toBeNull();
  });
});

describe('from how many people on a private class costs less', () => {
  test('six, of Excel Level 2', () => {
    expect(breakEven(excel)).toBe(6);
  });

  test('at that many it costs less than seats, at one fewer it does not', () => {
    fc.assert(
      fc.property(prices, (given) => {
        const from = breakEven(given);
        if (from === null) expect(given.privateCents).toBeGreaterThanOrEqual(PRIVATE_CLASS_PEOPLE * given.seatCents);
        else {
          expect(given.privateCents).toBeLessThan(from * given.seatCents);
          expect(given.privateCents).toBeGreaterThanOrEqual((from - 1) * given.seatCents);
        }
      }),
    );
  });
});

describe('when seats are short', () => {
  const of = (id: string, seatsLeft: number) => ({ id, seatsLeft });

  test('nothing is said while there are enough', () => {
    expect(shortage(3, of('a', 3), [of('b', 9)], 10)).toEqual([]);
  });

  test('another date with enough, two dates, or a private class', () => {
    expect(shortage(5, of('a', 3), [of('b', 2), of('c', 8)], 10)).toEqual([
      { kind: 'another', id: 'c' },
      {
        kind: 'split',
        parts: [
          { id: 'a', seats: 3 },
          { id: 'b', seats: 2 },
        ],
      },
      { kind: 'private' },
    ]);
  });

  test('a full class is not half of two dates', () => {
    expect(shortage(2, of('a', 0), [of('b', 1)], 10)).toEqual([{ kind: 'private' }]);
  });

  test('never names more than are free, and seats everybody it names a date for', () => {
    const free = fc.integer({ min: 0, max: 16 });
    fc.assert(
      fc.property(people, free, fc.array(free, { maxLength: 6 }), (count, here, rest) => {
        const others = rest.map((seatsLeft, index) => of(`o${index}`, seatsLeft));
        const freeIn = new Map([['chosen', here], ...others.map(({ id, seatsLeft }) => [id, seatsLeft] as const)]);
        for (const one of shortage(count, of('chosen', here), others, 10)) {
          const parts = one.kind === 'split' ? one.parts : one.kind === 'another' ? [{ id: one.id, seats: count }] : [];
          for (const { id, seats } of parts) {
            expect(seats).toBeGreaterThan(0);
            expect(seats).toBeLessThanOrEqual(Math.min(10, freeIn.get(id) ?? 0));
          }
          if (parts.length > 0) expect(parts.reduce((sum, { seats }) => sum + seats, 0)).toBe(count);
        }
      }),
    );
  });
});
