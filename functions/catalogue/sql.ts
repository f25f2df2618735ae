/** The statements of the catalogue. Parameters are numbered and named beside each. */

export const READ_META = `SELECT value FROM meta WHERE key = ?1`;

/** key, value */
export const WRITE_META = `INSERT INTO meta (key, value) VALUES (?1, ?2)
ON CONFLICT (key) DO UPDATE SET value = excluded.value`;

/** Ends a transaction that is not to be kept: a value that is missing is refused, and everything before it with it. */
export const END_REHEARSAL = `INSERT INTO meta (key, value) VALUES ('rehearsal', NULL)`;

/** What the database refused of a build stays as it was, and belongs to it. ids (JSON), build id */
export const KEEP_CLASSES = `UPDATE classes SET build_id = ?2 WHERE id IN (SELECT value FROM json_each(?1))`;
export const KEEP_COURSES = `UPDATE courses SET build_id = ?2 WHERE id IN (SELECT value FROM json_each(?1))`;
export const KEEP_ENTRIES = `UPDATE course_entries SET build_id = ?2
WHERE course_id IN (SELECT value FROM json_each(?1))`;

/** places (JSON) */
export const UPSERT_PLACES = `INSERT INTO places (id, name_en, name_fr, city_en, city_fr, address, province)
SELECT value ->> 'id', value ->> '$.name.en', value ->> '$.name.fr', value ->> '$.city.en', value ->> '$.city.fr',
  value ->> 'address', value ->> 'province'
FROM json_each(?1)
WHERE TRUE
ON CONFLICT (id) DO UPDATE SET
  name_en = excluded.name_en,
  name_fr = excluded.name_fr,
  city_en = excluded.city_en,
  city_fr = excluded.city_fr,
  address = excluded.address,
  province = excluded.province`;

/**
 * Before that: a place that has another address has moved its classes to come, and who is booked there is told as of another place. A space more or
 * less is none. places (JSON), now
 */
export const MOVE_CLASSES_OF_PLACES = `UPDATE classes SET sequence = sequence + 1
WHERE starts_at > ?2 AND state IN ('tentative', 'confirmed') AND place_id IN (
  SELECT places.id FROM json_each(?1) AS planned JOIN places ON places.id = planned.value ->> 'id'
  WHERE replace(planned.value ->> 'address', ' ', '') <> replace(places.address, ' ', '')
    OR planned.value ->> '$.city.en' <> places.city_en
    OR planned.value ->> '$.city.fr' <> places.city_fr
    OR planned.value ->> 'province' <> places.province
)`;

/** courses (JSON), build id */
export const UPSERT_COURSES = `INSERT INTO courses (id, code, level, duration_hours, price_cents, build_id)
SELECT value ->> 'id', value ->> 'code', value ->> 'level', value ->> 'durationHours', value ->> 'priceCents', ?2
FROM json_each(?1)
WHERE TRUE
ON CONFLICT (id) DO UPDATE SET
  code = excluded.code,
  level = excluded.level,
  duration_hours = excluded.duration_hours,
  price_cents = excluded.price_cents,
  build_id = excluded.build_id`;

/** entries (JSON), build id */
export const UPSERT_ENTRIES = `INSERT INTO course_entries
  (course_id, language, id, title, summary, certificate_text, build_id)
SELECT value ->> 'courseId', value ->> 'language', value ->> 'id', value ->> 'title', value ->> 'summary',
  value ->> 'certificateText', ?2
FROM json_each(?1)
WHERE TRUE
ON CONFLICT (course_id, language) DO UPDATE SET
  id = excluded.id,
  title = excluded.title,
  summary = excluded.summary,
  certificate_text = excluded.certificate_text,
  build_id = excluded.build_id`;

/** A page that is gone while its course is still offered. build id */
export const DELETE_STALE_ENTRIES = `DELETE FROM course_entries
WHERE build_id <> ?1 AND course_id IN (SELECT id FROM courses WHERE build_id = ?1)`;

/** Whether somebody who booked a class of `classes` was told that we cancelled it. */
const TOLD_CANCELLED = `EXISTS (
      SELECT 1 FROM booking_lines WHERE booking_lines.class_id = classes.id AND booking_lines.told_cancelled = 1
    )`;

/**
 * Classes as the schedule has them, with what staff changed over it; what has been promised stays: seats booked or being paid stay within the capacity
 * (booking rule 8), and so do those that were promised to somebody by name, of a client or of the waitlist, for hours or days; those in carts do
 * not raise it, a class guaranteed to run stays so unless its author cancels it, and one of which its people were told that it is cancelled
 * does not come back. Nothing is sold of what has begun, whatever was said of its sales before it began sooner.
 * classes (JSON), build id, now or NULL for when an act on the class stands
 */
export const UPSERT_CLASSES = `INSERT INTO classes (
  id, course_id, language, delivery, place_id, time_zone, sessions, starts_at, ends_at, price_cents, capacity, minimum,
  sales_end_at, state, build_id, trainer, room
)
SELECT value ->> 'id', value ->> 'courseId', value ->> 'language', value ->> 'delivery', value ->> 'placeId',
  value ->> 'timeZone', value ->> 'sessions', value ->> 'startsAt', value ->> 'endsAt', value ->> 'priceCents',
  value ->> 'capacity', value ->> 'minimum',
  MIN(COALESCE(value ->> 'salesUntilAt', value ->> 'salesEndAt'), value ->> 'startsAt'),
  CASE WHEN value ->> 'cancelled' THEN 'cancelled' WHEN value ->> 'guaranteed' THEN 'confirmed' ELSE 'tentative' END,
  ?2, value ->> 'trainer', COALESCE(value ->> 'room', '')
FROM (
  SELECT json_patch(scheduled.value, COALESCE((
    SELECT json_group_object(part.key, CASE part.type WHEN 'array' THEN json(part.value) ELSE part.value END)
    FROM class_changes
    JOIN json_each(class_changes.value) AS part
    WHERE class_changes.class_id = scheduled.value ->> 'id'
  ), '{}')) AS value
  FROM json_each(?1) AS scheduled
)
WHERE TRUE
ON CONFLICT (id) DO UPDATE SET
  course_id = excluded.course_id,
  language = excluded.language,
  delivery = excluded.delivery,
  place_id = excluded.place_id,
  time_zone = excluded.time_zone,
  sessions = excluded.sessions,
  starts_at = excluded.starts_at,
  ends_at = excluded.ends_at,
  price_cents = excluded.price_cents,
  capacity = MAX(excluded.capacity, (
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = classes.id AND (
      seat_claims.until_at = 9007199254740991
      OR (seat_claims.until_at > COALESCE(?3, classes.told_from_at) AND EXISTS (
        SELECT 1 FROM bookings
        WHERE bookings.id = seat_claims.booking_id AND bookings.state = 'held' AND bookings.held_since IS NULL
      ))
    )
  )),
  minimum = excluded.minimum,
  sales_end_at = excluded.sales_end_at,
  state = CASE
    WHEN excluded.state = 'cancelled' OR (classes.state = 'cancelled' AND ${TOLD_CANCELLED}) THEN 'cancelled'
    WHEN 'confirmed' IN (classes.state, excluded.state) THEN 'confirmed'
    ELSE 'tentative'
  END,
  guaranteed_by_seats = classes.guaranteed_by_seats AND excluded.state <> 'confirmed',
  sequence = classes.sequence + (
    excluded.sessions <> classes.sessions
    OR excluded.time_zone <> classes.time_zone
    OR excluded.place_id IS NOT classes.place_id
    OR excluded.language <> classes.language
  ),
  trainer = excluded.trainer,
  room = excluded.room,
  build_id = excluded.build_id`;

/** Classes still to come that the schedule no longer holds, but those that staff put off beyond their day in it; no schedule holds private ones. build id, now */
export const WITHDRAW_CLASSES = `UPDATE classes SET state = 'withdrawn', withdrawn_at = ?2
WHERE build_id <> ?1 AND starts_at > ?2 AND state IN ('tentative', 'confirmed') AND private_order_id IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM class_changes
    WHERE class_changes.class_id = classes.id AND class_changes.field = 'dates' AND class_changes.scheduled ->> 'startsAt' <= ?2
  )
RETURNING id, (
  SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
  WHERE seat_claims.class_id = classes.id AND seat_claims.until_at > ?2
) AS seats_taken`;

/** Cancelled classes still to come with people booked in them. build id, now */
export const CANCELLED_WITH_SEATS = `SELECT id, (
  SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
  WHERE seat_claims.class_id = classes.id AND seat_claims.until_at > ?2
) AS seats_taken
FROM classes
WHERE build_id = ?1 AND starts_at > ?2 AND state = 'cancelled' AND private_order_id IS NULL AND seats_taken > 0`;

/** Classes that the schedule has again, and that stay cancelled, since their people were told so. classes (JSON) */
export const CANCELLED_KEPT = `SELECT classes.id
FROM json_each(?1) AS wanted
JOIN classes ON classes.id = wanted.value ->> 'id'
WHERE classes.state = 'cancelled' AND NOT wanted.value ->> 'cancelled' AND NOT EXISTS (
  SELECT 1 FROM class_changes WHERE class_changes.class_id = classes.id AND class_changes.field = 'cancelled'
)`;

/** Classes whose seats taken are more than their schedule now offers. classes (JSON) */
export const CAPACITY_KEPT = `SELECT classes.id, classes.capacity
FROM json_each(?1) AS wanted
JOIN classes ON classes.id = wanted.value ->> 'id'
WHERE classes.capacity > wanted.value ->> 'capacity'`;

/** What is shown and sold to anybody: a class that an organisation has to itself is none of it. */
const IS_PUBLIC = 'private_order_id IS NULL';

const details = (which: string) => `SELECT class_details.*,
  (
    SELECT COALESCE(SUM(quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = class_details.id AND seat_claims.until_at > ?1
  ) AS seats_taken,
  (SELECT MIN(quantity) FROM waiting_parties WHERE waiting_parties.class_id = class_details.id) AS least_waiting
FROM class_details
WHERE ${which}`;

/** Public ones. now, class ids (JSON) */
export const EVENTS_BY_ID = details(`id IN (SELECT value FROM json_each(?2)) AND ${IS_PUBLIC}`);

/** Of either sort, for who may see it. now, class */
export const CLASS_OF_ID = details('id = ?2');

const upcoming = (course: string) =>
  `${details(`course_id = ${course} AND starts_at > ?1 AND state <> 'withdrawn' AND ${IS_PUBLIC}`)}
ORDER BY starts_at, id`;

/** Classes of a course that have not begun. now, course id */
export const UPCOMING_EVENTS = upcoming('?2');

/** Classes on sale that are sure to take place. now */
export const GUARANTEED_EVENTS = `SELECT entry_en, entry_fr, language, place_id, time_zone, starts_at
FROM class_details
WHERE state = 'confirmed' AND sales_end_at > ?1 AND ${IS_PUBLIC}
ORDER BY starts_at, id`;

/** The same by their ids alone. now */
export const GUARANTEED_IDS = `SELECT id FROM classes WHERE state = 'confirmed' AND sales_end_at > ?1 AND ${IS_PUBLIC}`;

const onOffer = (page: string) => `FROM course_entries
JOIN courses ON courses.id = course_entries.course_id
WHERE course_entries.id = ${page} AND courses.build_id = (SELECT value FROM meta WHERE key = 'build_id')
ORDER BY course_entries.language
LIMIT 1`;

/** A course on offer by the id of either of its pages, the English one first. page id */
export const COURSE_BY_ENTRY = `SELECT courses.id, courses.code, courses.level, courses.duration_hours,
  courses.price_cents, course_entries.id AS entry_id, course_entries.language, course_entries.title,
  course_entries.summary, course_entries.certificate_text
${onOffer('?1')}`;

/** Its classes that have not begun. now, page id */
export const UPCOMING_BY_ENTRY = upcoming(`(SELECT courses.id ${onOffer('?2')})`);

/** On a developer's machine. id, course, zone, sessions (JSON), begins, ends, build */
export const INSERT_DEMO_CLASS = `INSERT INTO classes (
  id, course_id, language, delivery, time_zone, sessions, starts_at, ends_at, price_cents, capacity, minimum,
  sales_end_at, state, build_id, trainer
) VALUES (?1, ?2, 'en', 'online', ?3, ?4, ?5, ?6, 0, 12, 1, ?5, 'tentative', ?7, ?8)
ON CONFLICT DO NOTHING`;

/** now */
export const NEXT_ONLINE_CLASS = `SELECT id, price_cents FROM classes
WHERE delivery = 'online' AND state IN ('tentative', 'confirmed') AND sales_end_at > ?1 AND ${IS_PUBLIC}
ORDER BY starts_at, id
LIMIT 1`;
