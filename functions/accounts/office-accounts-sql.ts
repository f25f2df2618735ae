/** The statements of accounts that the office acts on. Parameters are numbered and named beside each. */

/** e-mail's key, now */
export const OFFICE_ACCOUNT = `SELECT accounts.id, accounts.first_name, accounts.language, accounts.role, accounts.teaches,
  accounts.created_at, accounts.password IS NOT NULL AS has_password, accounts.closed_at, staff.role AS office_role,
  (SELECT json_group_array(created_at) FROM sessions
    WHERE sessions.account_id = accounts.id AND sessions.idle_ends_at > ?2 AND sessions.ends_at > ?2) AS sessions
FROM accounts
LEFT JOIN staff ON staff.account_id = accounts.id
WHERE accounts.email_key = ?1`;

/** One that was closed opens again. id, e-mail, its key, first name, language, now */
export const INVITE_ACCOUNT = `INSERT INTO accounts (id, email, email_key, first_name, language, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT (email_key) DO UPDATE SET closed_at = NULL`;

/** Refuses the batch where another call has made its account meanwhile: a role may not be NULL. e-mail's key, id */
export const IS_ITS_ACCOUNT = `INSERT INTO staff (account_id, role, since_at)
SELECT id, NULL, 0 FROM accounts WHERE email_key = ?1 AND id <> ?2`;

/** e-mail's key, now */
export const QUEUE_INVITATION = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'account_invited', CAST(id AS TEXT) || ' ' || ?2, email, ?2, ?2
FROM accounts WHERE email_key = ?1
ON CONFLICT DO NOTHING`;

/** recipient's key */
export const INVITATION_SOURCE = `SELECT first_name, language FROM accounts WHERE email_key = ?1 AND closed_at IS NULL`;

/** account */
export const END_SESSIONS_OF = `DELETE FROM sessions WHERE account_id = ?1`;

/** account */
export const FORGET_DEVICES_OF = `DELETE FROM known_devices WHERE account_id = ?1`;

/** account */
export const END_LINKS_OF = `DELETE FROM password_links WHERE account_id = ?1`;

/** Whoever is invited again is a client, until an owner says more. account, now */
export const CLOSE_ACCOUNT = `UPDATE accounts SET
  closed_at = ?2, password = NULL, password_changed_at = NULL, role = 'client', teaches = NULL
WHERE id = ?1`;

/** Refuses a batch about an account that is of the office by now, since a role is never NULL. account */
export const NOT_OF_OFFICE = `INSERT INTO staff (account_id, role, since_at)
SELECT ?1, NULL, 0 WHERE EXISTS (SELECT 1 FROM staff WHERE account_id = ?1)`;

/** account, role, the name as which it teaches or NULL */
export const SET_ACCOUNT_ROLE = `UPDATE accounts SET role = ?2, teaches = ?3 WHERE id = ?1`;

/** account */
export const LEAVE_OFFICE = `DELETE FROM staff WHERE account_id = ?1`;

/** account */
export const IS_OWNER = `SELECT 1 FROM staff WHERE account_id = ?1 AND role = 'owner'`;

/** Refuses a batch whose actor is no owner any more: who acts on others alone and is one, is the one that is left. account */
export const BY_OWNER = `INSERT INTO staff (account_id, role, since_at)
SELECT ?1, NULL, 0 WHERE NOT EXISTS (${IS_OWNER})`;

/** Whoever is another one now shows the phone again. account */
export const LOCK_OFFICE_OF = `UPDATE sessions SET office_seen_at = NULL, sudo_until_at = NULL WHERE account_id = ?1`;
