import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditBetween, frozenTable } from './credit.ts';
import { taxesOf, type TaxableLine } from './tax.ts';

const table = frozenTable([
  { code: 'GST', province: 'QC', rate: 5_000 },
  { code: 'QST', province: 'QC', rate: 9_975 },
  { code: 'HST', province: 'ON', rate: 13_000 },
]);

const line = (netCents: number, province: TaxableLine['province']): TaxableLine => ({ netCents, province });

test('a line that is given back takes its taxes along', () => {
  const credit = creditBetween([line(39_500, 'ON'), line(20_000, 'QC')], [line(39_500, 'ON'), line(0, 'QC')], table);
  expect(credit).toEqual({
    netCents: 20_000,
    taxes: [
      { code: 'HST', province: 'ON', rate: 13_000, amountCents: 0 },
      { code: 'GST', province: 'QC', rate: 5_000, amountCents: 1_000 },
      { code: 'QST', province: 'QC', rate: 9_975, amountCents: 1_995 },
    ],
    totalCents: 22_995,
  });
});

test('whatever the steps in which a booking is given back, its credits add up to what was charged', () => {
  const lines = fc.array(fc.record({ netCents: fc.nat(500_000), province: fc.constantFrom('ON', 'QC', null) }), {
    minLength: 1,
    maxLength: 4,
  });
  const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, shares, (booked, steps) => {
      let now: readonly TaxableLine[] = booked;
      let credited = 0;
      for (const percent of [...steps, 0]) {
        const next = now.map((one) => ({ ...one, netCents: Math.floor((one.netCents * percent) / 100) }));
        credited += creditBetween(now, next, table).totalCents;
        now = next;
      }
      const net = booked.reduce((sum, one) => sum + one.netCents, 0);
      const taxes = taxesOf(booked, table).reduce((sum, tax) => sum + tax.amountCents, 0);
      expect(credited).toBe(net + taxes);
    }),
  );
});

test('a credit never asks for money', () => {
  expect(() => creditBetween([line(100, 'ON')], [line(200, 'ON')], table)).toThrow('a credit cannot ask for money');
});
