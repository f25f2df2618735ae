import type { takeRefundBack, undoRefundBack } from '../../src/domain/payments/office-calls.ts';
import type { RefundBackFor } from '../../src/domain/payments/returned.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { byOffice, recordEvent } from '../booking/index.ts';
import { giveBackTaken, KEPT_OF_BOOKING, serveWaiting, takeForRefund, type KeptCredit } from '../credits/index.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { standsFrom, undoable, undoableActs, undone } from '../platform/undo.ts';
import { FORGET_REFUND_BACK, QUEUE_REFUND_BACK, REFUND_STANDS } from './refund-back-sql.ts';
import { REFUND_BY_HAND, TURN_REFUND, type ByHand } from './returned-sql.ts';
import type { Needs } from './rows.ts';
import { openCents } from './settle.ts';
import { DUE_OF_BOOKING } from './taken-back-sql.ts';

/** From which state a refund turns to which; as it is told by the history, and to who waits for money that does not come. */
const TURNS = {
  stopped: { from: 'asked', to: 'failed', told: 'refund_stopped' },
  returned: { from: 'done', to: 'failed', told: 'refund_returned' },
  mistake: { from: 'done', to: 'asked', told: 'refund_unsent' },
} as const satisfies Record<RefundBackFor, object>;

/** What undoing needs. */
interface Before extends Pick<ByHand, 'cents' | 'done_at' | 'note'> {
  refund: string;
  why: RefundBackFor;
  /** Whose credit has it again. */
  client: string | null;
  /** What is due of its booking after it. */
  dueCents: number;
}

const dueOf = async (db: D1Database, id: string): Promise<number> =>
  (await db.prepare(DUE_OF_BOOKING).bind(id).first<number>('due_cents')) ?? 0;

type Call = typeof takeRefundBack;

/**
 * Stops a refund by hand that was not sent, or takes back that it was: what came back is owed from this day on, and the books of the day on
 * which it left stay as they were; what was not sent waits for it again. What was paid out of a credit is that credit again. Who was told
 * that it comes is told once it cannot be undone.
 */
export function takeBackRefund(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now, newId } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const { refund, why, note } = body;
    const { from, to, told } = TURNS[why];
    const row = await db.prepare(REFUND_BY_HAND).bind(id, refund).first<ByHand>();
    if (row?.state !== from) return problem('closed', 'This refund does not stand like that.');
    const { cents } = row;
    const isGone = to === 'failed';
    const client = isGone ? row.client_key : null;
    const owedCents = isGone && client === null ? cents : 0;
    const open = await openCents(db, id);
    const before: Before = {
      ...{ refund, why, client, cents, done_at: row.done_at, note: row.note },
      dueCents: (await dueOf(db, id)) - owedCents,
    };
    const undo: UndoableAct = { id: newId(), act: 'refund_taken_back', until: isoInstant(standsFrom(at)) };
    const json = jsonOf(undo);
    const written = await writeTogether(db, [
      db.prepare(TURN_REFUND).bind(refund, from, to, at),
      ...(client === null ? [] : [giveBackTaken(needs, refund, at)]),
      ...(client === null ? [] : await serveWaiting(needs, JSON.stringify([refund]), at)),
      recordEvent(db, { bookingId: id, kind: told, at, reason: note, ...byOffice(session), detail: { refund, cents } }),
      ...(isGone ? [db.prepare(QUEUE_REFUND_BACK).bind(told, refund, standsFrom(at), at)] : []),
      undoable(db, { ...{ ...undo, subject: 'booking', subjectId: id, accountId: session.accountId, at }, before }),
      acted(
        {
          ...{ subject: 'booking', id, reason: note, before: { openCents: open } },
          after: { openCents: open - owedCents, refund, cents, what: why },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

type Undo = typeof undoRefundBack;

/** It stands after all: nobody was told, and nothing else has happened to its booking. */
export function standAgain(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Undo>,
): Promise<AnswerTo<Undo>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Undo> | null> => {
    const at = now().getTime();
    const row = (await undoableActs(db, 'booking', id, at)).find((one) => one.id === body.undo);
    if (row?.act !== 'refund_taken_back') return problem('closed', 'It is too late to undo this.');
    const { refund, why, client, cents, done_at: sentAt, note, dueCents } = JSON.parse(row.before) as Before;
    const { from, to } = TURNS[why];
    const kept = client === null ? null : await db.prepare(KEPT_OF_BOOKING).bind(id).first<KeptCredit>();
    const isSpent = client !== null && (kept?.client_key !== client || kept.cents < cents);
    if (isSpent || (await dueOf(db, id)) !== dueCents)
      return problem('closed', 'Something else has happened to the booking since.');
    const written = await writeTogether(db, [
      undone(db, row.id, at),
      db.prepare(REFUND_STANDS).bind(refund, to, from, sentAt, note, dueCents),
      ...(client === null ? [] : [takeForRefund(needs, client, { booking: id, refund, cents, at })]),
      recordEvent(db, {
        ...{ bookingId: id, kind: from === 'done' ? 'refunded' : 'refund_asked', at, ...byOffice(session) },
        detail: { refund, cents },
      }),
      db.prepare(FORGET_REFUND_BACK).bind(refund),
      acted({ subject: 'booking', id, before: { act: row.act }, after: { refund, cents } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
