import { expect, test } from 'vitest';
import { checkLogin } from './login-form.ts';

test.each([
  ['', '', { email: 'emailRequired', password: 'passwordRequired' }],
  ['   ', '1234567', { email: 'emailRequired', password: 'passwordShort' }],
  ['ada', '12345678', { email: 'emailInvalid' }],
  ['@example.ca', '12345678', { email: 'emailInvalid' }],
  ['ada@', '12345678', { email: 'emailInvalid' }],
  [' ada@b ', '12345678', {}],
  ['ada@example.ca', '        ', {}],
])('%j with the password %j', (email, password, problems) => {
  expect(checkLogin(email, password)).toEqual(problems);
});
