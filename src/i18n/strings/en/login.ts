/** Logging in, in the dialog and on a page of its own. */
export const login = {
  link: 'Log in',
  myTraining: 'My Training',
  title: 'Log in',
  close: 'Close',
  fields: { email: 'E-mail', password: 'Password' },
  submit: 'Log in',
  sending: 'Logging in…',
  forgot: 'Forgot Password?',
  /** A link, for whoever has not tried yet. */
  lost: 'Forgot your password?',
  sent: 'Please check your email inbox for instructions on how to update your password',
  reasons: {
    email: { required: 'E-mail is required', email: 'E-mail must be valid' },
    password: { required: 'Password is Required.', too_short: 'Minimum 8 characters' },
  },
  /** The server's two fixed answers; any other text is shown as it comes. */
  answers: {
    notFound: 'The user was not found',
    incorrect: 'The password is incorrect',
  },
  wait: {
    one: 'Too many attempts. Please wait {count} minute and try again.',
    other: 'Too many attempts. Please wait {count} minutes and try again.',
  },
} as const;
