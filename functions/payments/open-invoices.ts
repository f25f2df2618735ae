/** An invoice, and what its credit notes leave of it. */
interface InvoiceLeft {
  number: string;
  left_cents: number;
}

export interface OpenInvoice {
  number: string;
  cents: number;
}

/**
 * What is open of a booking, by its invoices, the oldest first. What came in counts towards the oldest one first, so that what is open is of
 * the newest ones, as far as they are not credited; and of the oldest what is beyond that, where more has gone back than came in.
 */
export function openByInvoice(invoices: readonly InvoiceLeft[], openCents: number): OpenInvoice[] {
  let rest = openCents;
  const open: OpenInvoice[] = [];
  for (const { number, left_cents: left } of invoices.toReversed()) {
    const cents = number === invoices[0]?.number ? rest : Math.min(rest, left);
    if (cents <= 0) continue;
    rest -= cents;
    open.unshift({ number, cents });
  }
  return open;
}
