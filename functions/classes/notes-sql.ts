import { FOR_GOOD } from '../platform/claims.ts';

/** The statements of notes beside classes. Parameters are numbered and named beside each. */

/** id, class, account, text, now */
export const NOTE_CLASS = `INSERT INTO class_notes (id, class_id, account_id, text, at) VALUES (?1, ?2, ?3, ?4, ?5)`;

/** Notes beside a class, and those beside bookings that have seats of it, the newest first. class */
export const NOTES_OF_CLASS = `SELECT noted.at, noted.text, accounts.first_name AS name, noted.booking_id, noted.number
FROM (
  SELECT class_notes.at, class_notes.text, class_notes.account_id, NULL AS booking_id, NULL AS number
  FROM class_notes
  WHERE class_notes.class_id = ?1
  UNION ALL
  SELECT booking_notes.created_at, booking_notes.text, booking_notes.account_id, bookings.id, bookings.number
  FROM booking_lines
  CROSS JOIN bookings ON bookings.id = booking_lines.booking_id AND bookings.state = 'confirmed'
  CROSS JOIN booking_notes ON booking_notes.booking_id = bookings.id
  WHERE booking_lines.class_id = ?1 AND booking_lines.quantity > 0 AND booking_lines.claimed_until_at = ${FOR_GOOD}
) AS noted
LEFT JOIN accounts ON accounts.id = noted.account_id
ORDER BY noted.at DESC`;
