import { PASSWORD_LINK_MINUTES, type UpdatePasswordRequest } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { problem, type Refusal } from '../platform/answers.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { digestOf, linkToken } from '../platform/secrets.ts';
import { emailDigest } from './attempts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { DEVICE_MS, newDevice, type Device } from './device.ts';
import { busy } from './login.ts';
import { hashPassword, type Slots } from './password.ts';
import { isShortPassword } from './short-passwords.ts';
import {
  END_ALL_SESSIONS,
  FORGET_DEVICES,
  FORGIVE_EMAIL,
  INSERT_PASSWORD_LINK,
  KNOW_DEVICE_OF_LINK,
  LIVE_PASSWORD_LINK,
  NOTE_PASSWORD_ASK,
  QUEUE_PASSWORD_CHANGED,
  QUEUE_PASSWORD_MAIL,
  SET_PASSWORD,
  USE_PASSWORD_LINKS,
} from './sql.ts';

/** An account is sent so many links in one life of a link, whoever asks. */
export const LINKS_PER_ACCOUNT = 3;

const LINK_MS = PASSWORD_LINK_MINUTES * 60_000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'newId' | 'slowHash' | 'peppers'> & { secret: string };

/** Puts a mail with a link into the outbox, where there is such an account; does the same work where there is none. */
export async function askForPasswordLink({ db, now, newId, secret }: Needs, email: string): Promise<void> {
  const at = now().getTime();
  const id = newId();
  const token = await digestOf(await linkToken(secret, 'password link', id));
  await db.batch([
    // To write takes longer than not to write.
    db.prepare(NOTE_PASSWORD_ASK).bind(newId(), at),
    db
      .prepare(INSERT_PASSWORD_LINK)
      .bind(id, token, emailKey(email), at, at + LINK_MS, LINKS_PER_ACCOUNT, at - LINK_MS),
    db.prepare(QUEUE_PASSWORD_MAIL).bind(id, at),
  ]);
}

const expired = () => problem('link_expired', 'This link was used, or its time is over.');

/**
 * Sets the password by a link that lives; ends every session of the account and every other link, forgets its devices but
 * the one that brought the link, and tells the owner.
 */
export async function setPassword(
  needs: Needs,
  slots: Slots,
  { token, passwordEncrypted }: UpdatePasswordRequest,
): Promise<{ device: Device } | Refusal<'link_expired' | 'validation' | 'too_many_requests'>> {
  const { db } = needs;
  const digest = await digestOf(token);
  const link = await db.prepare(LIVE_PASSWORD_LINK).bind(digest, needs.now().getTime()).first<{ email_key: string }>();
  if (!link) return expired();
  const tooCommon = problem('validation', 'This password is too common.', {
    fields: { passwordEncrypted: 'too_common' },
  });
  if (isCommonPassword(passwordEncrypted) || passwordEncrypted === (await digestOf(link.email_key))) return tooCommon;
  // In a slot, since looking for short ones holds the isolate as a hash does. Whoever has a link reads the account's mail.
  const password = await slots.run(
    () => (isShortPassword(passwordEncrypted) ? Promise.resolve('') : hashPassword(needs, passwordEncrypted)),
    true,
  );
  if (password === null) return busy();
  if (password === '') return tooCommon;

  const at = needs.now().getTime();
  const device = await newDevice();
  const [set] = await db.batch([
    db.prepare(SET_PASSWORD).bind(digest, at, password),
    db.prepare(END_ALL_SESSIONS).bind(digest, at),
    db.prepare(FORGET_DEVICES).bind(digest, at),
    db.prepare(KNOW_DEVICE_OF_LINK).bind(digest, at, device.digest, at + DEVICE_MS),
    db.prepare(QUEUE_PASSWORD_CHANGED).bind(digest, at),
    db.prepare(FORGIVE_EMAIL).bind(await emailDigest(needs, link.email_key)),
    // Last: what stands above asks whether the link still lives.
    db.prepare(USE_PASSWORD_LINKS).bind(digest, at),
  ]);
  return set?.results.length === 1 ? { device } : expired();
}
