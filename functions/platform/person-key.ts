/** By the first letter of an id of the office, each with the id of an account, a booking or a seat. */
const statements: Readonly<Record<string, string>> = {
  a: `SELECT email_key AS key FROM accounts WHERE id = ?1`,
  b: `SELECT contact_key AS key FROM bookings WHERE id = ?1 AND contact <> '{}'`,
  p: `SELECT lower(trim(email)) AS key FROM participants WHERE id = ?1 AND email <> ''`,
};

/** The key of the e-mail that an id of the office leads to; no e-mail stands in its addresses. */
export async function keyOf(db: D1Database, id: string): Promise<string | null> {
  const statement = statements[id.slice(0, 1)];
  if (statement === undefined) return null;
  return db.prepare(statement).bind(id.slice(2)).first<string>('key');
}
