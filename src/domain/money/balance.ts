import type { Cents } from './money.ts';

/** What moves a balance, in the order in which it happened; amounts are positive whole cents. */
export type BalanceEntry =
  | { kind: 'invoice'; cents: Cents }
  | { kind: 'credit_note'; cents: Cents }
  | { kind: 'payment'; cents: Cents }
  | { kind: 'refund'; cents: Cents };

const signs = { invoice: 1, credit_note: -1, payment: -1, refund: 1 } as const;

/** invoices − credit notes − payments + refunds: owed by the client where it is positive, to the client where negative. */
export function openCents(entries: readonly BalanceEntry[]): Cents {
  return entries.reduce((open, { kind, cents }) => {
    if (!Number.isSafeInteger(cents) || cents < 0)
      throw new RangeError(`${kind} must be whole cents ≥ 0, got ${cents}`);
    return open + signs[kind] * cents;
  }, 0);
}

/** What could be given back in money: what was paid less what went back already, and no more than is owed to the client. */
export function refundableCents(entries: readonly BalanceEntry[]): Cents {
  const received = openCents(entries.filter(({ kind }) => kind === 'payment' || kind === 'refund'));
  return Math.max(0, Math.min(-received, -openCents(entries)));
}
