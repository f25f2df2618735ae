-- A booking is changed by its buyer, and its classes by us.

-- SHA-256 of the token of the links in the contact's mails; written when it is first asked for.
ALTER TABLE bookings ADD COLUMN manage_digest TEXT;
CREATE UNIQUE INDEX bookings_by_manage_digest ON bookings (manage_digest);
CREATE INDEX bookings_without_manage_digest ON bookings (confirmed_at) WHERE manage_digest IS NULL AND contact IS NOT NULL;

-- What is kept, before tax, of seats that were given back: what a line is worth is quantity × unit_cents + kept_cents.
ALTER TABLE booking_lines ADD COLUMN kept_cents INTEGER NOT NULL DEFAULT 0 CHECK (kept_cents >= 0);

-- The class as it was when it was booked, and as the people in it were last told: see classes.sequence.
ALTER TABLE booking_lines ADD COLUMN booked_sequence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE booking_lines ADD COLUMN told_sequence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE booking_lines ADD COLUMN told_cancelled INTEGER NOT NULL DEFAULT 0 CHECK (told_cancelled IN (0, 1));

UPDATE booking_lines SET
  booked_sequence = (SELECT sequence FROM classes WHERE classes.id = booking_lines.class_id),
  told_sequence = (SELECT sequence FROM classes WHERE classes.id = booking_lines.class_id);

-- Whoever books a class knows how it is then.
CREATE TRIGGER booking_lines_know_their_class AFTER INSERT ON booking_lines
BEGIN
  UPDATE booking_lines SET
    booked_sequence = (SELECT sequence FROM classes WHERE classes.id = NEW.class_id),
    told_sequence = (SELECT sequence FROM classes WHERE classes.id = NEW.class_id)
  WHERE booking_id = NEW.booking_id AND class_id = NEW.class_id;
END;

-- What is left of an invoice.
CREATE INDEX credit_notes_by_invoice ON credit_notes (invoice_number);
