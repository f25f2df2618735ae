import type { Dependencies } from '../dependencies.ts';
import { digestOf } from '../secrets.ts';
import { newAccountId } from './account-id.ts';
import { demoAccount } from './demo-account.ts';
import { hashPassword } from './password.ts';
import { ACCOUNT_BY_EMAIL, FIRST_PASSWORD, INSERT_ACCOUNT } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'mode' | 'secret' | 'slowHash'>;

/** Makes the account of `demo-account.ts`, once, and on a developer's machine alone. */
export async function seedDemoAccount({ db, now, mode, secret, slowHash }: Needs): Promise<void> {
  if (mode !== 'local' || secret === null) return;
  const { email, password, firstName, language } = demoAccount;
  const account = await db.prepare(ACCOUNT_BY_EMAIL).bind(email).first<{ password: string | null }>();
  if (account?.password) return;
  const stored = await hashPassword({ secret, slowHash }, await digestOf(password));
  const at = now().getTime();
  await db.batch([
    db.prepare(INSERT_ACCOUNT).bind(newAccountId(), email, email, firstName, language, at),
    db.prepare(FIRST_PASSWORD).bind(email, stored, at),
  ]);
}
