/** An invoice, and what its credit notes and its own payments leave of it. */
interface InvoiceLeft {
  number: string;
  left_cents: number;
}

export interface OpenInvoice {
  number: string;
  cents: number;
}

/**
 * What is open of a booking, by its invoices, the oldest first. A payment counts towards its own invoice; what is beyond that, or written off,
 * towards the oldest one first. Of the oldest is open what is beyond all of them, where more has gone back than came in.
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
