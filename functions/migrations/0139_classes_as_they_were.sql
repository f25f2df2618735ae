-- A class as it was before each change of its days, place or language: who is told of a change reads what it was. Names nobody.
CREATE TABLE class_versions (
  class_id TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
  -- The last SEQUENCE at which it was so.
  sequence INTEGER NOT NULL,
  sessions TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  place_id TEXT,
  language TEXT NOT NULL,
  PRIMARY KEY (class_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER classes_as_they_were AFTER UPDATE OF sequence ON classes WHEN NEW.sequence > OLD.sequence
BEGIN
  INSERT OR REPLACE INTO class_versions (class_id, sequence, sessions, time_zone, place_id, language)
  VALUES (OLD.id, OLD.sequence, OLD.sessions, OLD.time_zone, OLD.place_id, OLD.language);
END;
