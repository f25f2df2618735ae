import { isLoginEmail } from '../fields.ts';

/** Shortest password. Characters. */
const PASSWORD_LENGTH = 8;

/** Why a field of the login is refused before anything is sent; each has its text in `strings.login.fields`. */
export interface LoginProblems {
  email?: 'emailRequired' | 'emailInvalid';
  password?: PasswordProblem;
}

export type PasswordProblem = 'passwordRequired' | 'passwordShort';

export function checkLogin(email: string, password: string): LoginProblems {
  const address = email.trim();
  const passwordProblem = checkPassword(password);
  return {
    ...(address === ''
      ? { email: 'emailRequired' as const }
      : !isLoginEmail(address) && { email: 'emailInvalid' as const }),
    ...(passwordProblem && { password: passwordProblem }),
  };
}

export function checkPassword(password: string): PasswordProblem | undefined {
  if (password === '') return 'passwordRequired';
  return password.length < PASSWORD_LENGTH ? 'passwordShort' : undefined;
}
