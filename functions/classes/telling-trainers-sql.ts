import { UNDO_SECONDS } from '../../src/domain/office/undo.ts';
import { TO_TRAINER } from './message-sql.ts';

/** The statements that tell trainers what becomes of their classes. Parameters are numbered and named beside each. */

/** What is written to a class so shortly before is of the same occasion. Milliseconds. */
const SAME_OCCASION = 10 * 60_000;

/** Messages to the trainer of a class that have not left. now */
const TO_LEAVE = `FROM class_messages
JOIN outbox ON outbox.kind = 'class_message' AND outbox.about = class_messages.id || ' ${TO_TRAINER}'
  AND outbox.state = 'pending' AND outbox.attempts = 0
WHERE class_messages.at > ?1 - ${SAME_OCCASION} AND class_messages.class_id = trainer_changes.class_id`;

/** Classes that were changed, and stand, as what is written to them does; with the newest words of the office that their trainers get by the same mail. now, how many */
export const CHANGED_FOR_TRAINERS = `SELECT trainer_changes.class_id, trainer_changes.trainer, trainer_changes.before,
  classes.told_from_at,
  (SELECT class_messages.id ${TO_LEAVE} ORDER BY class_messages.at DESC, class_messages.rowid DESC LIMIT 1) AS message_id
FROM trainer_changes
JOIN classes ON classes.id = trainer_changes.class_id AND classes.told_from_at <= ?1
WHERE NOT EXISTS (SELECT 1 ${TO_LEAVE} AND class_messages.at > ?1 - ${UNDO_SECONDS * 1000})
LIMIT ?2`;

/** Whether nobody has acted on a class since it was read. class, from when on it is told */
const AS_READ = `class_id = ?1 AND EXISTS (SELECT 1 FROM classes WHERE classes.id = ?1 AND classes.told_from_at = ?2)`;

/** class, from when on it is told, id, trainer, what, whether they are mailed, message or NULL, now */
export const KEEP_TELLING = `INSERT INTO trainer_tellings (id, class_id, trainer, what, before, mailed, message_id, at)
SELECT ?3, class_id, ?4, ?5, json_set(before, '$.trainer', trainer), ?6, ?7, ?8 FROM trainer_changes WHERE ${AS_READ}`;

/** telling, address, now */
export const QUEUE_TELLING = `INSERT INTO outbox
  (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'trainer_told', id, 1, ?2, ?3, ?3 FROM trainer_tellings WHERE id = ?1
ON CONFLICT DO NOTHING`;

/** The message itself does not leave where the telling has its words. telling, address */
export const DROP_TOLD_MESSAGE = `DELETE FROM outbox
WHERE kind = 'class_message' AND state = 'pending' AND attempts = 0
  AND recipient = ?2 AND about = (SELECT message_id || ' ${TO_TRAINER}' FROM trainer_tellings WHERE id = ?1)`;

/** class, from when on it is told */
export const FORGET_CHANGE = `DELETE FROM trainer_changes WHERE ${AS_READ}`;

/** telling */
export const TELLING = `SELECT class_id, trainer, what, before, message_id FROM trainer_tellings WHERE id = ?1`;

/** What its trainers were told of a class, the newest first. class */
export const TOLD_OF_CLASS = `SELECT trainer, what, mailed, at FROM trainer_tellings WHERE class_id = ?1 ORDER BY at DESC, rowid DESC LIMIT 6`;
