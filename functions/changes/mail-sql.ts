import { NOTE_COLUMNS } from './sql.ts';

/** The statements of the mails about changes. Parameters are numbered and named beside each. */

/** Days on which a class was held until the office changed it. class */
export const DAYS_LEFT = `SELECT day FROM class_days_left WHERE class_id = ?1 ORDER BY day`;

/** booking id, at */
export const CREDIT_NOTES_OF_CHANGE = `SELECT ${NOTE_COLUMNS}
FROM credit_notes
WHERE booking_id = ?1 AND created_at = ?2
ORDER BY number`;
