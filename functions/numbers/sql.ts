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

/** The advertisements that led to most bookings; '' is none. start, end, language, city, how many */
export const CAMPAIGNS_BETWEEN = `SELECT COALESCE(visit ->> '$.campaign.source', '') AS source, COALESCE(visit ->> '$.campaign.campaign', '') AS campaign,
  COUNT(*) AS bookings, SUM(subtotal_cents) AS netCents
FROM bookings
WHERE bookings.proved_at >= ?1 AND bookings.proved_at < ?2 AND ${BOOKED} AND ${hasClass('?3', '?4')}
GROUP BY 1, 2
ORDER BY bookings DESC, source, campaign
LIMIT ?5`;

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
