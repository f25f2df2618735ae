import * as v from 'valibot';
import { officeRoles } from '../../src/domain/accounts/access.ts';
import { Email, emailKey } from '../../src/domain/fields.ts';
import { present } from '../../src/domain/present.ts';
import { quoted } from './account-sql.ts';

/** Who runs the office, and as what; `none` takes the role away, and the phone with it. */
export const OfficeRole = v.object({ email: Email, role: v.picklist([...officeRoles, 'none']) });
export type OfficeRole = v.InferOutput<typeof OfficeRole>;

/**
 * The statements that give or take a role of the office; the last one returns the account's number, and no row where there is no such
 * account, or it had none to lose. Sessions that were open are locked: the role is another one from the next code on.
 */
export function officeRoleSql({ email, role }: OfficeRole, now: Date): string {
  const account = `(SELECT id FROM accounts WHERE email_key = ${quoted(present(emailKey(email)))})`;
  const lock = `UPDATE sessions SET office_seen_at = NULL, sudo_until_at = NULL WHERE account_id = ${account};`;
  const write =
    role === 'none'
      ? `DELETE FROM staff WHERE account_id = ${account} RETURNING account_id AS id;`
      : `INSERT INTO staff (account_id, role, since_at) SELECT id, ${quoted(role)}, ${now.getTime()} FROM accounts WHERE id = ${account} ` +
        `ON CONFLICT (account_id) DO UPDATE SET role = excluded.role RETURNING account_id AS id;`;
  return `${lock} ${write}`;
}
