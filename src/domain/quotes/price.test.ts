import fc from 'fast-check';
import { expect, test } from 'vitest';
import { provinces } from '../money/provinces.ts';
import { taxTable } from '../money/tax.ts';
import { priceQuote, type PricedQuoteLine } from './price.ts';

const table = taxTable((province) =>
  province === 'QC'
    ? [
        { code: 'GST', rate: 5_000 },
        { code: 'QST', rate: 9_975 },
      ]
    : [{ code: 'HST', rate: 13_000 }],
);

const seats = (quantity: number, unitCents: number, province: PricedQuoteLine['province'] = null) => ({
  ...{ isSeats: true, quantity, unitCents, province },
});
const service = (quantity: number, unitCents: number, province: PricedQuoteLine['province'] = null) => ({
  ...{ isSeats: false, quantity, unitCents, province },
});

test('seats and all else are an invoice each, and the quote is their sum', () => {
  const price = priceQuote([seats(2, 49_500, 'ON'), service(1, 250_000)], { rate: 10_000 }, 'QC', table);
  expect(price).toMatchObject({ offCents: [9_900, 25_000], discountCents: 34_900, subtotalCents: 314_100 });
  expect(price.seats?.totalCents).toBe(89_100 + 11_583);
  expect(price.order?.totalCents).toBe(225_000 + 11_250 + 22_444);
  expect(price.taxes.map(({ province, code, amountCents }) => [province, code, amountCents])).toEqual([
    ['ON', 'HST', 11_583],
    ['QC', 'GST', 11_250],
    ['QC', 'QST', 22_444],
  ]);
});

test('one tax of both invoices is said once', () => {
  const { taxes, totalCents } = priceQuote([seats(1, 10_003), service(1, 10_003)], null, 'ON', table);
  // 13 % of 100.03 is 13.0039: each invoice rounds its own.
  expect(taxes).toEqual([{ code: 'HST', province: 'ON', rate: 13_000, baseCents: 20_006, amountCents: 2_600 }]);
  expect(totalCents).toBe(22_606);
});

test('an empty quote comes to nothing', () => {
  expect(priceQuote([], { cents: 500 }, 'ON', table)).toMatchObject({ totalCents: 0, seats: null, order: null });
});

test('rule 12: whatever is quoted, the invoices add up to it, and no line falls below nothing', () => {
  const line = fc.record({
    isSeats: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 10 }),
    unitCents: fc.nat(500_000),
    province: fc.option(fc.constantFrom(...provinces)),
  });
  const reduction = fc.option(fc.oneof(fc.record({ rate: fc.nat(100_000) }), fc.record({ cents: fc.nat(3_000_000) })));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), reduction, fc.constantFrom('ON', 'QC', null), (lines, off, buyer) => {
      const price = priceQuote(lines, off, buyer, table);
      const gross = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
      const taxes = price.taxes.reduce((sum, { amountCents }) => sum + amountCents, 0);
      expect(price.subtotalCents).toBe(gross - price.discountCents);
      expect(price.totalCents).toBe(price.subtotalCents + taxes);
      expect(price.totalCents).toBe((price.seats?.totalCents ?? 0) + (price.order?.totalCents ?? 0));
      lines.forEach(({ quantity, unitCents }, index) => {
        expect(price.offCents[index]).toBeGreaterThanOrEqual(0);
        expect(price.offCents[index]).toBeLessThanOrEqual(quantity * unitCents);
      });
    }),
  );
});
