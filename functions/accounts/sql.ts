/** The statements of accounts. Parameters are numbered and named beside each. */

/** e-mail's key */
export const ACCOUNT_BY_EMAIL = `SELECT id, password FROM accounts WHERE email_key = ?1`;

/** id */
export const EMAIL_OF_ACCOUNT = `SELECT email_key FROM accounts WHERE id = ?1`;

/** id, e-mail, its key, first name, language, now, role */
export const INSERT_ACCOUNT = `INSERT INTO accounts (id, email, email_key, first_name, language, created_at, role)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (email_key) DO NOTHING`;

/** e-mail's key, password, now; an account that has a password keeps it */
export const FIRST_PASSWORD = `UPDATE accounts SET password = ?2, password_changed_at = ?3
WHERE email_key = ?1 AND password IS NULL`;

/**
 * Counts one more failure for an e-mail and the address that it came from, unless one of them is blocked: then no row
 * comes back. Beyond its free ones, each failure blocks for twice as long as the one before. What succeeds is given back
 * by FORGIVE. e-mail's digest, its free failures, address's digest, its free failures, now, first block, longest block,
 * when failures are forgotten (milliseconds)
 */
export const COUNT_ATTEMPT = `INSERT INTO login_attempts (kind, who, failures, blocked_until_at, last_at)
SELECT column1, column2, 1, 0, ?5
FROM (VALUES ('email', ?1, ?2), ('address', ?3, ?4))
WHERE NOT EXISTS (
  SELECT 1 FROM login_attempts
  WHERE blocked_until_at > ?5 AND ((kind = 'email' AND who = ?1) OR (kind = 'address' AND who = ?3))
)
ON CONFLICT (kind, who) DO UPDATE SET
  failures = CASE WHEN last_at <= ?5 - ?8 THEN 1 ELSE failures + 1 END,
  blocked_until_at = CASE
    WHEN last_at <= ?5 - ?8 OR failures + 1 < CASE kind WHEN 'email' THEN ?2 ELSE ?4 END THEN 0
    ELSE ?5 + MIN(?7, ?6 << MIN(20, failures + 1 - CASE kind WHEN 'email' THEN ?2 ELSE ?4 END))
  END,
  last_at = ?5
RETURNING kind, blocked_until_at`;

/** e-mail's digest, address's digest */
export const BLOCKED_UNTIL = `SELECT MAX(blocked_until_at) AS blocked_until_at FROM login_attempts
WHERE (kind = 'email' AND who = ?1) OR (kind = 'address' AND who = ?2)`;

/** What failed for this e-mail before is over. e-mail's digest */
export const FORGIVE_EMAIL = `DELETE FROM login_attempts WHERE kind = 'email' AND who = ?1`;

/**
 * Only the attempt that succeeded: somebody who can log in may not clear away what else came from the same address.
 * address's digest, the block that the attempt began
 */
export const FORGIVE_ADDRESS = `UPDATE login_attempts SET failures = failures - 1,
  blocked_until_at = CASE WHEN blocked_until_at = ?2 THEN 0 ELSE blocked_until_at END
WHERE kind = 'address' AND who = ?1 AND failures > 0`;

/** before */
export const PRUNE_ATTEMPTS = `DELETE FROM login_attempts WHERE last_at < ?1`;

/** Refused where the password is not the one any more that was compared. token, account, now, idle end, end, password */
export const INSERT_SESSION = `INSERT INTO sessions (token, account_id, created_at, idle_ends_at, ends_at)
SELECT ?1, id, ?3, ?4, ?5 FROM accounts WHERE id = ?2 AND password = ?6`;

/** token, now */
export const SESSION_BY_TOKEN = `SELECT accounts.id AS account_id, accounts.first_name, accounts.language, accounts.role,
  sessions.idle_ends_at, sessions.ends_at
FROM sessions
JOIN accounts ON accounts.id = sessions.account_id
WHERE sessions.token = ?1 AND sessions.idle_ends_at > ?2 AND sessions.ends_at > ?2`;

/** token, idle end */
export const PROLONG_SESSION = `UPDATE sessions SET idle_ends_at = MIN(?2, ends_at) WHERE token = ?1`;

/** token */
export const END_SESSION = `DELETE FROM sessions WHERE token = ?1`;

/** now */
export const PRUNE_SESSIONS = `DELETE FROM sessions WHERE idle_ends_at <= ?1`;

/**
 * Nothing happens for an e-mail without an account, or one that has had its share of links.
 * id, token, e-mail's key, now, end, how many links, since when
 */
export const INSERT_PASSWORD_LINK = `INSERT INTO password_links (id, token, account_id, created_at, expires_at)
SELECT ?1, ?2, accounts.id, ?4, ?5
FROM accounts
WHERE accounts.email_key = ?3
  AND (SELECT COUNT(*) FROM password_links WHERE account_id = accounts.id AND created_at > ?7) < ?6`;

/** The mail of a link, where there is one. link, now */
export const QUEUE_PASSWORD_MAIL = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'password_link', password_links.id, accounts.email, ?2, ?2
FROM password_links
JOIN accounts ON accounts.id = password_links.account_id
WHERE password_links.id = ?1
ON CONFLICT DO NOTHING`;

/** link, now */
export const PASSWORD_MAIL_SOURCE = `SELECT accounts.first_name, accounts.language
FROM password_links
JOIN accounts ON accounts.id = password_links.account_id
WHERE password_links.id = ?1 AND password_links.used_at IS NULL AND password_links.expires_at > ?2`;

/** token, now */
export const LIVE_PASSWORD_LINK = `SELECT accounts.email_key
FROM password_links
JOIN accounts ON accounts.id = password_links.account_id
WHERE password_links.token = ?1 AND password_links.used_at IS NULL AND password_links.expires_at > ?2`;

/** No row comes back from a link that does not live. token, now, password */
export const SET_PASSWORD = `UPDATE accounts SET password = ?3, password_changed_at = ?2
WHERE id = (SELECT account_id FROM password_links WHERE token = ?1 AND used_at IS NULL AND expires_at > ?2)
RETURNING id`;

/** token, now */
export const END_ALL_SESSIONS = `DELETE FROM sessions
WHERE account_id = (SELECT account_id FROM password_links WHERE token = ?1 AND used_at IS NULL AND expires_at > ?2)`;

/** Every link of the account, once one was used. token, now */
export const USE_PASSWORD_LINKS = `UPDATE password_links SET used_at = ?2
WHERE used_at IS NULL
  AND account_id = (SELECT account_id FROM password_links WHERE token = ?1 AND used_at IS NULL AND expires_at > ?2)`;

/** before */
export const PRUNE_PASSWORD_LINKS = `DELETE FROM password_links WHERE expires_at < ?1`;

/** What the outbox still holds of links that are over: to whom they went. before */
export const PRUNE_PASSWORD_MAILS = `DELETE FROM outbox
WHERE kind = 'password_link' AND about IN (SELECT id FROM password_links WHERE expires_at < ?1)`;
