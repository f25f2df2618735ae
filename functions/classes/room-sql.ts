/** The statements about rooms. Parameters are numbered and named beside each. */

/** What the office calls the room of a session, where its class has that of `room`; NULL, which is like no other, where it has none or is on line. */
export const roomOf = (session: string, room: string) => `CASE WHEN ${session}.value ->> 'online' IS NULL
  THEN NULLIF(lower(trim(COALESCE(${session}.value ->> 'room', ${room}))), '') END`;

/**
 * Another class that has a room of a place during some sessions, by what the office calls it. place, room, class, begins, ends (epoch
 * milliseconds), sessions (JSON)
 */
export const ROOM_TAKEN = `SELECT other.id FROM classes AS other
WHERE other.place_id = ?1 AND other.id <> ?3 AND other.state IN ('tentative', 'confirmed')
  AND other.starts_at < ?5 AND other.ends_at > ?4 AND EXISTS (
    SELECT 1 FROM json_each(?6) AS own
    JOIN json_each(other.sessions) AS theirs
    WHERE ${roomOf('own', '?2')} = ${roomOf('theirs', 'other.room')}
      AND unixepoch(own.value ->> 'start') < unixepoch(theirs.value ->> 'end')
      AND unixepoch(own.value ->> 'end') > unixepoch(theirs.value ->> 'start')
  )
ORDER BY other.starts_at, other.id
LIMIT 1`;

/** Rooms as classes of the last year or to come have them, by the way in which one of them is written. ends after, place or '' */
export const KNOWN_ROOMS = `SELECT place_id, MIN(trim(room)) AS name FROM classes
WHERE place_id IS NOT NULL AND (?2 = '' OR place_id = ?2) AND trim(room) <> '' AND ends_at > ?1 AND state <> 'withdrawn'
GROUP BY place_id, lower(trim(room))
ORDER BY place_id, lower(trim(room))`;

/** Classes in rooms of places around some days, by their first session. begins after, begins before, ends after, place or '' */
export const CLASSES_IN_ROOMS = `SELECT id, title_en, title_fr, place_id, room, time_zone, sessions, trainer, substitutes FROM class_details
WHERE starts_at >= ?1 AND starts_at < ?2 AND ends_at > ?3 AND place_id IS NOT NULL AND (?4 = '' OR place_id = ?4)
  AND state IN ('tentative', 'confirmed')
ORDER BY starts_at, id`;

/** class */
export const CLASS_IN_ROOM = `SELECT id, title_en, title_fr, place_id, room, time_zone, sessions, trainer, substitutes, starts_at, ends_at
FROM class_details WHERE id = ?1`;
