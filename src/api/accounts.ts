import * as v from 'valibot';
import { SessionView } from '../domain/accounts/contract.ts';
import { site } from './client.ts';

/** What a refusal by a limit carries. */
const Wait = v.object({ retryAfterSeconds: v.number() });

/** A message to show, and not the page of some server on the way. */
const Message = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(300),
  v.check((text) => !text.includes('<')),
);

/** SHA-256 in hex, in place of the password itself. Browsers have it over TLS and on `localhost` alone. */
export async function passwordDigest(password: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(password));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The account's id when the e-mail and the password's SHA-256 digest (64 hex digits) belong together, else the text to
 * show: the answer is told apart by its type, whatever its status.
 */
export const validateLogin = (Email: string, passwordEncrypted: string) =>
  site.post('/Website/validate-login', {
    body: { Email, passwordEncrypted },
    answer: v.union([v.number(), Message]),
    refusal: Wait,
    anyStatus: true,
  });

/** Sends the mail with which a password is set anew; answers the same whether or not the account exists. */
export const updateLoginPasswordEmail = (Email: string) =>
  site.post('/Website/update-login-password-email', { query: { Email }, answer: v.unknown(), refusal: Wait });

/** Sets a password by the token of a link. */
export const updateLoginPassword = (token: string, passwordEncrypted: string) =>
  site.post('/Website/update-login-password', { body: { token, passwordEncrypted }, answer: v.unknown() });

/** Who is logged in, by the session's cookie. */
export const currentSession = () => site.get('/Website/session', { answer: SessionView });

export const logout = () => site.post('/Website/logout', { body: {}, answer: v.unknown() });
