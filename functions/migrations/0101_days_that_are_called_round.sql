-- Who was called about the classes of a day, on which a storm closes a city, say: a booking stands for its buyer, a class for its
-- trainer. One row for each, and only while it is ticked.
CREATE TABLE day_calls (
  day TEXT NOT NULL,
  booking_id TEXT REFERENCES bookings (id) ON DELETE CASCADE,
  class_id TEXT REFERENCES classes (id),
  -- Whether somebody was reached, or a message was left.
  state TEXT NOT NULL CHECK (state IN ('reached', 'message')),
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  CHECK ((booking_id IS NULL) <> (class_id IS NULL))
) STRICT;

CREATE UNIQUE INDEX day_calls_of_booking ON day_calls (day, booking_id) WHERE booking_id IS NOT NULL;
CREATE UNIQUE INDEX day_calls_of_class ON day_calls (day, class_id) WHERE class_id IS NOT NULL;
-- For a booking that goes.
CREATE INDEX day_calls_by_booking ON day_calls (booking_id) WHERE booking_id IS NOT NULL;

-- Days on which a class was held until the office moved it: its people are called about them nevertheless.
CREATE TABLE class_days_left (
  class_id TEXT NOT NULL REFERENCES classes (id),
  -- On the clock of the class's own zone.
  day TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (class_id, day)
) STRICT;

CREATE INDEX class_days_left_by_day ON class_days_left (day);

-- Of a trainer of a class, by the name.
CREATE INDEX accounts_teaching ON accounts (teaches) WHERE teaches IS NOT NULL;

-- What who booked in French reads, where that is another text.
ALTER TABLE class_messages ADD COLUMN french TEXT;
