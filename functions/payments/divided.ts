import { proposedParts } from '../../src/domain/payments/together.ts';
import type { Needs } from './rows.ts';
import { openByInvoice } from './open-invoices.ts';
import { INVOICES_LEFT } from './sql.ts';

/** What of a payment is for one invoice of its booking. */
export interface DividedPart {
  payment: string;
  invoice: string;
  cents: number;
  /** What is open of the booking before this part of it. */
  openCents: number;
}

/**
 * A payment of a booking, divided among what is open of its invoices, the oldest first; what is beyond that is for the last of them, or for the
 * first invoice where nothing is open. Empty where nothing was invoiced.
 */
export async function divided(
  { db, newId }: Pick<Needs, 'db' | 'newId'>,
  bookingId: string,
  { cents, openCents }: { cents: number; openCents: number },
): Promise<DividedPart[]> {
  const { results } = await db.prepare(INVOICES_LEFT).bind(bookingId).all<{ number: string; left_cents: number }>();
  const open = openByInvoice(results, openCents);
  const invoices = open.length > 0 ? open : results.slice(0, 1).map(({ number }) => ({ number, cents: 0 }));
  const parts = proposedParts(
    cents,
    invoices.map((one) => ({ openCents: one.cents })),
  );
  let before = openCents;
  return invoices.flatMap(({ number }, index) => {
    const part = parts[index] ?? 0;
    if (part === 0) return [];
    const own = { payment: newId(), invoice: number, cents: part, openCents: before };
    before -= part;
    return [own];
  });
}
