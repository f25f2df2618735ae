import { DUE_CENTS, IS_CHARGEBACK, NOT_DUE_BEFORE, openOfInvoice } from '../platform/balance.ts';
import { IS_ALL_CALLED_OFF } from '../platform/called-off.ts';
import { BACK } from './sql.ts';

/** The statements of what a client, or an organisation, was charged and has paid. Parameters are numbered and named beside each. */

const WHO = `COALESCE((bookings.contact ->> '$.firstName') || ' ' || (bookings.contact ->> '$.lastName'), '') AS who`;

const BOOKING = `bookings.id AS booking_id, bookings.number AS booking, ${WHO}`;

const papersOf = (
  whose: string,
) => `SELECT 'invoice' AS kind, invoices.number, invoices.issued_on AS day, invoices.due_on, invoices.total_cents AS cents,
  ${BOOKING}, bookings.purchase_order, invoices.created_at AS at
FROM bookings
JOIN invoices ON invoices.booking_id = bookings.id
WHERE ${whose}
UNION ALL
SELECT 'credit_note', credit_notes.number, credit_notes.issued_on, NULL, -credit_notes.total_cents, ${BOOKING},
  bookings.purchase_order, credit_notes.created_at
FROM bookings
JOIN credit_notes ON credit_notes.booking_id = bookings.id
WHERE ${whose}`;

/** What left and came back is in the statement of either day, as in the books. */
const movementsOf = (
  whose: string,
) => `SELECT 'payment' AS kind, payments.paid_at AS at, -payments.amount_cents AS cents, ${BOOKING}
FROM bookings
JOIN payments ON payments.booking_id = bookings.id
WHERE ${whose} AND payments.state = 'paid'
UNION ALL
SELECT CASE WHEN ways.value = 'there' THEN ${BACK} WHEN ${IS_CHARGEBACK} THEN 'chargeback_back' ELSE 'refund_back' END,
  CASE ways.value WHEN 'there' THEN refunds.created_at ELSE refunds.failed_at END,
  CASE ways.value WHEN 'there' THEN refunds.amount_cents ELSE -refunds.amount_cents END, ${BOOKING}
FROM bookings
JOIN refunds ON refunds.booking_id = bookings.id
JOIN json_each(CASE refunds.state WHEN 'failed' THEN '["there","back"]' ELSE '["there"]' END) AS ways
WHERE ${whose} AND (refunds.state <> 'failed' OR refunds.failed_at IS NOT NULL)
UNION ALL
SELECT 'credit', kept_credits.at, kept_credits.cents, ${BOOKING}
FROM bookings
JOIN kept_credits ON kept_credits.booking_id = bookings.id
WHERE ${whose}
UNION ALL
SELECT 'written_off', write_offs.written_at, -write_offs.amount_cents, ${BOOKING}
FROM bookings
JOIN write_offs ON write_offs.booking_id = bookings.id
WHERE ${whose}
UNION ALL
SELECT kind, taken_at, amount_cents, ${BOOKING}
FROM bookings
JOIN write_offs_taken_back ON write_offs_taken_back.booking_id = bookings.id
WHERE ${whose}`;

/** What is still expected of each invoice, the oldest first. */
const openOf = (whose: string) => `SELECT * FROM (
  SELECT ${BOOKING}, bookings.contact ->> '$.email' AS email, bookings.purchase_order, invoices.number, invoices.issued_on,
    MAX(invoices.due_on, ${NOT_DUE_BEFORE}) AS due_on, ${openOfInvoice(DUE_CENTS)} AS open_cents,
    ${IS_ALL_CALLED_OFF} AS is_called_off
  FROM unsettled_bookings
  CROSS JOIN bookings ON bookings.id = unsettled_bookings.booking_id
  CROSS JOIN booking_balances ON booking_balances.booking_id = bookings.id
  CROSS JOIN invoices ON invoices.booking_id = bookings.id
  WHERE ${whose}
)
WHERE open_cents > 0
ORDER BY due_on, number`;

/** What we owe of bookings beside that. */
const owedOf = (whose: string) => `SELECT bookings.contact ->> '$.email' AS email, ${DUE_CENTS} AS cents
FROM unsettled_bookings
CROSS JOIN bookings ON bookings.id = unsettled_bookings.booking_id
CROSS JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE ${whose} AND ${DUE_CENTS} < 0`;

/** Who has proved an address by a booking, the latest one first. */
const contactsOf = (
  whose: string,
) => `SELECT bookings.id AS booking_id, bookings.contact, bookings.contact_key, bookings.language
FROM bookings
WHERE ${whose} AND bookings.proved_at IS NOT NULL AND bookings.contact ->> '$.email' LIKE '%@%'
ORDER BY bookings.created_at DESC, bookings.id DESC`;

const OF_CLIENT = 'bookings.contact_key = ?1';
const OF_BOOKINGS = 'bookings.id IN (SELECT value FROM json_each(?1))';

/** key of the client's e-mail */
export const PAPERS_OF_CLIENT = papersOf(OF_CLIENT);
/** key of the client's e-mail */
export const MOVEMENTS_OF_CLIENT = movementsOf(OF_CLIENT);
/** key of the client's e-mail */
export const OPEN_OF_CLIENT = openOf(OF_CLIENT);
/** ids (JSON) */
export const PAPERS_OF_BOOKINGS = papersOf(OF_BOOKINGS);
/** ids (JSON) */
export const MOVEMENTS_OF_BOOKINGS = movementsOf(OF_BOOKINGS);
/** ids (JSON) */
export const OPEN_OF_BOOKINGS = openOf(OF_BOOKINGS);
/** key of the client's e-mail */
export const OWED_OF_CLIENT = owedOf(OF_CLIENT);
/** ids (JSON) */
export const OWED_OF_BOOKINGS = owedOf(OF_BOOKINGS);
/** key of the client's e-mail */
export const CONTACTS_OF_CLIENT = contactsOf(OF_CLIENT);
/** ids (JSON) */
export const CONTACTS_OF_BOOKINGS = contactsOf(OF_BOOKINGS);

/** booking */
export const CLIENT_OF_BOOKING = `SELECT contact, contact_key FROM bookings WHERE id = ?1 AND contact <> '{}'`;
