import type { takePaymentBack, undoTakenBack as UndoCall } from '../../src/domain/payments/office-calls.ts';
import type { Hindrance, RecordedPayments, TakenBackFor } from '../../src/domain/payments/taken-back.ts';
import type { UndoableAct } from '../../src/domain/office/undo.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { byOffice, recordEvent } from '../booking/index.ts';
import { giveBackTaken, serveWaiting, takeForRefund, type KeptCredit } from '../credits/index.ts';
import { done, isoInstant, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { standsFrom, undoable, undoableActs, undone } from '../platform/undo.ts';
import type { Needs } from './rows.ts';
import { becameOf, creditsOf, hindranceOf, readRecorded, sumOf, wholeOf, type RecordedRow } from './taken-back-rows.ts';
import * as sql from './taken-back-sql.ts';

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
  refunded: 'Some of this payment was sent back.',
  given_back: 'What it paid was given back, or is promised to be, by a credit note or a refund.',
  written_off: 'Something of the booking is written off: take that back first.',
};

/** What the history says of it. */
const TOLD_AS = { returned: 'payment_bounced', mistake: 'payment_undone' } as const satisfies Record<
  TakenBackFor,
  string
>;
const MAILED_AS = { returned: 'payment_bounced', mistake: 'payment_corrected' } as const;

/** A part that is taken back, with what is open of its booking before it; and what is taken of a credit after the last one of a booking. */
interface Taken {
  refund: string;
  row: RecordedRow;
  openCents: number;
  credit: KeptCredit | undefined;
}

function takenOf(
  { newId }: Pick<Needs, 'newId'>,
  parts: readonly RecordedRow[],
  credits: ReadonlyMap<string, KeptCredit>,
): Taken[] {
  const open = new Map<string, number>();
  const last = new Map(parts.map((row) => [row.booking_id, row.id]));
  return parts.map((row) => {
    const openCents = open.get(row.booking_id) ?? row.open_cents;
    open.set(row.booking_id, openCents + row.cents);
    const credit = last.get(row.booking_id) === row.id ? credits.get(row.booking_id) : undefined;
    return { refund: newId(), row, openCents, credit };
  });
}

/** What undoing needs: each part with what is due of its booking after it. */
type Before = { refund: string; payment: string; bookingId: string; cents: number; dueCents: number }[];

const beforeOf = (taken: readonly Taken[]): Before =>
  taken.map(({ refund, row, openCents }) => ({
    ...{ refund, payment: row.id, bookingId: row.booking_id, cents: row.cents, dueCents: openCents + row.cents },
  }));

/** Takes what is left of the credit that a part had become; whose it is gets a mail of it where another is told of the payment. */
function takenCredit(
  needs: Needs,
  { row, refund, credit, told, at }: { row: RecordedRow; refund: string; credit: KeptCredit; told: string; at: number },
): D1PreparedStatement[] {
  const { client_key: client, cents } = credit;
  const tell = needs.db.prepare(sql.QUEUE_CREDIT_TAKEN).bind(refund, client, row.booking_id, standsFrom(at), at);
  return [
    takeForRefund(needs, client, { booking: row.booking_id, refund, cents, at }),
    ...(client === emailKey(told) ? [] : [tell]),
  ];
}

type Call = typeof takePaymentBack;

/**
 * Takes a payment back that does not count, all of it: what it paid is open again from this day on, and the books of the day on which it
 * came in stay as they were. Of one for several invoices a part alone, or all of them. Who paid is told once it cannot be undone.
 */
export function takeBack(
  needs: Needs,
  { params: { id, payment }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now, newId } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const { why, note, whole, openCents } = body;
    const rows = await readRecorded(needs, id);
    const own = rows.find((row) => row.id === payment && row.booking_id === id);
    if (!own) return problem('not_found', 'There is no such payment that counts.');
    if (own.open_cents !== openCents) return problem('booking_changed', 'Something else is open by now.');
    // Its own part first: the mail is about that.
    const parts = whole ? [own, ...wholeOf(rows, own).filter((row) => row !== own)] : [own];
    const hindrance = hindranceOf(parts);
    if (hindrance) return problem('closed', WHY[hindrance]);
    const credits = await creditsOf(needs, parts);
    const taken = takenOf(needs, parts, credits);
    const undo: UndoableAct = { id: newId(), act: 'payment_taken_back', until: isoInstant(standsFrom(at)) };
    const who = await db.prepare(sql.WHO_PAID).bind(payment).first<{ id: string; email: string | null }>();
    const first = taken[0]?.refund ?? '';
    const json = jsonOf(undo);
    const ofCredit = credits.get(id)?.cents ?? 0;
    const after = { openCents: openCents + sumOf(parts.filter((part) => part.booking_id === id)) - ofCredit };
    const written = await writeTogether(db, [
      ...taken.flatMap(({ refund, row, openCents: before, credit }) => [
        db.prepare(sql.INSERT_TAKEN_BACK).bind(refund, row.id, at, note, why, before),
        recordEvent(db, {
          ...{ bookingId: row.booking_id, kind: TOLD_AS[why], at, reason: note, ...byOffice(session) },
          detail: { payment: row.id, cents: row.cents, ...(credit && { creditCents: credit.cents }) },
        }),
        ...(credit ? takenCredit(needs, { row, refund, credit, told: who?.email ?? '', at }) : []),
      ]),
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
    const refunds = JSON.stringify(taken.filter((one) => one.bookingId === bookingId).map(({ refund }) => refund));
    const ofCredit = (await db.prepare(sql.TAKEN_OF_CREDITS).bind(refunds).first<number>('cents')) ?? 0;
    const due = await db.prepare(sql.DUE_OF_BOOKING).bind(bookingId).first<number>('due_cents');
    if (due !== dueCents - ofCredit) return true;
  }
  return false;
}
