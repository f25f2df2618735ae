-- Seats that the office holds for somebody: for the length of a call, where client is empty, or for a client until a date.
-- What is held, and until when, is the hold itself; a hold that came to nothing takes this with it.
CREATE TABLE office_holds (
  booking_id TEXT PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL,
  client TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  email_key TEXT GENERATED ALWAYS AS (lower(trim(email))) VIRTUAL,
  reason TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX office_holds_by_email ON office_holds (email_key);

-- Which bookings were reminded of what they owe, and of which due day: once for each stage by the clock (1 to 3), and by hand (0).
-- At most one a day, whoever sends it.
CREATE TABLE payment_reminders (
  id INTEGER PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  due_on TEXT NOT NULL,
  stage INTEGER NOT NULL CHECK (stage BETWEEN 0 AND 3),
  sent_on TEXT NOT NULL,
  at INTEGER NOT NULL,
  account_id INTEGER,
  UNIQUE (booking_id, sent_on)
) STRICT;

CREATE UNIQUE INDEX payment_reminders_once ON payment_reminders (booking_id, due_on, stage) WHERE stage > 0;

-- Whom the clock does not remind, and why: a booking, or all of a client's. One row for each, and only while it holds.
CREATE TABLE reminder_pauses (
  id INTEGER PRIMARY KEY,
  booking_id TEXT REFERENCES bookings (id),
  client_key TEXT,
  reason TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  CHECK ((booking_id IS NULL) <> (client_key IS NULL))
) STRICT;

CREATE UNIQUE INDEX reminder_pauses_of_booking ON reminder_pauses (booking_id) WHERE booking_id IS NOT NULL;
CREATE UNIQUE INDEX reminder_pauses_of_client ON reminder_pauses (client_key) WHERE client_key IS NOT NULL;
