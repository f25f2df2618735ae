import type { officeExempt } from '../../src/domain/changes/office-calls.ts';
import type { ExemptBooking } from '../../src/domain/changes/office-contract.ts';
import { exempting } from '../../src/domain/changes/seats.ts';
import { exemptTable, type ExemptionKind } from '../../src/domain/money/exemptions.ts';
import { recordEvent } from '../booking/index.ts';
import { problem, type AnswerTo } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { notCreditable } from './credit.ts';
import { exemptOrder } from './exempt-order.ts';
import type { ManagedForStaff, ManagedRecord, Needs } from './record.ts';
import { EXEMPT_BOOKING } from './sql.ts';
import { bookingAfter, creditedBy, eventOfChange, settleDifference, tellBuyerAndOffice, writeChange } from './write.ts';

interface FromTheStart {
  bookingId: string;
  kind: ExemptionKind;
  number: string;
  at: number;
  who: 'staff' | 'owner';
  accountId: number;
}

/** Writes that a booking is without taxes from its start, so that it has one invoice and no credit note: for the batch that makes it. */
export const exemptFromTheStart = (
  db: D1Database,
  { bookingId, kind, number, at, who, accountId }: FromTheStart,
): D1PreparedStatement[] => [
  db.prepare(EXEMPT_BOOKING).bind(bookingId, kind, number, at),
  recordEvent(db, { bookingId, kind: 'exempted', at, who, accountId, detail: { kind } }),
];

type Answer = AnswerTo<typeof officeExempt>;

/**
 * Takes the taxes off a booking that a document frees from (booking rule 15): a credit note corrects its invoices, which stay as
 * they were issued, and whatever is charged later names the document and asks for none. An order without classes likewise.
 */
export function exemptBooking(
  needs: Needs,
  call: KeyedCall,
  open: () => Promise<ManagedForStaff>,
  request: ExemptBooking,
): Promise<Answer> {
  const { kind, number, back } = request;
  return once(needs.db, call, async (): Promise<Answer | null> => {
    const read = await open();
    if ('problem' in read) return read;
    const refused = notCreditable(read, request.revision);
    if (refused) return refused;
    if (read.exemption) return problem('closed', 'It is exempt already.');
    if (read.lines.length === 0) return exemptOrder(needs, call, read, request);
    const table = exemptTable(kind, read.table);
    const change = exempting(read.charged, read.table, table);
    const creditedCents = 0 - change.difference.totalCents;
    if (creditedCents === 0) return problem('closed', 'This document frees from none of its taxes.');
    if (creditedCents !== request.creditedCents) {
      return problem('price_changed', 'That is another sum now.', { feeCents: 0, totalCents: creditedCents });
    }
    const record: ManagedRecord = { ...read, table, exemption: { kind, number } };
    const { answer, statements } = settleDifference(needs, record, change, {}, back);
    const { booking, at } = record;
    return writeChange(needs, call, record, answer, [
      bookingAfter(needs, record, change),
      needs.db.prepare(EXEMPT_BOOKING).bind(booking.id, kind, number, at),
      ...statements,
      eventOfChange(needs, record, 'exempted', { kind, cents: creditedCents }),
      eventOfChange(needs, record, 'credited', creditedBy(answer)),
      ...tellBuyerAndOffice(needs, record),
    ]);
  });
}
