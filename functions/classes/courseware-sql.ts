import { whoSits } from '../booking/index.ts';

/** The statements of courseware that goes by post. Parameters are numbered and named beside each. */

/** class */
export const IS_POSTED = `SELECT 1 AS posted FROM posted_classes WHERE class_id = ?1`;

/** class, now */
export const POST_CLASS = `INSERT INTO posted_classes (class_id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING`;

/** class */
export const POST_NO_MORE = `DELETE FROM posted_classes WHERE class_id = ?1`;

/** Who gets it, and where: as they say themselves, else as the office was told, else as their buyer said. class */
export const COURSEWARE_OF_CLASS = `SELECT participants.id, trim(participants.first_name || ' ' || participants.last_name) AS name,
  participants.email, COALESCE(bookings.contact ->> '$.organisation', '') AS organisation, posted_courseware.sent_on, COALESCE((
    SELECT address FROM participant_needs
    WHERE participant_needs.booking_id = participants.booking_id AND participant_needs.who = ${whoSits('participants')} AND address <> ''
    ORDER BY CASE told_by WHEN 'participant' THEN 0 WHEN 'office' THEN 1 ELSE 2 END
    LIMIT 1
  ), '') AS address, COALESCE((
    SELECT address FROM participant_needs
    WHERE participant_needs.booking_id = participants.booking_id AND participant_needs.who = ${whoSits('participants')} AND told_by = 'office'
  ), '') AS noted
FROM participants
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
LEFT JOIN posted_courseware ON posted_courseware.participant_id = participants.id
WHERE participants.class_id = ?1 AND participants.active = 1
ORDER BY participants.last_name, participants.first_name, participants.id`;

/** Of people of the class alone. class, participants (JSON), day, now */
export const COURSEWARE_SENT = `INSERT INTO posted_courseware (participant_id, sent_on, at)
SELECT participants.id, ?3, ?4 FROM json_each(?2) AS sent
JOIN participants ON participants.id = sent.value AND participants.class_id = ?1 AND participants.active = 1
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** class, participants (JSON) */
export const COURSEWARE_NOT_SENT = `DELETE FROM posted_courseware
WHERE participant_id IN (SELECT id FROM participants WHERE class_id = ?1 AND id IN (SELECT value FROM json_each(?2)))`;

/** Nothing was sent to who takes these seats from others. booking, seats (JSON) */
export const SENT_TO_OTHERS = `DELETE FROM posted_courseware
WHERE participant_id IN (SELECT id FROM participants WHERE booking_id = ?1 AND id IN (SELECT value FROM json_each(?2)))`;
