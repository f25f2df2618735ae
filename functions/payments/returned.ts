import type { refundPayment, refundSent, takeWriteOffBack, writeOff } from '../../src/domain/payments/office-calls.ts';
import { byOffice, recordEvent } from '../booking/index.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { IS_HELD_BY_BANK } from './disputes-sql.ts';
import { tellOfMoneyBack } from './money-back-mail.ts';
import { noteForOffice } from './notes.ts';
import { followRefund, refundCreditNotes } from './refunds.ts';
import type { Needs } from './rows.ts';
import { openCents } from './settle.ts';
import {
  INSERT_OFFICE_REFUND,
  INSERT_WRITE_OFF,
  PAYMENT_LEFT,
  REFUND_BY_HAND,
  SENT_BY_HAND,
  STILL_DUE,
  TAKE_WRITE_OFF_BACK,
  type ByHand,
  type StillDue,
} from './returned-sql.ts';

type Refund = typeof refundPayment;

/** Sends back what is owed to the buyer; a card company is asked at once, and by the clock until it has answered. */
export async function refundPaid(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Refund>,
): Promise<AnswerTo<Refund>> {
  const { db, now, newId } = needs;
  const refund = newId();
  const card = { isAsked: false };
  const answered = await once(db, keyed, async (): Promise<AnswerTo<Refund> | null> => {
    const at = now().getTime();
    const { payment, cents, reason } = body;
    // Until the clock comes to it, what a credit note promises looks as if it were owed: it goes back once, by the note.
    await refundCreditNotes(needs, id);
    if (await db.prepare(IS_HELD_BY_BANK).bind(id).first<0 | 1>('held'))
      return problem('closed', 'The bank of a card holds what was paid.');
    const left = await db
      .prepare(PAYMENT_LEFT)
      .bind(id, payment)
      .first<{ provider_intent: string | null; left_cents: number; is_refused: 0 | 1 }>();
    if (!left) return problem('not_found', 'There is no such payment.');
    const open = await openCents(db, id);
    if (open !== body.openCents) return problem('booking_changed', 'Something else is open by now.');
    if (cents > -open || cents > left.left_cents) return problem('closed', 'That is more than we owe.');
    const after = { openCents: open + cents };
    const json = jsonOf(after);
    const byHand = body.byHand || left.provider_intent === null;
    if (byHand && left.provider_intent !== null && !left.is_refused)
      return problem('closed', 'Its card has taken all that was sent to it.');
    const written = await writeTogether(db, [
      db.prepare(INSERT_OFFICE_REFUND).bind(refund, id, payment, cents, at, byHand ? 1 : 0, open),
      recordEvent(db, {
        ...{ bookingId: id, kind: 'refund_asked', at, reason, ...byOffice(session) },
        detail: { refund, payment, cents },
      }),
      tellOfMoneyBack(needs, { refund, booking: id, at }),
      ...(byHand ? [noteForOffice(needs, 'refund_by_hand', refund, id)] : []),
      acted(
        { subject: 'booking', id, reason, before: { openCents: open }, after: { ...after, refund, payment, cents } },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    card.isAsked = written !== null && !byHand;
    return written && { json };
  });
  if (needs.cards && card.isAsked) await followRefund(needs, refund, []).catch(() => false);
  return answered;
}

type Sent = typeof refundSent;

/** Notes that a refund has left that goes to no card. */
export function noteSent(
  { db, now }: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Sent>,
): Promise<AnswerTo<Sent>> {
  return once(db, keyed, async (): Promise<AnswerTo<Sent> | null> => {
    const at = now().getTime();
    const { refund, note } = body;
    const row = await db.prepare(REFUND_BY_HAND).bind(id, refund).first<ByHand>();
    if (row?.state !== 'asked') return problem('closed', 'This is no refund that waits for us.');
    const { cents } = row;
    const json = jsonOf({ openCents: await openCents(db, id) });
    const written = await writeTogether(db, [
      db.prepare(SENT_BY_HAND).bind(refund, at, note),
      recordEvent(db, { bookingId: id, kind: 'refunded', at, ...byOffice(session), detail: { refund, cents } }),
      acted({ subject: 'booking', id, after: { refund, cents } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

type Off = typeof writeOff;

/** Writes off what is open. No document changes, so the taxes stay as they were charged until the bookkeeper claims them back. */
export function writeOffOpen(
  { db, now, newId }: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Off>,
): Promise<AnswerTo<Off>> {
  return once(db, keyed, async (): Promise<AnswerTo<Off> | null> => {
    const at = now().getTime();
    const cents = (await db.prepare(STILL_DUE).bind(id).first<StillDue>())?.due_cents;
    if (cents === undefined) return problem('not_found', 'There is no such booking.');
    if (cents !== body.openCents) return problem('booking_changed', 'Something else is open by now.');
    if (cents <= 0) return problem('closed', 'Nothing is open.');
    const json = jsonOf({ openCents: 0 });
    const { reason } = body;
    const written = await writeTogether(db, [
      db.prepare(INSERT_WRITE_OFF).bind(newId(), id, cents, at),
      recordEvent(db, { bookingId: id, kind: 'written_off', at, reason, ...byOffice(session), detail: { cents } }),
      acted({ subject: 'booking', id, reason, before: { openCents: cents }, after: { openCents: 0, cents } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

type Back = typeof takeWriteOffBack;

/** What was written off is expected again: an entry of its own beside that of the write-off, which stays as it was. */
export function expectAgain(
  { db, now, newId }: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Back>,
): Promise<AnswerTo<Back>> {
  return once(db, keyed, async (): Promise<AnswerTo<Back> | null> => {
    const at = now().getTime();
    const sums = await db.prepare(STILL_DUE).bind(id).first<StillDue>();
    if (!sums) return problem('not_found', 'There is no such booking.');
    const { due_cents: dueCents, written_off_cents: cents } = sums;
    if (cents <= 0) return problem('closed', 'Nothing is written off.');
    if (cents !== body.writtenOffCents) return problem('booking_changed', 'Something else is written off by now.');
    const after = { openCents: dueCents + cents };
    const json = jsonOf(after);
    const { reason } = body;
    const written = await writeTogether(db, [
      db.prepare(TAKE_WRITE_OFF_BACK).bind(newId(), id, cents, at),
      recordEvent(db, {
        bookingId: id,
        kind: 'write_off_taken_back',
        at,
        reason,
        ...byOffice(session),
        detail: { cents },
      }),
      acted({ subject: 'booking', id, reason, before: { openCents: dueCents }, after: { ...after, cents } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
