import { EMAIL_OF_ACCOUNT } from './sql.ts';

/** The key of an account's e-mail, which is proved: its password came there. */
export async function emailOfAccount(db: D1Database, accountId: number): Promise<string | null> {
  return db.prepare(EMAIL_OF_ACCOUNT).bind(accountId).first<string>('email_key');
}
