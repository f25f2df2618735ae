import fc from 'fast-check';
import { expect, test } from 'vitest';
import { present } from '../present.ts';
import { frozenTable } from '../money/credit.ts';
import { changeBetween, goesBack, openOf, overInvoices, reversed } from './amounts.ts';
import { givingBack, moving, taxableLines, type ChargedLine } from './seats.ts';

const table = frozenTable([
  { code: 'HST', province: 'ON', rate: 13_000 },
  { code: 'GST', province: 'QC', rate: 5_000 },
  { code: 'QST', province: 'QC', rate: 9_975 },
]);

const line = (changes: Partial<ChargedLine> = {}): ChargedLine => ({
  eventId: 'a',
  quantity: 3,
  unitCents: 33_333,
  discountCents: 0,
  keptCents: 0,
  province: 'ON',
  ...changes,
});

test('a seat given back keeps its fee, and the taxes are those of the whole before and after', () => {
  const { lines, feeCents, difference } = givingBack([line()], [{ eventId: 'a', seats: 1, feeRate: 25_000 }], table);
  expect(feeCents).toBe(8_333);
  expect(lines).toEqual([line({ quantity: 2, keptCents: 8_333 })]);
  expect(difference).toEqual({
    netCents: -25_000,
    taxes: [{ code: 'HST', province: 'ON', rate: 13_000, baseCents: -25_000, amountCents: -3_250 }],
    totalCents: -28_250,
  });
});

test('a move to another province changes one tax for the other, in one difference', () => {
  const to = { eventId: 'b', priceCents: 33_333, province: 'QC' as const };
  const { lines, difference } = moving([line({ quantity: 1 })], { eventId: 'a', seats: 1 }, to, table);
  expect(lines.map(({ eventId, quantity }) => [eventId, quantity])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(difference.netCents).toBe(0);
  expect(difference.taxes.map(({ code, amountCents }) => [code, amountCents])).toEqual([
    ['HST', -4_333],
    ['GST', 1_667],
    ['QST', 3_325],
  ]);
  expect(difference.totalCents).toBe(659);
});

test('seats that join others of the booking cost what those cost, not today’s price', () => {
  const lines = [line(), line({ eventId: 'b', quantity: 1, unitCents: 40_000 })];
  const to = { eventId: 'b', priceCents: 99_999, province: 'ON' as const };
  expect(moving(lines, { eventId: 'a', seats: 1 }, to, table).difference.netCents).toBe(40_000 - 33_333);
});

test('whatever the steps, differences add up to the difference of the whole', () => {
  const seats = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(
      seats,
      fc.constantFrom('ON' as const, 'QC' as const),
      fc.integer({ min: 1, max: 99_999 }),
      (steps, province, unitCents) => {
        const worth = (quantity: number) => taxableLines([line({ quantity, unitCents, province })]);
        const first = present(steps[0]);
        const last = present(steps.at(-1));
        const total = steps.slice(1).reduce((sum, quantity, index) => {
          return sum + changeBetween(worth(present(steps[index])), worth(quantity), table).totalCents;
        }, 0);
        return total === changeBetween(worth(first), worth(last), table).totalCents;
      },
    ),
  );
});

test('a credit is taken off the latest invoices first, to the cent, and never more than they are', () => {
  const credit = reversed(changeBetween(taxableLines([line()]), [], table));
  const parts = overInvoices(credit, [
    { number: '1', leftCents: 100_000 },
    { number: '2', leftCents: 0 },
    { number: '3', leftCents: 33_333 },
  ]);
  expect(parts.map(({ invoice, totalCents }) => [invoice, totalCents])).toEqual([
    ['3', 33_333],
    ['1', credit.totalCents - 33_333],
  ]);
  for (const { netCents, taxes, totalCents } of parts) {
    expect(netCents + taxes.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
  }
  expect(() => overInvoices(credit, [{ number: '1', leftCents: credit.totalCents - 1 }])).toThrow(/more than/);
});

test('only what was paid goes back; the rest lowers what is open', () => {
  const standing = { invoicedCents: 100, creditedCents: 0, paidCents: 30, returnedCents: 0 };
  expect(openOf(standing)).toBe(70);
  expect([50, 70, 80, 100].map((cents) => goesBack(standing, cents))).toEqual([0, 0, 10, 30]);
  expect(goesBack({ ...standing, creditedCents: 100, returnedCents: 30 }, 0)).toBe(0);
});
