-- Which change of a booking it is that is still to be read: one that comes while the words of the one before are written is read as well,
-- so that nothing is found by what a booking says no more, nor by whom it named before an erasure.
ALTER TABLE bookings_to_read ADD COLUMN change TEXT NOT NULL DEFAULT '';

DROP TRIGGER bookings_are_read;
CREATE TRIGGER bookings_are_read AFTER UPDATE OF contact, number, purchase_order, budget_code ON bookings
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

DROP TRIGGER new_bookings_are_read;
CREATE TRIGGER new_bookings_are_read AFTER INSERT ON bookings WHEN NEW.contact IS NOT NULL
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

DROP TRIGGER participants_are_read;
CREATE TRIGGER participants_are_read AFTER UPDATE OF first_name, last_name, email ON participants
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.booking_id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

DROP TRIGGER new_participants_are_read;
CREATE TRIGGER new_participants_are_read AFTER INSERT ON participants WHEN NEW.last_name <> '' OR NEW.email <> ''
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.booking_id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;

DROP TRIGGER invoices_are_read;
CREATE TRIGGER invoices_are_read AFTER INSERT ON invoices
BEGIN
  INSERT INTO bookings_to_read (booking_id, change) VALUES (NEW.booking_id, hex(randomblob(8)))
  ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
END;
