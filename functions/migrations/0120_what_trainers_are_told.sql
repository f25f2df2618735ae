-- Classes that were changed since their trainer was told, each with what it was then; the clock tells once a change stands, and nothing
-- where all is as it was. One row for a class: what is changed again within the minute is one change.
CREATE TABLE trainer_changes (
  class_id TEXT PRIMARY KEY REFERENCES classes (id),
  -- NULL where nobody was to give it.
  trainer TEXT,
  -- Its sessions, place and room, and whether it was not to be held.
  before TEXT NOT NULL CHECK (json_valid(before))
) STRICT, WITHOUT ROWID;

-- What trainers were told, and whom nobody could mail.
CREATE TABLE trainer_tellings (
  id TEXT PRIMARY KEY,
  class_id TEXT NOT NULL REFERENCES classes (id),
  trainer TEXT NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('given', 'changed', 'cancelled', 'lost')),
  before TEXT NOT NULL CHECK (json_valid(before)),
  mailed INTEGER NOT NULL CHECK (mailed IN (0, 1)),
  -- What the office wrote to the class at the same time, and this mail says as well.
  message_id TEXT,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX trainer_tellings_by_class ON trainer_tellings (class_id, at);

-- By whatever way it changes: an act of the office, the end of an order, a release. An erasure writes the name alone.
CREATE TRIGGER classes_changed_for_trainers AFTER UPDATE OF sessions, state ON classes
WHEN (OLD.trainer IS NOT NEW.trainer OR OLD.sessions <> NEW.sessions OR OLD.room <> NEW.room OR OLD.place_id IS NOT NEW.place_id
    OR (OLD.state IN ('cancelled', 'withdrawn')) <> (NEW.state IN ('cancelled', 'withdrawn')))
  AND NOT EXISTS (SELECT 1 FROM trainer_changes WHERE class_id = NEW.id)
BEGIN
  INSERT INTO trainer_changes (class_id, trainer, before)
  VALUES (NEW.id, OLD.trainer, json_object('sessions', json(OLD.sessions), 'placeId', OLD.place_id, 'room', OLD.room,
    'gone', OLD.state IN ('cancelled', 'withdrawn')));
END;

-- A private class is given to somebody who has not read it in the schedule.
CREATE TRIGGER private_classes_given AFTER UPDATE OF private_order_id ON classes
WHEN OLD.private_order_id IS NULL AND NEW.private_order_id IS NOT NULL AND NEW.trainer IS NOT NULL
BEGIN
  INSERT INTO trainer_changes (class_id, trainer, before)
  SELECT NEW.id, NULL, json_object('sessions', json('[]'), 'placeId', NULL, 'room', '', 'gone', 1)
  WHERE NOT EXISTS (SELECT 1 FROM trainer_changes WHERE class_id = NEW.id);
END;
