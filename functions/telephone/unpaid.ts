import type * as calls from '../../src/domain/telephone/calls.ts';
import { byOffice, releaseUnpaid } from '../booking/index.ts';
import { endCardPage } from '../payments/index.ts';
import { done, isoInstant, problem, type AnswerTo, type Refusal } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { noSuchHold, readHeld } from './hold.ts';
import { QUEUE_PAYMENT_LINK } from './sql.ts';

const notUnpaid = () => problem('closed', 'It does not wait for a card any more.');

/** A booking of the office that waits for its card. */
async function readUnpaid(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  at: number,
): Promise<Awaited<ReturnType<typeof readHeld>> | Refusal<'closed' | 'not_found'>> {
  const held = await readHeld({ db }, id, at);
  if (!held) return noSuchHold();
  const { state, hold_expires_at: endsAt } = held.record.booking;
  return state === 'awaiting_payment' && endsAt > at ? held : notUnpaid();
}

type Again = typeof calls.paymentLinkAgain;

/** Mails the link once more by which the card is asked for, to the address that was said. */
export function paymentLinkAgain(
  { db, now }: Dependencies,
  { params: { id }, keyed, acted }: Asked<Again>,
): Promise<AnswerTo<Again>> {
  return once(db, keyed, async (): Promise<AnswerTo<Again> | null> => {
    const at = now().getTime();
    const unpaid = await readUnpaid({ db }, id, at);
    if (unpaid && 'problem' in unpaid) return unpaid;
    const written = await writeTogether(db, [
      db.prepare(QUEUE_PAYMENT_LINK).bind(id, at),
      acted({ subject: 'booking', id, after: { what: 'payment', mails: 1 } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Release = typeof calls.releaseUnpaid;

/** Gives the seats back before their time is over. What was paid meanwhile stays, and what nobody can say of waits. */
export function releaseUnpaidByOffice(
  needs: Dependencies,
  { params: { id }, body: { reason }, session, keyed, acted }: Asked<Release>,
): Promise<AnswerTo<Release>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Release> | null> => {
    const waiting = await readUnpaid({ db }, id, now().getTime());
    if (waiting && 'problem' in waiting) return waiting;
    const isEnded = await endCardPage(needs, id);
    const at = now().getTime();
    const unpaid = await readUnpaid({ db }, id, at);
    if (!unpaid || 'problem' in unpaid) return unpaid ?? noSuchHold();
    if (!isEnded) return problem('payment_unavailable', 'The card company does not answer.');
    const { booking } = unpaid.record;
    const before = { state: booking.state, until: isoInstant(booking.hold_expires_at) };
    const written = await writeTogether(db, [
      ...releaseUnpaid(db, booking, at, { reason, by: byOffice(session) }),
      acted({ subject: 'booking', id, reason, before, after: { state: 'expired' } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
