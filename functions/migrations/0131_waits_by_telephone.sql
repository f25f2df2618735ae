-- Whom the office calls back that it put on a waitlist: empty where that was not said, and of who joined on the site.
ALTER TABLE waitlist ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE waitlist ADD COLUMN phone TEXT NOT NULL DEFAULT '';
