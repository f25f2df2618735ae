import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, seal } from '../platform/secrets.ts';
import { newAccountId } from './account-id.ts';
import { DEMO_TOTP_SECRET, demoAccount, demoOwner, demoTrainer } from './demo-account.ts';
import { CONFIRM_SECOND_FACTOR, FORGET_STEPS, PUT_SECOND_FACTOR, PUT_STAFF } from './office-sql.ts';
import { hashPassword } from './password.ts';
import { ACCOUNT_BY_EMAIL, FIRST_PASSWORD, INSERT_ACCOUNT } from './sql.ts';
import { codeOfStep, stepAt } from './totp.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'mode' | 'secret' | 'slowHash'>;
type Seeding = Pick<Needs, 'db' | 'now' | 'slowHash'> & { secret: string };

/** Makes the accounts of `demo-account.ts`, once, and on a developer's machine alone. */
export async function seedDemoAccounts({ mode, secret, ...needs }: Needs): Promise<void> {
  if (mode !== 'local' || secret === null) return;
  const seeding = { ...needs, secret };
  for (const account of [demoAccount, demoTrainer]) await seed(seeding, account);
  const owner = await seed(seeding, demoOwner);
  if (owner !== null) await makeOwner(seeding, owner);
}

/** The account's number; `null` where it was there before. */
async function seed(
  { db, now, secret, slowHash }: Seeding,
  { email, password, firstName, language, role, teaches }: typeof demoAccount | typeof demoTrainer | typeof demoOwner,
): Promise<number | null> {
  const account = await db.prepare(ACCOUNT_BY_EMAIL).bind(email).first<{ password: string | null }>();
  if (account?.password) return null;
  const stored = await hashPassword({ secret, slowHash }, await digestOf(password));
  const at = now().getTime();
  const id = newAccountId();
  await db.batch([
    db.prepare(INSERT_ACCOUNT).bind(id, email, email, firstName, language, at, role, teaches),
    db.prepare(FIRST_PASSWORD).bind(email, stored, at),
  ]);
  return id;
}

async function makeOwner({ db, now, secret }: Seeding, accountId: number): Promise<void> {
  const at = now().getTime();
  const sealed = await seal(secret, 'second factor', DEMO_TOTP_SECRET);
  await db.batch([
    db.prepare(PUT_STAFF).bind(accountId, 'owner', at),
    db.prepare(PUT_SECOND_FACTOR).bind(accountId, sealed, at),
    db.prepare(CONFIRM_SECOND_FACTOR).bind(accountId, at, 0, sealed),
  ]);
}

/**
 * The code that the demo owner's phone shows. Asked here it opens once more, since whoever works on the office should not wait
 * half a minute for the next one.
 */
export async function demoCode({ db, now }: Pick<Needs, 'db' | 'now'>): Promise<string> {
  await db.prepare(FORGET_STEPS).bind(demoOwner.email).run();
  return codeOfStep(DEMO_TOTP_SECRET, stepAt(now().getTime()));
}
