import type { InvoiceDocument } from '../../src/domain/booking/contract.ts';
import { NAME_ORDER } from './purchase-order-sql.ts';

/**
 * An invoice as it is printed now: all that was frozen when it was issued, and the purchase order that its client names by now. That
 * number is the client's own and often comes after the paper; nothing else of an invoice changes (booking rules 21 and 37).
 */
export const underOrder = (document: string, purchaseOrder: string): InvoiceDocument => ({
  ...(JSON.parse(document) as InvoiceDocument),
  purchaseOrder,
});

interface OfBuyer {
  /** Whether the buyer buys for herself: then there is no client with a purchase order (booking rule 33). */
  consumer: 0 | 1;
  proof_due_at: number | null;
}

/** Whether a booking has papers that name a purchase order, or will have them once its buyer is proved. */
export const takesOrder = ({ consumer, proof_due_at: due }: OfBuyer, invoices: number): boolean =>
  consumer === 0 && (invoices > 0 || due !== null);

/** The client's purchase order from now on; refuses the batch where the booking is another one by now. */
export const nameOrderOf = (
  db: D1Database,
  { id, revision }: { id: string; revision: number },
  purchaseOrder: string,
): D1PreparedStatement => db.prepare(NAME_ORDER).bind(id, revision, purchaseOrder);
