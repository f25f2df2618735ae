import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyRate } from './money.ts';
import { priceBooking, type PricedLine } from './price.ts';
import { provinces, type Province } from './provinces.ts';
import { taxesOf, type TaxTable } from './tax.ts';

const gst = [{ code: 'GST', rate: 5_000 }] as const;
const table: TaxTable = {
  AB: gst,
  BC: gst,
  MB: gst,
  NB: [{ code: 'HST', rate: 15_000 }],
  NL: [{ code: 'HST', rate: 15_000 }],
  NS: [{ code: 'HST', rate: 14_000 }],
  NT: gst,
  NU: gst,
  ON: [{ code: 'HST', rate: 13_000 }],
  PE: [{ code: 'HST', rate: 15_000 }],
  QC: [
    { code: 'GST', rate: 5_000 },
    { code: 'QST', rate: 9_975 },
  ],
  SK: gst,
  YT: gst,
};

const online = (unitCents: number, quantity = 1): PricedLine => ({
  unitCents,
  quantity,
  place: { delivery: 'online' },
});
const room = (unitCents: number, province: Province): PricedLine => ({
  unitCents,
  quantity: 1,
  place: { delivery: 'in-person', province },
});
const amounts = (lines: PricedLine[], buyer: Province | null) =>
  priceBooking(lines, buyer, table).taxes.map((tax) => [tax.province, tax.code, tax.amountCents]);

const anyLine = fc.record({
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
  place: fc.oneof(
    fc.constant({ delivery: 'online' as const }),
    fc.record({ delivery: fc.constant('in-person' as const), province: fc.constantFrom(...provinces) }),
  ),
});
const anyBuyer = fc.option(fc.constantFrom(...provinces), { nil: null });

test('Quebec charges GST and QST, both on the net price', () => {
  expect(amounts([online(49_500, 2)], 'QC')).toEqual([
    ['QC', 'GST', 4_950],
    ['QC', 'QST', 9_875],
  ]);
});

test('an online class is taxed where the buyer is, a room where it stands', () => {
  expect(amounts([online(49_500)], 'ON')).toEqual([['ON', 'HST', 6_435]]);
  expect(amounts([room(49_500, 'BC')], 'ON')).toEqual([['BC', 'GST', 2_475]]);
});

test('a buyer outside Canada pays tax for a room only', () => {
  expect(amounts([online(49_500)], null)).toEqual([]);
  expect(amounts([online(49_500), room(49_500, 'AB')], null)).toEqual([['AB', 'GST', 2_475]]);
});

test('two provinces in one booking are taxed apart', () => {
  expect(amounts([online(49_500), room(30_000, 'AB'), online(10_000)], 'NS')).toEqual([
    ['NS', 'HST', 8_330],
    ['AB', 'GST', 1_500],
  ]);
});

test('each tax is rounded once on its net total, not line by line', () => {
  // 10 cents at 5 % are half a cent each: three lines rounded apart would come to 3.
  expect(amounts([online(10), online(10), online(10)], 'AB')).toEqual([['AB', 'GST', 2]]);
});

test('the total is the lines and the taxes, and the taxes are the sum of their lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), anyBuyer, (lines, buyer) => {
      const price = priceBooking(lines, buyer, table);
      expect(price.subtotalCents).toBe(lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0));
      expect(price.totalCents).toBe(price.taxes.reduce((sum, tax) => sum + tax.amountCents, price.subtotalCents));
      for (const tax of price.taxes) {
        expect(tax.lineCents.reduce((a, b) => a + b, 0)).toBe(tax.amountCents);
        expect(tax.lineCents).toHaveLength(lines.length);
        expect(tax.amountCents).toBe(applyRate(tax.baseCents, tax.rate));
      }
    }),
  );
});

test('every taxed line is in the base of its own province and of no other', () => {
  const line = fc.record({
    netCents: fc.integer({ min: 0, max: 1_000_000 }),
    province: fc.option(fc.constantFrom(...provinces), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const taxes = taxesOf(lines, table);
      const taxed = new Set(lines.flatMap(({ province, netCents }) => (netCents > 0 ? (province ?? []) : [])));
      expect(new Set(taxes.flatMap(({ province, baseCents }) => (baseCents > 0 ? province : [])))).toEqual(taxed);
      for (const tax of taxes) {
        const mine = lines.filter(({ province }) => province === tax.province);
        expect(tax.baseCents).toBe(mine.reduce((sum, { netCents }) => sum + netCents, 0));
        lines.forEach(({ province }, index) => {
          if (province !== tax.province) expect(tax.lineCents[index]).toBe(0);
        });
      }
    }),
  );
});

test('the order of the lines does not change the total', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 10 }), anyBuyer, (lines, buyer) => {
      const reversed = [...lines].reverse();
      expect(priceBooking(reversed, buyer, table).totalCents).toBe(priceBooking(lines, buyer, table).totalCents);
    }),
  );
});
