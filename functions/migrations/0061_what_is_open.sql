-- Bookings with which something is open, owed to us or by us, are a list of their own: what is due is read from it, by the office
-- and every five minutes by the clock, and no longer looked for among all that was ever booked. Filled and emptied by triggers
-- of whatever `booking_balances` counts.
CREATE TABLE unsettled_bookings (
  booking_id TEXT PRIMARY KEY REFERENCES bookings (id)
) STRICT, WITHOUT ROWID;

INSERT INTO unsettled_bookings (booking_id)
SELECT booking_id FROM booking_balances
WHERE invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;

CREATE TRIGGER invoices_written_settle AFTER INSERT ON invoices
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER invoices_changed_settle AFTER UPDATE OF total_cents ON invoices
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER invoices_gone_settle AFTER DELETE ON invoices
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = OLD.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = OLD.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER credit_notes_written_settle AFTER INSERT ON credit_notes
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER credit_notes_changed_settle AFTER UPDATE OF total_cents, credit_cents ON credit_notes
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER credit_notes_gone_settle AFTER DELETE ON credit_notes
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = OLD.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = OLD.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER payments_written_settle AFTER INSERT ON payments
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER payments_changed_settle AFTER UPDATE OF amount_cents, state ON payments
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER payments_gone_settle AFTER DELETE ON payments
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = OLD.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = OLD.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER refunds_written_settle AFTER INSERT ON refunds
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER refunds_changed_settle AFTER UPDATE OF amount_cents, state ON refunds
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE TRIGGER refunds_gone_settle AFTER DELETE ON refunds
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = OLD.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = OLD.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

CREATE INDEX refunds_by_time ON refunds (created_at);
