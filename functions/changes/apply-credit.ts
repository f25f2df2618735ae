import type { applyCredit } from '../../src/domain/changes/office-calls.ts';
import { byOffice, readBookingById } from '../booking/index.ts';
import { spendCredit } from '../credits/index.ts';
import { creditsOfOrganisation } from '../office/index.ts';
import { paidFromCredit } from '../payments/index.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import type { Needs } from './record.ts';
import { CREDIT_OF_BOOKING, QUEUE_CHANGE_MAIL } from './sql.ts';

type Call = typeof applyCredit;

interface CreditRow {
  client_key: string;
  open_cents: number;
  credit_cents: number;
}

/** Whose credit is asked for, and what they have: of the client, or of another contact of the same organisation. */
async function creditOf(
  { db }: Pick<Needs, 'db'>,
  id: string,
  own: CreditRow,
  from: string,
): Promise<Pick<CreditRow, 'client_key' | 'credit_cents'> | null> {
  if (from === '') return own;
  const other = (await creditsOfOrganisation({ db }, id)).find(({ email }) => email === from);
  return other ? { client_key: other.email, credit_cents: other.cents } : null;
}

/**
 * Pays a booking from what its client, or another contact of the same organisation, has with us: never more than there is, or than is
 * open. Why another's is used is kept with the act, whose credit it is with that credit alone; whose it is is told by mail.
 */
export function payFromCredit(
  needs: Needs,
  { params: { id }, body, session, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db, now } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const { cents, note, openCents, from } = body;
    const record = await readBookingById(db, id, at);
    const row = record && (await db.prepare(CREDIT_OF_BOOKING).bind(id).first<CreditRow>());
    if (!record || !row) return problem('not_found', 'There is no such booking.');
    const { open_cents: open } = row;
    const whose = await creditOf({ db }, id, row, from);
    if (!whose) return problem('validation', 'They have nothing with us.', { fields: { from: 'choose' } });
    const { client_key: client, credit_cents: credit } = whose;
    if (open !== openCents) return problem('booking_changed', 'Something else is open by now.');
    if (cents > Math.min(open, credit)) {
      return problem('validation', 'That is more than there is, or is open.', { fields: { cents: 'amount' } });
    }
    const paid = await paidFromCredit(needs, record, { cents, note, openCents, by: byOffice(session), at });
    if (!paid) return problem('closed', 'Nothing of this booking was invoiced.');
    const after = { openCents: open - cents, creditCents: credit - cents };
    const json = jsonOf(after);
    const written = await writeTogether(db, [
      ...paid.writes,
      ...paid.parts.flatMap(({ payment, cents: part }) => [
        spendCredit(needs, client, { cents: part, payment, at }),
        ...(from === '' ? [] : [db.prepare(QUEUE_CHANGE_MAIL).bind('credit_used', payment, 1, client, id, at)]),
      ]),
      acted(
        {
          ...{
            subject: 'booking',
            id,
            ...(from !== '' && { reason: note }),
            before: { openCents: open, creditCents: credit },
          },
          after: { ...after, payment: paid.parts[0]?.payment, cents },
        },
        at,
      ),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
