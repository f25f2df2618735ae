import { netOfDay } from '../accounting/index.ts';
import { COSTS_OF_CLASS, LEFT_OF_ORDER, REVENUE_OF_CLASS, WITH_COSTS } from '../classes/index.ts';

/**
 * The sums of days, of which a period's numbers are made. Those of days that are over are kept (`numbers_of_days`) and forgotten by
 * triggers when something changes them; those of other days are worked out when they are asked for, by the same words.
 */

/** A day of a list (JSON) as a row of `json_each`: its date, when it begins and before when it ends. */
export interface DayRow {
  day: string;
  start: number;
  end: number;
}

const DATE = `day.value ->> 'day'`;
const START = `day.value ->> 'start'`;
const END = `day.value ->> 'end'`;

/** Booked for good, whatever came of it. */
export const BOOKED = `bookings.state IN ('confirmed', 'cancelled', 'transferred')`;

/**
 * Bookings whose buyer was proved on a day, alike in: languages and cities of their classes (`en ottawa`, `fr online`), source and campaign,
 * page, whether it is cancelled; their number, their price before tax. An order has no class, and is none of them; nor are the seats of a private class.
 */
const BOOKED_OF_DAY = `SELECT json_group_array(json_array(json(pairs), source, campaign, page, cancelled, bookings, cents))
FROM (
  SELECT pairs, source, campaign, page, cancelled, COUNT(*) AS bookings, COALESCE(SUM(cents), 0) AS cents
  FROM (
    SELECT (
        SELECT json_group_array(pair) FROM (
          SELECT DISTINCT classes.language || ' ' || COALESCE(classes.place_id, 'online') AS pair
          FROM booking_lines
          JOIN classes ON classes.id = booking_lines.class_id
          WHERE booking_lines.booking_id = bookings.id AND classes.private_order_id IS NULL
          ORDER BY pair
        )
      ) AS pairs,
      COALESCE(visit ->> '$.campaign.source', '') AS source, COALESCE(visit ->> '$.campaign.campaign', '') AS campaign,
      COALESCE(visit ->> '$.entry', '') AS page, bookings.state = 'cancelled' AS cancelled, subtotal_cents AS cents
    FROM bookings
    WHERE bookings.proved_at >= ${START} AND bookings.proved_at < ${END} AND ${BOOKED}
  )
  WHERE pairs <> '[]'
  GROUP BY 1, 2, 3, 4, 5
)`;

/** Seats that still stand: city, language, whole days from their booking to their class; how many lines, and seats. */
const LEADS_OF_DAY = `SELECT json_group_array(json_array(city, language, value, count, seats))
FROM (
  SELECT COALESCE(classes.place_id, 'online') AS city, classes.language,
    MAX(0, (classes.starts_at - bookings.proved_at) / 86400000) AS value, COUNT(*) AS count, SUM(booking_lines.quantity) AS seats
  FROM bookings
  CROSS JOIN booking_lines ON booking_lines.booking_id = bookings.id
  CROSS JOIN classes ON classes.id = booking_lines.class_id AND classes.private_order_id IS NULL
  WHERE bookings.proved_at >= ${START} AND bookings.proved_at < ${END} AND bookings.state = 'confirmed'
    AND booking_lines.quantity > 0
  GROUP BY 1, 2, 3
)`;

/**
 * Classes that begin on a day: city, language and course; whether it is held or to be held, or cancelled; and of one that is not cancelled,
 * its seats, what is booked of them, and its price before tax as it stands now; its id, and what it brings in. A private class offers no
 * seats, and fills none: how many people it is for comes last.
 */
const CLASSES_OF_DAY = `SELECT json_group_array(json_array(
  city, language, course_id, is_held, NOT is_held, is_held * is_public * capacity, is_held * is_public * booked, is_held * cents, id,
  is_held * revenue, is_held * (1 - is_public) * booked
))
FROM (
  SELECT classes.id, COALESCE(classes.place_id, 'online') AS city, classes.language, classes.course_id, classes.capacity,
    classes.state IN ('tentative', 'confirmed') AS is_held, classes.private_order_id IS NULL AS is_public,
    (SELECT COALESCE(SUM(quantity), 0) FROM booked_seats WHERE booked_seats.class_id = classes.id) AS booked,
    (
      SELECT COALESCE(SUM(booking_lines.quantity * booking_lines.unit_cents - booking_lines.discount_cents), 0)
      FROM booking_lines
      JOIN bookings ON bookings.id = booking_lines.booking_id
      WHERE booking_lines.class_id = classes.id AND booking_lines.quantity > 0 AND bookings.state = 'confirmed'
    ) + ${LEFT_OF_ORDER('classes')} AS cents,
    ${REVENUE_OF_CLASS} AS revenue
  FROM classes
  WHERE classes.starts_at >= ${START} AND classes.starts_at < ${END} AND classes.state <> 'withdrawn'
)`;

/** What was invoiced and credited before tax on a day: whether it was invoiced, city, language, cents. */
const NET_OF_DAY = `SELECT json_group_array(json_array(invoiced, city, language, cents)) FROM (${netOfDay(DATE)})`;

const ofDay = { booked: BOOKED_OF_DAY, leads: LEADS_OF_DAY, net: NET_OF_DAY, classes: CLASSES_OF_DAY };
type Kind = keyof typeof ofDay;
const kinds = Object.keys(ofDay) as Kind[];

/** Adds up what is missing of days that are over, the first of them. days (JSON), zone, how many */
export const KEEP_SUMS = `INSERT INTO numbers_of_days (kind, start_at, zone, day, sums)
SELECT kinds.value, ${START}, ?2, ${DATE}, CASE kinds.value
${kinds.map((kind) => `  WHEN '${kind}' THEN (${ofDay[kind]})`).join('\n')}
END
FROM json_each(?1) AS day
CROSS JOIN json_each('${JSON.stringify(kinds)}') AS kinds
WHERE NOT EXISTS (
  SELECT 1 FROM numbers_of_days AS kept WHERE kept.kind = kinds.value AND kept.start_at = ${START} AND kept.zone = ?2
)
LIMIT ?3
ON CONFLICT DO NOTHING`;

/** Days before this instant are not compared with any more. before */
export const FORGET_SUMS = `DELETE FROM numbers_of_days WHERE start_at < ?1`;

/** The days of a period with their rows. from, before; zone; its days that are not over (JSON) */
const daysOf = (kind: Kind) => `(
  SELECT day, sums FROM numbers_of_days WHERE kind = '${kind}' AND start_at >= ?1 AND start_at < ?2 AND zone = ?3
  UNION ALL
  SELECT ${DATE}, (${ofDay[kind]}) FROM json_each(?4) AS day
) AS days
CROSS JOIN json_each(days.sums) AS line`;

const at = (place: number) => `(line.value ->> ${place})`;

/** Of the asked language and city; '' is any. */
const chosen = (language: string, city: string) => `(?5 = '' OR ${language} = ?5) AND (?6 = '' OR ${city} = ?6)`;

const HAS_CLASS = `EXISTS (
  SELECT 1 FROM json_each(line.value, '$[0]') AS pair WHERE ${chosen('substr(pair.value, 1, 2)', 'substr(pair.value, 4)')}
)`;

/** Each of the following: from, before, zone, days that are not over (JSON), language, city */

export const BOOKINGS_OF_DAYS = `SELECT days.day, SUM(${at(5)}) AS bookings, SUM(${at(4)} * ${at(5)}) AS cancelled
FROM ${daysOf('booked')}
WHERE ${HAS_CLASS}
GROUP BY days.day`;

export const CAMPAIGNS_OF_DAYS = `SELECT ${at(1)} AS source, ${at(2)} AS campaign, SUM(${at(5)}) AS bookings, SUM(${at(6)}) AS netCents
FROM ${daysOf('booked')}
WHERE ${HAS_CLASS}
GROUP BY 1, 2`;

/** By the kinds of page on which their visits began; '' is not known. */
export const ENTRIES_OF_DAYS = `SELECT ${at(3)} AS page, SUM(${at(5)}) AS bookings, SUM(${at(6)}) AS netCents
FROM ${daysOf('booked')}
WHERE ${HAS_CLASS}
GROUP BY 1`;

export const LEADS_OF_DAYS = `SELECT ${at(2)} AS value, SUM(${at(3)}) AS count, SUM(${at(4)}) AS seats
FROM ${daysOf('leads')}
WHERE ${chosen(at(1), at(0))}
GROUP BY 1`;

export const NET_OF_DAYS = `SELECT days.day, ${at(0)} AS invoiced, ${at(1)} AS city, ${at(2)} AS language, ${at(3)} AS cents
FROM ${daysOf('net')}
WHERE ${chosen(at(2), at(1))}`;

/** Public classes that are held or to be held. */
export const SEATS_OF_DAYS = `SELECT ${at(0)} AS city, ${at(1)} AS language, SUM(${at(3)}) AS classes, SUM(${at(5)}) AS offered, SUM(${at(6)}) AS booked
FROM ${daysOf('classes')}
WHERE ${at(3)} > 0 AND COALESCE(${at(10)}, 0) = 0 AND ${chosen(at(1), at(0))}
GROUP BY 1, 2`;

export const COURSES_OF_DAYS = `SELECT sums.id, COALESCE(en.title, fr.title) AS en, COALESCE(fr.title, en.title) AS fr, classes, cancelled, seatsOffered,
  seatsBooked, bookedCents
FROM (
  SELECT ${at(2)} AS id, SUM(${at(3)}) AS classes, SUM(${at(4)}) AS cancelled, SUM(${at(5)}) AS seatsOffered,
    SUM(${at(6)}) AS seatsBooked, SUM(${at(7)}) AS bookedCents
  FROM ${daysOf('classes')}
  WHERE ${chosen(at(1), at(0))}
  GROUP BY 1
) AS sums
LEFT JOIN course_entries AS en ON en.course_id = sums.id AND en.language = 'en'
LEFT JOIN course_entries AS fr ON fr.course_id = sums.id AND fr.language = 'fr'
ORDER BY bookedCents DESC, seatsBooked DESC, en`;

const HAS_COSTS = `(EXISTS (SELECT 1 FROM cost_rates) OR EXISTS (SELECT 1 FROM class_costs))`;

/** Classes that are held or to be held with what they cost and bring in; none where no costs were ever entered. */
export const MARGINS_OF_DAYS = `SELECT sums.course_id, classes.id, classes.sessions, classes.time_zone, classes.delivery, classes.price_cents,
  sums.booked, sums.revenue_cents, ${COSTS_OF_CLASS}
FROM (
  SELECT ${at(2)} AS course_id, ${at(6)} + COALESCE(${at(10)}, 0) AS booked, ${at(8)} AS id, ${at(9)} AS revenue_cents
  FROM ${daysOf('classes')}
  WHERE ${HAS_COSTS} AND ${at(3)} > 0 AND ${chosen(at(1), at(0))}
) AS sums
CROSS JOIN classes ON classes.id = sums.id
${WITH_COSTS}`;
