import { answersKept } from '../platform/answers-kept.ts';
import type { Stored } from '../platform/stored.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { FORGET_MS } from './attempts.ts';

/** Somebody's account, and as whom it teaches. ?1 e-mail's key */
export const ACCOUNT_OF_PERSON = 'SELECT id FROM accounts WHERE email_key = ?1';
export const TEACHES_OF_PERSON = 'SELECT teaches FROM accounts WHERE email_key = ?1';

const theirs = `account_id IN (${ACCOUNT_OF_PERSON})`;

/** What hangs on an account, and what its passwords leave behind. */
const around: readonly Stored[] = [
  answersKept({
    whose: 'account',
    why: 'a call that is sent again is answered as before',
    of: 'about IN (SELECT CAST(id AS TEXT) FROM accounts WHERE email_key = ?1)',
  }),
  {
    table: 'sessions',
    columns: ['token', 'account_id', 'created_at', 'idle_ends_at', 'ends_at', 'office_seen_at', 'sudo_until_at'],
    whose: 'account',
    why: 'who is logged in',
    of: theirs,
    ends: 'deleted',
    life: { days: 0 },
    over: 'idle_ends_at <= ?1',
    secret: ['token', 'account_id'],
    told: 'accounts',
  },
  {
    table: 'staff',
    columns: ['account_id', 'role', 'since_at'],
    whose: 'staff',
    why: 'who runs the classes',
    of: theirs,
    ends: 'deleted',
    life: null,
    secret: ['account_id'],
    told: 'accounts',
  },
  {
    table: 'second_factors',
    columns: ['account_id', 'secret', 'created_at', 'confirmed_at', 'last_step'],
    whose: 'staff',
    why: 'the office opens by a password and a phone',
    of: theirs,
    ends: 'deleted',
    life: null,
    secret: ['account_id', 'secret', 'last_step'],
    told: 'accounts',
  },
  {
    table: 'recovery_codes',
    columns: ['code', 'account_id', 'used_at'],
    whose: 'staff',
    why: 'the office opens without a phone that was lost',
    of: theirs,
    ends: 'deleted',
    life: null,
    secret: ['code', 'account_id'],
    told: 'accounts',
  },
  {
    table: 'known_devices',
    columns: ['token', 'account_id', 'ends_at', 'office_at'],
    whose: 'account',
    why: 'nobody who guesses passwords or codes makes the owner wait',
    of: theirs,
    ends: 'deleted',
    life: { days: 0 },
    over: 'ends_at <= ?1',
    secret: ['token', 'account_id'],
    told: 'accounts',
  },
  {
    table: 'outbox',
    columns: ['recipient'],
    whose: 'account',
    why: 'each mail about a password is sent once',
    of: `kind IN ('password_link', 'password_changed', 'second_factor_enrolled', 'second_factor_wrong', 'account_invited') AND lower(trim(recipient)) = ?1`,
    ends: 'deleted',
    life: { days: 1 },
    over: `(kind = 'password_link' AND about IN (SELECT id FROM password_links WHERE expires_at < ?1))
  OR (kind IN ('password_changed', 'second_factor_enrolled', 'second_factor_wrong', 'account_invited') AND state <> 'pending' AND created_at < ?1)`,
    told: 'accounts',
  },
  {
    table: 'password_links',
    columns: ['token', 'account_id', 'created_at', 'expires_at', 'used_at'],
    whose: 'account',
    why: 'a link of a mail sets a password, once',
    of: theirs,
    ends: 'deleted',
    life: { days: 1 },
    over: 'expires_at < ?1',
    secret: ['token', 'account_id'],
    told: 'accounts',
  },
  {
    table: 'password_asks',
    columns: ['id', 'asked_at'],
    whose: 'visitor',
    why: 'who has no account costs a written row, too; nothing in it says who asked',
    of: null,
    ends: 'deleted',
    life: { days: 1 },
    over: 'asked_at < ?1',
    told: 'logins',
  },
  {
    table: 'login_attempts',
    columns: ['kind', 'who', 'failures', 'blocked_until_at', 'last_at'],
    whose: 'visitor',
    why: 'guessing is hopeless: digests under the worker’s key, by which nobody is found without it',
    of: null,
    ends: 'deleted',
    life: { days: FORGET_MS / DAY_MS },
    over: 'last_at < ?1',
    told: 'logins',
  },
];

export const stored: readonly Stored[] = [
  ...around,
  {
    table: 'accounts',
    columns: [
      'id',
      'email',
      'email_key',
      'first_name',
      'language',
      'password',
      'password_changed_at',
      'role',
      'teaches',
    ],
    whose: 'account',
    why: 'who may log in, and sees what',
    of: 'email_key = ?1',
    ends: 'deleted',
    life: null,
    secret: ['email_key', 'password'],
    told: 'accounts',
  },
];
