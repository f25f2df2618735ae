/**
 * E-mails that have a seat in the classes of a booking through another one, and whether the same contact has booked that.
 * booking id, contact's key
 */
const EMAILS_TAKEN = `SELECT participants.class_id, participants.email_key,
  COALESCE(bookings.contact_key = ?2, 0) AS same_contact
FROM booking_lines
JOIN participants ON participants.class_id = booking_lines.class_id AND participants.booking_id <> ?1
JOIN bookings ON bookings.id = participants.booking_id
WHERE booking_lines.booking_id = ?1 AND participants.active = 1 AND participants.email_key IS NOT NULL`;

/** E-mails with a seat by class: all of them, and those that the contact is known to have booked. */
export async function emailsTaken(db: D1Database, bookingId: string, contact: string | null) {
  const { results } = await db
    .prepare(EMAILS_TAKEN)
    .bind(bookingId, contact)
    .all<{ class_id: string; email_key: string; same_contact: number }>();
  return { all: byClass(results), own: byClass(results.filter((row) => row.same_contact === 1)) };
}

function byClass(rows: readonly { class_id: string; email_key: string }[]): Map<string, Set<string>> {
  const keys = new Map<string, Set<string>>();
  for (const row of rows) keys.set(row.class_id, (keys.get(row.class_id) ?? new Set()).add(row.email_key));
  return keys;
}
