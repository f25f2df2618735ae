/** The statements of what people need in class. Parameters are numbered and named beside each. */

/** Who sits on a seat, as `participant_needs` names it: an e-mail that is set apart has the seat's id behind it. */
export const whoSits = (seat: string) => `COALESCE(
  CASE WHEN instr(${seat}.email_key, ' ') > 0 THEN substr(${seat}.email_key, 1, instr(${seat}.email_key, ' ') - 1) ELSE ${seat}.email_key END,
  '= ' || ${seat}.first_name || ' ' || ${seat}.last_name
)`;

/** What is not said stays as it was, and so whose words it is. booking id, [{who, needs, address}] (JSON), who told, now */
export const TELL_NEEDS = `INSERT INTO participant_needs (booking_id, who, told_by, needs, address, at, went_along)
SELECT ?1, told.value ->> 'who', ?3, COALESCE(told.value ->> 'needs', before.needs, ''), COALESCE(told.value ->> 'address', before.address, ''), ?4,
  COALESCE(before.went_along AND (
    (told.value ->> 'needs' IS NULL AND before.needs <> '') OR (told.value ->> 'address' IS NULL AND before.address <> '')
  ), 0)
FROM json_each(?2) AS told
LEFT JOIN participant_needs AS before ON before.booking_id = ?1 AND before.who = told.value ->> 'who' AND before.told_by = ?3
WHERE TRUE
ON CONFLICT (booking_id, who, told_by) DO UPDATE SET
  needs = excluded.needs, address = excluded.address, at = excluded.at, went_along = excluded.went_along`;

/** Refused where the same has told something else since. booking id, who, who told, what was seen: needs, address; `null` of what is not asked */
export const NEEDS_AS_SEEN = `UPDATE participant_needs SET needs = NULL
WHERE booking_id = ?1 AND who = ?2 AND told_by = ?3 AND (needs <> ?4 OR address <> ?5)`;

/** What was told and is not any more. booking id, who told */
export const TAKE_NEEDS_BACK = `DELETE FROM participant_needs
WHERE booking_id = ?1 AND told_by = ?2 AND needs = '' AND address = ''`;

/**
 * The same people by another address, or by one that they had none of before: a copy, since they may have another seat of the booking by
 * the former. booking id, [{was, is}] (JSON)
 */
export const NEEDS_GO_ALONG = `INSERT INTO participant_needs (booking_id, who, told_by, needs, address, at, went_along)
SELECT ?1, renamed.value ->> 'is', told.told_by, told.needs, told.address, told.at, told.went_along OR told.told_by = 'office'
FROM json_each(?2) AS renamed
JOIN participant_needs AS told ON told.booking_id = ?1 AND told.who = renamed.value ->> 'was' AND told.told_by <> 'participant'
WHERE TRUE
ON CONFLICT (booking_id, who, told_by) DO UPDATE SET
  needs = excluded.needs, address = excluded.address, at = excluded.at, went_along = excluded.went_along
WHERE excluded.at >= participant_needs.at`;

/**
 * The same of what they said themselves. From then on the office has it, unless it was told something before: whose the other address is,
 * the buyer says alone, who is not shown it; nor is it copied for whoever reads there. booking id, [{was, is}] (JSON)
 */
export const OWN_WORDS_GO_ALONG = `INSERT INTO participant_needs (booking_id, who, told_by, needs, address, at, went_along)
SELECT ?1, renamed.value ->> 'is', 'office', told.needs, told.address, told.at, 1
FROM json_each(?2) AS renamed
JOIN participant_needs AS told ON told.booking_id = ?1 AND told.who = renamed.value ->> 'was' AND told.told_by = 'participant'
WHERE TRUE
ON CONFLICT DO NOTHING`;

/** What was said of people by an address that no seat of the booking has any more. booking id, [{was, is}] (JSON) */
export const NEEDS_LEFT_BEHIND = `DELETE FROM participant_needs
WHERE booking_id = ?1 AND told_by <> 'participant' AND who IN (SELECT value ->> 'was' FROM json_each(?2)) AND NOT EXISTS (
  SELECT 1 FROM participants
  WHERE participants.booking_id = ?1 AND participants.active = 1 AND ${whoSits('participants')} = participant_needs.who
)`;

/**
 * What people said of themselves, for the bookings that have given them a seat in a class to come since: as they were told, it is for all
 * of those. now
 */
export const OWN_NEEDS_FOR_NEW_SEATS = `INSERT INTO participant_needs (booking_id, who, told_by, needs, address, at)
SELECT participants.booking_id, told.who, 'participant', told.needs,
  CASE WHEN EXISTS (SELECT 1 FROM posted_classes WHERE posted_classes.class_id = classes.id) THEN told.address ELSE '' END, told.at
FROM participant_needs AS told
CROSS JOIN participants ON participants.email_key = told.who AND participants.active = 1 AND participants.booking_id <> told.booking_id
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL
JOIN classes ON classes.id = participants.class_id AND classes.ends_at > ?1 AND classes.state IN ('tentative', 'confirmed')
WHERE told.told_by = 'participant' AND told.needs <> '' AND EXISTS (
  SELECT 1 FROM participants AS seat
  JOIN classes AS other ON other.id = seat.class_id AND other.ends_at > ?1 AND other.state IN ('tentative', 'confirmed')
  WHERE seat.booking_id = told.booking_id AND seat.active = 1 AND seat.email_key = told.who
)
ORDER BY told.at DESC
ON CONFLICT DO NOTHING`;

/** booking id, who told */
export const NEEDS_TOLD_BY = `SELECT who, needs, address FROM participant_needs WHERE booking_id = ?1 AND told_by = ?2`;
