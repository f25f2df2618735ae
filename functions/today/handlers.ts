import * as calls from '../../src/domain/today/calls.ts';
import { done, ok, problem, type AnswerTo } from '../platform/answers.ts';
import { answer, type Asked, type Route } from '../platform/calls/route.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { FAILED_MAIL, RETRY_MAIL, SET_MAIL_ASIDE } from './sql.ts';
import { readToday } from './today.ts';

type Call = typeof calls.retryMail | typeof calls.setMailAside;

/** What is done to a mail that failed, once; `statement` is given its id and the instant. */
function onFailedMail(
  { db, now }: Dependencies,
  statement: string,
  { params: { id }, keyed, acted }: Pick<Asked<Call>, 'params' | 'keyed' | 'acted'>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const mail = await db.prepare(FAILED_MAIL).bind(id).first<{ kind: string; attempts: number }>();
    if (!mail) return problem('not_found', 'There is no such mail that failed.');
    const at = now().getTime();
    const written = await writeTogether(db, [
      db.prepare(statement).bind(id, at),
      acted({ subject: 'mail', id, before: mail }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}

export const handlers = (needs: Dependencies): readonly Route[] => [
  answer(calls.officeToday, async ({ session, query }) => ok(await readToday(needs, session.accountId, query))),
  answer(calls.retryMail, (asked) => onFailedMail(needs, RETRY_MAIL, asked), { delivers: true }),
  answer(calls.setMailAside, (asked) => onFailedMail(needs, SET_MAIL_ASIDE, asked)),
];
