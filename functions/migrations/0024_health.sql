-- What the clock, its probe of the database and the backup say of themselves, and each task of the clock that fails, from
-- its first failure until it succeeds. at is since when.
CREATE TABLE signs (
  name TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail))
) STRICT;

-- Written and emptied by each run of the clock: a full database has no room for it.
CREATE TABLE probes (
  id INTEGER PRIMARY KEY,
  filling BLOB NOT NULL
) STRICT;

-- What was wrong, from when to when; the same is not wrong twice at once.
CREATE TABLE troubles (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('amber', 'red')),
  of TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(of)),
  since_at INTEGER NOT NULL,
  began_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT;
CREATE UNIQUE INDEX troubles_once ON troubles (name) WHERE ended_at IS NULL;

-- Whom was told what of it: once that it began, once a day that it goes on, once that it ended, whatever clocks run at once.
CREATE TABLE alerts (
  id TEXT PRIMARY KEY,
  trouble_id TEXT NOT NULL REFERENCES troubles (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('began', 'goes_on', 'ended')),
  day INTEGER NOT NULL CHECK (day >= 0),
  created_at INTEGER NOT NULL,
  mailed_at INTEGER,
  posted_at INTEGER,
  leased_until_at INTEGER NOT NULL DEFAULT 0,
  UNIQUE (trouble_id, kind, day)
) STRICT;
CREATE INDEX alerts_to_post ON alerts (created_at) WHERE posted_at IS NULL;
