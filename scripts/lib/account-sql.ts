import { newAccountId } from '../../functions/accounts/account-id.ts';
import type { NewAccount } from '../../src/domain/accounts/contract.ts';
import { emailKey } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';

/** A text as SQLite reads it. For the command line of the database alone, which binds no parameters. */
export const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * The statement that creates an account without a password, in one line. It returns the account's number, and no row
 * where the e-mail has one already. `account` was checked by `NewAccount`, so it holds no control characters.
 */
export function createAccountSql({ email, firstName, language, role, teaches }: NewAccount, now: Date): string {
  return [
    'INSERT INTO accounts (id, email, email_key, first_name, language, role, teaches, created_at)',
    `VALUES (${newAccountId()}, ${quoted(email)}, ${quoted(present(emailKey(email), 'an e-mail'))}, ${quoted(firstName)},`,
    `${quoted(language)}, ${quoted(role)}, ${teaches === undefined ? 'NULL' : quoted(teaches)}, ${now.getTime()})`,
    'ON CONFLICT (email_key) DO NOTHING RETURNING id;',
  ].join(' ');
}
