import { applyRate, spread, type Cents, type Rate } from './money.ts';

/** What is taken off a price: a share of it, or an amount. */
export type Reduction = { rate: Rate } | { cents: Cents };

/**
 * What is taken off each of these net amounts, in their order: rounded once on all of them together, then spread to the cent.
 * Nothing falls below zero, so an amount takes off no more than there is.
 */
export function discountOver(reduction: Reduction, netCents: readonly Cents[]): Cents[] {
  if (netCents.length === 0) return [];
  const sum = netCents.reduce((a, b) => a + b, 0);
  const total = 'rate' in reduction ? applyRate(sum, reduction.rate) : reduction.cents;
  return spread(Math.min(total, sum), netCents);
}

/** The part of a line's discount that so many of its seats have. Whatever the steps, the parts of all seats are all of it. */
export function discountOfSeats(line: { quantity: number; discountCents: Cents }, seats: number): Cents {
  if (line.discountCents === 0 || seats === 0) return 0;
  const [part = 0] = spread(line.discountCents, [seats, line.quantity - seats]);
  return part;
}
