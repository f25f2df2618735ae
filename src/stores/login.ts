import { api } from '../api/client.ts';
import { passwordDigest } from '../api/password-digest.ts';
import type { Failure, Result } from '../api/result.ts';
import { updateLoginPasswordEmail, validateLogin } from '../domain/accounts/calls.ts';
import { loginTexts } from '../domain/accounts/contract.ts';

/** What has come of a login: access, or a mail for a new password. */
type LoginOutcome = 'granted' | 'mailed';

/** Why a login failed, beyond the code: the server's own text. */
export interface LoginRefusal {
  text?: string;
  retryAfterSeconds?: number;
}

interface Attempt {
  email: string;
  password: string;
}

type LoginResult = Result<LoginOutcome, LoginRefusal>;

/** The e-mail whose password was wrong last. */
let wrongFor: string | undefined;

const refused = (text: string): Failure<LoginRefusal> => ({ ok: false, code: 'unauthorized', details: { text } });

/** Sends the login; `onIncorrect` is what follows a wrong password. */
async function attempt(
  { email, password }: Attempt,
  onIncorrect: () => Promise<LoginResult>,
  mayStillAsk: boolean,
): Promise<LoginResult> {
  // Digests are there over TLS and on localhost alone.
  const digest = await passwordDigest(password).catch(() => undefined);
  if (digest === undefined) return { ok: false, code: 'unexpected' };
  const result = await api(validateLogin)({ Email: email, passwordEncrypted: digest });
  if (!result.ok) {
    // Whoever guessed too often may still have a new password sent.
    return mayStillAsk && result.code === 'too_many_requests' && wrongFor === email ? onIncorrect() : result;
  }
  if (typeof result.value === 'number') {
    // What it takes leave of is needed by nobody who only opens the dialog.
    const { comeIn } = await import('./log-out.ts');
    comeIn(result.value);
    return { ok: true, value: 'granted' };
  }
  if (result.value !== loginTexts.incorrect) return refused(result.value);
  wrongFor = email;
  return onIncorrect();
}

export const logIn = (input: Attempt): Promise<LoginResult> =>
  attempt(input, () => Promise.resolve(refused(loginTexts.incorrect)), false);

/** Looks once more whether the password is wrong, and has the mail for a new one sent. */
export const forgotPassword = (input: Attempt): Promise<LoginResult> =>
  attempt(
    input,
    async () => {
      const mail = await api(updateLoginPasswordEmail)({ Email: input.email });
      return mail.ok ? { ok: true, value: 'mailed' } : mail;
    },
    true,
  );
