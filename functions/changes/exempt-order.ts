import { goesBack } from '../../src/domain/changes/amounts.ts';
import type { Changed } from '../../src/domain/changes/contract.ts';
import type { ExemptBooking } from '../../src/domain/changes/office-contract.ts';
import type { officeExempt } from '../../src/domain/changes/office-calls.ts';
import { exemptingOrder, orderAfter } from '../../src/domain/changes/orders.ts';
import { problem, type AnswerTo } from '../platform/answers.ts';
import type { KeyedCall } from '../platform/idempotency.ts';
import { orderNote } from './order-note.ts';
import { worthOfRecord } from './open-order.ts';
import { orderAsLeft } from './orders.ts';
import type { ManagedRecord, Needs } from './record.ts';
import { EXEMPT_BOOKING } from './sql.ts';
import { creditNote, eventOfChange, tellBuyerAndOffice, writeChange } from './write.ts';
import { goingBack, saidBack } from './ways-back.ts';

/**
 * Takes the taxes off an order without classes, as far as its credit notes leave any: a credit note that has no net amount corrects its
 * invoice, and what is credited later names the document and gives back no tax. `null` where somebody was faster.
 */
export async function exemptOrder(
  needs: Needs,
  call: KeyedCall,
  read: ManagedRecord,
  { kind, number, creditedCents, back }: ExemptBooking,
): Promise<AnswerTo<typeof officeExempt> | null> {
  const worth = worthOfRecord(read);
  if (!worth) return problem('closed', 'Its papers are kept no longer.');
  const credit = exemptingOrder(worth, kind);
  const { totalCents } = credit;
  if (totalCents === 0) return problem('closed', 'This document frees from none of its taxes.');
  if (totalCents !== creditedCents) {
    return problem('price_changed', 'That is another sum now.', { feeCents: 0, totalCents });
  }
  const record: ManagedRecord = { ...read, exemption: { kind, number } };
  const { booking, standing, at } = record;
  const goes = goingBack(record, back, goesBack(standing, totalCents));
  const changed: Changed = {
    ...{ revision: booking.revision + 1, creditedCents: totalCents, invoicedCents: 0 },
    ...saidBack(goes),
  };
  const invoice = record.invoices[0]?.number ?? '';
  const document = orderNote(record, needs.siteData.supplier, credit, { of: 'amount' });
  return writeChange(needs, call, record, changed, [
    orderAsLeft(needs, record, orderAfter(worth, credit)),
    needs.db.prepare(EXEMPT_BOOKING).bind(booking.id, kind, number, at),
    ...creditNote(needs, record, { invoice, totalCents, back: goes, document }),
    eventOfChange(needs, record, 'exempted', { kind, cents: totalCents }),
    eventOfChange(needs, record, 'credited', { cents: totalCents, ...saidBack(goes) }),
    ...tellBuyerAndOffice(needs, record),
  ]);
}
