import type { SurveyRequest } from '../../src/domain/training/survey.ts';
import type * as calls from '../../src/domain/training/calls.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { INSERT_SURVEY, STORE_SURVEY_KEY, SURVEY_STATE } from './sql.ts';

/** Stores what an account says of a class, once; a class that is not its own is as good as none. */
export function storeSurvey(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  call: KeyedCall,
  accountId: number,
  { eventId, ratings, liked, improve, mayQuote }: SurveyRequest,
): Promise<AnswerTo<typeof calls.sendSurvey>> {
  return once(db, call, async () => {
    const at = now().getTime();
    const state = await db.prepare(SURVEY_STATE).bind(accountId, eventId, at).first<{ open: 0 | 1; sent: 0 | 1 }>();
    if (state?.sent) return problem('already_sent', 'This class was surveyed by this account.');
    if (!state?.open) return problem('not_found', 'There is no such class to be surveyed.');

    const { scope, key, fingerprint } = call;
    const answer = { status: 201, json: jsonOf({}) } as const;
    const written = await writeTogether(db, [
      db
        .prepare(INSERT_SURVEY)
        .bind(accountId, eventId, key, JSON.stringify(ratings), liked, improve, Number(mayQuote), at),
      db.prepare(STORE_SURVEY_KEY).bind(scope, key, fingerprint, accountId, answer.status, answer.json, at, eventId),
    ]);
    return written && answer;
  });
}
