import type { takePaymentBack, undoTakenBack as UndoCall } from '../../src/domain/payments/office-calls.ts';
import type { Hindrance, RecordedPayments } from '../../src/domain/payments/taken-back.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { byOffice, recordEvent } from '../booking/index.ts';
import { giveBackTaken, serveWaiting } from '../credits/index.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { standsFrom, undoable, undoableActs, undone } from '../platform/undo.ts';
import { refundCreditNotes } from './refunds.ts';
import { TURN_REFUND } from './returned-sql.ts';
import type { Needs } from './rows.ts';
import {
  becameOf,
  besideOf,
  hindranceOf,
  openAfter,
  readRecorded,
  sumOf,
  wholeOf,
  type RecordedRow,
} from './taken-back-rows.ts';
import * as sql from './taken-back-sql.ts';
import { beforeOf, takenBack, takenOf, type Before } from './taken-back-writes.ts';

/** What staff wrote down of a booking and counts, each with what its cheque pays elsewhere. */
export async function recordedPayments(needs: Needs, id: string): Promise<RecordedPayments> {
  const rows = await readRecorded(needs, id);
  const undo = await undoableActs(needs.db, 'booking', id, needs.now().getTime());
  return {
    payments: await Promise.all(
      rows
        .filter((row) => row.booking_id === id)
        .map(async (row) => {
          const parts = wholeOf(rows, row);
          return {
            ...{ id: row.id, method: row.method, cents: row.cents, at: isoInstant(row.at), note: row.note },
            hindrance: row.hindrance,
            parts: parts.map(({ invoice, booking, booking_id: bookingId, cents }) => ({
              ...{ invoice, booking, bookingId, cents },
            })),
            wholeHindrance: hindranceOf(parts),
            became: await becameOf(needs, [row]),
            wholeBecame: await becameOf(needs, parts),
          };
        }),
    ),
    undo: undo
      .filter(({ act }) => act === 'payment_taken_back')
      .map(({ id: one, act, until_at: until }) => ({ id: one, act, until: isoInstant(until) })),
  };
}

const WHY: Record<Hindrance, string> = {
  written_off: 'Something of the booking is written off: take that back first.',
};

const MAILED_AS = { returned: 'payment_bounced', mistake: 'payment_corrected' } as const;

/** Until the clock comes to it, what credit notes promise looks as if it were owed. */
async function readAsPromised(needs: Needs, id: string): Promise<RecordedRow[]> {
  const rows = await readRecorded(needs, id);
  for (const booking of new Set(rows.map((row) => row.booking_id))) await refundCreditNotes(needs, booking);
  return readRecorded(needs, id);
}

type Call = typeof takePaymentBack;

/**
 * Takes a payment back that does not count, all of it: what it paid is open again from this day on, and the books of the day on which it
 * came in stay as they were. Of one for several invoices a part alone, or all of them. What had become a credit goes with it, and what was
 * to be sent back is sent no more; what was spent or sent is owed. Who paid is told once it cannot be undone.
 */
export function takeBack(
  needs: Needs,
  { params: { id, payment }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now, newId } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const { why, note, whole, openCents } = body;
    const rows = await readAsPromised(needs, id);
    const own = rows.find((row) => row.id === payment && row.booking_id === id);
    if (!own) return problem('not_found', 'There is no such payment that counts.');
    if (own.open_cents !== openCents) return problem('booking_changed', 'Something else is open by now.');
    // Its own part first: the mail is about that.
    const parts = whole ? [own, ...wholeOf(rows, own).filter((row) => row !== own)] : [own];
    const hindrance = hindranceOf(parts);
    if (hindrance) return problem('closed', WHY[hindrance]);
    const beside = await besideOf(needs, parts);
    const taken = takenOf(needs, parts, beside);
    const undo: UndoableAct = { id: newId(), act: 'payment_taken_back', until: isoInstant(standsFrom(at)) };
    const who = await db.prepare(sql.WHO_PAID).bind(payment).first<{ id: string; email: string | null }>();
    const first = taken[0]?.refund ?? '';
    const json = jsonOf(undo);
    const after = {
      openCents: openAfter(
        parts.filter((part) => part.booking_id === id),
        beside.get(id),
      ),
    };
    const written = await writeTogether(db, [
      ...taken.flatMap((one) => takenBack(needs, one, { why, note, at, session, told: who?.email ?? '' })),
      db
        .prepare(sql.QUEUE_TAKEN_BACK)
        .bind(MAILED_AS[why], first, who?.email ?? null, who?.id ?? id, standsFrom(at), at, payment),
      undoable(db, {
        ...{ ...undo, subject: 'booking', subjectId: id, accountId: session.accountId, at },
        before: beforeOf(taken),
      }),
      acted(
        {
          ...{ subject: 'booking', id, reason: note, before: { openCents } },
          after: { ...after, payment, cents: sumOf(parts), invoices: parts.length, what: why },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}

/** It counts after all: nobody was told, and nothing else has happened to what it pays. */
export function undoTakenBack(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<typeof UndoCall>,
): Promise<AnswerTo<typeof UndoCall>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<typeof UndoCall> | null> => {
    const at = now().getTime();
    const row = (await undoableActs(db, 'booking', id, at)).find((one) => one.id === body.undo);
    if (row?.act !== 'payment_taken_back') return problem('closed', 'It is too late to undo this.');
    const taken = JSON.parse(row.before) as Before;
    if (await hasChanged(db, taken)) return problem('closed', 'Something else has happened to a booking since.');
    const refunds = JSON.stringify(taken.map(({ refund }) => refund));
    const written = await writeTogether(db, [
      undone(db, row.id, at),
      ...taken.map(({ refund }) => giveBackTaken(needs, refund, at)),
      ...taken.flatMap(({ stopped = [], bookingId }) =>
        stopped.flatMap(({ refund, cents }) => [
          db.prepare(TURN_REFUND).bind(refund, 'failed', 'asked', at),
          recordEvent(db, { bookingId, kind: 'refund_asked', at, ...byOffice(session), detail: { refund, cents } }),
        ]),
      ),
      // The last one first: what is due after each is what was due before the next.
      ...taken.toReversed().map(({ refund, dueCents }) => db.prepare(sql.COUNTS_AGAIN).bind(refund, dueCents)),
      ...(await serveWaiting(needs, refunds, at)),
      ...taken.map(({ bookingId, payment, cents }) =>
        recordEvent(db, {
          ...{ bookingId, kind: 'payment_counts_again', at, ...byOffice(session) },
          detail: { payment, cents },
        }),
      ),
      db.prepare(sql.FORGET_TAKEN_BACK).bind(refunds),
      acted(
        { subject: 'booking', id, before: { act: row.act, payment: row.id }, after: { invoices: taken.length } },
        at,
      ),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

async function hasChanged(db: D1Database, taken: Before): Promise<boolean> {
  const last = new Map(taken.map(({ bookingId, dueCents }) => [bookingId, dueCents]));
  for (const [bookingId, dueCents] of last) {
    const own = taken.filter((one) => one.bookingId === bookingId);
    const refunds = JSON.stringify(own.map(({ refund }) => refund));
    const stopped = sumOf(own.flatMap((one) => one.stopped ?? []));
    const ofCredit = (await db.prepare(sql.TAKEN_OF_CREDITS).bind(refunds).first<number>('cents')) ?? 0;
    const due = await db.prepare(sql.DUE_OF_BOOKING).bind(bookingId).first<number>('due_cents');
    if (due !== dueCents - ofCredit - stopped) return true;
  }
  return false;
}
