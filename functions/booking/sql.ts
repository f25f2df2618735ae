import { ownHolds } from './hold-sql.ts';

/** The statements of bookings. Parameters are numbered and named beside each. */

/** id, reference, language, now, end of the hold, cart, since when it holds, digests of address and network */
export const INSERT_HOLD = `INSERT INTO bookings
  (id, reference, language, state, created_at, hold_expires_at, cart, held_since, from_address, from_network)
VALUES (?1, ?2, ?3, 'held', ?4, ?5, ?6, ?7, ?8, ?9)`;

/** The hold that a cart had, as it was read; another one since refuses the new one by an index. id */
export const RELEASE_OWN_HOLD = `UPDATE bookings SET state = 'released' WHERE id = ?1 AND state = 'held'`;

/**
 * An order without classes, which is booked and proved at once.
 * id, reference, language, now, contact, billing, purchase order, budget code, taxes, subtotal, total, number, terms, by what
 * it is proved
 */
export const INSERT_ORDER = `INSERT INTO bookings
  (id, reference, language, state, created_at, hold_expires_at, confirmed_at, proved_at, proved_by, contact, billing,
   payment_method, purchase_order, budget_code, taxes, subtotal_cents, total_cents, number, terms)
VALUES (?1, ?2, ?3, 'confirmed', ?4, ?4, ?4, ?4, ?14, ?5, ?6, 'invoice', ?7, ?8, ?9, ?10, ?11, ?12, ?13)`;

/** It has held until now, unless it had lapsed. An offer of a waitlist is given back by its own page alone. reference, now */
export const RELEASE_HOLD = `UPDATE bookings SET state = 'released', hold_expires_at = MIN(hold_expires_at, ?2)
WHERE reference = ?1 AND state IN ('held', 'expired') AND NOT EXISTS (
  SELECT 1 FROM waitlist WHERE waitlist.offer_id = bookings.id AND waitlist.state = 'offered'
)`;

/**
 * Takes the seats of all lines in one statement. A class that is unknown, not on sale or no longer at that price gives
 * a NULL class, too few seats a negative count: either breaks a constraint, and nothing is held. What a waiting party could
 * have is not for others (booking rule 29), but for the seats of the visitor's own hold.
 * booking id, lines (JSON), now, references of the live holds that this one replaces, or offers that it stands on, in the same batch (JSON)
 */
export const HOLD_LINES = `INSERT INTO booking_lines
  (booking_id, class_id, position, quantity, unit_cents, seen_sequence, of_offer, seats_left_after)
SELECT ?1, id, position, quantity, price_cents, sequence, MIN(quantity, offered), CASE
    WHEN free + offered >= least_waiting AND quantity > COALESCE((
      SELECT SUM(held.quantity - held.of_offer) FROM json_each(?4)
      CROSS JOIN bookings AS own ON own.reference = json_each.value AND own.replaced_by = ?1
      CROSS JOIN booking_lines AS held ON held.booking_id = own.id AND held.class_id = wished.id
    ), 0) THEN -1
    ELSE free + MIN(quantity, offered) - quantity
  END
FROM (
  SELECT classes.id, wanted.key AS position, wanted.value ->> 'quantity' AS quantity, classes.price_cents,
    classes.sequence,
    classes.capacity - (
      SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
      WHERE seat_claims.class_id = classes.id AND seat_claims.until_at > ?3
    ) AS free,
    COALESCE((SELECT SUM(seats_under.quantity) FROM seats_under WHERE seats_under.booking_id = ?1 AND seats_under.class_id = classes.id), 0) AS offered,
    (SELECT MIN(quantity) FROM waiting_parties WHERE waiting_parties.class_id = classes.id) AS least_waiting
  FROM json_each(?2) AS wanted
  LEFT JOIN classes ON classes.id = wanted.value ->> 'eventId'
    AND classes.price_cents = wanted.value ->> 'priceCents'
    AND classes.state IN ('tentative', 'confirmed')
    AND classes.sales_end_at > ?3
    AND classes.private_order_id IS NULL
) AS wished`;

/**
 * The seats of an offer to whoever waits: what is free, whoever else wants it; too few give a negative count.
 * booking id, class, seats, now
 */
export const OFFER_LINE = `INSERT INTO booking_lines
  (booking_id, class_id, position, quantity, unit_cents, seen_sequence, seats_left_after)
SELECT ?1, classes.id, 0, ?3, classes.price_cents, classes.sequence, classes.capacity - ?3 - (
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = classes.id AND seat_claims.until_at > ?4
  )
FROM classes
WHERE classes.id = ?2`;

const OWN_HOLDS = ownHolds('?3', '?4');

const classesFor = (ids: string) => `SELECT classes.id, classes.state, classes.starts_at, classes.ends_at,
  classes.time_zone, classes.sales_end_at, classes.price_cents,
  classes.capacity - (
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = classes.id AND seat_claims.until_at > ?2
      AND seat_claims.booking_id NOT IN (${OWN_HOLDS})
  ) AS seats_left,
  (SELECT MIN(quantity) FROM waiting_parties WHERE waiting_parties.class_id = classes.id) AS least_waiting,
  (
    SELECT SUM(seat_claims.quantity) FROM seat_claims
    WHERE seat_claims.booking_id IN (${OWN_HOLDS}) AND seat_claims.class_id = classes.id AND seat_claims.until_at > ?2
  ) AS own_seats
FROM classes
WHERE classes.private_order_id IS NULL AND classes.id IN (${ids})`;

/**
 * What stands in the way of these classes: their state, price, and seats without those that this visitor's own holds
 * have. class ids (JSON), now, references of own holds (JSON), cart whose hold is one, or NULL
 */
export const CLASSES_FOR_LINES = classesFor('SELECT value FROM json_each(?1)');

/** The same of the classes of a hold. Its reference, now, the same (JSON), NULL */
export const CLASSES_OF_HOLD = classesFor(`SELECT own.class_id FROM bookings
  JOIN booking_lines AS own ON own.booking_id = bookings.id
  WHERE bookings.reference = ?1`);

/** scope, key, fingerprint, booking id, status, answer, now */
export const STORE_KEY = `INSERT INTO idempotency_keys (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`;

/** The key of an extension: refused where the hold is not as it was read. scope … now, end of the hold as read */
export const STORE_EXTENSION_KEY = `INSERT INTO idempotency_keys
  (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, (
  SELECT id FROM bookings
  WHERE id = ?4 AND state = 'held' AND extensions = 0 AND hold_expires_at = ?8 AND hold_expires_at > ?7
), ?5, ?6, ?7)`;

/** id, new end */
export const EXTEND_HOLD = `UPDATE bookings SET hold_expires_at = ?2, extensions = extensions + 1 WHERE id = ?1`;

/** Refused where the hold is not as it was read: its end may not be NULL. id, new end, end as read, now */
export const HOLD_UNTIL = `UPDATE bookings SET hold_expires_at = CASE
  WHEN state = 'held' AND hold_expires_at = ?3 AND hold_expires_at > ?4 THEN ?2
END WHERE id = ?1`;

/** Refused where it is a hold no more: a state may not be NULL. id, now */
export const END_HOLD = `UPDATE bookings SET state = CASE state WHEN 'held' THEN 'released' END, hold_expires_at = MIN(hold_expires_at, ?2)
WHERE id = ?1`;

/** Refused where no more seats than these are held, or none any more. id, class, seats that stay, now */
export const HOLD_FEWER = `UPDATE booking_lines SET quantity = CASE WHEN quantity > ?3 AND EXISTS (
  SELECT 1 FROM bookings WHERE bookings.id = ?1 AND bookings.state = 'held' AND bookings.hold_expires_at > ?4
) THEN ?3 END
WHERE booking_id = ?1 AND class_id = ?2`;

/** The key of a confirmation, with the number of its invoice, where it has one, written into the answer. As STORE_KEY. */
export const STORE_CONFIRMATION_KEY = `INSERT INTO idempotency_keys
  (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, json_set(?6, '$.invoice.number', (SELECT number FROM invoices WHERE booking_id = ?4)), ?7)
RETURNING answer`;

/** id */
export const BOOKING_BY_ID = `SELECT * FROM bookings WHERE id = ?1`;

/** reference */
export const BOOKING_BY_REFERENCE = `SELECT * FROM bookings WHERE reference = ?1`;

/**
 * Seats of a line's class that others claim: not the booking itself, and none of the offers that it stands on, which end with it. booking id, now
 */
export const claimedBeside = (id: string, now: string) => `(
        SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
        WHERE seat_claims.class_id = booking_lines.class_id AND seat_claims.until_at > ${now} AND seat_claims.booking_id <> ${id}
          AND seat_claims.booking_id NOT IN (SELECT seats_under.offer_id FROM seats_under WHERE seats_under.booking_id = ${id})
      )`;

/**
 * Takes the seats of a hold for good, live or lapsed, at the prices that the total was worked out from. A class that
 * is not on sale, not at that price or not as its buyer was shown it gives a NULL price, too few seats a negative count; either refuses the batch.
 * booking id, prices (JSON object by class id), now, the provinces that tax them (JSON object by class id)
 */
export const TAKE_SEATS = `UPDATE booking_lines SET
  covered = NULL,
  tax_province = (SELECT value FROM json_each(?4) WHERE key = booking_lines.class_id),
  discount_cents = 0,
  unit_cents = (
    SELECT classes.price_cents FROM classes, json_each(?2) AS price
    WHERE classes.id = booking_lines.class_id AND price.key = classes.id AND price.value = classes.price_cents
      AND classes.state IN ('tentative', 'confirmed') AND classes.sales_end_at > ?3
      AND COALESCE(booking_lines.seen_sequence, classes.sequence) = classes.sequence
  ),
  seats_left_after = (
    SELECT CASE
      WHEN booking_lines.quantity > own AND free >= (
        SELECT MIN(quantity) FROM waiting_parties WHERE waiting_parties.class_id = booking_lines.class_id
      ) THEN -1
      ELSE free - booking_lines.quantity
    END
    FROM (
      SELECT (SELECT classes.capacity FROM classes WHERE classes.id = booking_lines.class_id) - ${claimedBeside('?1', '?3')} AS free,
        (booking_lines.claimed_until_at > ?3) * (booking_lines.quantity - booking_lines.of_offer) + COALESCE((
          SELECT SUM(seats_under.quantity) FROM seats_under
          WHERE seats_under.booking_id = ?1 AND seats_under.class_id = booking_lines.class_id AND seats_under.until_at > ?3
        ), 0) AS own
    )
  )
WHERE booking_id = ?1`;

/** The buyer has been told how the classes are now, and books them like this. booking id */
export const SEE_CLASSES = `UPDATE booking_lines SET (seen_sequence, booked_sequence, told_sequence) = (
  SELECT sequence, sequence, sequence FROM classes WHERE classes.id = booking_lines.class_id
)
WHERE booking_id = ?1`;

/** Before the event that books them, which the ledger of packages follows. booking id, covers (JSON object by class id) */
export const COVER_LINES = `UPDATE booking_lines SET
  unit_cents = 0,
  covered = (SELECT value FROM json_each(?2) WHERE key = booking_lines.class_id)
WHERE booking_id = ?1 AND class_id IN (SELECT key FROM json_each(?2))`;

/**
 * Refused where the booking has changed since it was read.
 * booking id, instant of confirmation or NULL, contact, billing, purchase order, budget code, taxes, subtotal, total,
 * cancellation policy, its number, state, payment method, end of the hold, state and revision as read, language, whether for
 * the buyer herself, accepted terms, its invoice until it is issued (JSON) or NULL, until when proof is awaited or NULL, since when it
 * has kept seats, promo code or NULL, number of its quote or NULL, the network that it is booked from or NULL, how it came about (JSON),
 * whether the contact's address is proved already (0 or 1)
 */
export const BOOK_SEATS = `UPDATE bookings SET
  state = ?12,
  confirmed_at = ?2,
  contact = ?3,
  billing = ?4,
  payment_method = ?13,
  purchase_order = ?5,
  budget_code = ?6,
  taxes = ?7,
  subtotal_cents = ?8,
  total_cents = ?9,
  cancellation = ?10,
  number = ?11,
  hold_expires_at = ?14,
  language = ?17,
  consumer = ?18,
  terms = ?19,
  invoice_draft = ?20,
  proof_due_at = ?21,
  held_since = ?22,
  promo_code = ?23,
  quote_number = ?24,
  from_network = COALESCE(from_network, ?25),
  visit = ?26,
  contact_known = ?27,
  moves_keep_fee = 1,
  cart = NULL,
  revision = CASE WHEN state = ?15 AND revision = ?16 THEN revision + 1 END
WHERE id = ?1`;

/** booking id, kind, at, who, account or NULL, reason, detail (JSON) */
export const RECORD_EVENT = `INSERT INTO booking_events (booking_id, kind, at, who, account_id, reason, detail)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`;

/**
 * The statement that gives holds back; a booking that is more than a hold stays as it is.
 *
 * @param ids a SELECT of the ids of bookings, with its own parameters
 */
export const releasedAmong = (ids: string) =>
  `UPDATE bookings SET state = 'released' WHERE state IN ('held', 'expired') AND id IN (${ids})`;
