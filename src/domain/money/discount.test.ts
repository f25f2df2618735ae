import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOfSeats, discountOver, type Reduction } from './discount.ts';
import { priceBooking } from './price.ts';

const sum = (cents: readonly number[]) => cents.reduce((a, b) => a + b, 0);

const nets = fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 1, maxLength: 20 });
const reductions: fc.Arbitrary<Reduction> = fc.oneof(
  fc.record({ rate: fc.integer({ min: 1, max: 100_000 }) }),
  fc.record({ cents: fc.integer({ min: 1, max: 5_000_000 }) }),
);

describe('a discount', () => {
  it('rule 11: is rounded once, and its cents are spread over the lines', () => {
    expect(discountOver({ rate: 10_000 }, [33_333, 33_333, 33_333])).toEqual([3_334, 3_333, 3_333]);
    expect(discountOver({ cents: 10_000 }, [33_333, 66_667])).toEqual([3_333, 6_667]);
    expect(discountOver({ rate: 10_000 }, [])).toEqual([]);
  });

  it('takes off no more than there is', () => {
    expect(discountOver({ cents: 90_000 }, [49_500, 0])).toEqual([49_500, 0]);
    expect(discountOver({ rate: 100_000 }, [49_500, 1])).toEqual([49_500, 1]);
    expect(discountOver({ cents: 1 }, [0, 0])).toEqual([0, 0]);
  });

  it('loses no cent over the lines, and leaves none below zero', () => {
    fc.assert(
      fc.property(nets, reductions, (lines, reduction) => {
        const parts = discountOver(reduction, lines);
        const wanted =
          'rate' in reduction ? Math.floor((sum(lines) * reduction.rate) / 100_000 + 0.5) : reduction.cents;
        return (
          sum(parts) === Math.min(wanted, sum(lines)) &&
          parts.every((part, index) => part >= 0 && part <= (lines[index] ?? 0))
        );
      }),
    );
  });

  it('is given up seat by seat in any steps, to the cent, and no seat for less than nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (steps, unitCents, rate) => {
          const seats = sum(steps);
          const [all = 0] = discountOver({ rate }, [seats * unitCents]);
          let line = { quantity: seats, discountCents: all };
          let given = 0;
          for (const step of steps) {
            const part = discountOfSeats(line, step);
            if (part < 0 || part > step * unitCents) return false;
            line = { quantity: line.quantity - step, discountCents: line.discountCents - part };
            if (line.discountCents > line.quantity * unitCents) return false;
            given += part;
          }
          return given === all && line.discountCents === 0;
        },
      ),
    );
  });

  it('rules 11 and 12: comes before the subtotal, which is taxed', () => {
    const price = priceBooking(
      [
        { unitCents: 49_500, quantity: 2, discountCents: 9_900, place: { delivery: 'online' } },
        { unitCents: 32_500, quantity: 1, discountCents: 3_250, place: { delivery: 'online' } },
      ],
      'QC',
      {
        QC: [
          { code: 'GST', rate: 5_000 },
          { code: 'QST', rate: 9_975 },
        ],
      } as never,
    );
    expect(price).toMatchObject({ lineCents: [89_100, 29_250], discountCents: 13_150, subtotalCents: 118_350 });
    expect(price.taxes.map(({ baseCents, amountCents }) => [baseCents, amountCents])).toEqual([
      [118_350, 5_918],
      [118_350, 11_805],
    ]);
    expect(price.totalCents).toBe(118_350 + 5_918 + 11_805);
  });
});
