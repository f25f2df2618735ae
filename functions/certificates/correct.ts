import type { Certificate } from '../../src/domain/certificates/contract.ts';
import type { correctCertificate } from '../../src/domain/certificates/office-calls.ts';
import { certificateNumber } from '../../src/domain/certificates/number.ts';
import { dateIn } from '../../src/domain/time/calendar.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { randomBelow } from '../platform/secrets.ts';
import {
  CERTIFICATE_TO_CORRECT,
  IS_ISSUED,
  ISSUE_CERTIFICATE_ANEW,
  SEND_CERTIFICATE,
  TAKE_CERTIFICATE_BACK,
} from './sql.ts';

type Call = typeof correctCertificate;

export interface ToCorrect {
  document: string;
  participant_id: string;
  class_id: string;
  name: string;
  email: string;
  booking_id: string;
}

/** Issues a certificate anew in the name of its seat, with all else that it said: the old number is known no more. */
export function correct(
  { db, now, siteData }: Pick<Dependencies, 'db' | 'now' | 'siteData'>,
  { params: { number }, body: { reason }, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const row = await db.prepare(CERTIFICATE_TO_CORRECT).bind(number).first<ToCorrect>();
    if (!row) return problem('not_found', 'There is no such certificate.');
    const said = JSON.parse(row.document) as Certificate;
    const { name, class_id: classId } = row;
    if (name === '' || name === said.name) return problem('closed', 'That is the name of the seat.');
    const anew = certificateNumber(randomBelow);
    const issuedOn = dateIn(siteData.office.timeZone, at);
    const document: Certificate = { ...said, name, number: anew, issuedOn };
    const json = jsonOf({ number: anew });
    const written = await writeTogether(db, [
      ...[IS_ISSUED, TAKE_CERTIFICATE_BACK].map((one) => db.prepare(one).bind(number)),
      db
        .prepare(ISSUE_CERTIFICATE_ANEW)
        .bind(anew, row.participant_id, classId, issuedOn, JSON.stringify(document), at),
      db.prepare(SEND_CERTIFICATE).bind(anew, row.email, row.booking_id, at),
      acted({ subject: 'class', id: classId, reason, before: { code: number }, after: { code: anew } }, at),
      storeDone(db, keyed, { about: anew, answer: json, at }),
    ]);
    return written && { json };
  });
}
