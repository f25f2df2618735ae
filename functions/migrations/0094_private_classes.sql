-- A class for one organisation, of which an order without classes is the money. Its order marks it: what is shown and sold is that of
-- classes without one. Bookings refer to classes, so that a backup writes these first: what refers the other way is `private_classes`.
ALTER TABLE classes ADD COLUMN private_order_id TEXT;

CREATE INDEX classes_of_orders ON classes (private_order_id, starts_at) WHERE private_order_id IS NOT NULL;

-- No build has it, so that it brings its schedule along: a SiteClass with its instants in milliseconds, over which goes what staff change of
-- it (`class_changes`), as over that of a build. line is that of the order's invoice by which it was bought: so many cents of those of all lines.
CREATE TABLE private_classes (
  class_id TEXT PRIMARY KEY REFERENCES classes (id),
  order_id TEXT NOT NULL REFERENCES bookings (id),
  line TEXT NOT NULL,
  line_cents INTEGER NOT NULL CHECK (line_cents >= 0),
  of_cents INTEGER NOT NULL CHECK (of_cents >= line_cents),
  scheduled TEXT NOT NULL CHECK (json_valid(scheduled)),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX private_classes_by_order ON private_classes (order_id, line);

-- What a private class brings in is what is left of its order.
CREATE TRIGGER orders_changed_forget_days AFTER UPDATE OF subtotal_cents ON bookings
WHEN OLD.subtotal_cents IS NOT NEW.subtotal_cents
BEGIN
  DELETE FROM numbers_of_days WHERE kind = 'classes' AND start_at IN (
    SELECT days.start_at FROM classes
    CROSS JOIN numbers_of_days AS days
      ON days.kind = 'classes' AND days.start_at > classes.starts_at - 90000000 AND days.start_at <= classes.starts_at
    WHERE classes.private_order_id = NEW.id
  );
END;

-- A schedule that has it not, which is each of them, does not take it away: not that of an older worker either.
CREATE TRIGGER private_classes_stay BEFORE UPDATE OF state ON classes
WHEN NEW.state = 'withdrawn' AND OLD.private_order_id IS NOT NULL
BEGIN
  SELECT RAISE(IGNORE);
END;
