import { OF_THEIR_OWN } from '../platform/their-own.ts';

/** The statements of follow-ups. Parameters are numbered and named beside each. */

const NAME = `(bookings.contact ->> '$.firstName') || ' ' || (bookings.contact ->> '$.lastName')`;
const ORGANISATION = `COALESCE(bookings.contact ->> '$.organisation', '')`;

/**
 * What each is about, as JSON: what it is called, whose it is, of which organisation. A message is looked up where it lies, since the
 * inbox is a view that would be read whole. A client is called by the newest booking, one of their own before what others made in the name,
 * by a seat or the account.
 */
const SUBJECT = `CASE about
  WHEN 'booking' THEN (
    SELECT json_object('title', COALESCE(bookings.number, ''), 'who', ${NAME}, 'organisation', ${ORGANISATION})
    FROM bookings WHERE bookings.id = follow_ups.about_id
  )
  WHEN 'enquiry' THEN COALESCE((
    SELECT json_object(
      'title', enquiries.kind, 'who', COALESCE(enquiries.fields ->> 'name', enquiries.email),
      'organisation', COALESCE(enquiries.fields ->> 'organisation', '')
    )
    FROM enquiries WHERE enquiries.id = follow_ups.about_id
  ), (
    SELECT json_object('title', 'help', 'who', accounts.first_name, 'organisation', '')
    FROM support_requests JOIN accounts ON accounts.id = support_requests.account_id
    WHERE support_requests.id = follow_ups.about_id
  ))
  ELSE COALESCE((
    SELECT json_object('title', ${NAME}, 'who', '', 'organisation', ${ORGANISATION})
    FROM bookings WHERE bookings.contact_key = follow_ups.client_key AND bookings.state NOT IN ('held', 'released')
    ORDER BY ${OF_THEIR_OWN} DESC, bookings.created_at DESC LIMIT 1
  ), (
    SELECT json_object('title', participants.first_name || ' ' || participants.last_name, 'who', '', 'organisation', '')
    FROM participants WHERE participants.email_key = follow_ups.client_key AND participants.active = 1 LIMIT 1
  ), (
    SELECT json_object('title', accounts.first_name, 'who', '', 'organisation', '')
    FROM accounts WHERE accounts.email_key = follow_ups.client_key
  ), json_object('title', follow_ups.client_key, 'who', '', 'organisation', ''))
END AS subject`;

const name = (account: string) => `(SELECT first_name FROM accounts WHERE accounts.id = follow_ups.${account})`;

/** `?1` is the account that asks. */
const COLUMNS = `follow_ups.id, about, about_id, day, text, revision, done_at, assignee_id, ${name('assignee_id')} AS assignee,
  ${name('account_id')} AS writer, ${name('done_by')} AS doer, assignee_id IS ?1 AS own, ${SUBJECT}`;

/** Open ones whose day has come, as Today has them: of a day that is one all over Canada. account that asks, today */
export const FOLLOW_UPS_DUE = `SELECT ${COLUMNS}, unixepoch(day || ' 16:00') * 1000 AS at
FROM follow_ups
WHERE done_at IS NULL AND day <= ?2`;

/** By their days. account that asks, '' or 'due' or 'coming', today, whose or NULL, day and id to go on after, how many */
export const LIST_OPEN = `SELECT ${COLUMNS} FROM follow_ups
WHERE done_at IS NULL AND (?2 = '' OR (?2 = 'due') = (day <= ?3)) AND (?4 IS NULL OR assignee_id = ?4) AND (day, id) > (?5, ?6)
ORDER BY day, id
LIMIT ?7`;

/** The last ones first. account that asks, whose or NULL, instant and id to go on before, how many */
export const LIST_DONE = `SELECT ${COLUMNS} FROM follow_ups
WHERE done_at IS NOT NULL AND (?2 IS NULL OR assignee_id = ?2) AND (?3 IS NULL OR (done_at, id) < (?3, ?4))
ORDER BY done_at DESC, id DESC
LIMIT ?5`;

const BY_DAY = 'ORDER BY done_at IS NOT NULL, done_at DESC, day, id';

/** account that asks, what it is about, its id, how many */
export const FOLLOW_UPS_ABOUT = `SELECT ${COLUMNS} FROM follow_ups WHERE about = ?2 AND about_id = ?3 ${BY_DAY} LIMIT ?4`;

/** Of a client, and of bookings and messages in the same name. account that asks, key of the e-mail, how many */
export const FOLLOW_UPS_OF_CLIENT = `SELECT ${COLUMNS} FROM follow_ups
WHERE follow_ups.id IN (
  SELECT id FROM follow_ups WHERE client_key = ?2
  UNION ALL
  SELECT follow_ups.id FROM bookings
  JOIN follow_ups ON follow_ups.about = 'booking' AND follow_ups.about_id = bookings.id
  WHERE bookings.contact_key = ?2
  UNION ALL
  SELECT follow_ups.id FROM (SELECT id FROM inbox_entries WHERE email_key = ?2) AS sent
  CROSS JOIN follow_ups ON follow_ups.about = 'enquiry' AND follow_ups.about_id = sent.id
) ${BY_DAY} LIMIT ?3`;

/** id */
export const FOLLOW_UP_BY_ID = `SELECT about, about_id, day, assignee_id, done_at, revision FROM follow_ups WHERE id = ?1`;

/** id, what it is about, its id, key of the client or NULL, day, text, who has it, account, now */
export const INSERT_FOLLOW_UP = `INSERT INTO follow_ups
  (id, about, about_id, client_key, day, text, assignee_id, account_id, created_at, revision)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 1)`;

/** Each refuses the batch where somebody else was faster: a revision is never NULL. id, revision as seen, day, who has it */
export const MOVE_FOLLOW_UP = `UPDATE follow_ups SET
  revision = CASE WHEN revision = ?2 AND done_at IS NULL THEN revision + 1 END, day = ?3, assignee_id = ?4
WHERE id = ?1`;

/** What somebody has still to do. account */
export const COUNT_IN_HAND = `SELECT COUNT(*) AS count FROM follow_ups WHERE assignee_id = ?1 AND done_at IS NULL`;

/** account, who has them from now on */
export const HAND_ALL_ON = `UPDATE follow_ups SET revision = revision + 1, assignee_id = ?2 WHERE assignee_id = ?1 AND done_at IS NULL`;

/** id, now, account */
export const FINISH_FOLLOW_UP = `UPDATE follow_ups SET
  revision = CASE WHEN done_at IS NULL THEN revision + 1 END, done_at = ?2, done_by = ?3
WHERE id = ?1`;

/** id */
export const REOPEN_FOLLOW_UP = `UPDATE follow_ups SET
  revision = CASE WHEN done_at IS NOT NULL THEN revision + 1 END, done_at = NULL, done_by = NULL
WHERE id = ?1`;

/** id */
export const IS_ENTRY = `SELECT 1 FROM inbox_entries WHERE id = ?1`;
/** id */
export const IS_BOOKED = `SELECT 1 FROM bookings WHERE id = ?1 AND contact <> '{}'`;
