-- What was written off is expected again as far as an owner says so, and is over as far as it was paid or credited after all: either is
-- an entry with its own instant, so that no past period changes and nothing that is invoiced later is written off with it.
CREATE TABLE write_offs_taken_back (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  kind TEXT NOT NULL CHECK (kind IN ('taken_back', 'settled')),
  taken_at INTEGER NOT NULL
) STRICT;

CREATE INDEX write_offs_taken_back_by_booking ON write_offs_taken_back (booking_id);
CREATE INDEX write_offs_taken_back_by_time ON write_offs_taken_back (taken_at);
CREATE INDEX write_offs_by_time ON write_offs (written_at);

CREATE TRIGGER write_offs_taken_back_are_kept BEFORE DELETE ON write_offs_taken_back
BEGIN
  SELECT RAISE(ABORT, 'what was taken back is kept');
END;

CREATE TRIGGER write_offs_taken_back_do_not_change BEFORE UPDATE ON write_offs_taken_back
BEGIN
  SELECT RAISE(ABORT, 'what was taken back never changes');
END;

-- What of the write-offs of a booking is more than is open, and since when they stand: nothing can be over before it was written off.
CREATE VIEW write_offs_over AS
SELECT booking_balances.booking_id,
  (SELECT COALESCE(SUM(amount_cents), 0) FROM write_offs WHERE write_offs.booking_id = booking_balances.booking_id)
  - (SELECT COALESCE(SUM(amount_cents), 0) FROM write_offs_taken_back
    WHERE write_offs_taken_back.booking_id = booking_balances.booking_id)
  - MAX(0, invoiced_cents - credited_cents - paid_cents + returned_cents) AS over_cents,
  (SELECT MAX(written_at) FROM write_offs WHERE write_offs.booking_id = booking_balances.booking_id) AS since_at
FROM booking_balances;

INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
SELECT lower(hex(randomblob(16))), booking_id, over_cents, 'settled', MAX(
  since_at,
  COALESCE((SELECT MAX(paid_at) FROM payments WHERE payments.booking_id = write_offs_over.booking_id AND state = 'paid'), 0),
  COALESCE((SELECT MAX(created_at) FROM credit_notes WHERE credit_notes.booking_id = write_offs_over.booking_id), 0)
)
FROM write_offs_over
WHERE booking_id IN (SELECT booking_id FROM write_offs) AND over_cents > 0;

-- Whatever makes less open.
CREATE TRIGGER payments_written_end_write_offs AFTER INSERT ON payments
WHEN NEW.state = 'paid' AND EXISTS (SELECT 1 FROM write_offs WHERE booking_id = NEW.booking_id)
BEGIN
  INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
  SELECT lower(hex(randomblob(16))), booking_id, over_cents, 'settled', MAX(NEW.paid_at, since_at)
  FROM write_offs_over WHERE booking_id = NEW.booking_id AND over_cents > 0;
END;

CREATE TRIGGER payments_changed_end_write_offs AFTER UPDATE OF state ON payments
WHEN NEW.state = 'paid' AND EXISTS (SELECT 1 FROM write_offs WHERE booking_id = NEW.booking_id)
BEGIN
  INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
  SELECT lower(hex(randomblob(16))), booking_id, over_cents, 'settled', MAX(NEW.paid_at, since_at)
  FROM write_offs_over WHERE booking_id = NEW.booking_id AND over_cents > 0;
END;

CREATE TRIGGER credit_notes_written_end_write_offs AFTER INSERT ON credit_notes
WHEN EXISTS (SELECT 1 FROM write_offs WHERE booking_id = NEW.booking_id)
BEGIN
  INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
  SELECT lower(hex(randomblob(16))), booking_id, over_cents, 'settled', MAX(NEW.created_at, since_at)
  FROM write_offs_over WHERE booking_id = NEW.booking_id AND over_cents > 0;
END;

CREATE TRIGGER refunds_failed_end_write_offs AFTER UPDATE OF state ON refunds
WHEN NEW.state = 'failed' AND EXISTS (SELECT 1 FROM write_offs WHERE booking_id = NEW.booking_id)
BEGIN
  INSERT INTO write_offs_taken_back (id, booking_id, amount_cents, kind, taken_at)
  SELECT lower(hex(randomblob(16))), booking_id, over_cents, 'settled', MAX(NEW.created_at, since_at)
  FROM write_offs_over WHERE booking_id = NEW.booking_id AND over_cents > 0;
END;
