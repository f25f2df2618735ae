import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openCents, refundableCents, type BalanceEntry } from './balance.ts';

const entry = fc.record({
  kind: fc.constantFrom<BalanceEntry['kind']>('invoice', 'credit_note', 'payment', 'refund'),
  cents: fc.nat(1_000_000),
});

test('what is open is what was asked less what was taken back, less what was paid and kept', () => {
  expect(openCents([])).toBe(0);
  expect(openCents([{ kind: 'invoice', cents: 55_935 }])).toBe(55_935);
  expect(
    openCents([
      { kind: 'invoice', cents: 55_935 },
      { kind: 'payment', cents: 55_935 },
      { kind: 'credit_note', cents: 10_000 },
    ]),
  ).toBe(-10_000);
});

test('a refund settles what is owed to the client, and never more than was paid', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
      const refund = refundableCents(entries);
      expect(refund).toBeGreaterThanOrEqual(0);
      if (refund === 0) return;
      const after = [...entries, { kind: 'refund' as const, cents: refund }];
      expect(openCents(after)).toBeLessThanOrEqual(0);
      const paid = openCents(after.filter(({ kind }) => kind === 'payment' || kind === 'refund'));
      expect(paid).toBeLessThanOrEqual(0);
    }),
  );
});

test('the order of entries does not matter, and parts add up', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (a, b) => {
      expect(openCents([...b, ...a])).toBe(openCents(a) + openCents(b));
    }),
  );
});

test('a fraction of a cent or a negative amount is refused', () => {
  expect(() => openCents([{ kind: 'payment', cents: 0.5 }])).toThrow('payment must be whole cents');
  expect(() => openCents([{ kind: 'refund', cents: -1 }])).toThrow('refund must be whole cents');
});
