import { expect, test } from 'vitest';
import { check } from '../forms/form.ts';
import { loginForm, newPasswordForm } from './login-form.ts';

const context = { today: '2026-11-20' };

test.each([
  ['', '', { email: 'required', password: 'required' }],
  ['   ', '1234567', { email: 'required', password: 'too_short' }],
  ['ada', '12345678', { email: 'email' }],
  ['@example.ca', '12345678', { email: 'email' }],
  ['ada@', '12345678', { email: 'email' }],
])('%j with the password %j', (email, password, problems) => {
  expect(check(loginForm, { email, password }, context)).toEqual({ problems });
});

test.each([
  [' ada@b ', '12345678'],
  ['ada@example.ca', '        '],
])('%j with the password %j is tried', (email, password) => {
  expect(check(loginForm, { email, password }, context)).toEqual({ body: { email: email.trim(), password } });
});

test('a new password is typed twice alike', () => {
  const body = { password: '12345678', again: '12345678' };
  expect(check(newPasswordForm, body, context)).toEqual({ body });
  expect(check(newPasswordForm, { ...body, again: '' }, context)).toEqual({ problems: { again: 'invalid' } });
  expect(check(newPasswordForm, { password: '1', again: '2' }, context)).toEqual({
    problems: { password: 'too_short', again: 'invalid' },
  });
});
