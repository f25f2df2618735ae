-- A day of a class is given by somebody else than its trainer, who is ill, say. It is no change of what the schedule says of the class: dates
-- and people are as they were.
CREATE TABLE class_substitutes (
  class_id TEXT NOT NULL REFERENCES classes (id),
  -- When the session begins: a day keeps its substitute whatever its number is.
  starts_at INTEGER NOT NULL,
  -- As classes name theirs. NULL is nobody, and fits nobody.
  trainer TEXT,
  PRIMARY KEY (class_id, starts_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX class_substitutes_by_trainer ON class_substitutes (trainer, starts_at);

-- By whatever way the days of a class change: a session that begins at another hour keeps its substitute, one that is gone has none. Acts of
-- the office know better which day went where, and say so after it.
CREATE TRIGGER class_substitutes_follow AFTER UPDATE OF sessions ON classes
WHEN OLD.sessions <> NEW.sessions AND EXISTS (SELECT 1 FROM class_substitutes WHERE class_id = NEW.id)
BEGIN
  UPDATE OR IGNORE class_substitutes SET starts_at = (
    SELECT unixepoch(later.value ->> 'start') * 1000 FROM json_each(OLD.sessions) AS earlier
    JOIN json_each(NEW.sessions) AS later ON later.key = earlier.key
    WHERE unixepoch(earlier.value ->> 'start') * 1000 = class_substitutes.starts_at
  )
  WHERE class_id = NEW.id AND json_array_length(OLD.sessions) = json_array_length(NEW.sessions)
    AND starts_at IN (SELECT unixepoch(value ->> 'start') * 1000 FROM json_each(OLD.sessions))
    AND starts_at NOT IN (SELECT unixepoch(value ->> 'start') * 1000 FROM json_each(NEW.sessions));
  DELETE FROM class_substitutes WHERE class_id = NEW.id
    AND starts_at NOT IN (SELECT unixepoch(value ->> 'start') * 1000 FROM json_each(NEW.sessions));
END;

-- A class with who gives its days in place of its trainer: names by when the session begins.
DROP VIEW class_details;
CREATE VIEW class_details AS
SELECT
  classes.*,
  courses.code AS course_code,
  en.id AS entry_en,
  en.title AS title_en,
  en.certificate_text AS certificate_en,
  fr.id AS entry_fr,
  fr.title AS title_fr,
  fr.certificate_text AS certificate_fr,
  places.name_en AS place_name_en,
  places.name_fr AS place_name_fr,
  places.city_en AS place_city_en,
  places.city_fr AS place_city_fr,
  places.address AS place_address,
  places.province AS place_province,
  (
    SELECT json_group_object(CAST(class_substitutes.starts_at AS TEXT), class_substitutes.trainer) FROM class_substitutes
    WHERE class_substitutes.class_id = classes.id AND class_substitutes.trainer IS NOT classes.trainer
  ) AS substitutes
FROM classes
JOIN courses ON courses.id = classes.course_id
LEFT JOIN course_entries AS en ON en.course_id = courses.id AND en.language = 'en'
LEFT JOIN course_entries AS fr ON fr.course_id = courses.id AND fr.language = 'fr'
LEFT JOIN places ON places.id = classes.place_id;

-- Before its days are others, since then it is not known any more who was to give which.
DROP TRIGGER classes_changed_for_trainers;
CREATE TRIGGER classes_changed_for_trainers BEFORE UPDATE OF sessions, state ON classes
WHEN (OLD.trainer IS NOT NEW.trainer OR OLD.sessions <> NEW.sessions OR OLD.room <> NEW.room OR OLD.place_id IS NOT NEW.place_id
    OR (OLD.state IN ('cancelled', 'withdrawn')) <> (NEW.state IN ('cancelled', 'withdrawn')))
  AND NOT EXISTS (SELECT 1 FROM trainer_changes WHERE class_id = NEW.id)
BEGIN
  INSERT INTO trainer_changes (class_id, trainer, before)
  VALUES (NEW.id, OLD.trainer, json_object('sessions', json(OLD.sessions), 'placeId', OLD.place_id, 'room', OLD.room,
    'gone', OLD.state IN ('cancelled', 'withdrawn'), 'substitutes', json((
      SELECT json_group_object(CAST(starts_at AS TEXT), trainer) FROM class_substitutes
      WHERE class_id = NEW.id AND trainer IS NOT OLD.trainer
    ))));
END;

-- Which days a report of a substitute is about (JSON, when they begin); NULL where it is of who gives the class, which alone says who was there.
ALTER TABLE trainer_reports ADD COLUMN days TEXT CHECK (days IS NULL OR json_valid(days));
