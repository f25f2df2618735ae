/** The statements by which staff change a class on top of the schedule. Parameters are numbered and named beside each. */

/**
 * Begins every act on a class: refuses the batch where it is not as it was seen (its revision is NULL then), or another build is in the database
 * (`SCHEDULE_BEHIND`). Its people are told from then on, and of what can still be undone no sooner than it stands. class, revision as seen, told
 * from, build
 */
export const BEGIN_CLASS_ACT = `UPDATE classes SET
  revision = CASE WHEN revision = ?2 THEN revision + 1 END,
  told_from_at = CASE WHEN (SELECT value FROM meta WHERE key = 'build_id') = ?4 THEN MAX(told_from_at, ?3) END
WHERE id = ?1`;

/** class, field, value (JSON), the class as the schedule has it (JSON), account, reason, now */
export const PUT_CLASS_CHANGE = `INSERT INTO class_changes (class_id, field, value, scheduled, account_id, reason, at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (class_id, field) DO UPDATE SET
  value = excluded.value, scheduled = excluded.scheduled, account_id = excluded.account_id, reason = excluded.reason, at = excluded.at`;

/** class, field */
export const DROP_CLASS_CHANGE = `DELETE FROM class_changes WHERE class_id = ?1 AND field = ?2`;

/** class */
export const CHANGES_OF_CLASS = `SELECT field, value, scheduled, account_id, reason, at FROM class_changes WHERE class_id = ?1`;

/** What was undone was never so. class, state */
export const PUT_CLASS_STATE = `UPDATE classes SET state = ?2 WHERE id = ?1`;

/** Classes to come of trainers of whose classes staff changed some, or who give a private one, which no build knew. now */
export const CLASSES_GIVEN = `SELECT id, trainer, sessions, time_zone, place_id FROM classes
WHERE ends_at > ?1 AND state IN ('tentative', 'confirmed') AND trainer IN (
  SELECT changed.trainer FROM class_changes
  JOIN classes AS changed ON changed.id = class_changes.class_id
  WHERE class_changes.field IN ('trainer', 'dates')
  UNION
  SELECT own.trainer FROM classes AS own WHERE own.private_order_id IS NOT NULL AND own.ends_at > ?1
)`;

/** Public classes whose dates or rooms are not those of the schedule. now */
export const MOVED_CLASSES = `SELECT classes.id, classes.course_id, classes.language, classes.place_id, classes.time_zone, classes.sessions
FROM class_changes
JOIN classes ON classes.id = class_changes.class_id AND classes.starts_at > ?1 AND classes.state <> 'withdrawn'
  AND classes.private_order_id IS NULL
WHERE class_changes.field = 'dates'`;

/** What a private class was scheduled as, which no build has. class */
export const PRIVATE_SCHEDULE = `SELECT scheduled FROM private_classes WHERE class_id = ?1`;

/** Where a client's own class is given. id, name, city, address, province */
export const PUT_CLIENTS_PLACE = `INSERT INTO places (id, name_en, name_fr, city_en, city_fr, address, province)
VALUES (?1, ?2, ?2, ?3, ?3, ?4, ?5)`;

/** Nobody but its client sees it. class, order */
export const MARK_PRIVATE = `UPDATE classes SET private_order_id = ?2 WHERE id = ?1`;

/**
 * Refused where a class is given, or to be given, for that line of the order, or can still be brought back: a line buys one. class, order, line, its cents, those of all
 * lines, the class as it was scheduled (JSON), now
 */
export const PUT_PRIVATE_CLASS = `INSERT INTO private_classes (class_id, order_id, line, line_cents, of_cents, scheduled, created_at)
VALUES (?1, CASE WHEN NOT EXISTS (
  SELECT 1 FROM private_classes AS other
  CROSS JOIN classes ON classes.id = other.class_id AND (classes.state <> 'cancelled' OR classes.told_from_at > ?7)
  WHERE other.order_id = ?2 AND other.line = ?3
) THEN ?2 END, ?3, ?4, ?5, ?6, ?7)`;

/** Refuses the batch where a class of an order is to begin, or can still be brought back: an order may not be NULL. order, now */
export const NO_CLASS_TO_COME = `UPDATE private_classes SET order_id = NULL
WHERE order_id = ?1 AND EXISTS (
  SELECT 1 FROM classes WHERE classes.id = private_classes.class_id AND classes.starts_at > ?2
  AND (classes.state <> 'cancelled' OR classes.told_from_at > ?2)
)`;

/** More or fewer people than it was scheduled for. class, how many */
export const PUT_PRIVATE_PEOPLE = `UPDATE private_classes SET scheduled = json_set(scheduled, '$.capacity', ?2) WHERE class_id = ?1`;
