import { releasedAmong } from '../booking/index.ts';

/** The statements of waitlists. */

/** Not again where the address waits already. id, digest of the token, class, language, e-mail, its key, seats, now, network */
export const JOIN = `INSERT INTO waitlist
  (id, token, class_id, language, email, email_key, quantity, state, joined_at, from_network, joined_from)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'waiting', ?8, ?9, ?9)
ON CONFLICT DO NOTHING`;

/**
 * Asking again for an address that waits already leaves as much for its network to ask for as a new one would: a row that names
 * nobody (booking rule 42). Where the party is not proved, it keeps what the earlier wish took of its own network, since
 * RENEW gives the party this one's. id of JOIN, digest of its token, class, language, seats, now, network, e-mail's key
 */
export const JOIN_AGAIN = `INSERT INTO waitlist
  (id, token, class_id, language, email, email_key, quantity, state, joined_at, from_network, joined_from)
SELECT ?1, ?2, ?3, ?4, '', '', COALESCE(earlier.quantity, ?5), 'lapsed', ?6,
  COALESCE(earlier.from_network, ?7), COALESCE(earlier.joined_from, ?7)
FROM (SELECT 1)
LEFT JOIN waitlist AS earlier
  ON earlier.class_id = ?3 AND earlier.email_key = ?8 AND earlier.state = 'waiting' AND earlier.proved_at IS NULL
WHERE NOT EXISTS (SELECT 1 FROM waitlist WHERE id = ?1)`;

/**
 * Whoever has not proved the address may have typed somebody else's, or lost the mail: what is asked last counts. class,
 * e-mail's key, language, seats, now, network
 */
export const RENEW = `UPDATE waitlist SET language = ?3, quantity = ?4, joined_at = ?5, from_network = ?6, joined_from = ?6
WHERE class_id = ?1 AND email_key = ?2 AND state = 'waiting' AND proved_at IS NULL`;

/**
 * Refuses the batch where a network has more parties of a class, or seats that they wait for, than it may; one whose offer lapsed
 * counts until it is forgotten, and one whose link was opened elsewhere for the network that asked, too. They count whoever asks: the
 * answer is the same for who is one of them. id of JOIN, class, network, most parties, most seats
 */
export const WITHIN_WAIT_CAPS = `UPDATE waitlist SET state = (
  SELECT CASE WHEN COUNT(*) <= ?4 AND SUM(wish.quantity) <= ?5 THEN waitlist.state END FROM waitlist AS wish
  WHERE wish.class_id = ?2 AND (wish.from_network = ?3 OR wish.joined_from = ?3)
    AND wish.state IN ('waiting', 'offered', 'lapsed')
)
WHERE id = ?1`;

/** The mail with the link, until it was opened. class, e-mail's key, now */
export const QUEUE_JOINED = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'waitlist_joined', waitlist.id, (
    SELECT COALESCE(MAX(earlier.version), 0) + 1 FROM outbox AS earlier
    WHERE earlier.kind = 'waitlist_joined' AND earlier.about = waitlist.id
  ), waitlist.email, ?3, ?3
FROM waitlist
WHERE waitlist.class_id = ?1 AND waitlist.email_key = ?2 AND waitlist.state = 'waiting' AND waitlist.proved_at IS NULL`;

/** class */
export const PARTIES = `SELECT COUNT(*) AS parties FROM waiting_parties WHERE class_id = ?1`;

/**
 * With what became of its offer, as the hold of it stands, which may be later than the offer ended or sooner: booked, be it not
 * paid or proved yet, still kept, given back, or none of these. digest of the token, now
 */
export const PARTY_BY_TOKEN = `SELECT waitlist.*, bookings.reference AS offer_reference, bookings.hold_expires_at, CASE
    WHEN bookings.state IN ('awaiting_payment', 'confirmed') OR (
      bookings.state IN ('cancelled', 'transferred') AND bookings.proved_at IS NOT NULL
    ) THEN 'booked'
    WHEN bookings.state = 'held' AND bookings.hold_expires_at > ?2 THEN 'offered'
    WHEN bookings.state = 'released' THEN 'left'
    ELSE 'lapsed'
  END AS offer, (
    SELECT COUNT(*) + 1 FROM waiting_turns AS earlier
    WHERE earlier.class_id = waitlist.class_id AND earlier.id <> waitlist.id
      AND (earlier.late, earlier.joined_at, earlier.came) < (
        COALESCE((SELECT own.late FROM waiting_turns AS own WHERE own.id = waitlist.id), 0), waitlist.joined_at, waitlist.rowid
      )
  ) AS position
FROM waitlist
LEFT JOIN bookings ON bookings.id = waitlist.offer_id
WHERE waitlist.token = ?1`;

/** Whether an offer is of a party with this e-mail, which has proved it by its button. reference of the offer, e-mail's key */
export const IS_OFFER_TO = `SELECT 1 AS found FROM bookings
JOIN waitlist ON waitlist.offer_id = bookings.id
WHERE bookings.reference = ?1 AND waitlist.email_key = ?2 AND waitlist.proved_at IS NOT NULL`;

/** id */
export const PARTY_BY_ID = `SELECT * FROM waitlist WHERE id = ?1`;

/** digest of the token */
export const KEY_BY_TOKEN = `SELECT email_key FROM waitlist WHERE token = ?1`;

/**
 * The address is the party's own, and so is the network from which its link is opened first; one more of a domain, or of that network,
 * than may be waits behind all others. Nothing changes where as many wait for the class as may. digest of the token, now, network, the
 * e-mail's domain with its @, most parties of it, of the network, most seats of the network, most parties of the class
 */
export const PROVE = `UPDATE waitlist SET
  proved_at = ?2,
  from_network = ?3,
  crowded = (
    SELECT COUNT(*) >= ?5 FROM waitlist AS other
    WHERE other.class_id = waitlist.class_id AND other.id <> waitlist.id AND other.proved_at IS NOT NULL
      AND other.state IN ('waiting', 'offered', 'lapsed') AND substr(other.email_key, -length(?4)) = ?4
  ) OR (
    SELECT COUNT(*) >= ?6 OR COALESCE(SUM(near.quantity), 0) + waitlist.quantity > ?7 FROM waitlist AS near
    WHERE near.class_id = waitlist.class_id AND near.id <> waitlist.id AND near.from_network = ?3
      AND near.state IN ('waiting', 'offered', 'lapsed')
  )
WHERE token = ?1 AND proved_at IS NULL AND state = 'waiting' AND (
  SELECT COUNT(*) FROM waitlist AS other
  WHERE other.class_id = waitlist.class_id AND other.proved_at IS NOT NULL AND other.state = 'waiting'
) < ?8`;

/** An offer that is paid or proved just now stays. digest of the token, now */
export const LEAVE = `UPDATE waitlist SET state = 'left', ended_at = ?2
WHERE token = ?1 AND state IN ('waiting', 'offered') AND NOT EXISTS (
  SELECT 1 FROM bookings WHERE bookings.id = waitlist.offer_id AND bookings.state IN ('awaiting_payment', 'confirmed')
)`;

/** Gives an offer back, and with it the hold that a cart has on it, which has not all of its seats any more. `party` is the row of the list. */
export const offerReleased = (party: string) =>
  releasedAmong(
    `SELECT offer_id FROM waitlist WHERE ${party}
    UNION ALL SELECT offers.replaced_by FROM waitlist JOIN bookings AS offers ON offers.id = waitlist.offer_id AND offers.state = 'held'
    WHERE ${party}`,
  );

/** digest of the token */
export const RELEASE_OFFER = offerReleased('waitlist.token = ?1');

/**
 * The first party of each class that has proved its address and that the free seats are enough for, of classes that still
 * sell; who let an offer go comes after all who did not, and who kept offers for longer than a day gets no further one. What staff
 * did to a class since an instant may be undone, and gives nobody a turn yet. now, that instant
 */
export const NEXT_PARTIES = `SELECT id, class_id, quantity, language, starts_at, sales_end_at FROM (
  SELECT waitlist.id, waitlist.class_id, waitlist.quantity, waitlist.language, classes.starts_at, classes.sales_end_at,
    row_number() OVER (PARTITION BY waitlist.class_id ORDER BY turns.late, turns.joined_at, turns.came) AS turn
  FROM waiting_turns AS turns
  JOIN waitlist ON waitlist.id = turns.id
  JOIN classes ON classes.id = waitlist.class_id
  WHERE classes.state IN ('tentative', 'confirmed') AND classes.sales_end_at > ?1 AND NOT turns.spent
    AND classes.told_from_at <= ?2
    AND waitlist.quantity <= classes.capacity - (
      SELECT COALESCE(SUM(seat_claims.quantity), 0) FROM seat_claims
      WHERE seat_claims.class_id = waitlist.class_id AND seat_claims.until_at > ?1
    )
)
WHERE turn = 1`;

/** Refused where the party does not wait any more, since a state is never NULL. party, hold, its end, now */
export const OFFER = `UPDATE waitlist SET
  state = CASE WHEN state = 'waiting' THEN 'offered' END, offer_id = ?2, offer_ends_at = ?3, offered_at = ?4
WHERE id = ?1`;

/** One for each offer. party, now */
export const QUEUE_OFFER = `INSERT INTO outbox (id, kind, about, version, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'waitlist_offer', id, (
    SELECT COALESCE(MAX(earlier.version), 0) + 1 FROM outbox AS earlier
    WHERE earlier.kind = 'waitlist_offer' AND earlier.about = waitlist.id
  ), email, ?2, ?2
FROM waitlist WHERE id = ?1`;

/** Offers that were taken: paid, or on invoice and proved; until then they may still come to nothing. now */
export const MARK_BOOKED = `UPDATE waitlist SET state = 'booked', ended_at = ?1
WHERE state = 'offered' AND EXISTS (
  SELECT 1 FROM bookings
  WHERE bookings.id = waitlist.offer_id AND bookings.proved_at IS NOT NULL
    AND bookings.state IN ('confirmed', 'cancelled', 'transferred')
)`;

/** Offers that were taken in the moment in which they lapsed: the seats were still there. now, milliseconds back */
export const MARK_BOOKED_LATE = `UPDATE waitlist SET state = 'booked', ended_at = ?1
WHERE state = 'lapsed' AND ended_at > ?1 - ?2 AND EXISTS (
  SELECT 1 FROM bookings
  WHERE bookings.id = waitlist.offer_id AND bookings.proved_at IS NOT NULL
    AND bookings.state IN ('confirmed', 'cancelled', 'transferred')
)`;

/** Offers that were given back, or taken into a hold with other classes. now */
export const MARK_LEFT = `UPDATE waitlist SET state = 'left', ended_at = ?1
WHERE state = 'offered' AND EXISTS (
  SELECT 1 FROM bookings WHERE bookings.id = waitlist.offer_id AND bookings.state = 'released'
)`;

/** Offers of a class that has left the schedule, and may come back to it: nobody can take them meanwhile. */
const GONE = `state = 'offered' AND class_id IN (SELECT id FROM classes WHERE classes.state = 'withdrawn')`;

/** now */
export const RELEASE_GONE = releasedAmong(
  `SELECT bookings.id FROM waitlist
  JOIN bookings ON bookings.id = waitlist.offer_id AND bookings.state = 'held' AND bookings.hold_expires_at > ?1
  WHERE waitlist.${GONE}`,
);

/** After that: such parties wait on where they were. Who gave an offer back was put down before. */
export const WAIT_ON = `UPDATE waitlist SET state = 'waiting', offer_id = NULL, offer_ends_at = NULL, offered_at = NULL
WHERE ${GONE} AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = waitlist.offer_id AND bookings.state = 'released')`;

/** What became of the wait, told to those of whom it is about to be written down. kind, now */
const queueEnded = (
  kind: string,
  ended: string,
) => `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), '${kind}', waitlist.id, waitlist.email, ?1, ?1 FROM waitlist
WHERE ${ended}
ON CONFLICT DO NOTHING`;

/** Offers that were not taken in time. now */
const NOT_TAKEN = `state = 'offered' AND EXISTS (
  SELECT 1 FROM bookings
  WHERE bookings.id = waitlist.offer_id
    AND (bookings.state = 'expired' OR (bookings.state = 'cancelled' AND bookings.proved_at IS NULL)
      OR (bookings.state = 'held' AND bookings.hold_expires_at <= ?1))
)`;

/** now */
export const QUEUE_LAPSED = queueEnded('waitlist_lapsed', NOT_TAKEN);
export const MARK_LAPSED = `UPDATE waitlist SET state = 'lapsed', ended_at = ?1
WHERE ${NOT_TAKEN}`;

/**
 * Of those who wait, as the index `waitlist_once` has them: whose class sells no more, once that stands; one that left the schedule may
 * come back to it. now
 */
const SELLS_NO_MORE = `state IN ('waiting', 'offered') AND EXISTS (
  SELECT 1 FROM classes
  WHERE classes.id = waitlist.class_id AND classes.told_from_at <= ?1 AND (classes.sales_end_at <= ?1 OR classes.state = 'cancelled')
)`;

/** Parties of these; who has proved nothing was asked once, and is forgotten: a stranger may have typed the address. now */
const CLOSED = `state = 'waiting' AND ${SELLS_NO_MORE}`;

/** now */
export const QUEUE_CLOSED = queueEnded('waitlist_closed', `${CLOSED} AND proved_at IS NOT NULL`);
export const MARK_CLOSED = `UPDATE waitlist SET state = 'closed', ended_at = ?1
WHERE ${CLOSED}`;

/** Offers that are still out of such a class, which cannot be booked any more. now */
const WITHDRAWN = `state = 'offered' AND ${SELLS_NO_MORE} AND EXISTS (
  SELECT 1 FROM bookings WHERE bookings.id = waitlist.offer_id AND bookings.state = 'held' AND bookings.hold_expires_at > ?1
)`;

/** The last two are one. now */
export const QUEUE_WITHDRAWN = queueEnded('waitlist_withdrawn', WITHDRAWN);
export const WITHDRAW_OFFERS = `UPDATE waitlist SET state = 'closed', ended_at = ?1
WHERE ${WITHDRAWN}`;

/** now */
export const RELEASE_WITHDRAWN = releasedAmong(
  `SELECT offer_id FROM waitlist WHERE state = 'closed' AND ended_at = ?1`,
);
