import { BACK } from './sql.ts';

/** The statements of what a client was charged and has paid. Parameters are numbered and named beside each. */

const papersOf = (
  whose: string,
) => `SELECT 'invoice' AS kind, invoices.number, invoices.issued_on AS day, invoices.due_on, invoices.total_cents AS cents,
  bookings.id AS booking_id, bookings.number AS booking, bookings.purchase_order, invoices.created_at AS at
FROM bookings
JOIN invoices ON invoices.booking_id = bookings.id
WHERE ${whose}
UNION ALL
SELECT 'credit_note', credit_notes.number, credit_notes.issued_on, NULL, -credit_notes.total_cents, bookings.id, bookings.number,
  bookings.purchase_order, credit_notes.created_at
FROM bookings
JOIN credit_notes ON credit_notes.booking_id = bookings.id
WHERE ${whose}`;

const movementsOf = (
  whose: string,
) => `SELECT 'payment' AS kind, payments.method, payments.paid_at AS at, -payments.amount_cents AS cents,
  bookings.id AS booking_id, bookings.number AS booking
FROM bookings
JOIN payments ON payments.booking_id = bookings.id
WHERE ${whose} AND payments.state = 'paid'
UNION ALL
SELECT ${BACK}, ${BACK}, refunds.created_at, refunds.amount_cents, bookings.id, bookings.number
FROM bookings
JOIN refunds ON refunds.booking_id = bookings.id
WHERE ${whose} AND refunds.state <> 'failed'
UNION ALL
SELECT 'credit', 'credit', kept_credits.at, kept_credits.cents, bookings.id, bookings.number
FROM bookings
JOIN kept_credits ON kept_credits.booking_id = bookings.id
WHERE ${whose}
UNION ALL
SELECT 'written_off', 'written_off', write_offs.written_at, -write_offs.amount_cents, bookings.id, bookings.number
FROM bookings
JOIN write_offs ON write_offs.booking_id = bookings.id
WHERE ${whose}
UNION ALL
SELECT kind, kind, taken_at, amount_cents, bookings.id, bookings.number
FROM bookings
JOIN write_offs_taken_back ON write_offs_taken_back.booking_id = bookings.id
WHERE ${whose}`;

const OF_CLIENT = 'bookings.contact_key = ?1';
const OF_BOOKINGS = 'bookings.id IN (SELECT value FROM json_each(?1))';

/** key of the client's e-mail */
export const PAPERS_OF_CLIENT = papersOf(OF_CLIENT);
/** key of the client's e-mail */
export const MOVEMENTS_OF_CLIENT = movementsOf(OF_CLIENT);
/** ids (JSON) */
export const PAPERS_OF_BOOKINGS = papersOf(OF_BOOKINGS);
/** ids (JSON) */
export const MOVEMENTS_OF_BOOKINGS = movementsOf(OF_BOOKINGS);

/** booking */
export const CLIENT_OF_BOOKING = `SELECT contact, contact_key FROM bookings WHERE id = ?1 AND contact IS NOT NULL`;
