import type * as calls from '../../src/domain/changes/calls.ts';
import type { NameOrder } from '../../src/domain/changes/purchase-order.ts';
import { nameOrderOf, recordEvent, storeChangeKey, takesOrder } from '../booking/index.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import type { Managed, Needs } from './record.ts';
import { PAPERS_AGAIN, queueOf } from './resend-sql.ts';
import { notProved } from './seats-of.ts';
import { changer } from './write.ts';
import { NOTHING_BACK } from './ways-back.ts';

type Answer = AnswerTo<typeof calls.nameOrder>;

/**
 * Names the client's own purchase order on a booking and so on all its papers, whatever its state: it may come after the invoice, and
 * after a cancellation that is still to be paid. An invoice that waits for its buyer's proof is drafted with it. What was before and is
 * now stands in the booking's story; `send` mails the client the papers as they read then.
 */
export function namePurchaseOrder(
  needs: Needs,
  call: KeyedCall,
  open: () => Promise<Managed>,
  { revision: seen, purchaseOrder, send = false }: NameOrder & { send?: boolean },
): Promise<Answer> {
  const { db } = needs;
  return once(db, call, async (): Promise<Answer | null> => {
    const record = await open();
    if ('problem' in record) return record;
    const { booking, at, staff } = record;
    if (booking.revision !== seen) return problem('booking_changed', 'The booking was changed meanwhile.');
    const refused = staff ? null : notProved(record);
    if (refused) return refused;
    if (!takesOrder(booking, record.invoices.length))
      return problem('closed', 'It has no papers that would name an order.');
    const revision = booking.revision + 1;
    const json = jsonOf({ revision, creditedCents: 0, invoicedCents: 0, ...NOTHING_BACK });
    const detail = { revision, before: booking.purchase_order, purchaseOrder };
    const written = await writeTogether(db, [
      nameOrderOf(db, booking, purchaseOrder),
      recordEvent(db, { bookingId: booking.id, kind: 'order_named', at, ...changer(record), detail }),
      ...(send ? [db.prepare(queueOf(PAPERS_AGAIN)).bind(booking.id, at)] : []),
      ...(staff ? [staff.acted({ purchaseOrder }, at)] : []),
      storeChangeKey(db, call, { bookingId: booking.id, answer: json, at, revision }),
    ]);
    return written && { json };
  });
}
