import type { handOver } from '../../src/domain/people/calls.ts';
import type { Person } from '../../src/domain/people/people.ts';
import { officeAccount, officeColleagues } from '../accounts/index.ts';
import { COUNT_FOLLOW_UPS, HAND_FOLLOW_UPS } from '../follow-ups/index.ts';
import { COUNT_MESSAGES, HAND_MESSAGES } from '../inbox/index.ts';
import { done, problem, type AnswerTo } from '../platform/answers.ts';
import type { Asked } from '../platform/calls/route.ts';
import { rowsOf, writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { once, storeDone } from '../platform/idempotency.ts';
import { keyOf } from '../platform/person-key.ts';

/** What waits for an account, and who else could do it; `null` where nothing does. */
export async function workInHand(db: D1Database, accountId: number): Promise<Person['inHand']> {
  const counts = await db.batch([COUNT_FOLLOW_UPS, COUNT_MESSAGES].map((one) => db.prepare(one).bind(accountId)));
  const [followUps = 0, messages = 0] = counts.map((rows) => rowsOf<{ count: number }>(rows)[0]?.count ?? 0);
  if (followUps + messages === 0) return null;
  const colleagues = (await officeColleagues(db)).filter((one) => one.accountId !== accountId);
  return { followUps, messages, colleagues };
}

type Call = typeof handOver;

/** Gives all of it to a colleague, as on somebody's last day: of an account that was closed, too. */
export function handWorkOver(
  { db, now }: Dependencies,
  { params: { id }, body: { assignee }, keyed, acted }: Asked<Call>,
): Promise<AnswerTo<Call>> {
  return once(db, keyed, async (): Promise<AnswerTo<Call> | null> => {
    const at = now().getTime();
    const key = await keyOf(db, id);
    const account = key === null ? null : await officeAccount(db, key, at);
    if (!account) return problem('not_found', 'There is no such person.');
    const { accountId } = account;
    const inHand = await workInHand(db, accountId);
    if (!inHand) return problem('closed', 'Nothing is in hand.');
    const { colleagues, ...counted } = inHand;
    if (!colleagues.some((one) => one.accountId === assignee)) {
      return problem('validation', 'This person does not work here.', { fields: { assignee: 'choose' } });
    }
    const written = await writeTogether(db, [
      db.prepare(HAND_FOLLOW_UPS).bind(accountId, assignee),
      db.prepare(HAND_MESSAGES).bind(accountId, assignee, at),
      acted({ subject: 'account', id: String(accountId), before: counted, after: { assignee } }, at),
      storeDone(db, keyed, { about: id, status: 204, answer: '', at }),
    ]);
    return written && done;
  });
}
