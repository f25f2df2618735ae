import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receivedByInvoice, type BookingMovement } from './received.ts';

const paid = (at: number, own: string, cents: number): BookingMovement => ({
  ...{ at, kind: 'paid', method: 'cheque', cents, own, noted: null },
});
const noted = (at: number, own: string, cents: number): BookingMovement => ({
  ...{ at, kind: 'noted', method: null, cents, own, noted: null },
});
const back = (at: number, cents: number, changes: Partial<BookingMovement> = {}): BookingMovement => ({
  ...{ at, kind: 'back', method: 'sent', cents, own: null, noted: null },
  ...changes,
});

const read = (invoices: Record<string, number>, movements: BookingMovement[]) =>
  Object.fromEntries(
    [
      ...receivedByInvoice(
        Object.entries(invoices).map(([number, cents]) => ({ number, cents })),
        movements,
      ),
    ].map(([number, rows]) => [number, rows.map(({ cents, isBack }) => (isBack ? -cents : cents))]),
  );

test('a cheque that goes back is of the invoice that more came in for than it comes to, whatever its credit note is of', () => {
  const seat = [paid(1, '1', 56_500), noted(2, '2', 33_900), noted(2, '1', 22_600), back(3, 22_600, { noted: '2' })];
  expect(read({ 1: 56_500, 2: 33_900 }, seat)).toEqual({ 1: [56_500, -22_600], 2: [] });
  const both = [
    ...[paid(1, '1', 56_500), paid(1, '2', 11_300), noted(2, '2', 33_900), noted(2, '1', 22_600)],
    back(3, 33_900, { noted: '2' }),
  ];
  expect(read({ 1: 56_500, 2: 33_900 }, both)).toEqual({ 1: [56_500, -22_600], 2: [11_300, -11_300] });
});

test('what a card gives back is of the invoice that it paid; what is given back for no note, of the newest', () => {
  const cards = [paid(1, '1', 100), paid(1, '2', 100), back(2, 40, { own: '1' }), back(3, 30)];
  expect(read({ 1: 100, 2: 100 }, cards)).toEqual({ 1: [100, -40], 2: [100, -30] });
});

test('a credit that is taken out again was not given back, the latest first', () => {
  const kept = (at: number, cents: number) => back(at, cents, { method: 'kept', noted: '1' });
  const movements = [paid(1, '1', 100), noted(2, '1', 90), kept(2, 50), kept(3, 40), back(4, -60, { method: 'kept' })];
  expect(read({ 1: 100 }, movements)).toEqual({ 1: [100, -30] });
});

test('receipts come to what is still there of what came in, and none to less than nothing', () => {
  const number = fc.constantFrom('1', '2', '3');
  const movement = fc.record({
    kind: fc.constantFrom('paid', 'paid', 'noted', 'back'),
    cents: fc.integer({ min: 1, max: 100 }),
    own: number,
    noted: fc.option(number),
    byCard: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 14 }), (all) => {
      const movements = all.map(({ kind, cents, own, noted: of, byCard }, at) =>
        kind === 'paid'
          ? paid(at, own, cents)
          : kind === 'noted'
            ? noted(at, own, cents)
            : back(at, cents, { noted: of, own: byCard ? own : null }),
      );
      let there = 0;
      for (const { kind, cents } of movements) {
        if (kind === 'paid') there += cents;
        if (kind === 'back') there = Math.max(0, there - cents);
      }
      const sums = Object.values(read({ 1: 150, 2: 100, 3: 50 }, movements)).map((rows) =>
        rows.reduce((sum, cents) => sum + cents, 0),
      );
      expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
      expect(sums.reduce((sum, cents) => sum + cents, 0)).toBe(there);
    }),
    { numRuns: 500, seed: 2026 },
  );
});
