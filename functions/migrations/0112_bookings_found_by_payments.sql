-- Bookings are found by the number of a cheque or transfer, ours among them, and by that of a credit note.
CREATE TRIGGER new_payments_are_read AFTER INSERT ON payments WHEN NEW.method <> 'card' AND NEW.note <> ''
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.booking_id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

CREATE TRIGGER payments_are_read AFTER UPDATE OF note, state ON payments WHEN NEW.method <> 'card'
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.booking_id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

CREATE TRIGGER refunds_are_read AFTER UPDATE OF note ON refunds WHEN NEW.note <> OLD.note
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.booking_id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

CREATE TRIGGER credit_notes_are_read AFTER INSERT ON credit_notes
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.booking_id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

INSERT INTO bookings_to_read (booking_id, change)
SELECT booking_id, hex(randomblob(8)) FROM (
  SELECT booking_id FROM payments WHERE method <> 'card' AND note <> ''
  UNION SELECT booking_id FROM credit_notes
)
WHERE true
ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
