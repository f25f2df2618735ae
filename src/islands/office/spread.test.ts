import { expect, test } from 'vitest';
import { spreadOf, type Spreading } from './spread.ts';

const invoice = (number: string, openCents: number) => ({
  ...{ invoice: number, bookingId: 'b', booking: null, name: 'Ada Byron', dueOn: '2026-12-01', openCents },
  ...{ email: 'ada@example.ca', byNameAlone: false, writtenOff: false },
});
const invoices = [invoice('1', 10_000), invoice('2', 5_000), invoice('3', 2_000)];

const spread = (changes: Partial<Spreading>) =>
  spreadOf(invoices, { amount: '', left: [], typed: {}, ...changes }, 'en');

test('an amount pays the oldest of the chosen invoices first, and what is left out gets nothing', () => {
  expect(spread({ amount: '120' })).toMatchObject({
    ...{ cents: 12_000, placedCents: 12_000, isWhole: true, overCents: 0 },
    parts: [
      { invoice: '1', openCents: 10_000, cents: 10_000 },
      { invoice: '2', openCents: 5_000, cents: 2_000 },
    ],
  });
  const without = spread({ amount: '60', left: ['1'] });
  expect(without.rows.map(({ isChosen, text }) => [isChosen, text])).toEqual([
    [false, ''],
    [true, '50.00'],
    [true, '10.00'],
  ]);
  expect(without.parts.map(({ cents }) => cents)).toEqual([5_000, 1_000]);
});

test('a part that is typed stays, so that the parts are less or more than the amount, and it is no payment then', () => {
  expect(spread({ amount: '120', typed: { 1: '90' } })).toMatchObject({ placedCents: 11_000, isWhole: false });
  expect(spread({ amount: '120', typed: { 1: '90', 3: '10' } })).toMatchObject({ placedCents: 12_000, isWhole: true });
  // A field that was emptied is nothing, and what is no amount is none.
  expect(spread({ amount: '120', typed: { 2: '' } })).toMatchObject({ placedCents: 10_000, isWhole: false });
  expect(spread({ amount: '100', typed: { 2: 'ten' } }).isWhole).toBe(false);
  expect(spread({ amount: 'ten' })).toMatchObject({ cents: 0, isWhole: false, parts: [] });
});

test('what is more than open is said, and is a part of the last invoice', () => {
  expect(spread({ amount: '175' })).toMatchObject({ isWhole: true, overCents: 500 });
  expect(spread({ amount: '175' }).parts.at(-1)).toEqual({ invoice: '3', openCents: 2_000, cents: 2_500 });
  expect(spread({ amount: '175', left: ['1', '2', '3'] })).toMatchObject({ isWhole: false, placedCents: 0 });
});
