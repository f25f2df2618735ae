import type { applyCredit } from '../../src/domain/changes/office-calls.ts';
import { byOffice, readBookingById } from '../booking/index.ts';
import { paidFromCredit } from '../payments/index.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { CREDIT_OF_BOOKING, SPEND_CREDIT } from './credits-sql.ts';
import type { Needs } from './record.ts';

type Call = typeof applyCredit;

interface CreditRow {
  client_key: string;
  open_cents: number;
  credit_cents: number;
}

/** Pays a booking from what its client has with us: never more than there is, or than is open. */
export function payFromCredit(
  { db, now, newId }: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const { cents, note, openCents } = body;
    const record = await readBookingById(db, id, at);
    const row = record && (await db.prepare(CREDIT_OF_BOOKING).bind(id).first<CreditRow>());
    if (!record || !row) return problem('not_found', 'There is no such booking.');
    const { client_key: client, open_cents: open, credit_cents: credit } = row;
    if (open !== openCents) return problem('booking_changed', 'Something else is open by now.');
    if (cents > Math.min(open, credit)) {
      return problem('validation', 'That is more than there is, or is open.', { fields: { cents: 'amount' } });
    }
    const payment = newId();
    const paid = await paidFromCredit({ db }, record, { payment, cents, note, openCents, by: byOffice(session), at });
    if (!paid) return problem('closed', 'Nothing of this booking was invoiced.');
    const after = { openCents: open - cents, creditCents: credit - cents };
    const json = jsonOf(after);
    const written = await writeTogether(db, [
      ...paid,
      db.prepare(SPEND_CREDIT).bind(newId(), client, cents, payment, at),
      acted(
        {
          ...{ subject: 'booking', id, before: { openCents: open, creditCents: credit } },
          after: { ...after, payment, cents },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
