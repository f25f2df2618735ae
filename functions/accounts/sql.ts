/** The statements of accounts. Parameters are numbered and named beside each. */

/** e-mail's key */
export const ACCOUNT_BY_EMAIL = `SELECT id, password FROM accounts WHERE email_key = ?1`;

/** id */
export const EMAIL_OF_ACCOUNT = `SELECT email_key FROM accounts WHERE id = ?1`;

/** id, e-mail, its key, first name, language, now, role, the name as which it teaches */
export const INSERT_ACCOUNT = `INSERT INTO accounts (id, email, email_key, first_name, language, created_at, role, teaches)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
ON CONFLICT (email_key) DO NOTHING`;

/** e-mail's key, password, now; an account that has a password keeps it */
export const FIRST_PASSWORD = `UPDATE accounts SET password = ?2, password_changed_at = ?3
WHERE email_key = ?1 AND password IS NULL`;

/**
 * Counts one more failure in each counter, unless one of them is blocked: then no row comes back. Beyond its free ones, each
 * failure blocks for twice as long as the one before. What succeeds is given back by FORGIVE. counters (JSON: kind, who,
 * free), now, first block, longest block, when failures are forgotten (milliseconds)
 */
export const COUNT_ATTEMPT = `INSERT INTO login_attempts (kind, who, failures, blocked_until_at, last_at)
SELECT value ->> 'kind', value ->> 'who', 1, 0, ?2
FROM json_each(?1)
WHERE NOT EXISTS (
  SELECT 1 FROM json_each(?1) AS counter
  JOIN login_attempts ON login_attempts.kind = counter.value ->> 'kind' AND login_attempts.who = counter.value ->> 'who'
  WHERE login_attempts.blocked_until_at > ?2
)
ON CONFLICT (kind, who) DO UPDATE SET
  failures = CASE WHEN last_at <= ?2 - ?5 THEN 1 ELSE failures + 1 END,
  blocked_until_at = (
    SELECT CASE
      WHEN last_at <= ?2 - ?5 OR failures + 1 < counter.value ->> 'free' THEN 0
      ELSE ?2 + MIN(?4, ?3 << MIN(20, failures + 1 - (counter.value ->> 'free')))
    END
    FROM json_each(?1) AS counter
    WHERE counter.value ->> 'kind' = login_attempts.kind
  ),
  last_at = ?2
RETURNING kind, who, failures, blocked_until_at`;

/** counters (JSON) */
export const BLOCKED_UNTIL = `SELECT MAX(login_attempts.blocked_until_at) AS blocked_until_at
FROM json_each(?1) AS counter
JOIN login_attempts ON login_attempts.kind = counter.value ->> 'kind' AND login_attempts.who = counter.value ->> 'who'`;

/** What failed for this e-mail before is over, from wherever. e-mail's digest */
export const FORGIVE_EMAIL = `DELETE FROM login_attempts
WHERE (kind = 'email' AND who = ?1) OR (kind = 'pair' AND who > ?1 || '.' AND who < ?1 || '/')`;

/** What failed for this e-mail from this address. e-mail's and address's digest */
export const FORGIVE_PAIR = `DELETE FROM login_attempts WHERE kind = 'pair' AND who = ?1`;

/** What failed on this device. device's digest */
export const FORGIVE_DEVICE = `DELETE FROM login_attempts WHERE kind = 'device' AND who = ?1`;

/**
 * Only the attempt that succeeded: somebody who can log in may not clear away what else came from the same address, nor what
 * others tried for the same e-mail. kind, digest, the block that the attempt began
 */
export const FORGIVE_ATTEMPT = `UPDATE login_attempts SET failures = failures - 1,
  blocked_until_at = CASE WHEN blocked_until_at = ?3 THEN 0 ELSE blocked_until_at END
WHERE kind = ?1 AND who = ?2 AND failures > 0`;

/** device, e-mail's key, now */
export const IS_KNOWN_DEVICE = `SELECT 1 FROM known_devices
JOIN accounts ON accounts.id = known_devices.account_id
WHERE known_devices.token = ?1 AND accounts.email_key = ?2 AND known_devices.ends_at > ?3`;

/** Known from now on, or for longer. device, account, end, password that was compared */
export const KNOW_DEVICE = `INSERT INTO known_devices (token, account_id, ends_at)
SELECT ?1, id, ?3 FROM accounts WHERE id = ?2 AND password = ?4
ON CONFLICT (token) DO UPDATE SET ends_at = excluded.ends_at`;

/** Beyond so many, those that were used longest ago; where a code of the second factor was shown, it stays known. account, how many */
export const FORGET_OLDEST_DEVICES = `DELETE FROM known_devices WHERE token IN (
  SELECT token FROM known_devices WHERE account_id = ?1 AND office_at IS NULL ORDER BY ends_at DESC LIMIT -1 OFFSET ?2
)`;

/** The same of sessions. account, how many */
export const END_OLDEST_SESSIONS = `DELETE FROM sessions WHERE token IN (
  SELECT token FROM sessions WHERE account_id = ?1 ORDER BY ends_at DESC LIMIT -1 OFFSET ?2
)`;

/** Refused where the password is not the one any more that was compared. token, account, now, idle end, end, password */
export const INSERT_SESSION = `INSERT INTO sessions (token, account_id, created_at, idle_ends_at, ends_at)
SELECT ?1, id, ?3, ?4, ?5 FROM accounts WHERE id = ?2 AND password = ?6`;

/** The same password under another pepper; after what compares it. account, as it was compared, as it is stored now */
export const STORE_ANEW = `UPDATE accounts SET password = ?3 WHERE id = ?1 AND password = ?2`;

/** token, now */
export const SESSION_BY_TOKEN = `SELECT accounts.id AS account_id, accounts.first_name, accounts.language, accounts.role,
  sessions.idle_ends_at, sessions.ends_at, sessions.office_seen_at, sessions.sudo_until_at,
  staff.role AS office_role, second_factors.confirmed_at IS NOT NULL AS has_second_factor
FROM sessions
JOIN accounts ON accounts.id = sessions.account_id
LEFT JOIN staff ON staff.account_id = accounts.id
LEFT JOIN second_factors ON second_factors.account_id = accounts.id
WHERE sessions.token = ?1 AND sessions.idle_ends_at > ?2 AND sessions.ends_at > ?2`;

/** token, idle end */
export const PROLONG_SESSION = `UPDATE sessions SET idle_ends_at = MIN(?2, ends_at) WHERE token = ?1`;

/** token */
export const END_SESSION = `DELETE FROM sessions WHERE token = ?1`;

/** Written whoever asks, and about whoever. id, now */
export const NOTE_PASSWORD_ASK = `INSERT INTO password_asks (id, asked_at) VALUES (?1, ?2)`;

/**
 * Nothing happens for an e-mail without an account, or one that has had its share of links.
 * id, token, e-mail's key, now, end, how many links, since when
 */
export const INSERT_PASSWORD_LINK = `INSERT INTO password_links (id, token, account_id, created_at, expires_at)
SELECT ?1, ?2, accounts.id, ?4, ?5
FROM accounts
WHERE accounts.email_key = ?3 AND accounts.closed_at IS NULL
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

const ACCOUNT_OF_LINK = `SELECT account_id FROM password_links WHERE token = ?1 AND used_at IS NULL AND expires_at > ?2`;

/** The devices of the password that is over. token, now */
export const FORGET_DEVICES = `DELETE FROM known_devices WHERE account_id = (${ACCOUNT_OF_LINK})`;

/** Whoever reads the account's mail is its owner. token, now, device, end */
export const KNOW_DEVICE_OF_LINK = `INSERT INTO known_devices (token, account_id, ends_at)
SELECT ?3, account_id, ?4 FROM (${ACCOUNT_OF_LINK})`;

/** Tells the account's owner, also where somebody else has the mails of the account. token, now */
export const QUEUE_PASSWORD_CHANGED = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'password_changed', password_links.id, accounts.email, ?2, ?2
FROM password_links
JOIN accounts ON accounts.id = password_links.account_id
WHERE password_links.token = ?1 AND password_links.used_at IS NULL AND password_links.expires_at > ?2
ON CONFLICT DO NOTHING`;

/** recipient's key */
export const PASSWORD_CHANGED_SOURCE = `SELECT first_name, language, password_changed_at FROM accounts WHERE email_key = ?1`;

/** Every link of the account, once one was used. token, now */
export const USE_PASSWORD_LINKS = `UPDATE password_links SET used_at = ?2
WHERE used_at IS NULL
  AND account_id = (SELECT account_id FROM password_links WHERE token = ?1 AND used_at IS NULL AND expires_at > ?2)`;
