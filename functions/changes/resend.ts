import type { officeResend } from '../../src/domain/changes/office-calls.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { openAnyForStaff, waitsForProof, type Needs } from './record.ts';
import {
  CONFIRMATION_AGAIN,
  countOf,
  JOINING_AGAIN,
  JOINING_TO_SEAT,
  PAPERS_AGAIN,
  PROOF_AGAIN,
  queueOf,
  RECEIPTS_AGAIN,
} from './resend-sql.ts';

type Call = typeof officeResend;

const mailsOf = {
  proof: PROOF_AGAIN,
  confirmation: CONFIRMATION_AGAIN,
  papers: PAPERS_AGAIN,
  receipts: RECEIPTS_AGAIN,
  joining: JOINING_AGAIN,
};

/** Sends mails of a booking again, to the addresses that it has now. */
export function resendMails(
  needs: Needs,
  { params: { id }, body, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  const { db } = needs;
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const record = await openAnyForStaff(needs, id, null);
    if ('problem' in record) return record;
    const { at, lines } = record;
    // An order without classes was confirmed by mails of its own.
    if (lines.length === 0 && body.what === 'confirmation') return problem('closed', 'It is no booking of classes.');
    const toSeat = body.what === 'joining' && body.seat !== undefined ? [body.seat] : [];
    const all = mailsOf[body.what === 'confirmation' && waitsForProof(record) ? 'proof' : body.what];
    const again = toSeat.length > 0 ? JOINING_TO_SEAT : all;
    const mails = await db
      .prepare(countOf(again))
      .bind(id, at, ...toSeat)
      .first<number>('mails');
    if (!mails) return problem('closed', 'There is nothing like this to send.');
    const json = jsonOf({ mails });
    const written = await writeTogether(db, [
      db.prepare(queueOf(again)).bind(id, at, ...toSeat),
      acted({ subject: 'booking', id, after: { what: body.what, mails } }, at),
      storeDone(db, keyed, { about: id, answer: json, at }),
    ]);
    return written && { json };
  });
}
