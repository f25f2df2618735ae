/** The statements of promo codes; what counts their uses are triggers (0023_promo_codes.sql). Parameters are named beside each. */

/** What counts as a use, of its contact and among what waits for a card: what a stranger has booked does not (booking rule 41). */
const countsFor = (booking: string) => `(${booking}.proved_at IS NOT NULL OR ${booking}.state = 'awaiting_payment')`;

/** A code with how often it was used, in all and by a contact. code, contact's mailbox or NULL, whether what waits for a card counts in all */
export const PROMO_CODE = `SELECT promo_codes.*,
  (
    SELECT COUNT(*) FROM promo_code_uses AS used
    JOIN bookings ON bookings.id = used.booking_id
    WHERE used.code = promo_codes.code AND used.given_back_at IS NULL
      AND (bookings.proved_at IS NOT NULL OR (?3 AND bookings.state = 'awaiting_payment'))
  ) AS uses,
  (
    SELECT COUNT(*) FROM bookings
    JOIN promo_code_uses AS used ON used.booking_id = bookings.id AND used.code = ?1 AND used.given_back_at IS NULL
    WHERE bookings.mailbox_key = ?2 AND ${countsFor('bookings')}
  ) AS uses_of_contact
FROM promo_codes
WHERE promo_codes.code = ?1`;

/** As the triggers of the proof have it (0060, 0080). booking id */
export const USED_BEFORE = `SELECT 1 AS used FROM bookings AS own
JOIN promo_codes ON promo_codes.code = own.promo_code
WHERE own.id = ?1 AND (
  max_uses_of_contact <= (
    SELECT COUNT(*) FROM bookings AS others
    JOIN promo_code_uses AS used ON used.booking_id = others.id AND used.code = own.promo_code AND used.given_back_at IS NULL
    WHERE others.mailbox_key = own.mailbox_key AND others.id <> own.id AND ${countsFor('others')}
  ) OR max_uses <= (
    SELECT COUNT(*) FROM promo_code_uses AS used
    JOIN bookings AS others ON others.id = used.booking_id
    WHERE used.code = own.promo_code AND used.given_back_at IS NULL AND others.id <> own.id
      AND others.proved_at IS NOT NULL
  )
)`;

/** code, rate, least seats, note, who, now */
export const INSERT_DEMO_CODE = `INSERT INTO promo_codes (code, rate, min_seats, note, created_by, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT DO NOTHING`;

const COLUMNS = `code, rate, amount_cents, valid_from, valid_until, max_uses, max_uses_of_contact, scope, min_seats, note,
  created_by, created_at`;

/** Refused where there is one of that name. The values of `promoValues` */
export const INSERT_PROMO_CODE = `INSERT INTO promo_codes (${COLUMNS})
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)`;

/** Refused where it was ended before: who ended it without an instant breaks a constraint. code, now, who, why */
export const END_PROMO_CODE = `UPDATE promo_codes
SET ended_at = CASE WHEN ended_at IS NULL THEN ?2 END, ended_by = ?3, end_reason = ?4
WHERE code = ?1`;

/**
 * Codes with the uses that count and what those took off, the newest first. now, the beginning of a name, '' or 'live' or 'ended': whose last
 * day is over has ended; how many, after how many
 */
export const FIND_PROMO_CODES = `SELECT promo_codes.*, COUNT(used.id) AS uses, COALESCE(SUM(used.discount_cents), 0) AS taken_cents
FROM promo_codes
LEFT JOIN promo_code_uses AS used ON used.code = promo_codes.code AND used.given_back_at IS NULL
  AND EXISTS (SELECT 1 FROM bookings WHERE bookings.id = used.booking_id AND ${countsFor('bookings')})
WHERE substr(promo_codes.code, 1, length(?2)) = ?2
  AND CASE ?3
    WHEN 'live' THEN promo_codes.ended_at IS NULL AND COALESCE(promo_codes.valid_until > ?1, TRUE)
    WHEN 'ended' THEN promo_codes.ended_at IS NOT NULL OR promo_codes.valid_until <= ?1
    ELSE TRUE
  END
GROUP BY promo_codes.code
ORDER BY promo_codes.created_at DESC, promo_codes.code
LIMIT ?4 OFFSET ?5`;

/** Those of FIND_PROMO_CODES, booking by booking, the latest first. code, how many */
export const USES_OF_CODE = `SELECT bookings.id, bookings.number, bookings.contact, bookings.created_at AS at,
  used.discount_cents
FROM promo_code_uses AS used
JOIN bookings ON bookings.id = used.booking_id AND ${countsFor('bookings')}
WHERE used.code = ?1 AND used.given_back_at IS NULL
ORDER BY bookings.created_at DESC, bookings.id
LIMIT ?2`;
