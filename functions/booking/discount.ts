import type { Discount } from '../../src/domain/booking/contract.ts';

/** What is taken off a booking by, as its documents say it; `null` where nothing can be. */
export function discountBy({
  promo_code: code,
  quote_number: quote,
}: {
  promo_code: string | null;
  quote_number: string | null;
}): Omit<Discount, 'cents'> | null {
  if (quote !== null) return { code: quote, by: 'quote' };
  return code === null ? null : { code };
}

/** What is taken off a booking now; `null` where nothing is. */
export function discountOn(
  booking: Parameters<typeof discountBy>[0],
  lines: readonly { discount_cents: number }[],
): Discount | null {
  const cents = lines.reduce((sum, { discount_cents: off }) => sum + off, 0);
  const by = discountBy(booking);
  return by === null || cents === 0 ? null : { ...by, cents };
}
