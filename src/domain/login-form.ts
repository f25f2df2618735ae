/** Shortest password. Characters. */
export const PASSWORD_LENGTH = 8;

/** Why a field of the login is refused before anything is sent; each has its text in `strings.login.fields`. */
export interface LoginProblems {
  email?: 'emailRequired' | 'emailInvalid';
  password?: PasswordProblem;
}

export type PasswordProblem = 'passwordRequired' | 'passwordShort';

/** An e-mail is text around an `@`, and no more: an address that was good once still finds its account. */
export function checkLogin(email: string, password: string): LoginProblems {
  const address = email.trim();
  const at = address.indexOf('@');
  const passwordProblem = checkPassword(password);
  return {
    ...(address === ''
      ? { email: 'emailRequired' as const }
      : !(at > 0 && address.lastIndexOf('@') < address.length - 1) && { email: 'emailInvalid' as const }),
    ...(passwordProblem && { password: passwordProblem }),
  };
}

export function checkPassword(password: string): PasswordProblem | undefined {
  if (password === '') return 'passwordRequired';
  return password.length < PASSWORD_LENGTH ? 'passwordShort' : undefined;
}
