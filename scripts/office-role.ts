import { OfficeRole, officeRoleSql } from './lib/office-role-sql.ts';
import { fail, writeRow } from './lib/staff-command.ts';

/**
 * `npm run office-role -- --email … --role staff|owner|none [--remote]`: who runs the office. Whoever has a role sets up a phone when
 * they open the office; `none` takes role and phone away, so that a lost phone is replaced by `none` and the role once more.
 */
const written = await writeRow({
  usage: 'npm run office-role -- --email ada@example.ca --role staff|owner|none [--remote]',
  options: ['email', 'role'],
  read: (values) => values,
  schema: OfficeRole,
  sql: officeRoleSql,
});
if (!written) fail('There is no account with this e-mail, or it has no role. Nothing was changed.');
console.log(`The role of account ${Number(written.id)} was written. Open sessions ask for the phone again.`);
