import type { Discount } from '../../src/domain/booking/contract.ts';

/** What is taken off a booking now; `null` where nothing is. */
export function discountOn(
  { promo_code: code }: { promo_code: string | null },
  lines: readonly { discount_cents: number }[],
): Discount | null {
  const cents = lines.reduce((sum, { discount_cents: off }) => sum + off, 0);
  return code === null || cents === 0 ? null : { code, cents };
}
