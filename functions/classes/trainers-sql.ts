import { CLASS_SUMS } from './list-sql.ts';

/**
 * The statements of a trainer's own classes. Each asks itself for the trainer's role, and whether the class is theirs: from its
 * planning until some days after its last session, since names are read no longer than they are needed.
 */
const GIVEN = `EXISTS (
  SELECT 1 FROM accounts
  WHERE accounts.id = ?2 AND accounts.role = 'trainer' AND accounts.teaches = class_details.trainer
) AND class_details.ends_at > ?3 AND class_details.state <> 'withdrawn'`;

/** class, account, over since */
export const IS_GIVEN = `SELECT 1 AS given FROM class_details WHERE class_details.id = ?1 AND ${GIVEN}`;

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
