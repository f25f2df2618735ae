import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { proposedParts, RecordTogether } from './together.ts';

const open = (...cents: number[]) => cents.map((openCents) => ({ openCents }));

test('the oldest invoices are paid first, and what is more than all of them is for the last one', () => {
  expect(proposedParts(150, open(100, 100, 100))).toEqual([100, 50, 0]);
  expect(proposedParts(350, open(100, 100, 100))).toEqual([100, 100, 150]);
  expect(proposedParts(70, open(100))).toEqual([70]);
  expect(proposedParts(70, [])).toEqual([]);
});

test('whatever comes in, its parts are all of it, and none is less than nothing', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (amount, invoices) => {
      const parts = proposedParts(amount, open(...invoices));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('parts that are not all of the amount, and an invoice twice, are refused', () => {
  const part = (invoice: string, cents: number) => ({ invoice, cents, openCents: 100 });
  const ask = (cents: number, ...parts: ReturnType<typeof part>[]) =>
    v.safeParse(RecordTogether, { method: 'cheque', cents, receivedOn: '2026-11-20', note: '', parts }).success;
  expect(ask(150, part('2026-000001', 100), part('2026-000002', 50))).toBe(true);
  expect(ask(151, part('2026-000001', 100), part('2026-000002', 50))).toBe(false);
  expect(ask(150, part('2026-000001', 100), part('2026-000001', 50))).toBe(false);
  expect(ask(100)).toBe(false);
});
