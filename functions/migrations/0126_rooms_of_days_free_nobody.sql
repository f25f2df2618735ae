-- The last change of a class by which whoever had booked it may cancel free of charge: of its days, hours, place or language, as the terms
-- say. Another room of the same place for a day is told to everybody and in calendars, and frees nobody.
ALTER TABLE classes ADD COLUMN freed_sequence INTEGER NOT NULL DEFAULT 0;

UPDATE classes SET freed_sequence = sequence WHERE sequence > 0;

CREATE TRIGGER classes_that_free AFTER UPDATE OF sequence ON classes
WHEN NEW.sequence > OLD.sequence AND NOT (
  NEW.sessions <> OLD.sessions
  AND NEW.time_zone = OLD.time_zone AND NEW.place_id IS OLD.place_id AND NEW.language = OLD.language
  AND (SELECT json_group_array(json_remove(value, '$.room')) FROM json_each(NEW.sessions))
    = (SELECT json_group_array(json_remove(value, '$.room')) FROM json_each(OLD.sessions))
)
BEGIN
  UPDATE classes SET freed_sequence = NEW.sequence WHERE id = NEW.id;
END;
