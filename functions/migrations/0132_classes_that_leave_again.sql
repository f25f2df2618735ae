-- When a class left the schedule last: the office is told each time.
ALTER TABLE classes ADD COLUMN withdrawn_at INTEGER;
