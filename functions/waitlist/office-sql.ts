import { releasedAmong } from '../booking/index.ts';

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
export const PARTIES_OF_CLASS = `SELECT waitlist.id, waitlist.email, waitlist.quantity, waitlist.state, waitlist.joined_at,
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
export const RELEASE_OFFER_OF = releasedAmong(`SELECT offer_id FROM waitlist WHERE id = ?1`);
