/** The statements of the second factor. Parameters are numbered and named beside each. */

/** token, now */
export const OFFICE_SEEN = `UPDATE sessions SET office_seen_at = ?2 WHERE token = ?1 AND office_seen_at IS NOT NULL`;

/** account */
export const SECOND_FACTOR = `SELECT secret, confirmed_at, last_step FROM second_factors WHERE account_id = ?1`;

/** Each code opens again. For a developer's machine alone. e-mail's key */
export const FORGET_STEPS = `UPDATE second_factors SET last_step = 0
WHERE account_id = (SELECT id FROM accounts WHERE email_key = ?1)`;

/** One that counts stays as it is. account, sealed secret, now */
export const PUT_SECOND_FACTOR = `INSERT INTO second_factors (account_id, secret, created_at) VALUES (?1, ?2, ?3)
ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
WHERE confirmed_at IS NULL`;

/** Once. account, now, step of the code that proved it, the sealed secret that it was proved with */
export const CONFIRM_SECOND_FACTOR = `UPDATE second_factors SET confirmed_at = ?2, last_step = ?3
WHERE account_id = ?1 AND confirmed_at IS NULL AND secret = ?4`;

/** A step opens once. account, step */
export const USE_STEP = `UPDATE second_factors SET last_step = ?2
WHERE account_id = ?1 AND confirmed_at IS NOT NULL AND last_step < ?2`;

/** Refuses the batch where the phone counts already, or is another one by now. account, digests (JSON), the sealed secret */
export const PUT_RECOVERY_CODES = `INSERT INTO recovery_codes (code, account_id)
SELECT CASE WHEN EXISTS (
  SELECT 1 FROM second_factors WHERE account_id = ?1 AND confirmed_at IS NULL AND secret = ?3
) THEN value END, ?1
FROM json_each(?2)`;

/** digest, account, now */
export const USE_RECOVERY_CODE = `UPDATE recovery_codes SET used_at = ?3
WHERE code = ?1 AND account_id = ?2 AND used_at IS NULL`;

/** The office opens in this session. token, account, now, until when money may be moved or NULL */
export const OPEN_OFFICE = `UPDATE sessions SET office_seen_at = ?3, sudo_until_at = COALESCE(?4, sudo_until_at)
WHERE token = ?1 AND account_id = ?2`;

/** Whether somebody has shown a code in this browser before. device, account, now */
export const IS_OFFICE_DEVICE = `SELECT 1 FROM known_devices
WHERE token = ?1 AND account_id = ?2 AND ends_at > ?3 AND office_at IS NOT NULL`;

/** device or NULL, account, now */
export const KNOW_OFFICE_DEVICE = `UPDATE known_devices SET office_at = ?3 WHERE token = ?1 AND account_id = ?2`;

/** Whoever typed so many wrong codes knows the password: once a day. account, day, now */
export const QUEUE_WRONG_CODES = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'second_factor_wrong', id || ' ' || ?2, email, ?3, ?3 FROM accounts WHERE id = ?1
ON CONFLICT DO NOTHING`;

/** account, role, now */
export const PUT_STAFF = `INSERT INTO staff (account_id, role, since_at) VALUES (?1, ?2, ?3)
ON CONFLICT (account_id) DO UPDATE SET role = excluded.role WHERE role <> excluded.role`;

/** The owners are told that somebody has a second factor now. account, now */
export const QUEUE_ENROLLED = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'second_factor_enrolled', CAST(?1 AS TEXT) || ' ' || ?2, accounts.email, ?2, ?2
FROM accounts
WHERE accounts.id IN (SELECT account_id FROM staff WHERE role = 'owner' UNION SELECT ?1)
ON CONFLICT DO NOTHING`;

/** account, the recipient's key */
export const ENROLLED_SOURCE = `SELECT enrolled.first_name AS enrolled, enrolled.email, reader.first_name, reader.language,
  second_factors.confirmed_at
FROM accounts AS enrolled
JOIN second_factors ON second_factors.account_id = enrolled.id
JOIN accounts AS reader ON reader.email_key = ?2
WHERE enrolled.id = ?1`;

/** account */
export const WRONG_CODES_SOURCE = `SELECT first_name, language FROM accounts WHERE id = ?1`;

export const OFFICE_COLLEAGUES = `SELECT accounts.id, accounts.first_name FROM staff
CROSS JOIN accounts ON accounts.id = staff.account_id
ORDER BY accounts.first_name, accounts.id`;
