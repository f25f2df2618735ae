import type { payOutCredit } from '../../src/domain/payments/office-calls.ts';
import { byOffice, recordEvent } from '../booking/index.ts';
import { KEPT_OF_BOOKING, PAYABLE_OF_BOOKING, takeForRefund, type KeptCredit } from '../credits/index.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { IS_DISPUTED } from './disputes-sql.ts';
import { tellOfMoneyBack } from './money-back-mail.ts';
import { noteForOffice } from './notes.ts';
import { followRefund, refundCreditNotes } from './refunds.ts';
import { CARD_PAYMENTS_LEFT } from './refunds-sql.ts';
import { INSERT_OFFICE_REFUND } from './returned-sql.ts';
import type { Needs } from './rows.ts';
import { openCents } from './settle.ts';

type Call = typeof payOutCredit;

/** A part of what is paid out: to a card, or by hand. */
interface Part {
  refund: string;
  /** `null` where the office sends it. */
  payment: string | null;
  cents: number;
}

/** To the cards of the booking that the credit came from, the newest first, as far as anything is left of them; the rest by hand. */
async function partsOf({ db, newId }: Needs, id: string, cents: number): Promise<Part[]> {
  const { results } = await db.prepare(CARD_PAYMENTS_LEFT).bind(id).all<{ id: string; left_cents: number }>();
  let rest = cents;
  const parts = results.flatMap(({ id: payment, left_cents: left }): Part[] => {
    const part = Math.min(rest, left);
    if (part <= 0) return [];
    rest -= part;
    return [{ refund: newId(), payment, cents: part }];
  });
  return rest > 0 ? [...parts, { refund: newId(), payment: null, cents: rest }] : parts;
}

/**
 * Pays out in money what is left of a credit that a booking gave, as where we have called a class off that it had paid: the ledger and the
 * refund are one batch. Refused where a bank has taken what had paid, holds it, or asks about it.
 */
export async function payOut(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now } = needs;
  const toCards: string[] = [];
  const answered = await once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    toCards.length = 0;
    const at = now().getTime();
    const { cents, reason } = body;
    // What credit notes promise goes back by them.
    await refundCreditNotes(needs, id);
    if (await db.prepare(IS_DISPUTED).bind(id).first<0 | 1>('disputed'))
      return problem('closed', 'The bank of a card has taken what was paid, holds it, or asks about it.');
    const kept = await db.prepare(KEPT_OF_BOOKING).bind(id).first<KeptCredit>();
    if (kept?.cents !== body.keptCents)
      return problem('booking_changed', 'Something else is left of the credit by now.');
    if (cents > kept.cents) return problem('closed', 'That is more than is left of the credit.');
    const payable = await db.prepare(PAYABLE_OF_BOOKING).bind(id, kept.client_key).first<number>('cents');
    if (cents > (payable ?? 0)) return problem('closed', 'What is left of it came of another booking, or is owed.');
    const open = await openCents(db, id);
    const parts = await partsOf(needs, id, cents);
    const json = jsonOf({ openCents: open });
    const after = { creditCents: kept.cents - cents, cents };
    const written = await writeTogether(db, [
      ...parts.flatMap((part) => paidOut(needs, { id, part, client: kept.client_key, open, at, reason }, session)),
      acted({ subject: 'booking', id, reason, before: { creditCents: kept.cents }, after }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    if (written) toCards.push(...parts.flatMap(({ refund, payment }) => (payment === null ? [] : [refund])));
    return written && { json };
  });
  if (needs.cards) for (const refund of toCards) await followRefund(needs, refund, []).catch(() => false);
  return answered;
}

/** One part of it: a refund, and what it takes off the credit. */
function paidOut(
  needs: Needs,
  {
    id,
    part,
    client,
    open,
    at,
    reason,
  }: { id: string; part: Part; client: string; open: number; at: number; reason: string },
  session: Asked<Call>['session'],
): D1PreparedStatement[] {
  const { db } = needs;
  const { refund, payment, cents } = part;
  return [
    db.prepare(INSERT_OFFICE_REFUND).bind(refund, id, payment, cents, at, payment === null ? 1 : 0, open),
    takeForRefund(needs, client, { booking: id, refund, cents, at }),
    recordEvent(db, {
      ...{ bookingId: id, kind: 'refund_asked', at, reason, ...byOffice(session) },
      detail: { refund, payment, cents },
    }),
    tellOfMoneyBack(needs, { refund, booking: id, at }),
    ...(payment === null ? [noteForOffice(needs, 'refund_by_hand', refund, id)] : []),
  ];
}
