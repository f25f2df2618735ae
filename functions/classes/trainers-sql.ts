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

/** A recording that a class has, and none of the account's. account, address */
export const IS_OTHERS_RECORDING = `SELECT 1 AS others FROM class_links
WHERE kind = 'recording' AND url = ?2 AND NOT EXISTS (
  SELECT 1 FROM class_links AS own
  JOIN classes ON classes.id = own.class_id
  JOIN accounts ON accounts.teaches = classes.trainer AND accounts.role = 'trainer'
  WHERE own.url = ?2 AND accounts.id = ?1
)
LIMIT 1`;

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
