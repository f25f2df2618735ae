import * as v from 'valibot';
import { site } from './client.ts';

/**
 * The account's id when the e-mail and the password's SHA-256 digest (64 hex digits) belong together, else the text to
 * show.
 */
export const validateLogin = (Email: string, passwordEncrypted: string) =>
  site.post('/Website/validate-login', {
    body: { Email, passwordEncrypted },
    answer: v.union([v.number(), v.string()]),
  });

/** Sends the mail with which a password is set anew; answers the same whether or not the account exists. */
export const updateLoginPasswordEmail = (Email: string) =>
  site.post('/Website/update-login-password-email', { query: { Email }, answer: v.unknown() });
