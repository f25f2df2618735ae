import type { Cents } from '../money/money.ts';
import { goesBack, reversed, type Adjustment, type Balance } from './amounts.ts';

const sumOf = (cents: readonly Cents[]): Cents => cents.reduce((sum, one) => sum + one, 0);

/** What a change leads to: a credit note's amount, a further invoice's, or both; and what of the credit goes back to who paid. */
export interface Settling {
  credit: Adjustment | null;
  charge: Adjustment | null;
  backCents: Cents;
}

function together(parts: readonly Adjustment[]): Adjustment {
  return {
    netCents: sumOf(parts.map(({ netCents }) => netCents)),
    taxes: parts.flatMap(({ taxes }) => taxes),
    totalCents: sumOf(parts.map(({ totalCents }) => totalCents)),
  };
}

/** A difference told apart by the provinces that tax it; what nobody taxes is one more. */
function byProvince({ netCents, taxes }: Adjustment): Adjustment[] {
  const taxed = [...Map.groupBy(taxes, ({ province }) => province).values()].map((own): Adjustment => {
    const [{ baseCents } = { baseCents: 0 }] = own;
    return { netCents: baseCents, taxes: own, totalCents: baseCents + sumOf(own.map((tax) => tax.amountCents)) };
  });
  const untaxedCents = netCents - sumOf(taxed.map((part) => part.netCents));
  return [...taxed, { netCents: untaxedCents, taxes: [], totalCents: untaxedCents }];
}

/**
 * The documents of seats that move: where another province taxes them, a credit note takes back what the first one charged and
 * an invoice asks for what the other does, since no invoice can ask for less than nothing of a tax. Money goes back for the
 * difference alone.
 */
export function settlingMove(difference: Adjustment, standing: Balance): Settling {
  const parts = byProvince(difference);
  const less = parts.filter(({ netCents }) => netCents < 0);
  const more = parts.filter(({ netCents }) => netCents > 0);
  if (less.length === 0 || more.length === 0) return settling(difference, standing);
  const backCents = difference.totalCents < 0 ? goesBack(standing, -difference.totalCents) : 0;
  return { credit: reversed(together(less)), charge: together(more), backCents };
}

/** The document of any other change, by which everything gets less or everything gets more. */
export function settling(difference: Adjustment, standing: Balance): Settling {
  if (difference.totalCents > 0) return { credit: null, charge: difference, backCents: 0 };
  if (difference.totalCents === 0) return { credit: null, charge: null, backCents: 0 };
  const credit = reversed(difference);
  return { credit, charge: null, backCents: goesBack(standing, credit.totalCents) };
}
