import { EMAILS_TAKEN } from './participants-sql.ts';

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
