import type { Adjustment } from '../../src/domain/changes/amounts.ts';
import type { IssuedDocument } from '../../src/domain/changes/contract.ts';
import { unusedCents } from '../../src/domain/changes/orders.ts';
import type { BilingualSupplier } from '../../src/domain/booking/contract.ts';
import type { OrderedSeats } from '../packages/index.ts';
import { supplierIn } from '../platform/supplier.ts';
import type { ManagedRecord } from './record.ts';

/** What is credited of an order: seats of a package that nobody has used, all that was ordered, or just an amount. */
export type OrderPart = { of: 'seats'; seats: OrderedSeats } | { of: 'all' } | { of: 'amount' };

/** What a document lists, and what is between that and its net amount. */
type Listed = Pick<IssuedDocument, 'lines' | 'discount' | 'feeCents' | 'reductionCents'>;

function listed({ invoices }: Pick<ManagedRecord, 'invoices'>, part: OrderPart, netCents: number): Listed {
  const document = invoices[0]?.document;
  const amount: Listed = { lines: [], feeCents: 0, reductionCents: netCents };
  if (!document || part.of === 'amount') return amount;
  if (part.of === 'all') {
    const { lines, discount, subtotalCents } = document;
    return { lines, ...(discount && { discount }), feeCents: subtotalCents - netCents };
  }
  const [line] = document.lines;
  if (!line) return amount;
  const { offer, left, expiresOn } = part.seats;
  const cents = unusedCents({ ...offer, left });
  const bought = { seats: left, expiresOn };
  return { lines: [{ ...line, unitCents: cents, lineCents: cents, bought }], feeCents: cents - netCents };
}

/** The credit note of an order without classes: of its one invoice, which lists the same. */
export function orderNote(
  record: ManagedRecord,
  supplier: BilingualSupplier,
  credit: Adjustment,
  part: OrderPart,
): IssuedDocument {
  const { booking, contact, billing, exemption } = record;
  const { language } = booking;
  return {
    ...{ language, supplier: supplierIn(supplier, language), contact, billing },
    ...{ purchaseOrder: booking.purchase_order, budgetCode: booking.budget_code },
    ...listed(record, part, credit.netCents),
    otherNotesCents: 0,
    ...(exemption && { exemption }),
    ...{ subtotalCents: credit.netCents, taxes: credit.taxes, totalCents: credit.totalCents },
  };
}
