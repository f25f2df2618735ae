-- A refund that comes back, or what a bank had taken, ends what was written off meanwhile on the day on which it does: in the books of the day
-- on which that was written off it would change a period that may be closed. What never left counts from when it was asked for, as before.
DROP TRIGGER refunds_failed_end_write_offs;

CREATE TRIGGER refunds_failed_end_write_offs AFTER UPDATE OF state ON refunds
WHEN NEW.state = 'failed' AND EXISTS (SELECT 1 FROM write_offs WHERE booking_id = NEW.booking_id)
BEGIN
  INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
  SELECT lower(hex(randomblob(16))), booking_id, over_cents, 'settled', MAX(COALESCE(NEW.failed_at, NEW.created_at), since_at)
  FROM write_offs_over WHERE booking_id = NEW.booking_id AND over_cents > 0;
END;
