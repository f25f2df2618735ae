import { WHO_GIVES } from '../classes/index.ts';
import { CLASS_DAY } from '../platform/class-day.ts';
import { BOOKED } from './days-sql.ts';

/** The statements of the office's numbers; they only read. Parameters are numbered and named beside each. */

/** Of the asked language and city; '' is any. */
const ofClass = (language: string, city: string) =>
  `(${language} = '' OR classes.language = ${language}) AND (${city} = '' OR COALESCE(classes.place_id, 'online') = ${city})`;

/** Seats that were waited for, of classes that begin in a period. start, end, language, city */
export const ASKED_BETWEEN = `SELECT COALESCE(classes.place_id, 'online') AS city, classes.language, SUM(waitlist.quantity) AS asked
FROM classes
CROSS JOIN waitlist ON waitlist.class_id = classes.id AND waitlist.proved_at IS NOT NULL
WHERE classes.starts_at >= ?1 AND classes.starts_at < ?2 AND classes.state IN ('tentative', 'confirmed')
  AND ${ofClass('?3', '?4')}
GROUP BY 1, 2`;

/**
 * What each trainer gives in a period, by the sessions that begin in it and are theirs, without the break of a long one. start, end, language, city; minutes of a break, and of the longest session without one
 */
export const TAUGHT_BETWEEN = `SELECT trainer, COUNT(DISTINCT id) AS classes, COUNT(DISTINCT ${CLASS_DAY('begins')}) AS days,
  SUM(minutes - iif(minutes > ?6, ?5, 0)) AS minutes
FROM (
  SELECT COALESCE(${WHO_GIVES('classes', 'session')}, '') AS trainer, classes.id, session.value ->> 'start' AS begins,
    (unixepoch(session.value ->> 'end') - unixepoch(session.value ->> 'start')) / 60 AS minutes
  FROM classes
  JOIN json_each(classes.sessions) AS session
  WHERE classes.starts_at < ?2 AND classes.ends_at >= ?1 AND classes.state IN ('tentative', 'confirmed')
    AND unixepoch(session.value ->> 'start') * 1000 BETWEEN ?1 AND ?2 - 1 AND ${ofClass('?3', '?4')}
)
GROUP BY trainer
ORDER BY trainer`;

/** Visits, by kind of page and campaign, and the first day that any were counted. first day, last day */
export const VISITS_BETWEEN = `SELECT page, source, campaign, SUM(visits) AS visits
FROM arrivals
WHERE day BETWEEN ?1 AND ?2
GROUP BY page, source, campaign`;

export const VISITS_SINCE = `SELECT MIN(day) AS day FROM arrivals`;

/** The last day that is not kept */
export const FORGET_ARRIVALS = `DELETE FROM arrivals WHERE day <= ?1`;

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
WHERE EXISTS (SELECT 1 FROM classes WHERE classes.place_id = places.id AND classes.private_order_id IS NULL)
ORDER BY id`;
