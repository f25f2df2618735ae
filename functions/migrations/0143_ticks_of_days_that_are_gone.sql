-- What was ticked of a day is of no other one that has its number since, by whatever way the days of a class change: an absence was announced for
-- that day, or a storm kept everybody away. Acts of the office know better which day has which number then, and say so after it.
CREATE TRIGGER session_attendance_follows AFTER UPDATE OF sessions ON classes WHEN OLD.sessions <> NEW.sessions
BEGIN
  DELETE FROM session_attendance
  WHERE state = 'absent' AND participant_id IN (SELECT id FROM participants WHERE class_id = NEW.id)
    AND unixepoch(OLD.sessions ->> ('$[' || (session - 1) || '].start'))
      IS NOT unixepoch(NEW.sessions ->> ('$[' || (session - 1) || '].start'));
END;
