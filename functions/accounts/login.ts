import { loginTexts, type LoginRequest, type SessionView } from '../../src/domain/accounts/contract.ts';
import { limits } from '../../src/domain/api/limits.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { askCounted, type Counting } from '../platform/limits/counting.ts';
import type { Claim } from '../platform/limits/limiter.ts';
import { ask, rowsBy } from '../platform/questions.ts';
import { countAttempt, type From } from './attempts.ts';
import { hashPassword, passwordFits, type Slots } from './password.ts';
import { DEVICE_MS, newDevice, type Device } from './device.ts';
import { emailOfAccount } from './email.ts';
import { newSession } from './session.ts';
import {
  ACCOUNT_BY_EMAIL,
  END_OLDEST_SESSIONS,
  END_SESSION,
  FORGET_OLDEST_DEVICES,
  INSERT_SESSION,
  IS_KNOWN_DEVICE,
  KNOW_DEVICE,
  STORE_ANEW,
} from './sql.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'slowHash' | 'peppers'> & { secret: string };

export interface Visitor {
  /** Where the request came from: IPv6 by its /64, and by the /48 around it. */
  address: string;
  network: string;
  /** What it brought as its device. */
  device: Device | undefined;
  /** Has a login counted under these, together with what it reads first. */
  counting: (claims: Claim[]) => Promise<Counting | null>;
  /** Digest of the session that it brought: it ends where a new one begins. */
  session: string | undefined;
}

interface Account {
  id: number;
  password: string | null;
}

type LoginOutcome =
  | { accountId: number; token: string; device: Device }
  | { text: string }
  | Refusal<'too_many_requests' | 'challenge_required'>;

/** Sessions and devices of one account: a program that logs in all the time fills no table. */
export const MOST_OF_ACCOUNT = 100;

/** Seconds after which a hash that found no slot may find one. */
const BUSY_SECONDS = 1;

export const busy = () =>
  problem('too_many_requests', 'Too many people log in at once. Please try again.', {
    retryAfterSeconds: BUSY_SECONDS,
  });

/**
 * Opens a session for who knows the password. Whether there is such an account does not show in what is done: the same
 * statements, and as many hashes. What is beyond its limits takes no slot, so that it is in nobody's way.
 */
export async function logIn(
  needs: Needs,
  slots: Slots,
  request: LoginRequest,
  visitor: Visitor,
): Promise<LoginOutcome> {
  const { db } = needs;
  const { address, network, device, session, counting } = visitor;
  const { Email, passwordEncrypted } = request;
  const key = emailKey(Email) ?? '';
  const known = (await isKnown(needs, device, key)) ? device : undefined;
  const from = known ? { device: known.digest } : { address, network };
  const asked = rowsBy<Account>(db.prepare(ACCOUNT_BY_EMAIL).bind(key));
  const counted = await askCounted(db, await counting(claimsOf(from, key)), asked);
  if (counted.refused) return counted.refused;
  const tried = { account: counted.value[0], key, from, known, passwordEncrypted, session };
  return (await slots.run(() => attemptLogin(needs, tried), known !== undefined)) ?? busy();
}

interface Tried extends Pick<LoginRequest, 'passwordEncrypted'>, Pick<Visitor, 'session'> {
  account: Account | undefined;
  key: string;
  from: From;
  known: Device | undefined;
}

/** Counts the attempt as failed, and takes that back where the password fits. */
async function attemptLogin(
  needs: Needs,
  { account, key, from, known, passwordEncrypted, session }: Tried,
): Promise<LoginOutcome> {
  const { db } = needs;
  const attempt = await countAttempt(needs, key, from);
  if ('retryAfterSeconds' in attempt) {
    return problem('too_many_requests', 'Too many failed logins. Please wait.', attempt);
  }
  const fits = await passwordFits(needs, passwordEncrypted, account?.password ?? null);
  if (!account) return { text: loginTexts.notFound };
  if (!fits) return { text: loginTexts.incorrect };

  const at = needs.now().getTime();
  const { token, digest, idleEndsAt, endsAt } = await newSession(at);
  const own = known ?? (await newDevice());
  const anew = fits === 'before' ? await hashPassword(needs, passwordEncrypted) : null;
  const [opened] = await db.batch([
    db.prepare(INSERT_SESSION).bind(digest, account.id, at, idleEndsAt, endsAt, account.password),
    db.prepare(KNOW_DEVICE).bind(own.digest, account.id, at + DEVICE_MS, account.password),
    ...(anew === null ? [] : [db.prepare(STORE_ANEW).bind(account.id, account.password, anew)]),
    ...attempt.forgive(),
    ...(session === undefined ? [] : [db.prepare(END_SESSION).bind(session)]),
    db.prepare(FORGET_OLDEST_DEVICES).bind(account.id, MOST_OF_ACCOUNT),
    db.prepare(END_OLDEST_SESSIONS).bind(account.id, MOST_OF_ACCOUNT),
  ]);
  // The password was changed while it was compared.
  if (opened?.meta.changes === 0) return { text: loginTexts.incorrect };
  return { accountId: account.id, token, device: own };
}

/**
 * Whom a login counts for: a device that is known waits for nobody who shares its address or network. All those of an account are a
 * network of their own, since each login without its cookie makes another one: whoever has an account keeps nobody else from theirs.
 */
function claimsOf(from: From, key: string): Claim[] {
  if ('device' in from) {
    return [
      { rule: limits.login, who: `device ${from.device}` },
      { rule: limits.loginNetwork, who: `devices of ${key}` },
    ];
  }
  return [
    { rule: limits.login, who: from.address },
    { rule: limits.loginNetwork, who: `network ${from.network}` },
  ];
}

/** Whether somebody has logged in to this account on this device. Costs the same whether or not there is such an account. */
async function isKnown(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  device: Device | undefined,
  key: string,
): Promise<boolean> {
  return (
    device !== undefined &&
    (await db.prepare(IS_KNOWN_DEVICE).bind(device.digest, key, now().getTime()).first()) !== null
  );
}

/** Whether whoever types an e-mail is logged in with it, or on a device of its account. */
export async function isTheirOwn(
  needs: Pick<Needs, 'db' | 'now'>,
  { session, device }: { session: SessionView | undefined; device: Device | undefined },
  email: string,
): Promise<boolean> {
  const key = emailKey(email) ?? '';
  const own = session && (await ask(needs.db, emailOfAccount(needs.db, session.accountId)));
  return own === key || isKnown(needs, device, key);
}
