-- Single days of a class fall away, move and are added, also once it has begun.

-- How many sessions it ever had before: the entries of days that are gone are taken out of calendars.
ALTER TABLE classes ADD COLUMN most_sessions INTEGER NOT NULL DEFAULT 0;

CREATE TRIGGER classes_had_more_sessions AFTER UPDATE OF sessions ON classes
WHEN json_array_length(OLD.sessions) > MAX(NEW.most_sessions, json_array_length(NEW.sessions))
BEGIN
  UPDATE classes SET most_sessions = json_array_length(OLD.sessions) WHERE id = NEW.id;
END;

-- A class that lost its last day is over at once, and its people are to be told nevertheless.
CREATE INDEX classes_acted_on ON classes (told_from_at) WHERE sequence > 0 OR state = 'cancelled';
