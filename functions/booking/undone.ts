/**
 * A class that was changed and is as before counts two changes. Who knew it before the first knows it as it is now: nobody is told, and no
 * fee is waived. Whoever booked, or came to sit there, by what was undone is told of how it is. class, sequence before both
 */
const KNOWN_AS_NOW = `UPDATE booking_lines SET
  seen_sequence = CASE seen_sequence WHEN ?2 THEN ?2 + 2 ELSE seen_sequence END,
  booked_sequence = CASE booked_sequence WHEN ?2 THEN ?2 + 2 ELSE booked_sequence END,
  told_sequence = CASE told_sequence WHEN ?2 THEN ?2 + 2 ELSE told_sequence END
WHERE class_id = ?1 AND (SELECT sequence FROM classes WHERE classes.id = ?1) = ?2 + 2
  AND NOT EXISTS (
    SELECT 1 FROM participants
    WHERE participants.booking_id = booking_lines.booking_id AND participants.class_id = ?1 AND active = 1 AND sat_sequence > ?2
  )`;

/** The same of seats that were moved there before. class, sequence before both */
const SAT_AS_NOW = `UPDATE participants SET sat_sequence = ?2 + 2
WHERE class_id = ?1 AND sat_sequence = ?2 AND (SELECT sequence FROM classes WHERE classes.id = ?1) = ?2 + 2`;

/** For the batch that undoes a change of a class, after it; `sequence` is what the class had before the change. */
export const asNeverChanged = (db: D1Database, classId: string, sequence: number): D1PreparedStatement[] =>
  [KNOWN_AS_NOW, SAT_AS_NOW].map((statement) => db.prepare(statement).bind(classId, sequence));
