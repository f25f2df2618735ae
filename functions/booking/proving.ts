import type { SessionView } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { emailOfAccount } from '../accounts/index.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { ask } from '../platform/questions.ts';

/** Whether the contact is who is logged in. */
export async function isOfSession(
  { db }: Pick<Dependencies, 'db'>,
  session: SessionView | undefined,
  email: string,
): Promise<boolean> {
  return session !== undefined && (await ask(db, emailOfAccount(db, session.accountId))) === emailKey(email);
}
