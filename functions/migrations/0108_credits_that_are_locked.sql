-- What clients keep as credits of what was paid for a booking: given by its credit notes, taken out again where a bank disputes what had paid
-- or it is paid out, and put back. All that counts what has gone back counts this.
CREATE VIEW kept_credits AS
SELECT booking_id, number AS credit_note, credit_cents AS cents, created_at AS at FROM credit_notes WHERE credit_cents > 0
UNION ALL
SELECT booking_id, '', delta_cents, created_at FROM credits WHERE booking_id IS NOT NULL;

DROP VIEW booking_balances;

-- What is owed for a booking, to us where it is positive.
CREATE VIEW booking_balances AS
SELECT bookings.id AS booking_id,
  (SELECT COALESCE(SUM(total_cents), 0) FROM invoices WHERE invoices.booking_id = bookings.id) AS invoiced_cents,
  (SELECT COALESCE(SUM(total_cents), 0) FROM credit_notes WHERE credit_notes.booking_id = bookings.id) AS credited_cents,
  (SELECT COALESCE(SUM(amount_cents), 0) FROM payments
    WHERE payments.booking_id = bookings.id AND payments.state = 'paid') AS paid_cents,
  -- A credit that the client keeps with us has gone back as far as this booking is concerned.
  (SELECT COALESCE(SUM(amount_cents), 0) FROM refunds
    WHERE refunds.booking_id = bookings.id AND refunds.state <> 'failed')
  + (SELECT COALESCE(SUM(credit_cents), 0) FROM credit_notes WHERE credit_notes.booking_id = bookings.id)
  + (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.booking_id = bookings.id) AS returned_cents
FROM bookings;

CREATE TRIGGER credits_taken_out_settle AFTER INSERT ON credits
WHEN NEW.booking_id IS NOT NULL
BEGIN
  DELETE FROM unsettled_bookings WHERE booking_id = NEW.booking_id;
  INSERT INTO unsettled_bookings (booking_id)
  SELECT booking_id FROM booking_balances
  WHERE booking_id = NEW.booking_id AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;
END;

-- As whatever makes less open.
CREATE TRIGGER credits_taken_out_end_write_offs AFTER INSERT ON credits
WHEN NEW.booking_id IS NOT NULL AND EXISTS (SELECT 1 FROM write_offs WHERE booking_id = NEW.booking_id)
BEGIN
  INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
  SELECT lower(hex(randomblob(16))), booking_id, over_cents, 'settled', MAX(NEW.created_at, since_at)
  FROM write_offs_over WHERE booking_id = NEW.booking_id AND over_cents > 0;
END;
