/**
 * Money is a whole number of cents of the Canadian dollar; rates are whole numbers in 1/100,000 (9.975 % = 9,975).
 * No function here takes or gives a fraction of a cent.
 */
export type Cents = number;

/** A rate in 1/100,000: HST of Ontario is 13,000, QST is 9,975. */
export type Rate = number;

const RATE_UNIT = 100_000;

function assertCents(value: number, name: string): void {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${name} must be whole cents, got ${value}`);
}

/** Divides two non-negative safe integers and rounds half up, exactly (no floating point on the way). */
function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** `amount × rate`, rounded half up to a cent; a negative amount (a credit) rounds as its mirror image. */
export function applyRate(amount: Cents, rate: Rate): Cents {
  assertCents(amount, 'amount');
  if (!Number.isSafeInteger(rate) || rate < 0) throw new RangeError(`rate must be a whole number ≥ 0, got ${rate}`);
  const sign = amount < 0 ? -1 : 1;
  const result = sign * divideHalfUp(BigInt(Math.abs(amount)) * BigInt(rate), BigInt(RATE_UNIT));
  return result === 0 ? 0 : result;
}

/**
 * Spreads `total` over `weights` in proportion, to the cent, so that the parts add up to `total` (largest
 * remainder; ties go to the earlier part). With all weights zero, the first part takes everything.
 */
export function spread(total: Cents, weights: readonly number[]): Cents[] {
  assertCents(total, 'total');
  if (weights.length === 0) throw new RangeError('spread needs at least one weight');
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0)
      throw new RangeError(`weights must be whole and ≥ 0, got ${weight}`);
  }
  const sum = weights.reduce((a, b) => a + BigInt(b), 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? total : 0));

  const sign = total < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(total));
  const parts = weights.map((weight, index) => {
    const product = whole * BigInt(weight);
    return { index, floor: product / sum, remainder: product % sum };
  });
  const left = Number(whole - parts.reduce((a, part) => a + part.floor, 0n));
  const winners = new Set(
    [...parts]
      .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
      .slice(0, left)
      .map((part) => part.index),
  );
  return parts.map((part) => {
    const cents = sign * (Number(part.floor) + (winners.has(part.index) ? 1 : 0));
    return cents === 0 ? 0 : cents;
  });
}

/**
 * An amount as people write it in either language (`1,234.50`, `1 234,50 $`, `1234`), in whole cents; `null` for
 * anything else, as a slip of the finger may be (`559.350`, `1 18`). The last point or comma with one or two digits after it begins the cents.
 */
export function centsOf(written: string): Cents | null {
  const bare = written.replaceAll('$', '').trim();
  // Points part thousands only where a comma begins the cents.
  const [, whole, cents = ''] =
    /^(\d{1,3}(?:[,\s]\d{3}){1,3}|\d{1,3}(?:\.\d{3}){1,3}(?=,)|\d{1,12})(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(/[.,\s]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}
