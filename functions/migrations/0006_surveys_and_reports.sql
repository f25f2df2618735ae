-- One per account and class. key is the request's: the same request sent twice is the same survey.
CREATE TABLE surveys (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  class_id TEXT NOT NULL REFERENCES classes (id),
  key TEXT NOT NULL,
  ratings TEXT NOT NULL CHECK (json_valid(ratings)),
  liked TEXT NOT NULL,
  improve TEXT NOT NULL,
  may_quote INTEGER NOT NULL CHECK (may_quote IN (0, 1)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, class_id)
) STRICT, WITHOUT ROWID;

-- One per trainer and class.
CREATE TABLE trainer_reports (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  class_id TEXT NOT NULL REFERENCES classes (id),
  key TEXT NOT NULL,
  covered TEXT NOT NULL,
  incidents TEXT NOT NULL,
  follow_up TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (account_id, class_id)
) STRICT;

CREATE TABLE attendance (
  report_id TEXT NOT NULL REFERENCES trainer_reports (id),
  participant_id TEXT NOT NULL REFERENCES participants (id),
  state TEXT NOT NULL CHECK (state IN ('present', 'partly', 'absent')),
  PRIMARY KEY (report_id, participant_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX attendance_by_participant ON attendance (participant_id);

-- Calls for help during a class. key as in surveys.
CREATE TABLE support_requests (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  class_id TEXT REFERENCES classes (id),
  key TEXT NOT NULL,
  topic TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (account_id, key)
) STRICT;
