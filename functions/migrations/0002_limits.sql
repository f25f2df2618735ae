-- What was let through in a window, by rule and by a digest of who asked.
CREATE TABLE limit_counters (
  rule TEXT NOT NULL,
  who TEXT NOT NULL,
  window_at INTEGER NOT NULL,
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (rule, who, window_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX limit_counters_by_age ON limit_counters (window_at);

-- One for each day (UTC), deleted when it is over: no digest can be traced back to an address then.
CREATE TABLE limit_salts (
  day TEXT PRIMARY KEY,
  salt TEXT NOT NULL
) STRICT, WITHOUT ROWID;
