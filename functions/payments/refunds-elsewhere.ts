import { recordEvent } from '../booking/index.ts';
import type { KnownRefund } from '../platform/cards.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import { noteForOffice } from './notes.ts';
import { cardsOf } from './page.ts';
import { ROUNDS, type Needs, type PaymentRow, type RefundRow } from './rows.ts';
import { INSERT_REFUND_ELSEWHERE, PAYMENT_OF_INTENT, REFUND_TOLD, REFUNDS_OF_PAYMENT } from './sql.ts';

type Written = Pick<RefundRow, 'id' | 'provider_refund' | 'state'>;

/**
 * Writes down what was given back of a charge in the card company's own dashboard, each refund once and as it stands now;
 * whether that could be asked. What this site has asked for carries the id of its row, and is followed by that; where the database was brought
 * back to a moment before that row, it is written down as if somebody else had sent it.
 */
export async function takeUpRefunds(needs: Needs, intent: string, also: D1PreparedStatement[]): Promise<boolean> {
  const { db } = needs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const payment = await db.prepare(PAYMENT_OF_INTENT).bind(intent).first<PaymentRow>();
    // Something else that was sold by the same account.
    if (!payment) return (await db.batch(also), true);
    const [told, [rows]] = await Promise.all([
      cardsOf(needs).refundsOf(intent),
      db.batch([db.prepare(REFUNDS_OF_PAYMENT).bind(payment.id)]),
    ]);
    if (told.outcome !== 'done') return false;
    const written = rowsOf<Written>(rows);
    const statements = told.value
      .filter(({ refund }) => refund === null || !written.some(({ id }) => id === refund))
      .flatMap((one) => {
        const known = written.find(({ provider_refund: id }) => id === one.id);
        return known ? changed(needs, payment, known, one) : found(needs, payment, one);
      });
    if (statements.length + also.length === 0) return true;
    // Otherwise another message about the same was faster.
    if (await writeTogether(db, [...statements, ...also])) return true;
  }
  return false;
}

function found(needs: Needs, payment: PaymentRow, one: KnownRefund): D1PreparedStatement[] {
  const { db, newId, now } = needs;
  const [id, at] = [newId(), now().getTime()];
  return [
    db
      .prepare(INSERT_REFUND_ELSEWHERE)
      .bind(
        id,
        payment.booking_id,
        payment.id,
        one.cents,
        one.state,
        one.id,
        at,
        one.refund ? 'sent before a restore' : 'made in the dashboard',
      ),
    ...(one.state === 'done' ? [refunded(needs, payment, id, one.cents)] : []),
    noteForOffice(needs, one.state === 'failed' ? 'refund_failed' : 'refund_elsewhere', id, payment.booking_id),
  ];
}

function changed(needs: Needs, payment: PaymentRow, { id, state }: Written, one: KnownRefund): D1PreparedStatement[] {
  if (one.state === state) return [];
  return [
    needs.db.prepare(REFUND_TOLD).bind(id, one.state, one.id, needs.now().getTime(), '', state),
    ...(one.state === 'done' ? [refunded(needs, payment, id, one.cents)] : []),
    ...(one.state === 'failed' ? [noteForOffice(needs, 'refund_failed', id, payment.booking_id)] : []),
  ];
}

function refunded({ db, now }: Needs, payment: PaymentRow, refund: string, cents: number): D1PreparedStatement {
  return recordEvent(db, {
    ...{ bookingId: payment.booking_id, kind: 'refunded', at: now().getTime(), who: 'card' },
    detail: { refund, cents },
  });
}
