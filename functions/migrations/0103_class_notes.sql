-- What the office writes beside a class, for itself: what the room needs, how many lunches, where the courseware is.
CREATE TABLE class_notes (
  id TEXT PRIMARY KEY,
  class_id TEXT NOT NULL REFERENCES classes (id),
  account_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX class_notes_by_class ON class_notes (class_id, at);
