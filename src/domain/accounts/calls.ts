import * as v from 'valibot';
import { Empty, Nothing, type Call } from '../api/call.ts';
import { anybody, byLink, members } from './access.ts';
import { LoginAnswer, LoginRequest, PasswordMailRequest, SessionView, UpdatePasswordRequest } from './contract.ts';

/** What a refusal by a limit carries, as its `Retry-After` header. */
const Wait = v.object({ retryAfterSeconds: v.number() });

/** The account's id and the session's cookie, when the e-mail and the password's digest belong together; else a text to show. */
export const validateLogin = {
  method: 'POST',
  path: '/Website/validate-login',
  access: anybody,
  body: LoginRequest,
  answer: LoginAnswer,
  anyStatus: true,
  refusal: Wait,
} as const satisfies Call;

/** Who is logged in, by the session's cookie. */
export const currentSession = {
  method: 'GET',
  path: '/Website/session',
  access: members,
  answer: SessionView,
} as const satisfies Call;

/** Whether the browser brings what may be a session's cookie, for a page that is told of nobody; whether it is one, other calls say. */
export const sessionBrought = {
  method: 'GET',
  path: '/Website/session-brought',
  access: anybody,
  answer: v.boolean(),
} as const satisfies Call;

/** Also without a session. */
export const logout = {
  method: 'POST',
  path: '/Website/logout',
  access: anybody,
  body: Empty,
  answer: Nothing,
  status: 204,
} as const satisfies Call;

/** Sends the mail with which a password is set anew; answers the same whether or not the account exists. */
export const updateLoginPasswordEmail = {
  method: 'POST',
  path: '/Website/update-login-password-email',
  access: anybody,
  query: PasswordMailRequest,
  answer: Nothing,
  status: 204,
  refusal: Wait,
  limits: ['passwordMail', 'passwordMailTo', 'mailNetwork'],
} as const satisfies Call;

/** Sets a password by the token of a link. */
export const updateLoginPassword = {
  method: 'POST',
  path: '/Website/update-login-password',
  access: byLink,
  body: UpdatePasswordRequest,
  answer: Nothing,
  status: 204,
  refuses: ['link_expired'],
  limits: ['updatePassword'],
} as const satisfies Call;
