import { from, rowBy, type Question } from '../platform/questions.ts';
import { EMAIL_OF_ACCOUNT } from './sql.ts';

/** The key of an account's e-mail, which is proved: its password came there. */
export const emailOfAccount = (db: D1Database, accountId: number): Question<string | null> =>
  from(rowBy<{ email_key: string }>(db.prepare(EMAIL_OF_ACCOUNT).bind(accountId)), (row) => row?.email_key ?? null);
