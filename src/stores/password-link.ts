import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import { passwordDigest } from '../api/password-digest.ts';
import { updateLoginPassword, updateLoginPasswordEmail } from '../domain/accounts/calls.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { removeAccess } from './account.ts';
import { noteError } from './last-error.ts';

const PREFIX = '#token=';

/** The token of the link in the mail. It leaves the address at once, and lasts as long as the page. */
export const $linkToken = atom<string | undefined>(undefined);

function takeToken(): void {
  if (!location.hash.startsWith(PREFIX)) return;
  const token = location.hash.slice(PREFIX.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  $linkToken.set(token);
  $passwordUpdate.set({ state: 'open' });
}

export type PasswordUpdate =
  { state: 'open' | 'sending' | 'done' | 'sent' } | { state: 'failed'; code: ErrorCode; tooCommon: boolean };

export const $passwordUpdate = atom<PasswordUpdate>({ state: 'open' });

if (typeof window !== 'undefined') {
  takeToken();
  // A second link of the mailbox opens in the page that is open already.
  addEventListener('hashchange', takeToken);
}

/** Sets the password by the link; the session of this browser ends with the others. */
export async function setPassword(password: string): Promise<void> {
  const token = $linkToken.get();
  if (token === undefined || $passwordUpdate.get().state === 'sending') return;
  $passwordUpdate.set({ state: 'sending' });
  const result = await api(updateLoginPassword)({ token, passwordEncrypted: await passwordDigest(password) });
  if (result.ok) {
    removeAccess();
    $linkToken.set(undefined);
    return $passwordUpdate.set({ state: 'done' });
  }
  noteError(result.code);
  // A token that the worker cannot read is as good as one that has expired.
  const unreadable = result.fields?.token !== undefined;
  if (result.code === 'link_expired' || unreadable) $linkToken.set(undefined);
  $passwordUpdate.set({
    state: 'failed',
    code: unreadable ? 'link_expired' : result.code,
    tooCommon: result.fields?.passwordEncrypted === 'too_common',
  });
}

/** Has a link sent, whoever's the e-mail is. */
export async function askForLink(email: string): Promise<void> {
  if ($passwordUpdate.get().state === 'sending') return;
  $passwordUpdate.set({ state: 'sending' });
  const result = await api(updateLoginPasswordEmail)({ Email: email.trim() });
  if (!result.ok) noteError(result.code);
  $passwordUpdate.set(result.ok ? { state: 'sent' } : { state: 'failed', code: result.code, tooCommon: false });
}
