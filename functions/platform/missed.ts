/**
 * Whether somebody with a seat of `participants` missed its class, an expression: as its trainer reports; where no report tells of them, as
 * it was ticked in the room: away from each of its sessions. 0 where nobody says so.
 */
export const MISSED = `(participants.absent OR COALESCE(
    (SELECT MAX(attendance.state = 'absent') FROM attendance WHERE attendance.participant_id = participants.id),
    (
      SELECT COUNT(session_attendance.session) >= MAX(1, json_array_length(held.sessions)) FROM classes AS held
      LEFT JOIN session_attendance ON session_attendance.participant_id = participants.id AND session_attendance.state = 'absent'
        AND session_attendance.session <= json_array_length(held.sessions)
      WHERE held.id = participants.class_id
    )
  ))`;
