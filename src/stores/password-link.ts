import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import { passwordDigest } from '../api/password-digest.ts';
import type { Result } from '../api/result.ts';
import { updateLoginPassword } from '../domain/accounts/calls.ts';
import { languageOfHash } from '../i18n/language-hash.ts';
import { removeAccess } from './account.ts';
import { chooseLanguage } from './interface-language.ts';

const TOKEN = /^#(?:in-\w\w&)?token=(.+)$/;

type PasswordLink = { state: 'none' | 'expired' | 'used' } | { state: 'open'; token: string };

/** Of the page as it is built. */
export const NO_LINK: PasswordLink = { state: 'none' };

/** What the link in the mail is good for. Its token leaves the address at once, and lasts as long as the page. */
export const $passwordLink = atom<PasswordLink>(NO_LINK);

function takeToken(): void {
  const { hash } = location;
  const token = TOKEN.exec(hash)?.[1];
  if (token === undefined) return;
  const language = languageOfHash(hash);
  if (language) chooseLanguage(language);
  history.replaceState(history.state, '', location.pathname + location.search);
  $passwordLink.set({ state: 'open', token });
}

if (typeof window !== 'undefined') {
  takeToken();
  // A second link of the mailbox opens in the page that is open already.
  addEventListener('hashchange', takeToken);
}

/** Sets the password by the link; the session of this browser ends with the others. */
export async function setPassword({ password }: { password: string }): Promise<Result<unknown> | undefined> {
  const link = $passwordLink.get();
  if (link.state !== 'open') return undefined;
  // Digests are there over TLS and on localhost alone.
  const digest = await passwordDigest(password).catch(() => undefined);
  if (digest === undefined) return { ok: false, code: 'unexpected' };
  const result = await api(updateLoginPassword)({ token: link.token, passwordEncrypted: digest });
  if (result.ok) {
    removeAccess();
    $passwordLink.set({ state: 'used' });
    return result;
  }
  const { token, passwordEncrypted } = result.fields ?? {};
  // A token that the worker cannot read is as good as one that has expired.
  if (token ?? result.code === 'link_expired') $passwordLink.set({ state: 'expired' });
  return { ...result, fields: passwordEncrypted && { password: passwordEncrypted } };
}
