/** The statements of what people need in class. Parameters are numbered and named beside each. */

/** Who sits on a seat, as `participant_needs` names it: an e-mail that is set apart has the seat's id behind it. */
export const whoSits = (seat: string) => `COALESCE(
  CASE WHEN instr(${seat}.email_key, ' ') > 0 THEN substr(${seat}.email_key, 1, instr(${seat}.email_key, ' ') - 1) ELSE ${seat}.email_key END,
  '= ' || ${seat}.first_name || ' ' || ${seat}.last_name
)`;

/** What is not said stays as it was. booking id, [{who, needs, address}] (JSON), who told, now */
export const TELL_NEEDS = `INSERT INTO participant_needs (booking_id, who, told_by, needs, address, at)
SELECT ?1, told.value ->> 'who', ?3, COALESCE(told.value ->> 'needs', before.needs, ''), COALESCE(told.value ->> 'address', before.address, ''), ?4
FROM json_each(?2) AS told
LEFT JOIN participant_needs AS before ON before.booking_id = ?1 AND before.who = told.value ->> 'who' AND before.told_by = ?3
WHERE TRUE
ON CONFLICT (booking_id, who, told_by) DO UPDATE SET needs = excluded.needs, address = excluded.address, at = excluded.at`;

/** What was told and is not any more. booking id, who told */
export const TAKE_NEEDS_BACK = `DELETE FROM participant_needs
WHERE booking_id = ?1 AND told_by = ?2 AND needs = '' AND address = ''`;

/** The same people by another address, or by one that they had none of before. booking id, [{was, is}] (JSON) */
export const NEEDS_GO_ALONG = `UPDATE OR REPLACE participant_needs SET who = renamed.value ->> 'is'
FROM json_each(?2) AS renamed
WHERE booking_id = ?1 AND who = renamed.value ->> 'was'`;

/** booking id, who told */
export const NEEDS_TOLD_BY = `SELECT who, needs, address FROM participant_needs WHERE booking_id = ?1 AND told_by = ?2`;
