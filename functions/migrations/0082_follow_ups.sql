-- What the office rings back about, or does, on a day: beside a booking, a client (whose e-mail's key it has, since the address that the
-- office uses may lead elsewhere one day) or a message. revision counts changes, as that of a booking does.
CREATE TABLE follow_ups (
  id TEXT PRIMARY KEY,
  about TEXT NOT NULL CHECK (about IN ('booking', 'client', 'enquiry')),
  about_id TEXT NOT NULL,
  client_key TEXT,
  -- By the office's clock, 2026-11-30.
  day TEXT NOT NULL,
  text TEXT NOT NULL,
  assignee_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
  account_id INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  done_at INTEGER,
  done_by INTEGER,
  revision INTEGER NOT NULL,
  CHECK ((about = 'client') = (client_key IS NOT NULL)),
  CHECK ((done_at IS NULL) = (done_by IS NULL))
) STRICT;

CREATE INDEX follow_ups_open ON follow_ups (day, id) WHERE done_at IS NULL;
CREATE INDEX follow_ups_done ON follow_ups (done_at, id) WHERE done_at IS NOT NULL;
CREATE INDEX follow_ups_about ON follow_ups (about, about_id);
CREATE INDEX follow_ups_of_client ON follow_ups (client_key) WHERE client_key IS NOT NULL;
CREATE INDEX follow_ups_by_assignee ON follow_ups (assignee_id) WHERE assignee_id IS NOT NULL;

-- What the office wrote beside a message goes with it.
CREATE TRIGGER enquiries_take_their_follow_ups AFTER DELETE ON enquiries
BEGIN
  DELETE FROM follow_ups WHERE about = 'enquiry' AND about_id = OLD.id;
END;

CREATE TRIGGER calls_for_help_take_their_follow_ups AFTER DELETE ON support_requests
BEGIN
  DELETE FROM follow_ups WHERE about = 'enquiry' AND about_id = OLD.id;
END;
