import { offerReleased } from './sql.ts';

/** The statements of waitlists as the office sees them. Parameters are numbered and named beside each. */

const FACTS = `class_details.id, COALESCE(class_details.title_en, class_details.title_fr, class_details.course_id) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en, class_details.course_id) AS title_fr,
  class_details.starts_at, class_details.time_zone,
  class_details.capacity - (
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = class_details.id AND seat_claims.until_at > ?1
  ) AS free`;

/** Classes to come that somebody waits for, or has an offer of. now */
export const WAITED_CLASSES = `SELECT ${FACTS},
  COUNT(waitlist.id) FILTER (WHERE waitlist.state = 'waiting') AS parties,
  COALESCE(SUM(waitlist.quantity) FILTER (WHERE waitlist.state = 'waiting'), 0) AS seats,
  COUNT(waitlist.id) FILTER (WHERE waitlist.state = 'offered') AS offered
FROM waitlist
JOIN class_details ON class_details.id = waitlist.class_id
WHERE waitlist.state IN ('waiting', 'offered') AND waitlist.proved_at IS NOT NULL AND class_details.ends_at > ?1
GROUP BY class_details.id
ORDER BY class_details.starts_at, class_details.id`;

/** now, class */
export const WAITED_CLASS = `SELECT ${FACTS} FROM class_details WHERE class_details.id = ?2`;

/** In the order of offers; rows that only keep a network's share name nobody, and are left out. class */
export const PARTIES_OF_CLASS = `SELECT waitlist.id, waitlist.email, waitlist.name, waitlist.phone, waitlist.quantity, waitlist.state, waitlist.joined_at,
  waitlist.proved_at, waitlist.offer_ends_at, waitlist.ended_at, turns.late
FROM waitlist
LEFT JOIN waiting_turns AS turns ON turns.id = waitlist.id
WHERE waitlist.class_id = ?1 AND waitlist.email_key <> ''
ORDER BY waitlist.state = 'offered' DESC, turns.id IS NULL, turns.late, turns.joined_at, turns.came,
  waitlist.state = 'waiting' DESC, waitlist.ended_at DESC, waitlist.joined_at`;

/** Whether the party may be taken off: it waits, or has an offer that was not taken yet. class, party */
export const REMOVABLE = `SELECT waitlist.state, waitlist.quantity FROM waitlist
WHERE waitlist.class_id = ?1 AND waitlist.id = ?2 AND waitlist.state IN ('waiting', 'offered') AND NOT EXISTS (
  SELECT 1 FROM bookings WHERE bookings.id = waitlist.offer_id AND bookings.state IN ('awaiting_payment', 'confirmed')
)`;

/** Refused where it was booked or has ended meanwhile: a state is never NULL. class, party, now */
export const REMOVE = `UPDATE waitlist SET
  state = CASE WHEN EXISTS (${REMOVABLE}) THEN 'left' END,
  ended_at = ?3
WHERE class_id = ?1 AND id = ?2`;

/** An offer that is taken back. party */
export const RELEASE_OFFER_OF = offerReleased('waitlist.id = ?1');

/**
 * A party that waits and has proved its address, and that the free seats are enough for, of a class that sells. now, the instant since which
 * what staff did may be undone, class, party
 */
export const PARTY_TO_OFFER = `SELECT waitlist.id, waitlist.class_id, waitlist.quantity, waitlist.language, classes.starts_at,
  classes.sales_end_at
FROM waitlist
JOIN classes ON classes.id = waitlist.class_id
WHERE waitlist.id = ?4 AND waitlist.class_id = ?3 AND waitlist.state = 'waiting' AND waitlist.proved_at IS NOT NULL
  AND classes.state IN ('tentative', 'confirmed') AND classes.sales_end_at > ?1 AND classes.told_from_at <= ?2
  AND waitlist.quantity <= classes.capacity - (
    SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
    WHERE seat_claims.class_id = waitlist.class_id AND seat_claims.until_at > ?1
  )`;

/** class, e-mail's key */
export const WAITS_ALREADY = `SELECT id, state, proved_at FROM waitlist
WHERE class_id = ?1 AND email_key = ?2 AND state IN ('waiting', 'offered')`;

/** The office is the proof. id, digest of the token, class, language, e-mail, its key, seats, now, name, telephone */
export const ADD_PARTY = `INSERT INTO waitlist
  (id, token, class_id, language, email, email_key, quantity, state, joined_at, proved_at, name, phone)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'waiting', ?8, ?8, ?9, ?10)`;

/** The same of who asked on the site and has not opened the link yet; refused where it was opened meanwhile. party, language, seats, now, name, telephone */
export const PROVE_PARTY = `UPDATE waitlist SET
  language = ?2, quantity = ?3, proved_at = ?4, name = ?5, phone = ?6, state = CASE WHEN state = 'waiting' AND proved_at IS NULL THEN 'waiting' END
WHERE id = ?1`;
