import { PASSWORD_LINK_MINUTES, type UpdatePasswordRequest } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, linkToken } from '../platform/secrets.ts';
import { emailDigest } from './attempts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { busy } from './login.ts';
import { hashPassword, type Slots } from './password.ts';
import {
  END_ALL_SESSIONS,
  FORGIVE_EMAIL,
  INSERT_PASSWORD_LINK,
  LIVE_PASSWORD_LINK,
  QUEUE_PASSWORD_MAIL,
  SET_PASSWORD,
  USE_PASSWORD_LINKS,
} from './sql.ts';

/** An account is sent so many links in one life of a link, whoever asks. */
export const LINKS_PER_ACCOUNT = 3;

const LINK_MS = PASSWORD_LINK_MINUTES * 60_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'slowHash'> & { secret: string };

/** Puts a mail with a link into the outbox, where there is such an account; does the same work where there is none. */
export async function askForPasswordLink({ db, now, newId, secret }: Needs, email: string): Promise<void> {
  const at = now().getTime();
  const id = newId();
  const token = await digestOf(await linkToken(secret, 'password link', id));
  await db.batch([
    db
      .prepare(INSERT_PASSWORD_LINK)
      .bind(id, token, emailKey(email), at, at + LINK_MS, LINKS_PER_ACCOUNT, at - LINK_MS),
    db.prepare(QUEUE_PASSWORD_MAIL).bind(id, at),
  ]);
}

const expired = () => problem('link_expired', 'This link was used, or its time is over.');

/** Sets the password by a link that lives; ends every session of the account and every other link. */
export async function setPassword(
  needs: Needs,
  slots: Slots,
  { token, passwordEncrypted }: UpdatePasswordRequest,
): Promise<Refusal<'link_expired' | 'validation' | 'too_many_requests'> | null> {
  const { db } = needs;
  const digest = await digestOf(token);
  const link = await db.prepare(LIVE_PASSWORD_LINK).bind(digest, needs.now().getTime()).first<{ email_key: string }>();
  if (!link) return expired();
  if (isCommonPassword(passwordEncrypted) || passwordEncrypted === (await digestOf(link.email_key))) {
    return problem('validation', 'This password is too common.', { fields: { passwordEncrypted: 'too_common' } });
  }
  const password = await slots.run(() => hashPassword(needs, passwordEncrypted));
  if (password === null) return busy();

  const at = needs.now().getTime();
  const [set] = await db.batch([
    db.prepare(SET_PASSWORD).bind(digest, at, password),
    db.prepare(END_ALL_SESSIONS).bind(digest, at),
    db.prepare(FORGIVE_EMAIL).bind(await emailDigest(needs, link.email_key)),
    // Last: what stands above asks whether the link still lives.
    db.prepare(USE_PASSWORD_LINKS).bind(digest, at),
  ]);
  return set?.results.length !== 1 ? expired() : null;
}
