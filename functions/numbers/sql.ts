/** The statements of the office's numbers; they only read. Parameters are numbered and named beside each. */

/** Booked for good, whatever came of it. */
const BOOKED = `bookings.state IN ('confirmed', 'cancelled', 'transferred')`;

/** Of the asked language and city; '' is any. */
const ofClass = (language: string, city: string) =>
  `(${language} = '' OR classes.language = ${language}) AND (${city} = '' OR COALESCE(classes.place_id, 'online') = ${city})`;

/** Without a class of these it is none of the period's bookings: an order of a package has no class at all. */
const hasClass = (language: string, city: string) => `EXISTS (
    SELECT 1 FROM booking_lines
    JOIN classes ON classes.id = booking_lines.class_id
    WHERE booking_lines.booking_id = bookings.id AND ${ofClass(language, city)}
  )`;

/** parts (JSON: key, start, end), language, city */
export const BOOKINGS_OF_PARTS = `SELECT part.value ->> 'key' AS key, COUNT(*) AS bookings, SUM(bookings.state = 'cancelled') AS cancelled
FROM json_each(?1) AS part
CROSS JOIN bookings
WHERE bookings.proved_at >= part.value ->> 'start' AND bookings.proved_at < part.value ->> 'end' AND ${BOOKED}
  AND ${hasClass('?2', '?3')}
GROUP BY 1`;

/** Seats that still stand, by whole days from their booking to their class. start, end, language, city */
export const LEADS_BETWEEN = `SELECT MAX(0, (classes.starts_at - bookings.proved_at) / 86400000) AS value,
  COUNT(*) AS count, SUM(booking_lines.quantity) AS seats
FROM bookings
CROSS JOIN booking_lines ON booking_lines.booking_id = bookings.id
CROSS JOIN classes ON classes.id = booking_lines.class_id
WHERE bookings.proved_at >= ?1 AND bookings.proved_at < ?2 AND bookings.state = 'confirmed'
  AND booking_lines.quantity > 0 AND ${ofClass('?3', '?4')}
GROUP BY 1`;

/** Classes that begin in a period, what of their seats is booked, and how many were waited for. start, end, language, city */
export const SEATS_BETWEEN = `SELECT city, language, COUNT(*) AS classes, SUM(capacity) AS offered, SUM(booked) AS booked, SUM(asked) AS asked
FROM (
  SELECT COALESCE(classes.place_id, 'online') AS city, classes.language, classes.capacity,
    (SELECT COALESCE(SUM(quantity), 0) FROM booked_seats WHERE booked_seats.class_id = classes.id) AS booked,
    (SELECT COALESCE(SUM(quantity), 0) FROM waitlist
      WHERE waitlist.class_id = classes.id AND waitlist.proved_at IS NOT NULL) AS asked
  FROM classes
  WHERE classes.starts_at >= ?1 AND classes.starts_at < ?2 AND classes.state IN ('tentative', 'confirmed')
    AND ${ofClass('?3', '?4')}
)
GROUP BY city, language`;

/**
 * Classes that begin in a period by their course: held or to be held, cancelled, and of those that are not, the seats and what is
 * booked of them, with its price before tax as it stands now. start, end, language, city
 */
export const COURSES_BETWEEN = `SELECT course_id AS id, MAX(en) AS en, MAX(fr) AS fr, SUM(is_held) AS classes, SUM(NOT is_held) AS cancelled,
  SUM(is_held * capacity) AS seatsOffered, SUM(is_held * booked) AS seatsBooked, SUM(is_held * cents) AS bookedCents
FROM (
  SELECT classes.course_id, COALESCE(classes.title_en, classes.title_fr) AS en, COALESCE(classes.title_fr, classes.title_en) AS fr,
    classes.state IN ('tentative', 'confirmed') AS is_held, classes.capacity,
    (SELECT COALESCE(SUM(quantity), 0) FROM booked_seats WHERE booked_seats.class_id = classes.id) AS booked,
    (
      SELECT COALESCE(SUM(booking_lines.quantity * booking_lines.unit_cents - booking_lines.discount_cents), 0) FROM booking_lines
      JOIN bookings ON bookings.id = booking_lines.booking_id
      WHERE booking_lines.class_id = classes.id AND booking_lines.quantity > 0 AND bookings.state = 'confirmed'
    ) AS cents
  FROM class_details AS classes
  WHERE classes.starts_at >= ?1 AND classes.starts_at < ?2 AND classes.state <> 'withdrawn' AND ${ofClass('?3', '?4')}
)
GROUP BY course_id
ORDER BY bookedCents DESC, seatsBooked DESC, en`;

/**
 * What each trainer gives in a period, by the sessions that begin in it. Working hours of all of Canada lie on one day of a clock five
 * hours behind. start, end, language, city
 */
export const TAUGHT_BETWEEN = `SELECT trainer, COUNT(DISTINCT id) AS classes, COUNT(DISTINCT date(begins, '-5 hours')) AS days,
  SUM(minutes) AS minutes
FROM (
  SELECT COALESCE(classes.trainer, '') AS trainer, classes.id, session.value ->> 'start' AS begins,
    (unixepoch(session.value ->> 'end') - unixepoch(session.value ->> 'start')) / 60 AS minutes
  FROM classes
  JOIN json_each(classes.sessions) AS session
  WHERE classes.starts_at < ?2 AND classes.ends_at >= ?1 AND classes.state IN ('tentative', 'confirmed')
    AND unixepoch(session.value ->> 'start') * 1000 BETWEEN ?1 AND ?2 - 1 AND ${ofClass('?3', '?4')}
)
GROUP BY trainer
ORDER BY trainer`;

/** The advertisements that led to bookings; '' is none. start, end, language, city */
export const CAMPAIGNS_BETWEEN = `SELECT COALESCE(visit ->> '$.campaign.source', '') AS source, COALESCE(visit ->> '$.campaign.campaign', '') AS campaign,
  COUNT(*) AS bookings, SUM(subtotal_cents) AS netCents
FROM bookings
WHERE bookings.proved_at >= ?1 AND bookings.proved_at < ?2 AND ${BOOKED} AND ${hasClass('?3', '?4')}
GROUP BY 1, 2`;

/** Visits, by kind of page and campaign, and the first day that any were counted. first day, last day */
export const VISITS_BETWEEN = `SELECT page, source, campaign, SUM(visits) AS visits
FROM arrivals
WHERE day BETWEEN ?1 AND ?2
GROUP BY page, source, campaign`;

export const VISITS_SINCE = `SELECT MIN(day) AS day FROM arrivals`;

/** The last day that is not kept */
export const FORGET_ARRIVALS = `DELETE FROM arrivals WHERE day <= ?1`;

/** The kinds of page on which the visits of bookings began; '' is not known. start, end, language, city */
export const ENTRIES_BETWEEN = `SELECT COALESCE(visit ->> '$.entry', '') AS page, COUNT(*) AS bookings, SUM(subtotal_cents) AS netCents
FROM bookings
WHERE bookings.proved_at >= ?1 AND bookings.proved_at < ?2 AND ${BOOKED} AND ${hasClass('?3', '?4')}
GROUP BY 1`;

/** Who wrote by a form, by its page, and how many of them have booked since. start, end, language, how many */
export const PAGES_BETWEEN = `SELECT page, COUNT(*) AS people, SUM(booked) AS booked
FROM (
  SELECT enquiries.page, enquiries.email_key, MAX(EXISTS (
    SELECT 1 FROM bookings
    WHERE bookings.contact_key = enquiries.email_key AND bookings.proved_at >= enquiries.created_at AND ${BOOKED}
  )) AS booked
  FROM enquiries
  WHERE enquiries.created_at >= ?1 AND enquiries.created_at < ?2 AND (?3 = '' OR enquiries.language = ?3)
  GROUP BY enquiries.page, enquiries.email_key
)
GROUP BY page
ORDER BY people DESC, page
LIMIT ?4`;

export const CITIES = `SELECT id, city_en AS en, city_fr AS fr FROM places
WHERE EXISTS (SELECT 1 FROM classes WHERE classes.place_id = places.id)
ORDER BY id`;
