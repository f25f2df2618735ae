import { OPEN_CENTS } from '../platform/balance.ts';
import { MISSED } from '../platform/missed.ts';

/** The statements of certificates. */

/** Somebody with a seat who has no certificate yet, as the index `participants_uncertified` has them. */
const UNCERTIFIED = `participants.active = 1 AND participants.certified = 0 AND participants.absent = 0
  AND trim(participants.first_name || participants.last_name) <> ''`;

/** What a certificate says is worked out from this. */
const TO_ISSUE = `participants.id AS participant_id,
  trim(participants.first_name || ' ' || participants.last_name) AS name, courses.duration_hours,
  (SELECT scheduled FROM class_changes WHERE class_changes.class_id = class_details.id AND field = 'dates') AS scheduled,
  class_details.*, 0 AS seats_taken`;

/**
 * Who was in a class that was held and has no certificate yet, by a booking that was proved: those the trainer saw, as soon as
 * the report is in; without one, once the class has been over for a while, everybody who was not ticked as absent throughout, of a booking of which no invoice is
 * overdue, nor any of the package or the order that covers the seat, or whose class cost nothing, since nobody else says that they came. Class by
 * class of those in which somebody has none, so that a class of which everybody has one costs nothing. ended before, ended so long ago that no report is waited for, most, today
 */
export const TO_CERTIFY = `WITH RECURSIVE uncertified (class_id) AS (
  SELECT MIN(participants.class_id) FROM participants WHERE ${UNCERTIFIED}
  UNION ALL
  SELECT (
    SELECT MIN(participants.class_id) FROM participants
    WHERE participants.class_id > uncertified.class_id AND ${UNCERTIFIED}
  )
  FROM uncertified WHERE uncertified.class_id IS NOT NULL
)
SELECT ${TO_ISSUE}
FROM uncertified
CROSS JOIN classes ON classes.id = uncertified.class_id
CROSS JOIN participants ON participants.class_id = classes.id AND ${UNCERTIFIED}
JOIN class_details ON class_details.id = classes.id
JOIN courses ON courses.id = class_details.course_id
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
  AND bookings.proved_at IS NOT NULL
JOIN booking_lines ON booking_lines.booking_id = participants.booking_id AND booking_lines.class_id = class_details.id
WHERE classes.state = 'confirmed' AND classes.ends_at <= ?1 AND classes.told_from_at <= ?1
  AND (
    (
      class_details.ends_at <= ?2 AND (
        (booking_lines.unit_cents = 0 AND booking_lines.covered IS NULL AND classes.private_order_id IS NULL) OR NOT EXISTS (
          SELECT 1 FROM booking_balances
          JOIN invoices ON invoices.booking_id = booking_balances.booking_id AND invoices.due_on < ?4
          WHERE ${OPEN_CENTS} > 0 AND booking_balances.booking_id = COALESCE((
            SELECT package_purchases.booking_id FROM package_purchases
            WHERE package_purchases.id = booking_lines.covered ->> '$.purchaseId'
          ), classes.private_order_id, bookings.id)
        )
      )
    )
    OR EXISTS (SELECT 1 FROM trainer_reports WHERE trainer_reports.class_id = class_details.id AND trainer_reports.days IS NULL)
  )
  AND NOT ${MISSED}
ORDER BY class_details.ends_at, participants.id
LIMIT ?3`;

/** certificates (JSON), now */
export const ISSUE_CERTIFICATES = `INSERT INTO certificates
  (number, participant_id, class_id, issued_on, document, created_at)
SELECT value ->> '$.document.number', value ->> 'participantId', value ->> 'classId', value ->> '$.document.issuedOn',
  value -> 'document', ?2
FROM json_each(?1)
WHERE TRUE
ON CONFLICT (participant_id) DO NOTHING`;

/**
 * To everybody with an e-mail whose certificate was issued just now, unless the class was over long ago. certificates (JSON),
 * now, ended after
 */
export const QUEUE_CERTIFICATES = `INSERT INTO outbox
  (id, kind, about, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'certificate', certificates.number, participants.email, participants.booking_id, ?2, ?2
FROM json_each(?1) AS issued
JOIN certificates ON certificates.number = issued.value ->> '$.document.number'
JOIN participants ON participants.id = certificates.participant_id
JOIN classes ON classes.id = certificates.class_id AND classes.ends_at > ?3
WHERE participants.email <> ''
ON CONFLICT DO NOTHING`;

/** What it says, and the name that its seat has by now. number */
export const CERTIFICATE_TO_CORRECT = `SELECT certificates.document, certificates.participant_id, certificates.class_id,
  trim(participants.first_name || ' ' || participants.last_name) AS name, participants.email, participants.booking_id
FROM certificates
JOIN participants ON participants.id = certificates.participant_id
WHERE certificates.number = ?1`;

/** Refuses the batch where it is gone by then: its seat may not be NULL. number */
export const IS_ISSUED = `INSERT INTO certificates (number, participant_id, class_id, issued_on, document, created_at)
SELECT ?1, NULL, '', '', '{}', 0 WHERE NOT EXISTS (SELECT 1 FROM certificates WHERE number = ?1)`;

/** It never changes: it is gone, and another one takes its place. number */
export const TAKE_CERTIFICATE_BACK = `DELETE FROM certificates WHERE number = ?1`;

/** Refused where the seat has one. number, participant, class, day, document (JSON), now */
export const ISSUE_CERTIFICATE_ANEW = `INSERT INTO certificates (number, participant_id, class_id, issued_on, document, created_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6)`;

/** Somebody with a seat of a class that was held, and without a certificate. class, participant, ended before */
export const TO_GIVE = `SELECT ${TO_ISSUE}, participants.email, participants.booking_id
FROM participants
JOIN classes ON classes.id = participants.class_id
JOIN class_details ON class_details.id = classes.id
JOIN courses ON courses.id = class_details.course_id
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
  AND bookings.proved_at IS NOT NULL
WHERE participants.id = ?2 AND participants.class_id = ?1 AND participants.active = 1 AND participants.certified = 0
  AND trim(participants.first_name || participants.last_name) <> ''
  AND classes.state = 'confirmed' AND classes.ends_at <= ?3`;

/** To its holder, however long ago the class was, and as often as it is asked for. number, e-mail, booking, now */
export const SEND_CERTIFICATE = `INSERT INTO outbox
  (id, kind, about, version, recipient, booking_id, next_attempt_at, created_at)
SELECT lower(hex(randomblob(16))), 'certificate', ?1, (
    SELECT COALESCE(MAX(earlier.version), 0) + 1 FROM outbox AS earlier
    WHERE earlier.kind = 'certificate' AND earlier.about = ?1
  ), ?2, ?3, ?4, ?4
WHERE ?2 <> ''`;

/** number */
export const CERTIFICATE_BY_NUMBER = `SELECT document FROM certificates WHERE number = ?1`;

/** number */
export const CERTIFICATE_TO_SEND = `SELECT certificates.document, bookings.language, participants.first_name
FROM certificates
JOIN participants ON participants.id = certificates.participant_id
JOIN bookings ON bookings.id = participants.booking_id
WHERE certificates.number = ?1`;
