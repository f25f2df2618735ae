import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf } from '../platform/secrets.ts';
import { newAccountId } from './account-id.ts';
import { demoAccount, demoTrainer } from './demo-account.ts';
import { hashPassword } from './password.ts';
import { ACCOUNT_BY_EMAIL, FIRST_PASSWORD, INSERT_ACCOUNT } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'mode' | 'secret' | 'slowHash'>;

/** Makes the accounts of `demo-account.ts`, once, and on a developer's machine alone. */
export async function seedDemoAccounts({ mode, secret, ...needs }: Needs): Promise<void> {
  if (mode !== 'local' || secret === null) return;
  for (const account of [demoAccount, demoTrainer]) await seed({ ...needs, secret }, account);
}

async function seed(
  { db, now, secret, slowHash }: Pick<Needs, 'db' | 'now' | 'slowHash'> & { secret: string },
  { email, password, firstName, language, role }: typeof demoAccount | typeof demoTrainer,
): Promise<void> {
  const account = await db.prepare(ACCOUNT_BY_EMAIL).bind(email).first<{ password: string | null }>();
  if (account?.password) return;
  const stored = await hashPassword({ secret, slowHash }, await digestOf(password));
  const at = now().getTime();
  await db.batch([
    db.prepare(INSERT_ACCOUNT).bind(newAccountId(), email, email, firstName, language, at, role),
    db.prepare(FIRST_PASSWORD).bind(email, stored, at),
  ]);
}
