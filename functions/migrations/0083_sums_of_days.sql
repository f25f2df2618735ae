-- What the office's numbers say of days that are over, each as it was last added up: a year of them is read instead of a year of
-- bookings. `sums` is what `functions/numbers/days-sql.ts` makes of a day; a day that something changes is forgotten, and added up again
-- when it is next asked for. Days begin by the clock of `zone` (`start_at`, epoch milliseconds).
CREATE TABLE numbers_of_days (
  kind TEXT NOT NULL CHECK (kind IN ('booked', 'leads', 'net', 'classes')),
  start_at INTEGER NOT NULL,
  zone TEXT NOT NULL,
  day TEXT NOT NULL,
  sums TEXT NOT NULL CHECK (json_valid(sums)),
  PRIMARY KEY (kind, start_at, zone)
) STRICT, WITHOUT ROWID;

-- No day is longer than 25 hours: what began within them before a moment may be its day.
CREATE TRIGGER bookings_changed_forget_days AFTER UPDATE OF state, proved_at, subtotal_cents, visit ON bookings
WHEN OLD.state IS NOT NEW.state OR OLD.proved_at IS NOT NEW.proved_at OR OLD.subtotal_cents IS NOT NEW.subtotal_cents
  OR OLD.visit IS NOT NEW.visit
BEGIN
  DELETE FROM numbers_of_days
  WHERE kind IN ('booked', 'leads') AND start_at > OLD.proved_at - 90000000 AND start_at <= OLD.proved_at;
  DELETE FROM numbers_of_days
  WHERE kind IN ('booked', 'leads') AND start_at > NEW.proved_at - 90000000 AND start_at <= NEW.proved_at;
  DELETE FROM numbers_of_days WHERE kind = 'classes' AND start_at IN (
    SELECT days.start_at FROM booking_lines
    CROSS JOIN classes ON classes.id = booking_lines.class_id
    CROSS JOIN numbers_of_days AS days
      ON days.kind = 'classes' AND days.start_at > classes.starts_at - 90000000 AND days.start_at <= classes.starts_at
    WHERE booking_lines.booking_id = NEW.id
  );
END;

CREATE TRIGGER bookings_written_forget_days AFTER INSERT ON bookings
WHEN NEW.proved_at IS NOT NULL
BEGIN
  DELETE FROM numbers_of_days
  WHERE kind IN ('booked', 'leads') AND start_at > NEW.proved_at - 90000000 AND start_at <= NEW.proved_at;
END;

-- Lines of a hold change no number: they count when it is booked.
CREATE TRIGGER booking_lines_written_forget_days AFTER INSERT ON booking_lines
WHEN (SELECT state FROM bookings WHERE bookings.id = NEW.booking_id) NOT IN ('held', 'released', 'expired')
BEGIN
  DELETE FROM numbers_of_days WHERE kind IN ('booked', 'leads')
    AND start_at > (SELECT proved_at FROM bookings WHERE bookings.id = NEW.booking_id) - 90000000
    AND start_at <= (SELECT proved_at FROM bookings WHERE bookings.id = NEW.booking_id);
  DELETE FROM numbers_of_days WHERE kind = 'classes'
    AND start_at > (SELECT starts_at FROM classes WHERE classes.id = NEW.class_id) - 90000000
    AND start_at <= (SELECT starts_at FROM classes WHERE classes.id = NEW.class_id);
END;

CREATE TRIGGER booking_lines_changed_forget_days AFTER UPDATE OF quantity, unit_cents, discount_cents, kept_cents ON booking_lines
WHEN (SELECT state FROM bookings WHERE bookings.id = NEW.booking_id) NOT IN ('held', 'released', 'expired')
BEGIN
  DELETE FROM numbers_of_days WHERE kind IN ('booked', 'leads')
    AND start_at > (SELECT proved_at FROM bookings WHERE bookings.id = NEW.booking_id) - 90000000
    AND start_at <= (SELECT proved_at FROM bookings WHERE bookings.id = NEW.booking_id);
  DELETE FROM numbers_of_days WHERE kind = 'classes'
    AND start_at > (SELECT starts_at FROM classes WHERE classes.id = NEW.class_id) - 90000000
    AND start_at <= (SELECT starts_at FROM classes WHERE classes.id = NEW.class_id);
END;

-- A document never changes, and says its day by the office's clock, which is 14 hours from midnight UTC at most.
CREATE TRIGGER invoices_written_forget_days AFTER INSERT ON invoices
BEGIN
  DELETE FROM numbers_of_days WHERE kind = 'net' AND start_at
    BETWEEN unixepoch(NEW.issued_on) * 1000 - 50400000 AND unixepoch(NEW.issued_on) * 1000 + 50400000;
END;

CREATE TRIGGER credit_notes_written_forget_days AFTER INSERT ON credit_notes
BEGIN
  DELETE FROM numbers_of_days WHERE kind = 'net' AND start_at
    BETWEEN unixepoch(NEW.issued_on) * 1000 - 50400000 AND unixepoch(NEW.issued_on) * 1000 + 50400000;
END;

CREATE TRIGGER classes_written_forget_days AFTER INSERT ON classes
BEGIN
  DELETE FROM numbers_of_days
  WHERE kind = 'classes' AND start_at > NEW.starts_at - 90000000 AND start_at <= NEW.starts_at;
END;

CREATE TRIGGER classes_gone_forget_days AFTER DELETE ON classes
BEGIN
  DELETE FROM numbers_of_days
  WHERE kind = 'classes' AND start_at > OLD.starts_at - 90000000 AND start_at <= OLD.starts_at;
END;

CREATE TRIGGER classes_changed_forget_days
AFTER UPDATE OF language, place_id, course_id, starts_at, capacity, state ON classes
WHEN OLD.language IS NOT NEW.language OR OLD.place_id IS NOT NEW.place_id OR OLD.course_id IS NOT NEW.course_id
  OR OLD.starts_at IS NOT NEW.starts_at OR OLD.capacity IS NOT NEW.capacity OR OLD.state IS NOT NEW.state
BEGIN
  DELETE FROM numbers_of_days
  WHERE kind = 'classes' AND start_at > OLD.starts_at - 90000000 AND start_at <= OLD.starts_at;
  DELETE FROM numbers_of_days
  WHERE kind = 'classes' AND start_at > NEW.starts_at - 90000000 AND start_at <= NEW.starts_at;
END;

-- How long before it a class was booked.
CREATE TRIGGER classes_moved_forget_days AFTER UPDATE OF starts_at ON classes
WHEN OLD.starts_at IS NOT NEW.starts_at
BEGIN
  DELETE FROM numbers_of_days WHERE kind = 'leads' AND start_at IN (
    SELECT days.start_at FROM booking_lines
    CROSS JOIN bookings ON bookings.id = booking_lines.booking_id
    CROSS JOIN numbers_of_days AS days
      ON days.kind = 'leads' AND days.start_at > bookings.proved_at - 90000000 AND days.start_at <= bookings.proved_at
    WHERE booking_lines.class_id = NEW.id
  );
END;

-- Whatever was ever booked or sold of it is of another city or language now, which hardly ever happens.
CREATE TRIGGER classes_elsewhere_forget_days AFTER UPDATE OF language, place_id ON classes
WHEN OLD.language IS NOT NEW.language OR OLD.place_id IS NOT NEW.place_id
BEGIN
  DELETE FROM numbers_of_days WHERE kind IN ('booked', 'leads', 'net');
END;
