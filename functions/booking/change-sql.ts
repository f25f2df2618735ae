/** The statements by which a booking is read to be changed, and changed. Parameters are numbered and named beside each. */

/** digest of the token */
export const BOOKING_BY_MANAGE_DIGEST = `SELECT * FROM bookings WHERE manage_digest = ?1`;

/** Bookings whose link was never looked up, the latest first. limit */
export const WITHOUT_MANAGE_DIGEST = `SELECT id, reference FROM bookings
WHERE manage_digest IS NULL AND contact IS NOT NULL
ORDER BY confirmed_at DESC LIMIT ?1`;

/** By their references, which are others where a booking has another contact meanwhile. digests (JSON object by reference) */
export const WRITE_MANAGE_DIGESTS = `UPDATE bookings SET manage_digest = (
  SELECT value FROM json_each(?1) WHERE key = bookings.reference
)
WHERE reference IN (SELECT key FROM json_each(?1))`;

/** booking id */
export const CHANGEABLE_LINES = `SELECT class_id, position, quantity, unit_cents, discount_cents, kept_cents, booked_sequence, told_cancelled, covered, tax_province,
  EXISTS (SELECT 1 FROM posted_classes WHERE posted_classes.class_id = booking_lines.class_id) AS posted FROM booking_lines WHERE booking_id = ?1 ORDER BY position`;

/** booking id */
export const CHANGEABLE_PARTICIPANTS = `SELECT participants.id, participants.class_id, participants.seat,
  participants.first_name, participants.last_name, participants.email, participants.email_key, participants.moves,
  participants.told_email, participants.awaits_joining, participants.tellings, participants.office_tells, participants.fee_floor, participants.sat_sequence
FROM participants
JOIN booking_lines ON booking_lines.booking_id = participants.booking_id
  AND booking_lines.class_id = participants.class_id
WHERE participants.booking_id = ?1 AND participants.active = 1
ORDER BY booking_lines.position, participants.seat`;

/** booking id */
export const ISSUED_INVOICES = `SELECT number, issued_on, due_on, total_cents, document, created_at FROM invoices
WHERE booking_id = ?1
ORDER BY created_at, number`;

/** booking id */
export const EVENTS_THAT_HAPPENED = `SELECT kind, at, who, detail FROM booking_events WHERE booking_id = ?1 ORDER BY id`;

/**
 * Begins every change: written for the revision that it was worked out from, of a booking that stands, or not at all. One
 * that waits for its proof is changed by its end alone, and waits no longer.
 * booking id, revision as read, state, taxes (JSON), subtotal, total, a state besides confirmed that it may be in or NULL
 */
export const CHANGE_BOOKING = `UPDATE bookings SET
  revision = CASE WHEN revision = ?2 AND state IN ('confirmed', ?7) THEN revision + 1 END,
  state = ?3,
  taxes = ?4,
  subtotal_cents = ?5,
  total_cents = ?6,
  proof_due_at = NULL,
  invoice_draft = NULL,
  from_address = NULL,
  from_network = NULL
WHERE id = ?1`;

/**
 * The key of a change: refused where the booking was not changed by it.
 * scope, key, fingerprint, booking id, answer, now, revision after
 */
export const STORE_CHANGE_KEY = `INSERT INTO idempotency_keys
  (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, (SELECT id FROM bookings WHERE id = ?4 AND revision = ?7), 200, ?5, ?6)`;

/** A negative rest of seats breaks the CHECK. booking id, [{eventId, seats, discountCents, keptCents}] (JSON) */
export const GIVE_BACK_SEATS = `UPDATE booking_lines SET
  quantity = quantity - (SELECT value ->> 'seats' FROM json_each(?2) WHERE value ->> 'eventId' = class_id),
  discount_cents = discount_cents - (
    SELECT value ->> 'discountCents' FROM json_each(?2) WHERE value ->> 'eventId' = class_id
  ),
  kept_cents = kept_cents + (SELECT value ->> 'keptCents' FROM json_each(?2) WHERE value ->> 'eventId' = class_id)
WHERE booking_id = ?1 AND class_id IN (SELECT value ->> 'eventId' FROM json_each(?2))`;

/**
 * Takes seats of another date. A class that is not on sale or not at that price gives a NULL, too few seats a negative
 * rest: either refuses the batch, as do seats that somebody waits for (booking rule 29). Seats that the booking has there keep their price; what covered seats that are gone covers
 * no others. booking id, class id, seats, price, now, the province that taxes them or ''
 */
export const TAKE_OTHER_DATE = `INSERT INTO booking_lines
  (booking_id, class_id, position, quantity, unit_cents, seats_left_after, tax_province)
SELECT ?1, ?2, (SELECT MAX(position) + 1 FROM booking_lines WHERE booking_id = ?1), ?3, price_cents,
  CASE
    WHEN free >= (SELECT MIN(quantity) FROM waiting_parties WHERE waiting_parties.class_id = ?2) THEN -1
    ELSE free - ?3
  END, ?6
FROM (SELECT 1)
LEFT JOIN (
  SELECT classes.price_cents, classes.capacity - (
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = ?2 AND seat_claims.until_at > ?5
  ) AS free
  FROM classes
  WHERE classes.id = ?2 AND classes.price_cents = ?4
    AND classes.state IN ('tentative', 'confirmed') AND classes.sales_end_at > ?5
) ON TRUE
WHERE TRUE
ON CONFLICT (booking_id, class_id) DO UPDATE SET
  seats_left_after = excluded.seats_left_after,
  unit_cents = CASE WHEN quantity = 0 THEN excluded.unit_cents ELSE unit_cents END,
  covered = CASE WHEN quantity > 0 THEN covered END,
  booked_sequence = CASE
    WHEN quantity = 0 THEN (SELECT sequence FROM classes WHERE classes.id = class_id) ELSE booked_sequence
  END,
  told_sequence = CASE WHEN quantity = 0 THEN (SELECT sequence FROM classes WHERE classes.id = class_id) ELSE told_sequence END,
  quantity = quantity + excluded.quantity`;

/** booking id, participants' ids (JSON) */
export const LEAVE_SEATS = `UPDATE participants SET active = 0
WHERE booking_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;

/**
 * The same people on seats of another date, which count how often they were moved; more than twice breaks a CHECK. Who has a
 * seat there through another booking is set apart (booking rule 42), twice in this one breaks an index.
 * booking id, class id, ids of new by old (JSON object), moves that it counts as, what giving one back costs at least from now
 * on or NULL for nothing, what the seats cost before and cost there, which a fee is a part of
 */
export const SIT_ELSEWHERE = `INSERT INTO participants
  (id, booking_id, class_id, seat, first_name, last_name, email, email_key, moves, named_at, office_tells, fee_floor, sat_sequence)
SELECT moved.value, ?1, ?2,
  (
    SELECT COALESCE(MAX(seat), 0) FROM participants AS there WHERE there.booking_id = ?1 AND there.class_id = ?2
  ) + ROW_NUMBER() OVER (ORDER BY was.seat),
  was.first_name, was.last_name, was.email,
  CASE WHEN EXISTS (
    SELECT 1 FROM participants AS others
    WHERE others.class_id = ?2 AND others.active = 1 AND others.email_key = was.own_key AND others.booking_id <> ?1
  ) THEN was.own_key || ' ' || moved.value ELSE was.own_key END,
  was.moves + ?4, was.named_at, was.office_tells, COALESCE(MIN(100000, CAST((MAX(was.fee_floor, ?5) * ?6 + ?7 - 1) / ?7 AS INTEGER)), 0),
  (SELECT sequence FROM classes WHERE classes.id = ?2)
FROM json_each(?3) AS moved
JOIN (
  SELECT *, CASE instr(email_key, ' ') WHEN 0 THEN email_key ELSE substr(email_key, 1, instr(email_key, ' ') - 1) END
    AS own_key
  FROM participants
) AS was ON was.id = moved.key AND was.booking_id = ?1`;

/** booking id, class id, [{id, firstName, lastName, email, emailKey}] (JSON), now */
export const SEAT_MORE = `INSERT INTO participants
  (id, booking_id, class_id, seat, first_name, last_name, email, email_key, named_at, sat_sequence)
SELECT value ->> 'id', ?1, ?2,
  (
    SELECT COALESCE(MAX(seat), 0) FROM participants AS there WHERE there.booking_id = ?1 AND there.class_id = ?2
  ) + key + 1,
  value ->> 'firstName', value ->> 'lastName', value ->> 'email', value ->> 'emailKey', ?4, (SELECT sequence FROM classes WHERE classes.id = ?2)
FROM json_each(?3)`;

/** booking id, [{id, firstName, lastName, email, emailKey, officeTells}] (JSON), now */
export const NAME_SEATS = `UPDATE participants SET
  first_name = named.first_name, last_name = named.last_name, email = named.email, email_key = named.email_key,
  office_tells = named.office_tells, named_at = ?3
FROM (
  SELECT value ->> 'id' AS id, value ->> 'firstName' AS first_name, value ->> 'lastName' AS last_name,
    value ->> 'email' AS email, value ->> 'emailKey' AS email_key, value ->> 'officeTells' AS office_tells
  FROM json_each(?2)
) AS named
WHERE participants.id = named.id AND participants.booking_id = ?1 AND participants.active = 1`;

/**
 * Who sat on these seats and has another one in the class that was set apart for that has it as everybody has: what the
 * triggers `participants_set_apart_come_back` do where a seat is left. [{id, keyBefore}] (JSON), now
 */
export const FREE_KEYS = `UPDATE participants SET email_key = freed.email_key, named_at = ?2
FROM (
  SELECT renamed.class_id, named.value ->> 'keyBefore' AS email_key FROM json_each(?1) AS named
  JOIN participants AS renamed ON renamed.id = named.value ->> 'id'
) AS freed
WHERE participants.id = (
    SELECT apart.id FROM participants AS apart
    JOIN bookings ON bookings.id = apart.booking_id
    WHERE apart.class_id = freed.class_id AND apart.active = 1 AND apart.email_key = freed.email_key || ' ' || apart.id
    ORDER BY bookings.proved_at IS NULL, apart.rowid
    LIMIT 1
  )
  AND NOT EXISTS (
    SELECT 1 FROM participants AS taken
    WHERE taken.class_id = freed.class_id AND taken.email_key = freed.email_key AND taken.active = 1
  )`;

/** Who reads that their seat was moved knows of it there. booking id, ids of their new seats (JSON) */
export const TELL_OF_MOVE = `UPDATE participants SET told_email = email, tellings = tellings + 1, awaits_joining = 1
WHERE booking_id = ?1 AND id IN (SELECT value FROM json_each(?2)) AND instr(email_key, ' ') = 0`;

/** booking id, tellings (JSON object by participant's id) */
export const RETELL = `UPDATE participants SET (told_email, awaits_joining) = (
  SELECT value ->> 'email', COALESCE(value ->> 'awaitsJoining', 0) FROM json_each(?2) WHERE key = participants.id
)
WHERE booking_id = ?1 AND id IN (SELECT key FROM json_each(?2))`;

/** Classes in which somebody had seats of a booking and was told so, and has none any more. participant id */
export const CLASSES_LEFT = `SELECT DISTINCT gone.class_id FROM participants AS own
JOIN participants AS gone ON gone.booking_id = own.booking_id AND gone.active = 0
  AND lower(gone.told_email) = lower(own.told_email)
WHERE own.id = ?1`;

/** participant id */
export const SEAT_BY_ID = `SELECT booking_id, class_id, email, active FROM participants WHERE id = ?1`;

/**
 * How many of these e-mails have a seat in a class by a booking, or by another of the same contact.
 * class id, keys of e-mails (JSON), booking id, contact's key or NULL
 */
export const SEATS_OF_EMAILS = `SELECT COUNT(*) AS taken FROM participants
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.class_id = ?1 AND participants.active = 1
  AND participants.email_key IN (SELECT value FROM json_each(?2))
  AND (bookings.id = ?3 OR bookings.contact_key = ?4)`;

/** Frees the e-mails of seats that are about to be named anew, so that two people can swap. booking id, ids (JSON) */
export const UNNAME_SEATS = `UPDATE participants SET first_name = '', last_name = '', email = '', email_key = NULL
WHERE booking_id = ?1 AND id IN (SELECT value FROM json_each(?2)) AND active = 1`;

/** An invoice for what a change costs more; numbered as ISSUE_INVOICE. booking id … now */
export const ISSUE_FURTHER_INVOICE = `INSERT INTO invoices
  (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
SELECT printf('%04d-%06d', ?2, latest.sequence + 1), ?2, latest.sequence + 1, ?1, ?3, ?4, ?5, ?6, ?7
FROM (SELECT COALESCE(MAX(sequence), 0) AS sequence FROM invoices WHERE year = ?2) AS latest`;

/** A mail to the contact that was sent before: takes a number of its versions, up to a limit. Without an invoice nothing was confirmed by mail. kind, booking id, now, most versions */
export const QUEUE_AGAIN = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), ?1, ?2, sent.version + 1, bookings.contact ->> '$.email', ?2, ?3, ?3
FROM (
  SELECT COALESCE(MAX(version), 0) AS version, COUNT(*) - 1 AS times FROM outbox WHERE kind = ?1 AND about = ?2
) AS sent
JOIN bookings ON bookings.id = ?2 AND bookings.state = 'confirmed'
WHERE sent.times < ?4 AND (?1 <> 'booking_confirmation' OR EXISTS (SELECT 1 FROM invoices WHERE invoices.booking_id = ?2))`;
