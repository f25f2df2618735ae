-- Until when a counter counts: each by its own rule's window, since those of a minute would else stand as long as those of a day.
ALTER TABLE limit_counters ADD COLUMN ends_at INTEGER NOT NULL DEFAULT 0;
UPDATE limit_counters SET ends_at = window_at + 172800000;
CREATE INDEX limit_counters_by_end ON limit_counters (ends_at);
DROP INDEX limit_counters_by_age;
