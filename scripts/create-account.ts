import { NewAccount } from '../src/domain/accounts/contract.ts';
import { createAccountSql } from './lib/account-sql.ts';
import { fail, writeRow } from './lib/staff-command.ts';

/**
 * `npm run create-account -- --email … --first-name … [--language fr] [--role trainer --teaches 'Ada Tremblay'] [--remote]`: an account for
 * a client, or for a trainer as the schedule names them, without a password. Its owner sets one with "Forgot your password?" on the site, by a link that goes to that e-mail alone.
 */
const created = await writeRow({
  usage:
    'npm run create-account -- --email ada@example.ca --first-name Ada [--language en|fr] [--role trainer --teaches "Ada Tremblay"] [--remote]',
  options: ['email', 'first-name', 'language', 'role', 'teaches'],
  read: ({ 'first-name': firstName, ...rest }) => ({ firstName, ...rest }),
  schema: NewAccount,
  sql: createAccountSql,
});
if (!created) fail('There is an account with this e-mail already. Nothing was changed.');
console.log(
  `Account ${Number(created.id)} was created. Its owner sets a password with "Forgot your password?" in the site's login.`,
);
