import { releasedAmong } from '../booking/index.ts';

/** The statements of waitlists. */

/** Not again where the address waits already. id, digest of the token, class, language, e-mail, its key, seats, now */
export const JOIN = `INSERT INTO waitlist
  (id, token, class_id, language, email, email_key, quantity, state, joined_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'waiting', ?8)
ON CONFLICT DO NOTHING`;

/** The mail with the link, where JOIN has written. id, now */
export const QUEUE_JOINED = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'waitlist_joined', id, email, ?2, ?2 FROM waitlist WHERE id = ?1
ON CONFLICT DO NOTHING`;

/** class */
export const PARTIES = `SELECT COUNT(*) AS parties FROM waiting_parties WHERE class_id = ?1`;

/** digest of the token */
export const PARTY_BY_TOKEN = `SELECT waitlist.*, bookings.reference AS offer_reference, (
    SELECT COUNT(*) FROM waitlist AS earlier
    WHERE earlier.class_id = waitlist.class_id AND earlier.state = 'waiting'
      AND (earlier.proved_at IS NOT NULL OR earlier.id = waitlist.id)
      AND (earlier.joined_at, earlier.rowid) <= (waitlist.joined_at, waitlist.rowid)
  ) AS position
FROM waitlist
LEFT JOIN bookings ON bookings.id = waitlist.offer_id
WHERE waitlist.token = ?1`;

/** id */
export const PARTY_BY_ID = `SELECT * FROM waitlist WHERE id = ?1`;

/** The link of the first mail was opened. digest of the token, now */
export const PROVE = `UPDATE waitlist SET proved_at = COALESCE(proved_at, ?2) WHERE token = ?1`;

/** Who never opened the link, and joined before. before */
export const PRUNE_UNPROVED = `DELETE FROM waitlist WHERE proved_at IS NULL AND joined_at < ?1`;

/** digest of the token, now */
export const LEAVE = `UPDATE waitlist SET state = 'left', ended_at = ?2
WHERE token = ?1 AND state IN ('waiting', 'offered')`;

/** An offer that is given back. digest of the token */
export const RELEASE_OFFER = releasedAmong(`SELECT offer_id FROM waitlist WHERE token = ?1`);

/**
 * The first party of each class that has proved its address and that the free seats are enough for, of classes that still
 * sell. now
 */
export const NEXT_PARTIES = `SELECT id, class_id, quantity, language, starts_at, sales_end_at FROM (
  SELECT waitlist.id, waitlist.class_id, waitlist.quantity, waitlist.language, classes.starts_at, classes.sales_end_at,
    row_number() OVER (PARTITION BY waitlist.class_id ORDER BY waitlist.joined_at, waitlist.rowid) AS turn
  FROM waitlist
  JOIN classes ON classes.id = waitlist.class_id
  WHERE waitlist.state = 'waiting' AND waitlist.proved_at IS NOT NULL
    AND classes.state IN ('tentative', 'confirmed') AND classes.sales_end_at > ?1
    AND waitlist.quantity <= classes.capacity - (
      SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
      WHERE seat_claims.class_id = waitlist.class_id AND seat_claims.until_at > ?1
    )
)
WHERE turn = 1`;

/** Refused where the party does not wait any more, since a state is never NULL. party, hold, its end */
export const OFFER = `UPDATE waitlist SET
  state = CASE WHEN state = 'waiting' THEN 'offered' END, offer_id = ?2, offer_ends_at = ?3
WHERE id = ?1`;

/** party, now */
export const QUEUE_OFFER = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'waitlist_offer', id, email, ?2, ?2 FROM waitlist WHERE id = ?1
ON CONFLICT DO NOTHING`;

/** Offers that were taken. now */
export const MARK_BOOKED = `UPDATE waitlist SET state = 'booked', ended_at = ?1
WHERE state = 'offered' AND EXISTS (
  SELECT 1 FROM bookings
  WHERE bookings.id = waitlist.offer_id AND bookings.state IN ('awaiting_payment', 'confirmed', 'cancelled', 'transferred')
)`;

/** Offers that were given back, or taken into a hold with other classes. now */
export const MARK_LEFT = `UPDATE waitlist SET state = 'left', ended_at = ?1
WHERE state = 'offered' AND EXISTS (
  SELECT 1 FROM bookings WHERE bookings.id = waitlist.offer_id AND bookings.state = 'released'
)`;

/** Offers that were not taken in time. now */
export const MARK_LAPSED = `UPDATE waitlist SET state = 'lapsed', ended_at = ?1
WHERE state = 'offered' AND EXISTS (
  SELECT 1 FROM bookings
  WHERE bookings.id = waitlist.offer_id
    AND (bookings.state = 'expired' OR (bookings.state = 'held' AND bookings.hold_expires_at <= ?1))
)
RETURNING id, email`;

/** Parties of classes that sell no more. now */
export const MARK_CLOSED = `UPDATE waitlist SET state = 'closed', ended_at = ?1
WHERE state = 'waiting' AND class_id IN (
  SELECT id FROM classes WHERE sales_end_at <= ?1 OR state NOT IN ('tentative', 'confirmed')
)
RETURNING id, email`;

/** What became of the wait. kind, parties (JSON), now */
export const QUEUE_ENDED = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), ?1, value ->> 'id', value ->> 'email', ?3, ?3 FROM json_each(?2)
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** before */
export const PRUNE_WAITLIST = `DELETE FROM waitlist WHERE ended_at < ?1`;
