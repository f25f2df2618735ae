-- What staff changed of a class on top of the schedule, field by field. value goes over the class as the schedule has it, and
-- scheduled is that class: both in the names of SiteClass, with instants in milliseconds. It survives releases and ends by an act.
CREATE TABLE class_changes (
  class_id TEXT NOT NULL REFERENCES classes (id),
  field TEXT NOT NULL CHECK (
    field IN ('trainer', 'room', 'capacity', 'price', 'dates', 'sales', 'cancelled', 'guaranteed')
  ),
  value TEXT NOT NULL CHECK (json_valid(value)),
  scheduled TEXT NOT NULL CHECK (json_valid(scheduled)),
  account_id INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (class_id, field)
) STRICT, WITHOUT ROWID;

-- Counts the acts of staff on a class: who saw an earlier one looks again.
ALTER TABLE classes ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
-- Its people are told of nothing before, since until then it can be undone.
ALTER TABLE classes ADD COLUMN told_from_at INTEGER NOT NULL DEFAULT 0;
-- Which room of the centre; empty until staff know.
ALTER TABLE classes ADD COLUMN room TEXT NOT NULL DEFAULT '';

CREATE INDEX classes_by_start ON classes (starts_at, id);
CREATE INDEX classes_by_trainer ON classes (trainer, starts_at);

-- Who was there, session by session, as it is ticked in the room; sessions count from 1.
CREATE TABLE session_attendance (
  participant_id TEXT NOT NULL REFERENCES participants (id),
  session INTEGER NOT NULL CHECK (session BETWEEN 1 AND 60),
  state TEXT NOT NULL CHECK (state IN ('present', 'partly', 'absent')),
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (participant_id, session)
) STRICT, WITHOUT ROWID;
