-- Days on which a trainer gives no class: holidays, an illness, anything else. An entry that was wrong is taken back and stays, so that it can be
-- told what was known when a class was given to somebody else.
CREATE TABLE trainer_absences (
  id TEXT NOT NULL PRIMARY KEY,
  -- As classes name theirs.
  trainer TEXT NOT NULL,
  -- Both included, by the calendar of wherever a class is: `2027-01-12`.
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL CHECK (last_day >= first_day),
  kind TEXT NOT NULL CHECK (kind IN ('holiday', 'sick', 'other')),
  note TEXT NOT NULL DEFAULT '',
  -- Who wrote it down; 0 is nobody any more.
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  taken_back_at INTEGER,
  taken_back_by INTEGER
) STRICT;

-- Those that stand.
CREATE INDEX trainer_absences_by_trainer ON trainer_absences (trainer, last_day) WHERE taken_back_at IS NULL;
CREATE INDEX trainer_absences_by_day ON trainer_absences (last_day) WHERE taken_back_at IS NULL;
