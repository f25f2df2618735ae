import { createHash, createHmac } from 'node:crypto';
import { demoOwner } from '../../functions/accounts/demo-account.ts';
import { LOCAL_PEPPER, type Purpose } from '../../functions/platform/secrets.ts';
import type { Row, Value } from './rows.ts';

/** Accounts that are made here, above those that are made by chance in the first place. */
export const FIRST_ACCOUNT = 8_000_000_000_000_000;

/** Somebody of the office, who has no password and never logs in. */
export const STAFF = FIRST_ACCOUNT + 999;

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What is stored of the token of a link, so that what the worker of this machine mails of made-up rows opens them. */
export const tokenDigest = (purpose: Purpose, id: string): string =>
  digest(createHmac('sha256', LOCAL_PEPPER).update(`${purpose}\n${id}`).digest('base64url'));

/** The account of an e-mail that is there already. */
export const accountOf = (email: string): Value => ({
  sql: `(SELECT id FROM accounts WHERE email_key = '${email}')`,
});
export const owner = accountOf(demoOwner.email);

/** An account without a password; with somebody's name in `teaches` a trainer's. */
export const rowOfAccount = (
  id: number,
  email: string,
  first: string,
  language: string,
  teaches: string | null,
  at: number,
): Row => ({
  ...{ id, email, email_key: email, first_name: first, language, teaches, created_at: at },
  role: teaches === null ? 'client' : 'trainer',
});
