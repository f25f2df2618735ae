/** The statements about rooms. Parameters are numbered and named beside each. */

/**
 * Another class that has a room of a place during some sessions, by what the office calls it. place, room, class, begins, ends (epoch
 * milliseconds), sessions (JSON)
 */
export const ROOM_TAKEN = `SELECT other.id FROM classes AS other
WHERE other.place_id = ?1 AND lower(trim(other.room)) = lower(trim(?2)) AND trim(?2) <> '' AND other.id <> ?3
  AND other.state IN ('tentative', 'confirmed') AND other.starts_at < ?5 AND other.ends_at > ?4 AND EXISTS (
    SELECT 1 FROM json_each(?6) AS own
    JOIN json_each(other.sessions) AS theirs
    WHERE unixepoch(own.value ->> 'start') < unixepoch(theirs.value ->> 'end')
      AND unixepoch(own.value ->> 'end') > unixepoch(theirs.value ->> 'start')
  )
ORDER BY other.starts_at, other.id
LIMIT 1`;
