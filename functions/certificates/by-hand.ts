import type * as calls from '../../src/domain/certificates/office-calls.ts';
import { certificateNumber } from '../../src/domain/certificates/number.ts';
import { absentAmong } from '../booking/index.ts';
import { done, jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { randomBelow } from '../platform/secrets.ts';
import type { ToCorrect } from './correct.ts';
import { certificateFor, type ToCertify } from './issue.ts';
import {
  CERTIFICATE_TO_CORRECT,
  IS_ISSUED,
  ISSUE_CERTIFICATE_ANEW,
  SEND_CERTIFICATE,
  TAKE_CERTIFICATE_BACK,
  TO_GIVE,
} from './sql.ts';

/** What the office does with certificates besides the clock. */

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData'>;

const noCertificate = () => problem('not_found', 'There is no such certificate.');

const issuedBy = (db: D1Database, number: string) => db.prepare(CERTIFICATE_TO_CORRECT).bind(number).first<ToCorrect>();

type Withdraw = typeof calls.withdrawCertificate;

/** Its holder counts as absent from then on. */
export function withdraw(
  { db, now }: Needs,
  { params: { number }, body: { reason }, keyed, acted }: Asked<Withdraw>,
): Promise<AnswerTo<Withdraw>> {
  return once(db, keyed, async (): Promise<AnswerTo<Withdraw> | null> => {
    const row = await issuedBy(db, number);
    if (!row) return noCertificate();
    const at = now().getTime();
    const written = await writeTogether(db, [
      ...[IS_ISSUED, TAKE_CERTIFICATE_BACK].map((one) => db.prepare(one).bind(number)),
      db.prepare(absentAmong('?1')).bind(row.participant_id),
      acted({ subject: 'class', id: row.class_id, reason, after: { code: number } }, at),
      storeDone(db, keyed, { about: number, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Send = typeof calls.sendCertificate;

export function sendAgain(
  { db, now }: Needs,
  { params: { number }, keyed, acted }: Asked<Send>,
): Promise<AnswerTo<Send>> {
  return once(db, keyed, async (): Promise<AnswerTo<Send> | null> => {
    const row = await issuedBy(db, number);
    if (!row) return noCertificate();
    if (row.email === '') return problem('closed', 'This seat has no e-mail.');
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(SEND_CERTIFICATE).bind(number, row.email, row.booking_id, at),
      acted({ subject: 'class', id: row.class_id, after: { code: number } }, at),
      storeDone(db, keyed, { about: number, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

type Give = typeof calls.giveCertificate;

export function give(
  { db, now, siteData }: Needs,
  { params: { id }, body: { participant, reason }, keyed, acted }: Asked<Give>,
): Promise<AnswerTo<Give>> {
  return once(db, keyed, async (): Promise<AnswerTo<Give> | null> => {
    const at = now().getTime();
    const row = await db
      .prepare(TO_GIVE)
      .bind(id, participant, at)
      .first<ToCertify & Pick<ToCorrect, 'email' | 'booking_id'>>();
    if (!row) return problem('closed', 'Nobody can have a certificate of this seat.');
    const number = certificateNumber(randomBelow);
    const document = certificateFor(row, siteData, number, at);
    const json = jsonOf({ number });
    const written = await writeTogether(db, [
      db.prepare(ISSUE_CERTIFICATE_ANEW).bind(number, participant, id, document.issuedOn, JSON.stringify(document), at),
      db.prepare(SEND_CERTIFICATE).bind(number, row.email, row.booking_id, at),
      acted({ subject: 'class', id, reason, after: { code: number } }, at),
      storeDone(db, keyed, { about: number, answer: json, at }),
    ]);
    return written && { json };
  });
}
