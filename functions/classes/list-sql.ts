import { IS_CLIENTS_PLACE, IS_GIVEN_AT } from '../platform/clients-places.ts';
import { whoSits } from '../booking/index.ts';
import { LEFT_OF_ORDER } from './costs-sql.ts';
import { SESSIONS_WITHOUT } from './absences-sql.ts';
import { GIVES_A_DAY, NEEDS_TRAINER } from './substitutes-sql.ts';

/** The statements by which the office finds classes. Parameters are numbered and named beside each. */

/** What a class has of seats, money and links, beside `class_details`. ?1 is now. */
export const CLASS_SUMS = `class_details.*,
  (
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = class_details.id AND seat_claims.until_at > ?1
  ) AS seats_taken,
  (
    SELECT COALESCE(SUM(booked_seats.quantity), 0) FROM booked_seats WHERE booked_seats.class_id = class_details.id
  ) AS booked,
  (
    SELECT COALESCE(SUM(guaranteeing_seats.quantity), 0) FROM guaranteeing_seats
    WHERE guaranteeing_seats.class_id = class_details.id
  ) AS guaranteeing,
  (
    SELECT COALESCE(SUM(booking_lines.quantity * booking_lines.unit_cents - booking_lines.discount_cents), 0)
    FROM booking_lines
    JOIN bookings ON bookings.id = booking_lines.booking_id
    WHERE booking_lines.class_id = class_details.id AND booking_lines.quantity > 0 AND bookings.state = 'confirmed'
  ) + ${LEFT_OF_ORDER('class_details')} AS booked_cents,
  (
    SELECT COALESCE(bookings.contact ->> '$.organisation', '') FROM bookings WHERE bookings.id = class_details.private_order_id
  ) AS client,
  (
    SELECT COALESCE(SUM(waiting_parties.quantity), 0) FROM waiting_parties
    WHERE waiting_parties.class_id = class_details.id
  ) AS waiting,
  EXISTS (
    SELECT 1 FROM class_links WHERE class_links.class_id = class_details.id AND class_links.kind = 'join'
  ) AS has_link,
  (SELECT COUNT(*) FROM class_changes WHERE class_changes.class_id = class_details.id) AS changes`;

const GOES_ON = `state IN ('tentative', 'confirmed') AND ends_at > ?1`;
/** One of its days that are not over is held on line, though the class has a room. */
export const ONLINE_ONCE = (now: string) => `EXISTS (
  SELECT 1 FROM json_each(sessions) WHERE value ->> 'online' IS NOT NULL AND unixepoch(value ->> 'end') * 1000 > ${now}
)`;
/** Somebody who sits there needs something. */
const HAS_NEEDS = `EXISTS (
  SELECT 1 FROM participants
  JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
  JOIN participant_needs ON participant_needs.booking_id = participants.booking_id
    AND participant_needs.who = ${whoSits('participants')} AND participant_needs.needs <> ''
  WHERE participants.class_id = found.id AND participants.active = 1
)`;
/** Somebody has a seat there, or it was promised that it takes place: what it lacks, people will miss. */
const IS_AWAITED = `(state = 'confirmed' OR booked > 0)`;
const TO_COME = `state IN ('tentative', 'confirmed') AND starts_at > ?1`;

/**
 * Classes that begin in a stretch of time, by their first session: of those, the ones that end later than an instant.
 * now, from, before, where: '' is any, 'online' or a place; language, trainer, course, standing: '' is any; after which instant and id:
 * NULL is from the first; how many, ends after
 */
export const FIND_CLASSES = `SELECT * FROM (
  SELECT ${CLASS_SUMS}
  FROM class_details
  WHERE starts_at >= ?2 AND starts_at < ?3 AND ends_at > ?12
    AND (?4 = '' OR ${IS_GIVEN_AT('?4')})
    AND (?5 = '' OR language = ?5)
    AND (?6 = '' OR trainer = ?6 OR ${GIVES_A_DAY('class_details', '?6', '0')})
    AND (?7 = '' OR course_id = ?7)
    AND (?9 IS NULL OR (starts_at, id) > (?9, ?10))
) AS found
WHERE CASE ?8
  WHEN '' THEN state <> 'withdrawn' OR booked > 0
  WHEN 'on_sale' THEN state IN ('tentative', 'confirmed') AND sales_end_at > ?1
  WHEN 'planned' THEN state = 'tentative' AND ends_at > ?1
  WHEN 'guaranteed' THEN state = 'confirmed' AND ends_at > ?1
  WHEN 'below_minimum' THEN state = 'tentative' AND starts_at > ?1 AND booked > 0 AND guaranteeing < minimum
  WHEN 'nobody' THEN ${TO_COME} AND booked = 0
  WHEN 'full' THEN ${TO_COME} AND seats_taken >= capacity AND private_order_id IS NULL
  WHEN 'sales_closed' THEN ${TO_COME} AND sales_end_at <= ?1 AND private_order_id IS NULL
  WHEN 'needs_trainer' THEN ${GOES_ON} AND ${NEEDS_TRAINER('found', '?1', IS_AWAITED)}
  WHEN 'trainer_away' THEN ${GOES_ON} AND id IN (SELECT class_id FROM (${SESSIONS_WITHOUT('?1')}))
  WHEN 'has_needs' THEN ${GOES_ON} AND ${HAS_NEEDS}
  WHEN 'private' THEN private_order_id IS NOT NULL
  WHEN 'cancelled' THEN state IN ('cancelled', 'withdrawn')
  WHEN 'needs_link' THEN ${GOES_ON} AND ${IS_AWAITED} AND has_link = 0 AND (delivery = 'online' OR ${ONLINE_ONCE('?1')})
  WHEN 'needs_room' THEN ${GOES_ON} AND ${IS_AWAITED} AND delivery = 'in-person' AND room = '' AND NOT ${IS_CLIENTS_PLACE('place_id')}
END
ORDER BY starts_at, id
LIMIT ?11`;
