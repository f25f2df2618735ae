import { DUE_CENTS } from '../platform/balance.ts';
import { MISSED } from '../platform/missed.ts';
import { OF_THEIR_OWN } from '../platform/their-own.ts';

/** The statements of people. Parameters are numbered and named beside each; a person is the key of an e-mail. */

/** Who booked, whether they have proved it, and who sits there. bookings (JSON) */
export const PEOPLE_OF_BOOKINGS = `SELECT 'b-' || bookings.id AS id, bookings.contact_key AS key,
  bookings.contact ->> '$.email' AS email, COALESCE(bookings.contact ->> '$.organisation', '') AS organisation,
  (bookings.contact ->> '$.firstName') || ' ' || (bookings.contact ->> '$.lastName') AS name, bookings.created_at AS at,
  ${OF_THEIR_OWN} AS own
FROM bookings WHERE bookings.id IN (SELECT value FROM json_each(?1))
UNION ALL
SELECT 'p-' || participants.id, lower(trim(participants.email)), participants.email,
  COALESCE(bookings.contact ->> '$.organisation', ''), participants.first_name || ' ' || participants.last_name,
  bookings.created_at, 0
FROM participants
JOIN bookings ON bookings.id = participants.booking_id
WHERE participants.booking_id IN (SELECT value FROM json_each(?1)) AND participants.email <> ''
ORDER BY at DESC`;

/** Accounts whose e-mail begins so. key, how many */
export const ACCOUNTS_BEGINNING = `SELECT 'a-' || id AS id, email_key AS key, email, '' AS organisation, first_name AS name,
  created_at AS at, 0 AS own
FROM accounts WHERE email_key >= ?1 AND email_key < ?1 || char(1114111)
ORDER BY email_key LIMIT ?2`;

/** Who runs the office, owners first. how many */
export const PEOPLE_OF_OFFICE = `SELECT 'a-' || accounts.id AS id, accounts.email_key AS key, accounts.email, '' AS organisation,
  accounts.first_name AS name, accounts.created_at AS at, 0 AS own
FROM staff
JOIN accounts ON accounts.id = staff.account_id
ORDER BY staff.role, accounts.first_name LIMIT ?1`;

/** people (JSON) */
export const KNOWN_OF_PEOPLE = `SELECT known.value AS key,
  (SELECT COUNT(*) FROM bookings WHERE bookings.contact_key = known.value AND bookings.state <> 'held') AS bookings,
  accounts.id AS account_id, CASE WHEN accounts.closed_at IS NULL THEN COALESCE(staff.role, accounts.role) END AS role
FROM json_each(?1) AS known
LEFT JOIN accounts ON accounts.email_key = known.value
LEFT JOIN staff ON staff.account_id = accounts.id`;

/** person, how many */
export const BOOKINGS_OF_PERSON = `SELECT bookings.id, bookings.number, bookings.state, bookings.created_at AS at,
  COALESCE(bookings.total_cents, 0) AS total_cents, ${DUE_CENTS} AS open_cents, bookings.contact,
  ${OF_THEIR_OWN} AS own
FROM bookings
JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE bookings.contact_key = ?1 AND bookings.state NOT IN ('held', 'released')
ORDER BY bookings.created_at DESC LIMIT ?2`;

/** person, how many */
export const SEATS_OF_PERSON = `SELECT participants.booking_id, participants.first_name, participants.last_name, participants.email,
  class_details.starts_at, class_details.ends_at, certificates.number AS certificate,
  COALESCE(class_details.title_en, class_details.title_fr) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en) AS title_fr,
  bookings.number, bookings.contact, bookings.contact_key = ?1 AS own, bookings.proved_at IS NOT NULL AS proved
FROM participants
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
JOIN class_details ON class_details.id = participants.class_id
LEFT JOIN certificates ON certificates.participant_id = participants.id
WHERE participants.email_key = ?1 AND participants.active = 1
ORDER BY class_details.starts_at DESC LIMIT ?2`;

/** Seats of the same line that come before one of `participants`. */
const BEFORE = `(
  SELECT COUNT(*) FROM participants AS earlier
  WHERE earlier.booking_id = participants.booking_id AND earlier.class_id = participants.class_id AND earlier.active = 1
    AND earlier.rowid < participants.rowid
)`;

/** What of its line's discount so many of its seats have: the parts of all of them are all of it. */
const discountOf = (seats: string) => `booking_lines.discount_cents * ${seats} / MAX(1, booking_lines.quantity)`;

/** Seats of bookings that were proved, the earliest first, with their prices before tax: anybody can book in a name. */
const trainingOf = (
  whose: string,
) => `SELECT class_details.starts_at, class_details.ends_at, class_details.time_zone, class_details.language,
  COALESCE(class_details.title_en, class_details.title_fr) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en) AS title_fr,
  class_details.place_city_en, class_details.place_city_fr,
  participants.first_name || ' ' || participants.last_name AS name, participants.email, participants.absent, ${MISSED} AS missed,
  certificates.number AS certificate, COALESCE(bookings.number, '') AS booking, COALESCE(bookings.purchase_order, '') AS purchase_order,
  booking_lines.unit_cents - (${discountOf(`(${BEFORE} + 1)`)} - ${discountOf(BEFORE)}) AS cents
FROM participants
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
JOIN booking_lines ON booking_lines.booking_id = participants.booking_id AND booking_lines.class_id = participants.class_id
JOIN class_details ON class_details.id = participants.class_id
LEFT JOIN certificates ON certificates.participant_id = participants.id
WHERE participants.active = 1 AND ${whose}
ORDER BY class_details.starts_at, class_details.id, name`;

/** Every seat that somebody booked for whomever, or has. person */
const OF_CLIENT = `participants.id IN (
  SELECT booked.id FROM bookings AS own
  CROSS JOIN participants AS booked ON booked.booking_id = own.id
  WHERE own.contact_key = ?1
  UNION ALL
  SELECT seat.id FROM participants AS seat WHERE seat.email_key = ?1 AND seat.active = 1
)`;
export const TRAINING_OF_CLIENT = trainingOf(OF_CLIENT);

/** Every seat of bookings. ids (JSON) */
const OF_BOOKINGS = 'participants.booking_id IN (SELECT value FROM json_each(?1))';
export const TRAINING_OF_BOOKINGS = trainingOf(OF_BOOKINGS);

/** Certificates of such seats, the newest first. as above */
const certificatesOf = (whose: string) => `SELECT certificates.document
FROM participants
JOIN certificates ON certificates.participant_id = participants.id
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
WHERE participants.active = 1 AND ${whose}
ORDER BY certificates.issued_on DESC, certificates.number`;
/** person, how many */
export const CERTIFICATES_OF_CLIENT = `${certificatesOf(OF_CLIENT)} LIMIT ?2`;
/** How many, of a person. person */
export const COUNT_CERTIFICATES = `SELECT COUNT(*) AS count FROM (${certificatesOf(OF_CLIENT)})`;

/** ids (JSON), how many */
export const CERTIFICATES_OF_BOOKINGS = `${certificatesOf(OF_BOOKINGS)} LIMIT ?2`;

/** What the newest booking that somebody has proved says. person */
export const ORGANISATION_OF_PERSON = `SELECT COALESCE(bookings.contact ->> '$.organisation', '') AS organisation FROM bookings
WHERE bookings.contact_key = ?1 AND ${OF_THEIR_OWN}
ORDER BY bookings.created_at DESC LIMIT 1`;

/** What is open and still expected in all their bookings, and what they have with us. person */
export const SUMS_OF_PERSON = `SELECT
  (SELECT COALESCE(SUM(${DUE_CENTS}), 0) FROM bookings
    JOIN booking_balances ON booking_balances.booking_id = bookings.id WHERE bookings.contact_key = ?1) AS open_cents,
  (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE client_key = ?1) AS credit_cents`;

/** person, how many */
export const MESSAGES_OF_PERSON = `SELECT inbox_entries.id, inbox_entries.kind, inbox_entries.created_at AS at,
  COALESCE(inbox_cases.state, inbox_entries.first_state) AS state
FROM inbox_entries
LEFT JOIN inbox_cases ON inbox_cases.entry_id = inbox_entries.id
WHERE inbox_entries.email_key = ?1
ORDER BY inbox_entries.created_at DESC LIMIT ?2`;

/** person, how many, today */
export const QUOTES_OF_PERSON = `SELECT id, number, created_at AS at, total_cents,
  CASE WHEN state = 'sent' AND valid_until < ?3 THEN 'expired' ELSE state END AS state
FROM quotes
WHERE contact_key = ?1
ORDER BY created_at DESC LIMIT ?2`;

/** person */
export const NEWSLETTER_OF_PERSON = `SELECT state, COALESCE(confirmed_at, asked_at) AS at FROM newsletter_subscribers
WHERE email_key = ?1`;

/** person */
export const EMAIL_OF_PERSON = `SELECT email FROM accounts WHERE email_key = ?1`;
