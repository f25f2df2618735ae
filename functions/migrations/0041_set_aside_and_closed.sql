-- A mail that failed and that nobody will try again: the office has set it aside.
ALTER TABLE outbox ADD COLUMN set_aside_at INTEGER;

-- Of an account that the office has closed: nobody logs in, nor sets a password, until somebody is invited again.
ALTER TABLE accounts ADD COLUMN closed_at INTEGER;
