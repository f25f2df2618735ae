import * as v from 'valibot';
import { isEmail, isLoginEmail, requiredLine } from '../fields.ts';
import { accountRoles, roles } from './access.ts';
import { Language } from '../catalogue/classes.ts';

/** What a login is answered in place of the account's number. The texts are fixed; the interface tells them apart. */
export const loginTexts = {
  notFound: 'The user was not found',
  incorrect: 'The password is incorrect',
} as const;

export const LoginEmail = v.pipe(requiredLine(254), v.check(isLoginEmail, 'email'));

/** SHA-256 of the password in UTF-8, as exactly 64 hex digits. It is as good as the password. */
const PasswordDigest = v.pipe(v.string('required'), v.regex(/^[0-9a-f]{64}$/i, 'invalid'), v.toLowerCase());

export const LoginRequest = v.object({ Email: LoginEmail, passwordEncrypted: PasswordDigest });
export type LoginRequest = v.InferOutput<typeof LoginRequest>;

/** A text to show, and not the page of some server on the way. */
const LoginText = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(300),
  v.check((text) => !text.includes('<')),
);

/** The account's number, for the interface to know who is drawn; it opens nothing. Or one of `loginTexts`. */
export const LoginAnswer = v.union([v.number(), LoginText]);

export const Role = v.picklist(roles);
export type Role = v.InferOutput<typeof Role>;

/**
 * How far somebody of the office has come in this session: no second factor yet (`enrol`), one that has to be shown, or shown again
 * after a while without a call (`code`), or `open`.
 */
export const OfficeState = v.picklist(['enrol', 'code', 'open']);
export type OfficeState = v.InferOutput<typeof OfficeState>;

export const SessionView = v.object({
  accountId: v.number(),
  firstName: v.string(),
  language: Language,
  role: Role,
  /** `null` for who does not work in the office. */
  office: v.nullable(OfficeState),
});
export type SessionView = v.InferOutput<typeof SessionView>;

/** The query of `update-login-password-email`. */
export const PasswordMailRequest = v.object({ Email: LoginEmail });

/** What a link in a mail carries: 256 bits in base64url. */
export const LinkToken = v.pipe(v.string('required'), v.regex(/^[\w-]{43}$/, 'invalid'));

/** `token` is what follows `token=` in the fragment of the address that the mail leads to. */
export const UpdatePasswordRequest = v.object({ token: LinkToken, passwordEncrypted: PasswordDigest });
export type UpdatePasswordRequest = v.InferOutput<typeof UpdatePasswordRequest>;

/** A link to set a password lives this long and works once. Minutes. */
export const PASSWORD_LINK_MINUTES = 60;

/** What staff give to create an account. Whoever `teaches` is named so in the schedule, and acts on those classes alone. */
export const NewAccount = v.pipe(
  v.object({
    email: v.pipe(requiredLine(254), v.check(isEmail, 'email')),
    firstName: requiredLine(80),
    language: v.optional(Language, 'en'),
    role: v.optional(v.picklist(accountRoles), 'client'),
    teaches: v.optional(requiredLine(80)),
  }),
  v.forward(
    v.partialCheck(
      [['role'], ['teaches']],
      ({ role, teaches }) => (role === 'trainer') === (teaches !== undefined),
      'expected of a trainer, and of nobody else',
    ),
    ['teaches'],
  ),
);
export type NewAccount = v.InferOutput<typeof NewAccount>;
