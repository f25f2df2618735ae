import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRate } from '../money/money.ts';
import { creditingOrder, orderAfter, totalOfOrder, unusedCents, worthOfOrder, type OrderWorth } from './orders.ts';

const RATES = [
  { code: 'HST', province: 'ON', rate: 13_000 },
  { code: 'GST', province: 'QC', rate: 5_000 },
  { code: 'QST', province: 'QC', rate: 9_975 },
] as const;

/** An order taxed in Ontario, in Quebec and nowhere, as it is invoiced. */
const orderOf = (on: number, qc: number, nowhere: number): OrderWorth => ({
  netCents: on + qc + nowhere,
  taxes: RATES.map((tax) => {
    const baseCents = tax.province === 'ON' ? on : qc;
    return { ...tax, baseCents, amountCents: applyRate(baseCents, tax.rate) };
  }),
});

const cents = fc.integer({ min: 0, max: 2_000_000 });

test('whatever is credited of an order, and in whatever steps, its papers add up and no tax of any province is left over', () => {
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 }),
      (on, qc, no, parts) => {
        const invoiced = orderOf(on, qc, no);
        let worth = invoiced;
        const notes: ReturnType<typeof creditingOrder>[] = [];
        for (const part of [...parts, 100]) {
          const credit = creditingOrder(worth, Math.floor((worth.netCents * part) / 100));
          for (const { baseCents, amountCents } of credit.taxes)
            expect(Math.min(baseCents, amountCents)).toBeGreaterThanOrEqual(0);
          expect(credit.totalCents).toBe(credit.taxes.reduce((sum, tax) => sum + tax.amountCents, credit.netCents));
          notes.push(credit);
          worth = orderAfter(worth, credit);
          // The papers say the same as what is kept of it, and each tax is that of what is left.
          const papers = (rows: readonly { netCents: number; taxes: OrderWorth['taxes'] }[]) =>
            rows.map(({ netCents: subtotalCents, taxes }) => ({ subtotalCents, taxes }));
          expect(worthOfOrder(papers([invoiced]), papers(notes))).toEqual(worth);
          for (const { baseCents, amountCents, rate } of worth.taxes)
            expect(amountCents).toBe(applyRate(baseCents, rate));
        }
        expect([worth.netCents, totalOfOrder(worth)]).toEqual([0, 0]);
        expect(notes.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(totalOfOrder(invoiced));
      },
    ),
  );
});

test('a part is taken off each province as it weighs', () => {
  const { taxes, totalCents } = creditingOrder(orderOf(100_000, 300_000, 0), 100_000);
  expect(taxes.map(({ baseCents, amountCents }) => [baseCents, amountCents])).toEqual([
    [25_000, 3_250],
    [75_000, 3_750],
    [75_000, 7_481],
  ]);
  expect(totalCents).toBe(114_481);
});

test('of papers that are kept no longer nothing is known', () => {
  expect(worthOfOrder([{}], [])).toBeNull();
  expect(worthOfOrder([], [])).toBeNull();
});

test('each seat of a package is worth the same, to the cent', () => {
  const five = { priceCents: 177_501, seats: 5 };
  expect([0, 2, 5].map((left) => unusedCents({ ...five, left }))).toEqual([0, 71_000, 177_501]);
});
