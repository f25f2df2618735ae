import { atom } from 'nanostores';
import { api } from '../api/client.ts';
import { passwordDigest } from '../api/password-digest.ts';
import { updateLoginPasswordEmail, validateLogin } from '../domain/accounts/calls.ts';
import type { Failure } from '../api/result.ts';
import { loginTexts } from '../domain/accounts/contract.ts';
import type { ErrorCode } from '../domain/api/errors.ts';
import { checkLogin, type LoginProblems } from '../domain/accounts/login-form.ts';
import { grantAccess } from './account.ts';
import { noteError } from './last-error.ts';

export interface LoginState {
  sending: boolean;
  fields: LoginProblems;
  /** The server's own text, or why there is none. */
  error?: { text: string } | { code: ErrorCode; retryAfterSeconds?: number | undefined };
  /** Whether a new password is offered: after a wrong one. */
  forgot: boolean;
  /** Whether the mail for a new password is on its way. */
  sent: boolean;
}

const initial: LoginState = { sending: false, fields: {}, forgot: false, sent: false };

/** What has become of the login; for the page only. */
export const $login = atom<LoginState>(initial);

/** Nothing is wrong any more: the login was opened or closed. */
export function clearLogin(): void {
  $login.set(initial);
}

interface Attempt {
  email: string;
  password: string;
}

/** The e-mail whose password was wrong last. */
let wrongFor: string | undefined;

async function validate({ email, password }: Attempt) {
  try {
    return await api(validateLogin)({ Email: email.trim(), passwordEncrypted: await passwordDigest(password) });
  } catch {
    // Digests are there over TLS and on localhost alone.
    return { ok: false, code: 'unexpected' } satisfies Failure;
  }
}

/**
 * Sends the login, unless it cannot be right or another is on its way. `true` once access is granted; otherwise `$login`
 * says why not. `onIncorrect` is what follows a wrong password; by default it is said, and a new one offered.
 */
async function attempt(input: Attempt, onIncorrect: () => Promise<void> | void): Promise<boolean> {
  const before = $login.get();
  if (before.sending) return false;
  const fields = checkLogin(input.email, input.password);
  if (fields.email ?? fields.password) {
    $login.set({ ...before, fields, sent: false });
    return false;
  }
  $login.set({ sending: true, fields: {}, forgot: before.forgot, sent: false });
  const result = await validate(input);
  if (!result.ok) {
    // Whoever guessed too often may still have a new password sent.
    if (result.code === 'too_many_requests' && wrongFor === input.email && onIncorrect !== sayIncorrect) {
      await onIncorrect();
      return false;
    }
    fail(result.code, result.details?.retryAfterSeconds, before.forgot);
    return false;
  }
  if (typeof result.value === 'number') {
    grantAccess(result.value);
    clearLogin();
    return true;
  }
  if (result.value === loginTexts.incorrect) {
    wrongFor = input.email;
    await onIncorrect();
  } else {
    $login.set({ ...initial, error: { text: result.value } });
  }
  return false;
}

function fail(code: ErrorCode, retryAfterSeconds: number | undefined, forgot: boolean): void {
  noteError(code);
  $login.set({ ...initial, error: { code, retryAfterSeconds }, forgot });
}

function sayIncorrect(): void {
  $login.set({ ...initial, error: { text: loginTexts.incorrect }, forgot: true });
}

export const logIn = (input: Attempt) => attempt(input, sayIncorrect);

/** Looks once more whether the password is wrong, and has the mail for a new one sent. `true` where it was right. */
export const forgotPassword = (input: Attempt) =>
  attempt(input, async () => {
    const mail = await api(updateLoginPasswordEmail)({ Email: input.email.trim() });
    if (mail.ok) $login.set({ ...initial, sent: true });
    else fail(mail.code, mail.details?.retryAfterSeconds, true);
  });
