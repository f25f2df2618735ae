-- How often an unexpected error was reported within an hour, so that it is told so often and no more, whatever isolate it met.
-- The fingerprint is a digest of its name, its route and where it was thrown.
CREATE TABLE error_reports (
  fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 64),
  hour_at INTEGER NOT NULL,
  times INTEGER NOT NULL DEFAULT 1 CHECK (times > 0),
  PRIMARY KEY (hour_at, fingerprint)
) STRICT, WITHOUT ROWID;

-- Counted by whoever asks for the site's numbers, among years of mails that were sent.
CREATE INDEX outbox_failed ON outbox (created_at) WHERE state = 'failed';
