import { loginTexts, type LoginRequest } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countAttempt } from './attempts.ts';
import { passwordFits, type Slots } from './password.ts';
import { newSession } from './session.ts';
import { ACCOUNT_BY_EMAIL, END_SESSION, INSERT_SESSION } from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'slowHash'> & { secret: string };

export interface Visitor {
  /** The network that the request came from. */
  address: string;
  /** Digest of the session that it brought: it ends where a new one begins. */
  session: string | undefined;
}

type LoginOutcome = { accountId: number; token: string } | { text: string } | Refusal<'too_many_requests'>;

/** Seconds after which a hash that found no slot may find one. */
const BUSY_SECONDS = 1;

export const busy = () =>
  problem('too_many_requests', 'Too many people log in at once. Please try again.', {
    retryAfterSeconds: BUSY_SECONDS,
  });

/**
 * Opens a session for who knows the password. Whether there is such an account does not show in what is done: the same
 * statements, and one hash.
 */
export async function logIn(
  needs: Needs,
  slots: Slots,
  request: LoginRequest,
  visitor: Visitor,
): Promise<LoginOutcome> {
  return (await slots.run(() => attemptLogin(needs, request, visitor))) ?? busy();
}

async function attemptLogin(
  needs: Needs,
  { Email, passwordEncrypted }: LoginRequest,
  { address, session }: Visitor,
): Promise<LoginOutcome> {
  const { db } = needs;
  const key = emailKey(Email) ?? '';
  const attempt = await countAttempt(needs, key, address);
  if ('retryAfterSeconds' in attempt) {
    return problem('too_many_requests', 'Too many failed logins. Please wait.', attempt);
  }
  const account = await db.prepare(ACCOUNT_BY_EMAIL).bind(key).first<{ id: number; password: string | null }>();
  const fits = await passwordFits(needs, passwordEncrypted, account?.password ?? null);
  if (!account) return { text: loginTexts.notFound };
  if (!fits) return { text: loginTexts.incorrect };

  const at = needs.now().getTime();
  const { token, digest, idleEndsAt, endsAt } = await newSession(at);
  const [opened] = await db.batch([
    db.prepare(INSERT_SESSION).bind(digest, account.id, at, idleEndsAt, endsAt, account.password),
    ...attempt.forgive(),
    ...(session === undefined ? [] : [db.prepare(END_SESSION).bind(session)]),
  ]);
  // The password was changed while it was compared.
  if (opened?.meta.changes === 0) return { text: loginTexts.incorrect };
  return { accountId: account.id, token };
}
