import { GIVES_A_DAY } from '../classes/index.ts';

/**
 * The statements of trainers' reports. Each asks itself for the trainer's role, and whether the class is theirs. Who gave a day of it in place of its
 * trainer reports on that day: what was covered, and nothing of who was there, which is ticked by the day.
 */

/** Whether a class of `classes` is theirs to report on, by when it began. */
const GIVES_IT = (before: string, after: string) =>
  `classes.trainer = accounts.teaches AND classes.starts_at <= ${before} AND classes.starts_at > ${after}`;
const GAVE_A_DAY = (before: string, after: string) =>
  GIVES_A_DAY('classes', 'accounts.teaches', after, `class_substitutes.starts_at <= ${before}`);

/** account, begun before, begun after */
export const CLASSES_TO_REPORT = `SELECT class_details.*, 0 AS seats_taken,
  class_details.trainer IS NOT accounts.teaches AS by_days,
  EXISTS (
    SELECT 1 FROM trainer_reports
    WHERE trainer_reports.class_id = class_details.id AND trainer_reports.account_id = accounts.id
  ) AS reported
FROM accounts
JOIN class_details ON class_details.id IN (
    SELECT classes.id FROM classes WHERE ${GIVES_IT('?2', '?3')}
    UNION
    SELECT classes.id FROM class_substitutes AS own
    JOIN classes ON classes.id = own.class_id
    WHERE own.trainer = accounts.teaches AND ${GAVE_A_DAY('?2', '?3')}
  )
  AND class_details.state IN ('tentative', 'confirmed')
WHERE accounts.id = ?1 AND accounts.role = 'trainer'
ORDER BY class_details.starts_at DESC, class_details.id`;

/** Names alone, of bookings that were proved: a trainer needs no addresses, and no words of strangers. account, class ids (JSON) */
export const PEOPLE_TO_REPORT = `SELECT participants.id, participants.class_id,
  trim(participants.first_name || ' ' || participants.last_name) AS name
FROM accounts
JOIN classes ON classes.trainer = accounts.teaches AND classes.id IN (SELECT value FROM json_each(?2))
JOIN participants ON participants.active = 1 AND participants.class_id = classes.id
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
  AND bookings.proved_at IS NOT NULL
WHERE accounts.id = ?1 AND accounts.role = 'trainer'
ORDER BY name, participants.id`;

/** Whether the trainer may report on the class, and whether they have. account, class, begun before, begun after */
export const REPORT_STATE = `SELECT
  EXISTS (
    SELECT 1 FROM accounts
    JOIN classes ON classes.id = ?2 AND ((${GIVES_IT('?3', '?4')}) OR ${GAVE_A_DAY('?3', '?4')})
      AND classes.state IN ('tentative', 'confirmed')
    WHERE accounts.id = ?1 AND accounts.role = 'trainer'
  ) AS open,
  EXISTS (SELECT 1 FROM trainer_reports WHERE account_id = ?1 AND class_id = ?2) AS sent`;

/**
 * Nothing is stored where REPORT_STATE is not open; a second one is refused. A substitute's names the days that they gave so far. id, account,
 * class, key, covered, incidents, follow-up, now, begun after
 */
export const INSERT_REPORT = `INSERT INTO trainer_reports
  (id, account_id, class_id, key, covered, incidents, follow_up, created_at, days)
SELECT ?1, accounts.id, classes.id, ?4, ?5, ?6, ?7, ?8, CASE WHEN classes.trainer IS NOT accounts.teaches THEN (
  SELECT json_group_array(starts_at) FROM class_substitutes
  WHERE class_id = classes.id AND trainer = accounts.teaches AND starts_at <= ?8
) END
FROM accounts
JOIN classes ON classes.id = ?3 AND ((${GIVES_IT('?8', '?9')}) OR ${GAVE_A_DAY('?8', '?9')})
  AND classes.state IN ('tentative', 'confirmed')
WHERE accounts.id = ?2 AND accounts.role = 'trainer'`;

/** Participants of other classes are left out, and all of a report on single days. report, attendance (JSON) */
export const INSERT_ATTENDANCE = `INSERT INTO attendance (report_id, participant_id, state)
SELECT trainer_reports.id, participants.id, seen.value ->> 'state'
FROM trainer_reports
JOIN json_each(?2) AS seen
JOIN participants ON participants.id = seen.value ->> 'participantId'
  AND participants.class_id = trainer_reports.class_id
WHERE trainer_reports.id = ?1 AND trainer_reports.days IS NULL
ON CONFLICT DO NOTHING`;

/** report, office, now */
export const QUEUE_REPORT_MAIL = `INSERT INTO outbox (id, kind, about, recipient, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'trainer_report', trainer_reports.id, ?2, ?3, ?3
FROM trainer_reports
WHERE trainer_reports.id = ?1
ON CONFLICT DO NOTHING`;

/** Refused where no report was stored just now. scope, key, fingerprint, report, status, answer, now */
export const STORE_REPORT_KEY = `INSERT INTO idempotency_keys
  (scope, key, fingerprint, about, status, answer, created_at)
VALUES (?1, ?2, ?3, (SELECT account_id FROM trainer_reports WHERE id = ?4), ?5, ?6, ?7)`;

/** report */
export const REPORT_MAIL_SOURCE = `SELECT trainer_reports.covered, trainer_reports.incidents, trainer_reports.follow_up, trainer_reports.days,
  accounts.first_name, accounts.email, classes.id AS class_id, classes.starts_at, classes.time_zone,
  COALESCE(class_details.title_en, class_details.title_fr) AS title
FROM trainer_reports
JOIN accounts ON accounts.id = trainer_reports.account_id
JOIN classes ON classes.id = trainer_reports.class_id
JOIN class_details ON class_details.id = classes.id
WHERE trainer_reports.id = ?1`;

/** report */
export const REPORTED_ATTENDANCE = `SELECT attendance.state,
  trim(participants.first_name || ' ' || participants.last_name) AS name
FROM attendance
JOIN participants ON participants.id = attendance.participant_id
WHERE attendance.report_id = ?1
ORDER BY name, participants.id`;
