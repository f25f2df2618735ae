import { CLASS_SUMS } from './list-sql.ts';
import { GIVES_A_DAY } from './substitutes-sql.ts';

/**
 * The statements of a trainer's own classes. Each asks itself for the trainer's role, and whether the class is theirs: from its
 * planning until some days after its last session, since names are read no longer than they are needed.
 */
const GIVES_IT = `accounts.teaches = class_details.trainer AND class_details.ends_at > ?3`;

/** Or a day of it, in place of its trainer, for as long after that day. */
const GIVEN = `EXISTS (
  SELECT 1 FROM accounts
  WHERE accounts.id = ?2 AND accounts.role = 'trainer'
    AND ((${GIVES_IT}) OR ${GIVES_A_DAY('class_details', 'accounts.teaches', '?3')})
) AND class_details.state <> 'withdrawn'`;

/** As whom an account teaches. account */
export const TEACHES = `SELECT teaches FROM accounts WHERE id = ?1 AND role = 'trainer'`;

/**
 * Whether a class is given by an account, as its trainer (1), or days of it alone (0); no row where it is neither. class, account, over since
 */
export const IS_GIVEN = `SELECT EXISTS (
  SELECT 1 FROM accounts WHERE accounts.id = ?2 AND accounts.role = 'trainer' AND ${GIVES_IT}
) AS whole
FROM class_details WHERE class_details.id = ?1 AND ${GIVEN}`;

/** Whether an account gives a session of a class that is open to it by a day alone. class, account, over since, when the session begins */
export const GIVES_SESSION = `SELECT 1 AS given FROM class_details
JOIN accounts ON accounts.id = ?2 AND accounts.role = 'trainer'
WHERE class_details.id = ?1 AND class_details.state <> 'withdrawn' AND ${GIVES_A_DAY(
  'class_details',
  'accounts.teaches',
  '?3',
  'class_substitutes.starts_at = ?4',
)}`;

/** The trainers' accounts whose classes have a recording, each with 1 where it is this one. account, address */
export const WHOSE_RECORDING = `SELECT MAX(accounts.id IS ?1) AS own FROM class_links
JOIN classes ON classes.id = class_links.class_id
LEFT JOIN accounts ON accounts.teaches = classes.trainer AND accounts.role = 'trainer'
WHERE class_links.kind = 'recording' AND class_links.url = ?2`;

/** now, account, over since, 1 for those that have begun, after which instant and id: NULL is from the first; how many */
export const FIND_GIVEN = `SELECT ${CLASS_SUMS}
FROM class_details
WHERE ${GIVEN}
  AND CASE ?4
    WHEN 1 THEN starts_at <= ?1 AND (?5 IS NULL OR (starts_at, id) < (?5, ?6))
    ELSE ends_at > ?1 AND (?5 IS NULL OR (starts_at, id) > (?5, ?6))
  END
ORDER BY
  CASE ?4 WHEN 1 THEN starts_at END DESC, CASE ?4 WHEN 1 THEN id END DESC,
  starts_at, id
LIMIT ?7`;

/** name, telephone number, now */
export const PUT_PHONE = `INSERT INTO trainer_phones (trainer, phone, at) VALUES (?1, ?2, ?3)
ON CONFLICT (trainer) DO UPDATE SET phone = excluded.phone, at = excluded.at`;

/** name */
export const FORGET_PHONE = `DELETE FROM trainer_phones WHERE trainer = ?1`;

/** How trainers are reached: where they log in, in which language, and by which number; empty where that is not known. their names (JSON) */
export const REACHING_TRAINERS = `SELECT named.value AS trainer, COALESCE(accounts.email, '') AS email, COALESCE(trainer_phones.phone, '') AS phone
FROM json_each(?1) AS named
LEFT JOIN trainer_phones ON trainer_phones.trainer = named.value
LEFT JOIN accounts ON accounts.id = (
  SELECT MIN(id) FROM accounts AS own WHERE own.role = 'trainer' AND own.closed_at IS NULL AND own.teaches = named.value
)`;
