/** The statements of promo codes; what counts their uses are triggers (0023_promo_codes.sql). Parameters are named beside each. */

/** A code with how often it was used, in all and by a contact. code, contact's key or NULL */
export const PROMO_CODE = `SELECT promo_codes.*,
  (SELECT COUNT(*) FROM promo_code_uses AS used WHERE used.code = promo_codes.code AND used.given_back_at IS NULL) AS uses,
  (
    SELECT COUNT(*) FROM bookings
    JOIN promo_code_uses AS used ON used.booking_id = bookings.id AND used.code = ?1 AND used.given_back_at IS NULL
    WHERE bookings.contact_key = ?2
  ) AS uses_of_contact
FROM promo_codes
WHERE promo_codes.code = ?1`;

/** code, rate, least seats, note, who, now */
export const INSERT_DEMO_CODE = `INSERT INTO promo_codes (code, rate, min_seats, note, created_by, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6)
ON CONFLICT DO NOTHING`;
