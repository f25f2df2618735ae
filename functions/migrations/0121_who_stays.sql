-- Whose client told the office that they come to a class though a day of it has moved or fallen away. What else they decide stands in
-- their booking: another date, a cancellation, a credit.
CREATE TABLE class_stays (
  class_id TEXT NOT NULL REFERENCES classes (id),
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (class_id, booking_id)
) STRICT, WITHOUT ROWID;

-- For a booking that goes.
CREATE INDEX class_stays_by_booking ON class_stays (booking_id);
