import type { TodayList } from '../../src/domain/today/today.ts';
import { NEEDS_TRAINER, ONLINE_ONCE, SESSIONS_WITHOUT } from '../classes/index.ts';
import { ORDER_OF_SEATS } from '../booking/index.ts';
import { FOLLOW_UPS_DUE } from '../follow-ups/index.ts';
import { ORDERS_TO_SCHEDULE } from '../private-classes/index.ts';
import { QUOTES_ENDING } from '../quotes/index.ts';
import { IS_CLIENTS_PLACE } from '../platform/clients-places.ts';
import { NOTHING_TO_SEND } from '../platform/mail/sql.ts';
import { DUE, DUE_CENTS, IS_STOPPED, OPEN_CENTS } from '../platform/balance.ts';

/**
 * The statements of what needs a hand; those of follow-ups and of quotes are theirs. Each gives all rows of its list; how many there are is counted of the same statement. A
 * booking's person is in its contact.
 */

const CONTACT = `COALESCE(bookings.contact ->> '$.organisation', '') AS organisation,
  (bookings.contact ->> '$.firstName') || ' ' || (bookings.contact ->> '$.lastName') AS who`;

const TITLES = `COALESCE(class_details.title_en, class_details.title_fr) AS title_en,
  COALESCE(class_details.title_fr, class_details.title_en) AS title_fr`;

const entries = (
  kind: string,
) => `SELECT inbox_entries.id, inbox_entries.kind AS title_en, inbox_entries.kind AS title_fr,
  COALESCE(inbox_entries.fields ->> 'name', inbox_entries.email) AS who, inbox_entries.created_at AS at,
  NULL AS cents, NULL AS count, NULL AS least
FROM inbox_entries
LEFT JOIN inbox_cases ON inbox_cases.entry_id = inbox_entries.id
WHERE ${kind} AND COALESCE(inbox_cases.state, inbox_entries.first_state) IN ('new', 'working')`;

export const HELP_UNANSWERED = entries(`inbox_entries.kind = 'help'`);
export const ENQUIRIES_UNANSWERED = entries(`inbox_entries.kind <> 'help'`);

/** What had no reason to be sent any more did not fail. */
export const MAILS_FAILED = `SELECT outbox.id, outbox.kind AS title_en, outbox.kind AS title_fr, outbox.recipient AS who,
  outbox.created_at AS at, NULL AS cents, NULL AS count, NULL AS least
FROM outbox
WHERE outbox.state = 'failed' AND outbox.set_aside_at IS NULL
  AND COALESCE(outbox.last_error, '') <> '${NOTHING_TO_SEND}'`;

/** Those since which nobody has told, and those that failed as long as that is owed. since */
export const REFUNDS_UNKNOWN = `SELECT refunds.booking_id AS id, bookings.number AS title_en, bookings.number AS title_fr, ${CONTACT},
  refunds.created_at AS at, refunds.amount_cents AS cents, NULL AS count, NULL AS least
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
JOIN booking_balances ON booking_balances.booking_id = refunds.booking_id
WHERE refunds.state <> 'done' AND refunds.taken_back IS NULL AND CASE refunds.state WHEN 'failed' THEN ${OPEN_CENTS} < 0 ELSE refunds.created_at < ?1 END
  AND NOT ${IS_STOPPED}`;

/** What a bank asks about, or holds until it has decided; what wants an answer first comes first. */
export const DISPUTES_OPEN = `SELECT disputes.booking_id AS id, bookings.number AS title_en, bookings.number AS title_fr, ${CONTACT},
  COALESCE(disputes.answer_by, disputes.opened_at) AS at, disputes.amount_cents AS cents, NULL AS count, NULL AS least
FROM disputes
JOIN bookings ON bookings.id = disputes.booking_id
WHERE disputes.state IN ('inquiry', 'open')`;

/** Cheques and transfers that the bank has sent back, as long as something of their booking is due. since */
export const PAYMENTS_RETURNED = `SELECT refunds.booking_id AS id, bookings.number AS title_en, bookings.number AS title_fr, ${CONTACT},
  refunds.created_at AS at, refunds.amount_cents AS cents, NULL AS count, NULL AS least
FROM refunds
JOIN bookings ON bookings.id = refunds.booking_id
JOIN booking_balances ON booking_balances.booking_id = refunds.booking_id
WHERE refunds.taken_back IS NOT NULL AND refunds.taken_back = 'returned' AND refunds.state = 'done' AND refunds.created_at > ?1
  AND ${DUE_CENTS} > 0`;

/** Somebody has a seat there. */
const IS_BOOKED = `EXISTS (
  SELECT 1 FROM booked_seats WHERE booked_seats.class_id = class_details.id AND booked_seats.quantity > 0
)`;

/** The same, or it was promised that it takes place. */
const IS_AWAITED = `(class_details.state = 'confirmed' OR ${IS_BOOKED})`;

/** Classes that need something, as the office's list of classes has them. now, the beginning of today, before */
const classesThatNeed = (
  what: string,
  since = 'class_details.starts_at >= ?2',
) => `SELECT class_details.id, ${TITLES}, COALESCE(class_details.trainer, '') AS who,
  class_details.starts_at AS at, NULL AS cents, NULL AS count, NULL AS least
FROM class_details
WHERE class_details.state IN ('tentative', 'confirmed') AND class_details.ends_at > ?1
  AND ${since} AND class_details.starts_at < ?3 AND ${IS_AWAITED} AND ${what}`;

const NO_LINK = `NOT EXISTS (
  SELECT 1 FROM class_links WHERE class_links.class_id = class_details.id AND class_links.kind = 'join'
)`;

/** On line, or in a room and on line for a day that is left: of what has begun, what the office changed lately. */
export const CLASSES_NEED_LINK = `${classesThatNeed(`(class_details.delivery = 'online' OR ${ONLINE_ONCE('?1')}) AND ${NO_LINK}`)}
UNION ALL
${classesThatNeed(
  `class_details.delivery = 'in-person' AND class_details.sequence > 0 AND ${ONLINE_ONCE('?1')} AND ${NO_LINK}`,
  'class_details.starts_at < ?2',
)}`;
export const CLASSES_NEED_ROOM = classesThatNeed(
  `class_details.delivery = 'in-person' AND class_details.room = '' AND NOT ${IS_CLIENTS_PLACE('class_details.place_id')}`,
);

/** A day of them has nobody, or a substitute who is not free any more: of whatever has a day to come. now */
export const CLASSES_NEED_TRAINER = `SELECT class_details.id, ${TITLES}, COALESCE(class_details.trainer, '') AS who,
  class_details.starts_at AS at, NULL AS cents, NULL AS count, NULL AS least
FROM class_details
WHERE class_details.id IN (
    SELECT id FROM classes WHERE trainer IS NULL AND ends_at > ?1
    UNION SELECT class_id FROM class_substitutes WHERE starts_at > ?1 - 86400000
  )
  AND class_details.state IN ('tentative', 'confirmed') AND class_details.ends_at > ?1
  AND ${NEEDS_TRAINER('class_details', '?1', IS_AWAITED)}`;

/** A day of them has nobody, since who gives it is away; each by the first of these days. now */
export const CLASSES_WITHOUT_TRAINER = `SELECT class_details.id, ${TITLES}, found.trainer AS who, found.at,
  NULL AS cents, NULL AS count, NULL AS least
FROM (
  SELECT class_id, trainer, MIN(unixepoch(start)) * 1000 AS at FROM (${SESSIONS_WITHOUT('?1')}) GROUP BY class_id
) AS found
JOIN class_details ON class_details.id = found.class_id`;

const GUARANTEEING = `(SELECT COALESCE(SUM(quantity), 0) FROM guaranteeing_seats WHERE guaranteeing_seats.class_id = class_details.id)`;

/** Those without anybody are nobody's to decide about: the list of classes has them by themselves. now, before */
export const CLASSES_BELOW_MINIMUM = `SELECT class_details.id, ${TITLES}, COALESCE(class_details.trainer, '') AS who,
  class_details.starts_at AS at, NULL AS cents, ${GUARANTEEING} AS count, class_details.minimum AS least
FROM class_details
WHERE class_details.state = 'tentative' AND class_details.starts_at > ?1 AND class_details.starts_at < ?2
  AND ${IS_BOOKED} AND ${GUARANTEEING} < class_details.minimum`;

/** As the office's list of bookings has it, by the day on which they were due: in the afternoon of UTC, which is that day all over Canada; what is promised for a day to come is last. today */
export const INVOICES_OVERDUE = `WITH ${DUE}
SELECT bookings.id, bookings.number AS title_en, bookings.number AS title_fr, ${CONTACT},
  unixepoch(due.due_on || ' 16:00') * 1000 AS at, due.open_cents AS cents, NULL AS count, NULL AS least,
  standing_promises.until_day AS promised_until, COALESCE(standing_promises.until_day >= ?1, 0) AS waits
FROM due
CROSS JOIN bookings ON bookings.id = due.booking_id
LEFT JOIN standing_promises ON standing_promises.booking_id = due.booking_id
WHERE due.open_cents > 0 AND due.due_on < ?1 AND NOT due.is_called_off`;

/** What would be owed to us, were the class not cancelled by us: its buyer, or the office, has to choose. By the day on which it is, or would be, due. */
export const CALLED_OFF = `WITH ${DUE}
SELECT bookings.id, bookings.number AS title_en, bookings.number AS title_fr, ${CONTACT},
  unixepoch(due.due_on || ' 16:00') * 1000 AS at, due.open_cents AS cents, NULL AS count, NULL AS least
FROM due
CROSS JOIN bookings ON bookings.id = due.booking_id
WHERE due.open_cents > 0 AND due.is_called_off`;

/** What we owe for longer than a day, since the latest payment, credit note or refund of its booking. since */
export const OWED = `WITH ${DUE}, owed AS (
  SELECT due.booking_id, -due.open_cents AS cents, MAX(
    COALESCE((SELECT MAX(paid_at) FROM payments WHERE payments.booking_id = due.booking_id AND payments.state = 'paid'), 0),
    COALESCE((SELECT MAX(created_at) FROM credit_notes WHERE credit_notes.booking_id = due.booking_id), 0),
    COALESCE((SELECT MAX(COALESCE(failed_at, created_at)) FROM refunds WHERE refunds.booking_id = due.booking_id), 0)
  ) AS at
  FROM due WHERE due.open_cents < 0
)
SELECT bookings.id, bookings.number AS title_en, bookings.number AS title_fr, ${CONTACT}, owed.at, owed.cents, NULL AS count, NULL AS least
FROM owed
CROSS JOIN bookings ON bookings.id = owed.booking_id
WHERE owed.at < ?1`;

/** now */
export const OFFERS_OPEN = `SELECT waitlist.class_id AS id, ${TITLES}, waitlist.email AS who, waitlist.offer_ends_at AS at,
  NULL AS cents, waitlist.quantity AS count, NULL AS least
FROM waitlist
JOIN class_details ON class_details.id = waitlist.class_id
WHERE waitlist.state = 'offered' AND waitlist.offer_ends_at > ?1`;

/** Seats that are held for a client, and are free again soon. now, before */
export const BLOCKS_ENDING = `SELECT bookings.id, MIN(COALESCE(class_details.title_en, class_details.title_fr)) AS title_en,
  MIN(COALESCE(class_details.title_fr, class_details.title_en)) AS title_fr, office_holds.client AS who,
  bookings.hold_expires_at AS at, NULL AS cents, SUM(booking_lines.quantity) AS count, NULL AS least
FROM bookings
JOIN office_holds ON office_holds.booking_id = bookings.id AND office_holds.client <> ''
JOIN booking_lines ON booking_lines.booking_id = bookings.id
JOIN class_details ON class_details.id = booking_lines.class_id
WHERE bookings.state IN ('held', 'awaiting_payment') AND bookings.state = 'held'
  AND bookings.hold_expires_at > ?1 AND bookings.hold_expires_at < ?2
GROUP BY bookings.id`;

/** What was sold: who comes to a private class was, with its order. since */
export const BOOKINGS_NEW = `SELECT bookings.id, bookings.number AS title_en, bookings.number AS title_fr, ${CONTACT},
  bookings.created_at AS at, bookings.total_cents AS cents, NULL AS count, NULL AS least
FROM bookings
WHERE bookings.contact <> '{}' AND bookings.state = 'confirmed' AND bookings.created_at > ?1
  AND ${ORDER_OF_SEATS} IS NULL`;

interface Clocks {
  /** Who asks. */
  account: number;
  now: number;
  /** `2026-11-20`, by the office's clock. */
  today: string;
  /** The beginning of today and the end of the days ahead, by the office's clock. */
  midnight: number;
  before: number;
  newSince: number;
  owedBefore: number;
  /** The last day of a quote that ends: `2026-12-18`. */
  quotesUntil: string;
  blocksBefore: number;
  refundsBefore: number;
  returnedSince: number;
}

/** Of each list: its statement, what it is bound to, whether the latest row comes first, and by what the rows are in order before that. */
export const lists: Record<
  TodayList,
  {
    statement: string;
    values: (clocks: Clocks) => (number | string)[];
    latestFirst?: true;
    first?: 'own DESC' | 'waits';
  }
> = {
  help: { statement: HELP_UNANSWERED, values: () => [] },
  follow_ups: { statement: FOLLOW_UPS_DUE, values: ({ account, today }) => [account, today], first: 'own DESC' },
  enquiries: { statement: ENQUIRIES_UNANSWERED, values: () => [] },
  failed_mails: { statement: MAILS_FAILED, values: () => [], latestFirst: true },
  disputes: { statement: DISPUTES_OPEN, values: () => [] },
  returned: { statement: PAYMENTS_RETURNED, values: ({ returnedSince }) => [returnedSince], latestFirst: true },
  refunds: { statement: REFUNDS_UNKNOWN, values: ({ refundsBefore }) => [refundsBefore] },
  owed: { statement: OWED, values: ({ owedBefore }) => [owedBefore] },
  needs_link: { statement: CLASSES_NEED_LINK, values: ({ now, midnight, before }) => [now, midnight, before] },
  needs_room: { statement: CLASSES_NEED_ROOM, values: ({ now, midnight, before }) => [now, midnight, before] },
  needs_trainer: { statement: CLASSES_NEED_TRAINER, values: ({ now }) => [now] },
  trainer_away: { statement: CLASSES_WITHOUT_TRAINER, values: ({ now }) => [now] },
  below_minimum: { statement: CLASSES_BELOW_MINIMUM, values: ({ now, before }) => [now, before] },
  overdue: { statement: INVOICES_OVERDUE, values: ({ today }) => [today], first: 'waits' },
  called_off: { statement: CALLED_OFF, values: () => [] },
  to_schedule: { statement: ORDERS_TO_SCHEDULE, values: () => [] },
  quotes_ending: { statement: QUOTES_ENDING, values: ({ today, quotesUntil }) => [today, quotesUntil] },
  offers: { statement: OFFERS_OPEN, values: ({ now }) => [now] },
  blocks: { statement: BLOCKS_ENDING, values: ({ now, blocksBefore }) => [now, blocksBefore] },
  new_bookings: { statement: BOOKINGS_NEW, values: ({ newSince }) => [newSince], latestFirst: true },
};

/** The first rows of a list, of which there are at most so many, each with how many the list has: one reading of one statement. */
export const firstOf = (
  list: TodayList,
  most: number,
): string => `SELECT *, COUNT(*) OVER () AS rows FROM (${lists[list].statement})
ORDER BY ${lists[list].first ? `${lists[list].first}, ` : ''}at ${lists[list].latestFirst ? 'DESC' : 'ASC'} LIMIT ${most}`;

/** id, now */
export const RETRY_MAIL = `UPDATE outbox SET state = 'pending', attempts = 0, next_attempt_at = ?2, leased_until_at = 0, last_error = NULL
WHERE id = ?1 AND state = 'failed'`;

/** id, now */
export const SET_MAIL_ASIDE = `UPDATE outbox SET set_aside_at = ?2 WHERE id = ?1 AND state = 'failed'`;

/** id */
export const FAILED_MAIL = `SELECT kind, attempts FROM outbox WHERE id = ?1 AND state = 'failed' AND set_aside_at IS NULL`;
