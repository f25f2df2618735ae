import * as v from 'valibot';
import { field, schemaOf, type Form } from '../forms/form.ts';
import { LoginEmail } from './contract.ts';

/** Shortest password. Characters. */
const PASSWORD_LENGTH = 8;

const Password = v.pipe(v.string('required'), v.nonEmpty('required'), v.minLength(PASSWORD_LENGTH, 'too_short'));

const email = field(LoginEmail, { type: 'email', autocomplete: 'username', wide: true });
const password = { type: 'password', wide: true, kept: false } as const;

const loginFields = { email, password: field(Password, { ...password, autocomplete: 'current-password' }) };

export const loginForm: Form<{ email: string; password: string }> = {
  fields: loginFields,
  schema: (context) => schemaOf(loginFields, context),
};

/** Asks for a link to set a password. */
export const passwordLinkForm: Form<{ email: string }> = {
  fields: { email },
  schema: (context) => schemaOf({ email }, context),
};

const newPasswordFields = {
  password: field(Password, { ...password, autocomplete: 'new-password' }),
  again: field(v.string('required'), {
    ...password,
    autocomplete: 'new-password',
    required: true,
    refuse: (typed) => (typed.again === typed.password ? undefined : 'invalid'),
  }),
};

/** Sets one, typed twice. */
export const newPasswordForm: Form<{ password: string }> = {
  fields: newPasswordFields,
  schema: (context) => schemaOf(newPasswordFields, context),
};
