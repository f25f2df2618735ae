/**
 * A class that was changed and is as before counts two changes, and as many for each newer change that was undone before. Who knew it
 * before the first knows it as it is now: nobody is told, and no fee is waived that was not before. Whoever booked, or came to sit there, by
 * what was undone is told of how it is. class, sequence before them, changes since, the last of those before that freed somebody
 */
const KNOWN_AS_NOW = `UPDATE booking_lines SET
  seen_sequence = CASE seen_sequence WHEN ?2 THEN ?2 + ?3 ELSE seen_sequence END,
  booked_sequence = CASE WHEN booked_sequence BETWEEN ?4 AND ?2 THEN ?2 + ?3 ELSE booked_sequence END,
  told_sequence = CASE told_sequence WHEN ?2 THEN ?2 + ?3 ELSE told_sequence END
WHERE class_id = ?1 AND (SELECT sequence FROM classes WHERE classes.id = ?1) = ?2 + ?3
  AND NOT EXISTS (
    SELECT 1 FROM participants
    WHERE participants.booking_id = booking_lines.booking_id AND participants.class_id = ?1 AND active = 1 AND sat_sequence > ?2
  )`;

/**
 * The same of seats that were moved there before: those whose booking is still to be told of what came between are left as they are, so that
 * they hear of it. class, sequence before them, changes since, the last of those before that freed somebody
 */
const SAT_AS_NOW = `UPDATE participants SET sat_sequence = ?2 + ?3
WHERE class_id = ?1 AND (SELECT sequence FROM classes WHERE classes.id = ?1) = ?2 + ?3
  AND (
    sat_sequence = ?2
    OR (
      sat_sequence BETWEEN ?4 AND ?2
      AND (
        SELECT told_sequence FROM booking_lines
        WHERE booking_lines.booking_id = participants.booking_id AND booking_lines.class_id = ?1
      ) >= ?2
    )
  )`;

/** Acts that can be undone after this one count both changes. class, sequence before them, changes since */
const COUNT_FOR_OLDER = `UPDATE undoable_acts SET before = json_set(before, '$.undone', COALESCE(before ->> '$.undone', 0) + 2)
WHERE subject = 'class' AND subject_id = ?1 AND undone_at IS NULL AND before ->> '$.sequence' <= ?2
  AND (SELECT sequence FROM classes WHERE classes.id = ?1) = ?2 + ?3`;

/** What the act to be undone began from: the sequence of its class, and how many changes were undone since that came after it. */
interface Began {
  sequence: number;
  /** The last change before that let people cancel free of charge. */
  freed?: number;
  undone?: number;
}

/** For the batch that undoes a change of a class, after it. */
export const asNeverChanged = (
  db: D1Database,
  classId: string,
  { sequence, freed = sequence, undone = 0 }: Began,
): D1PreparedStatement[] => {
  const changes = [classId, sequence, undone + 2] as const;
  return [
    ...[KNOWN_AS_NOW, SAT_AS_NOW].map((statement) => db.prepare(statement).bind(...changes, freed)),
    db.prepare(COUNT_FOR_OLDER).bind(...changes),
  ];
};
