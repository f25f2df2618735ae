import {
  RECOVERY_CODES,
  SUDO_MINUTES,
  type NewSecondFactor,
  type RecoveryCodes,
} from '../../src/domain/office/second-factor.ts';
import type { SessionView } from '../../src/domain/accounts/contract.ts';
import type { Act } from '../platform/acts.ts';
import { problem } from '../platform/answers.ts';
import { writeTogether } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, hex, keyedDigest, seal, unseal } from '../platform/secrets.ts';
import { countAttempt } from './attempts.ts';
import {
  CONFIRM_SECOND_FACTOR,
  IS_OFFICE_DEVICE,
  KNOW_OFFICE_DEVICE,
  OPEN_OFFICE,
  PUT_RECOVERY_CODES,
  PUT_SECOND_FACTOR,
  QUEUE_ENROLLED,
  QUEUE_WRONG_CODES,
  SECOND_FACTOR,
  USE_RECOVERY_CODE,
  USE_STEP,
} from './office-sql.ts';
import { EMAIL_OF_ACCOUNT } from './sql.ts';
import { addressOf, newTotpSecret, stepOf } from './totp.ts';

type Needs = Pick<Dependencies, 'db' | 'now' | 'log'> & { secret: string };

/** Who shows a code, and in which session. */
export interface Showing {
  session: SessionView;
  /** Digest of the session's token. */
  token: string;
  code: string;
  /** Digest of the browser's device; `null` where it has none. */
  device: string | null;
}

interface FactorRow {
  secret: string;
  confirmed_at: number | null;
}

const factorOf = (db: D1Database, accountId: number) => db.prepare(SECOND_FACTOR).bind(accountId).first<FactorRow>();

const wrongCode = () => problem('validation', 'The code is wrong.', { fields: { code: 'code_wrong' } });
const noneToBe = () => problem('closed', 'There is a second factor already.');

/** The step of a phone's code, if it fits; none does where the phone was sealed under another secret (OPERATIONS.md, _The pepper_). */
async function stepOfPhone({ secret, log }: Needs, sealed: string, code: string, at: number): Promise<number | null> {
  const bits = await unseal(secret, 'second factor', sealed).catch(() => null);
  if (bits === null) log('error', 'second_factor_unreadable', {});
  return bits === null ? null : stepOf(bits, code, at);
}

/** A secret for the phone of somebody who has none yet; it counts once a code of it was shown. */
export async function beginSecondFactor({ db, now, secret }: Needs, { accountId }: SessionView) {
  const bits = newTotpSecret();
  const sealed = await seal(secret, 'second factor', bits);
  const { meta } = await db.prepare(PUT_SECOND_FACTOR).bind(accountId, sealed, now().getTime()).run();
  if (meta.changes === 0) return noneToBe();
  const email = (await db.prepare(EMAIL_OF_ACCOUNT).bind(accountId).first<string>('email_key')) ?? '';
  return { secret: bits, address: addressOf(bits, email) } satisfies NewSecondFactor;
}

/** Sixteen letters and digits of Base32: 80 bits. */
async function newRecoveryCodes(): Promise<{ shown: string[]; digests: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newTotpSecret().slice(0, 16).toLowerCase());
  const digests = await Promise.all(codes.map(digestOf));
  return { shown: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code), digests };
}

/** So many wrong codes in a row are told to whom the account is of. */
export const WRONG_CODES_TOLD = 10;

const RECOVERY_CODE_LENGTH = 16;

const attempts = async (needs: Needs, who: string) =>
  countAttempt(needs, '', { device: hex(await keyedDigest(needs.secret, 'login attempts', `second factor ${who}`)) });

/**
 * Whose wrong codes count together: a browser in which a code was shown before counts for itself, so that whoever knows the password
 * keeps nobody out there; all others of an account are one, so that guessing in many sessions is as hopeless as in one. A code for
 * a lost phone has 80 bits: its session counts.
 */
async function countedAs({ db, now }: Needs, { session, token, code, device }: Showing): Promise<string> {
  const { accountId } = session;
  if (code.length === RECOVERY_CODE_LENGTH) return `session ${token}`;
  const known = await db.prepare(IS_OFFICE_DEVICE).bind(device, accountId, now().getTime()).first();
  return known ? `device ${device} of ${accountId}` : String(accountId);
}

const tooMany = (retryAfterSeconds: number) =>
  problem('too_many_requests', 'Too many wrong codes. Please wait.', { retryAfterSeconds });

/** The first code of a phone: from now on the office asks for one. The owners are told. */
export async function confirmSecondFactor(
  needs: Needs,
  { session: { accountId }, token, code, device }: Showing,
  acted: (act: Act, at: number) => D1PreparedStatement,
) {
  const { db, now } = needs;
  const attempt = await attempts(needs, `session ${token}`);
  if ('retryAfterSeconds' in attempt) return tooMany(attempt.retryAfterSeconds);
  const factor = await factorOf(db, accountId);
  if (factor?.confirmed_at !== null) return noneToBe();
  const at = now().getTime();
  const step = await stepOfPhone(needs, factor.secret, code, at);
  if (step === null) return wrongCode();
  const { shown, digests } = await newRecoveryCodes();
  // In one batch: nobody has a phone of which neither the owners nor the journal know.
  const written = await writeTogether(db, [
    db.prepare(PUT_RECOVERY_CODES).bind(accountId, JSON.stringify(digests), factor.secret),
    db.prepare(CONFIRM_SECOND_FACTOR).bind(accountId, at, step, factor.secret),
    db.prepare(OPEN_OFFICE).bind(token, accountId, at, null),
    db.prepare(KNOW_OFFICE_DEVICE).bind(device, accountId, at),
    db.prepare(QUEUE_ENROLLED).bind(accountId, at),
    acted({ subject: 'account', id: String(accountId) }, at),
    ...attempt.forgive(),
  ]);
  if (!written) return noneToBe();
  return { recoveryCodes: shown } satisfies RecoveryCodes;
}

/** Opens the office in this session, and money besides where that is asked for. `null` where it is open now. */
export async function openOffice(needs: Needs, showing: Showing, forMoney: boolean) {
  const { db, now } = needs;
  const { session, token, code, device } = showing;
  const { accountId } = session;
  const attempt = await attempts(needs, await countedAs(needs, showing));
  if ('retryAfterSeconds' in attempt) return tooMany(attempt.retryAfterSeconds);
  const factor = await factorOf(db, accountId);
  const confirmedAt = factor?.confirmed_at ?? null;
  if (!factor || confirmedAt === null) return wrongCode();
  const at = now().getTime();
  const used = await useCode(needs, accountId, { code, at, sealed: factor.secret });
  if (!used) {
    if (attempt.failures >= WRONG_CODES_TOLD) {
      await db.prepare(QUEUE_WRONG_CODES).bind(accountId, new Date(at).toISOString().slice(0, 10), at).run();
    }
    return wrongCode();
  }
  await db.batch([
    db.prepare(OPEN_OFFICE).bind(token, accountId, at, forMoney ? at + SUDO_MINUTES * 60_000 : null),
    db.prepare(KNOW_OFFICE_DEVICE).bind(device, accountId, at),
    ...attempt.forgive(),
  ]);
  return null;
}

/** Whether the code fits, which it does once. */
async function useCode(
  needs: Needs,
  accountId: number,
  { code, at, sealed }: { code: string; at: number; sealed: string },
): Promise<boolean> {
  const { db } = needs;
  if (code.length === RECOVERY_CODE_LENGTH) {
    return (
      (
        await db
          .prepare(USE_RECOVERY_CODE)
          .bind(await digestOf(code), accountId, at)
          .run()
      ).meta.changes > 0
    );
  }
  const step = await stepOfPhone(needs, sealed, code, at);
  return step !== null && (await db.prepare(USE_STEP).bind(accountId, step).run()).meta.changes > 0;
}
