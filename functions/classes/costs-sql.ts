import { IS_CLIENTS_PLACE } from '../platform/clients-places.ts';

/** The statements of what classes cost and bring in. Parameters are numbered and named beside each. */

/** What was entered of a class and what is usual for it, of a table or subquery that is called `classes`. */
export const COSTS_OF_CLASS = `class_costs.trainer_cents, class_costs.room_cents, class_costs.materials_cents,
  COALESCE(class_costs.revision, 0) AS costs_revision, trainer_rate.cents AS trainer_rate, trainer_rate.per AS trainer_per,
  room_rate.cents AS room_rate, materials_rate.cents AS materials_rate, (
    SELECT json_group_array(json_object('startsAt', day.starts_at, 'trainer', day.trainer, 'cents', rate.cents, 'per', rate.per))
    FROM class_substitutes AS day
    LEFT JOIN cost_rates AS rate ON rate.kind = 'trainer' AND rate.name = day.trainer
    WHERE day.class_id = classes.id AND day.trainer IS NOT classes.trainer
  ) AS substitute_rates`;

export const WITH_COSTS = `LEFT JOIN class_costs ON class_costs.class_id = classes.id
LEFT JOIN cost_rates AS trainer_rate ON trainer_rate.kind = 'trainer' AND trainer_rate.name = classes.trainer
LEFT JOIN cost_rates AS room_rate ON room_rate.kind = 'room' AND room_rate.name = classes.place_id
LEFT JOIN cost_rates AS materials_rate ON materials_rate.kind = 'materials' AND materials_rate.name = ''`;

/**
 * What is left of the order of a private class that is not cancelled, before tax, for that class: as much of it as its line is of all lines.
 *
 * @param classes what the table of the class is called
 */
export const LEFT_OF_ORDER = (classes: 'classes' | 'class_details') => `COALESCE((
  SELECT orders.subtotal_cents * own.line_cents / own.of_cents
  FROM private_classes AS own
  JOIN bookings AS orders ON orders.id = own.order_id
  WHERE own.class_id = ${classes}.id AND ${classes}.state <> 'cancelled'
), 0)`;

/**
 * What a class brings in before tax, an expression: of its seats that stand, the price less what was taken off or credited, and what was
 * kept of those that were given back; of a private one, what is left of its order. Over all classes it is the net of the books, but for
 * packages, whose seats cost nothing here, and for what else is ordered.
 */
export const REVENUE_OF_CLASS = `((
  SELECT COALESCE(SUM(booking_lines.quantity * booking_lines.unit_cents - booking_lines.discount_cents + booking_lines.kept_cents), 0)
  FROM booking_lines
  JOIN bookings ON bookings.id = booking_lines.booking_id
  WHERE booking_lines.class_id = classes.id AND bookings.state IN ('confirmed', 'cancelled', 'transferred')
) + ${LEFT_OF_ORDER('classes')})`;

/** classes (JSON) */
export const MARGINS_OF_CLASSES = `SELECT classes.id, classes.sessions, classes.time_zone, classes.delivery, classes.price_cents,
  (SELECT COALESCE(SUM(quantity), 0) FROM booked_seats WHERE booked_seats.class_id = classes.id) AS booked,
  ${REVENUE_OF_CLASS} AS revenue_cents, ${COSTS_OF_CLASS}
FROM json_each(?1) AS asked
CROSS JOIN classes ON classes.id = asked.value
${WITH_COSTS}`;

/** Refused where somebody else has entered something since. class, trainer, room, materials, revision that was seen, now */
export const ENTER_COSTS = `INSERT INTO class_costs (class_id, trainer_cents, room_cents, materials_cents, revision, at)
VALUES (?1, ?2, ?3, ?4, ?5 + 1, ?6)
ON CONFLICT (class_id) DO UPDATE SET
  trainer_cents = excluded.trainer_cents, room_cents = excluded.room_cents, materials_cents = excluded.materials_cents,
  at = excluded.at, revision = CASE WHEN class_costs.revision = ?5 THEN ?5 + 1 END`;

/** Refused where somebody else has set it since. kind, name, cents, hour, day or seat, what was seen, now */
export const SET_COST_RATE = `INSERT INTO cost_rates (kind, name, cents, per, at)
VALUES (?1, ?2, ?3, ?4, ?6)
ON CONFLICT (kind, name) DO UPDATE SET
  per = excluded.per, at = excluded.at, cents = CASE WHEN cost_rates.cents IS ?5 THEN excluded.cents END`;

/** All usual rates. */
export const COST_RATES = `SELECT kind, name, cents, per FROM cost_rates`;

/** How many classes to come count by each rate, since nothing was entered of their own. now */
export const CLASSES_BY_COSTS = `WITH coming AS (
  SELECT classes.id, classes.trainer, classes.place_id, classes.delivery, class_costs.trainer_cents, class_costs.room_cents, class_costs.materials_cents
  FROM classes
  LEFT JOIN class_costs ON class_costs.class_id = classes.id
  WHERE classes.starts_at > ?1 AND classes.state IN ('tentative', 'confirmed')
)
SELECT 'trainer' AS kind, trainer AS name, COUNT(DISTINCT id) AS classes FROM (
  SELECT id, trainer, trainer_cents FROM coming
  UNION ALL
  SELECT coming.id, class_substitutes.trainer, trainer_cents FROM coming
  CROSS JOIN class_substitutes ON class_substitutes.class_id = coming.id
)
WHERE trainer IS NOT NULL AND trainer_cents IS NULL GROUP BY trainer
UNION ALL
SELECT 'room', place_id, COUNT(*) FROM coming
WHERE place_id IS NOT NULL AND NOT ${IS_CLIENTS_PLACE('place_id')} AND delivery = 'in-person' AND room_cents IS NULL GROUP BY place_id
UNION ALL
SELECT 'materials', '', COUNT(*) FROM coming WHERE materials_cents IS NULL`;

/** class */
export const NAMES_OF_COSTS = `SELECT trainer, place_id FROM classes WHERE id = ?1`;
