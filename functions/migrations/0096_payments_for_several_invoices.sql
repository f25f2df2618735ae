-- A cheque or a transfer for several invoices: each of its parts is a payment of one of them. The receipt goes to the contact of the
-- booking from whose client's statement it was recorded.
CREATE TABLE payments_together (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  created_at INTEGER NOT NULL
) STRICT;

-- No reference: a backup writes tables in the order in which they were made.
ALTER TABLE payments ADD COLUMN together TEXT;
CREATE INDEX payments_by_together ON payments (together) WHERE together IS NOT NULL;

-- What was paid stays paid, but for what the office has just recorded for several invoices and undoes before anybody was told.
DROP TRIGGER payments_stay_paid;
CREATE TRIGGER payments_stay_paid BEFORE UPDATE OF state, amount_cents, method, booking_id ON payments
WHEN OLD.state = 'paid' AND NOT (
  NEW.state = 'ended' AND (NEW.amount_cents, NEW.method, NEW.booking_id) IS (OLD.amount_cents, OLD.method, OLD.booking_id)
  AND EXISTS (SELECT 1 FROM undoable_acts WHERE undoable_acts.id = OLD.together AND undone_at < until_at)
)
BEGIN
  SELECT RAISE(ABORT, 'what was paid stays paid');
END;
