import type { BookingEventKind } from '../../src/domain/booking/events.ts';
import { recordEvent } from '../booking/index.ts';
import { lockCredit, unlockCredit } from '../credits/index.ts';
import type { CardDispute, DisputeState } from '../platform/cards.ts';
import { writeTogether } from '../platform/database.ts';
import { remindNoMore } from '../reminding/index.ts';
import { DISPUTE_BY_PROVIDER, DISPUTE_TOLD, INSERT_DISPUTE, INSERT_TAKEN, TAKEN_COMES_BACK } from './disputes-sql.ts';
import { noteForOffice } from './notes.ts';
import { cardsOf } from './page.ts';
import { ROUNDS, type Needs, type PaymentRow } from './rows.ts';
import { settlePayment } from './settle.ts';
import { PAYMENT_BY_ID, PAYMENT_OF_INTENT } from './sql.ts';

interface DisputeRow {
  id: string;
  state: DisputeState;
  amount_cents: number;
  answer_by: number | null;
  refund_id: string | null;
}

/** What the history and the office are told by, where a dispute has come to stand so. */
const TOLD_AS = {
  inquiry: 'payment_questioned',
  open: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const satisfies Record<DisputeState, BookingEventKind>;

/**
 * Writes down what a cardholder's bank says against a charge, as it stands now and each change once; whether that could be asked. What a
 * lost one has taken is gone, and owed again; what one takes that is decided later is ours until then.
 */
export async function takeUpDispute(needs: Needs, provider: string, also: D1PreparedStatement[]): Promise<boolean> {
  const { db } = needs;
  for (let round = 0; round < ROUNDS; round += 1) {
    const told = await cardsOf(needs).dispute(provider);
    if (told.outcome !== 'done') return false;
    const payment = await paymentOf(needs, told.value);
    // Something else that was sold by the same account.
    if (!payment) return also.length === 0 || (await writeTogether(db, also)) !== null;
    if (payment.state !== 'paid') {
      if ((await settlePayment(needs, payment.id)) !== 'paid') return false;
      continue;
    }
    if (told.value.currency !== 'cad') {
      needs.log('error', 'dispute_unknown', { payment: payment.id, booking: payment.booking_id });
      return false;
    }
    const known = await db.prepare(DISPUTE_BY_PROVIDER).bind(provider).first<DisputeRow>();
    const statements = known ? changed(needs, payment, known, told.value) : opened(needs, payment, told.value);
    if (statements.length + also.length === 0) return true;
    // Otherwise another message about the same was faster.
    if (await writeTogether(db, [...statements, ...also])) return true;
  }
  return false;
}

/** Before a charge is settled, it is known by the id of our payment alone. */
async function paymentOf({ db }: Needs, { intent, payment }: CardDispute): Promise<PaymentRow | null> {
  const ofCharge = await db.prepare(PAYMENT_OF_INTENT).bind(intent).first<PaymentRow>();
  return ofCharge ?? db.prepare(PAYMENT_BY_ID).bind(payment).first<PaymentRow>();
}

function opened(needs: Needs, payment: PaymentRow, dispute: CardDispute): D1PreparedStatement[] {
  const { db, newId, now } = needs;
  const [id, at] = [newId(), now().getTime()];
  const taken = dispute.state === 'lost' ? newId() : null;
  return [
    ...(taken === null ? [] : takes(needs, payment, { taken, cents: dispute.cents, at })),
    db
      .prepare(INSERT_DISPUTE)
      .bind(
        ...[id, payment.booking_id, payment.id, dispute.state, dispute.cents],
        ...[dispute.id, dispute.answerBy, taken, dispute.openedAt, at],
      ),
    ...(dispute.state === 'won' ? [] : [lockCredit(db, id, at)]),
    ...tells(needs, payment, { id, state: dispute.state, cents: dispute.cents, at }),
  ];
}

function changed(
  needs: Needs,
  payment: PaymentRow,
  known: DisputeRow,
  { state: told, cents, answerBy }: CardDispute,
): D1PreparedStatement[] {
  const { db, newId, now } = needs;
  const { id } = known;
  const at = now().getTime();
  // What is asked again after it was lost is still gone.
  const state = known.state === 'lost' && told !== 'won' ? 'lost' : told;
  const isSame = state === known.state;
  if (isSame && (state === 'lost' || (cents === known.amount_cents && answerBy === known.answer_by))) return [];
  const taken = state === 'lost' && !isSame ? newId() : null;
  return [
    ...(taken === null ? [] : takes(needs, payment, { taken, cents, at })),
    ...(known.state === 'lost' && !isSame ? [db.prepare(TAKEN_COMES_BACK).bind(known.refund_id, at)] : []),
    db.prepare(DISPUTE_TOLD).bind(id, state, cents, answerBy, taken, at, known.state),
    ...(state === 'won' ? unlockCredit(needs, id, at) : [lockCredit(db, id, at)]),
    ...(isSame ? [] : tells(needs, payment, { id, state, cents, at })),
  ];
}

/** What is owed again then is for people to ask for: it may be a thief's card that has paid, and nobody's debt. */
function takes(
  { db }: Needs,
  { id, booking_id: booking }: PaymentRow,
  { taken, cents, at }: { taken: string; cents: number; at: number },
): D1PreparedStatement[] {
  return [db.prepare(INSERT_TAKEN).bind(taken, booking, id, cents, at), remindNoMore(db, booking, at)];
}

function tells(
  needs: Needs,
  payment: PaymentRow,
  { id, state, cents, at }: { id: string; state: DisputeState; cents: number; at: number },
): D1PreparedStatement[] {
  const kind = TOLD_AS[state];
  return [
    recordEvent(needs.db, {
      ...{ bookingId: payment.booking_id, kind, at, who: 'card' },
      detail: { payment: payment.id, cents },
    }),
    noteForOffice(needs, kind, id, payment.booking_id),
  ];
}
