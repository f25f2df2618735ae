-- Acts of the office that can be undone until their mails leave; before is what undoing puts back.
CREATE TABLE undoable_acts (
  id TEXT PRIMARY KEY,
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  before TEXT NOT NULL CHECK (json_valid(before)),
  at INTEGER NOT NULL,
  until_at INTEGER NOT NULL,
  undone_at INTEGER
) STRICT;

CREATE INDEX undoable_acts_by_subject ON undoable_acts (subject, subject_id, until_at);

-- What the office wrote to the people of a class; what was undone has not left.
CREATE TABLE class_messages (
  id TEXT PRIMARY KEY,
  class_id TEXT NOT NULL REFERENCES classes (id),
  account_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
