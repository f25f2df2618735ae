import type { SupportRequest } from '../../src/domain/training/support.ts';
import type * as calls from '../../src/domain/training/calls.ts';
import { jsonOf, problem, type AnswerTo } from '../platform/answers.ts';
import { once, type KeyedCall } from '../platform/idempotency.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { INSERT_SUPPORT_REQUEST, QUEUE_SUPPORT_MAIL, SENT_BEFORE, STORE_SUPPORT_KEY } from './sql.ts';

/** Stores a call for help with its mail to the office, once. */
export function storeRequest(
  { db, now, newId, siteData }: Pick<Dependencies, 'db' | 'now' | 'newId' | 'siteData'>,
  call: KeyedCall,
  accountId: number,
  { topic, eventId, phone, message }: SupportRequest,
): Promise<AnswerTo<typeof calls.askForHelp>> {
  return once(db, call, async () => {
    const at = now().getTime();
    const id = newId();
    const { scope, key, fingerprint } = call;
    const before = await db.prepare(SENT_BEFORE).bind(accountId, key).first();
    if (before) return problem('already_sent', 'This Idempotency-Key was used long ago.');
    const answer = { status: 201, json: jsonOf({}) } as const;
    const written = await writeTogether(db, [
      db.prepare(INSERT_SUPPORT_REQUEST).bind(id, accountId, eventId, key, topic, phone, message, at),
      db.prepare(QUEUE_SUPPORT_MAIL).bind(id, siteData.mail.office, at),
      db.prepare(STORE_SUPPORT_KEY).bind(scope, key, fingerprint, accountId, answer.status, answer.json, at),
    ]);
    return written && answer;
  });
}
