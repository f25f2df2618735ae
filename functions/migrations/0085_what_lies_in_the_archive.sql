-- Bookings whose mails and texts of papers lie in the archive, or may do so: the note is there before the object. By the year (UTC)
-- in which they were made, since that ends all of them together. It names no booking as its parent: none that was made is
-- ever deleted, and each hold that ends would look here otherwise.
CREATE TABLE archived_bookings (
  year INTEGER NOT NULL,
  booking_id TEXT NOT NULL,
  -- What lies there lies there alone. Where it does not, the database has all of it, and the object is a copy.
  away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1)),
  -- What was brought back goes there again at this instant.
  again_at INTEGER NOT NULL DEFAULT 0,
  -- Whose mails lie there: an erasure takes the address out, and the object is then made of what is left.
  recipients TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(recipients)),
  -- Counts what was erased or has ended since the object was written.
  stale INTEGER NOT NULL DEFAULT 0,
  -- Up to which year it was looked at for what has ended.
  ended_year INTEGER NOT NULL DEFAULT 0,
  -- Somebody asked for it to be brought back.
  back INTEGER NOT NULL DEFAULT 0 CHECK (back IN (0, 1)),
  PRIMARY KEY (year, booking_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX archived_bookings_here ON archived_bookings (again_at) WHERE away = 0;
CREATE INDEX archived_bookings_stale ON archived_bookings (stale) WHERE stale > 0;
CREATE INDEX archived_bookings_asked ON archived_bookings (back) WHERE back = 1;

-- How far the clock has got among the bookings, and among the objects.
CREATE TABLE archive_cursors (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL CHECK (json_valid(value))
) STRICT, WITHOUT ROWID;

-- A paper that is in the archive keeps here what the books ask of it, to the cent, and names where the rest of it is. Nothing else of
-- it changes, on the way there and back.
DROP TRIGGER invoices_do_not_change;
CREATE TRIGGER invoices_do_not_change BEFORE UPDATE ON invoices
WHEN NOT (
  (NEW.number, NEW.year, NEW.sequence, NEW.booking_id, NEW.issued_on, NEW.due_on, NEW.total_cents, NEW.created_at)
    IS (OLD.number, OLD.year, OLD.sequence, OLD.booking_id, OLD.issued_on, OLD.due_on, OLD.total_cents, OLD.created_at)
  AND (
    (OLD.created_at < unixepoch('now', 'start of year', '-6 years') * 1000 AND NEW.document = '{}')
    OR (
      (OLD.document ->> '$.archived' IS NULL) <> (NEW.document ->> '$.archived' IS NULL)
      AND (NEW.document ->> '$.subtotalCents', NEW.document -> '$.taxes', json_array_length(NEW.document, '$.lines'))
        IS (OLD.document ->> '$.subtotalCents', OLD.document -> '$.taxes', json_array_length(OLD.document, '$.lines'))
      AND EXISTS (
        SELECT 1 FROM bookings
        JOIN archived_bookings ON archived_bookings.booking_id = bookings.id
          AND archived_bookings.year = CAST(strftime('%Y', bookings.created_at / 1000, 'unixepoch') AS INTEGER)
        WHERE bookings.id = OLD.booking_id
      )
    )
  )
)
BEGIN
  SELECT RAISE(ABORT, 'an invoice never changes');
END;
DROP TRIGGER credit_notes_do_not_change;
CREATE TRIGGER credit_notes_do_not_change BEFORE UPDATE ON credit_notes
WHEN NOT (
  (NEW.number, NEW.year, NEW.sequence, NEW.booking_id, NEW.invoice_number, NEW.issued_on)
    IS (OLD.number, OLD.year, OLD.sequence, OLD.booking_id, OLD.invoice_number, OLD.issued_on)
  AND (NEW.total_cents, NEW.refund_cents, NEW.credit_cents, NEW.created_at)
    IS (OLD.total_cents, OLD.refund_cents, OLD.credit_cents, OLD.created_at)
  AND (
    (OLD.created_at < unixepoch('now', 'start of year', '-6 years') * 1000 AND NEW.document = '{}')
    OR (
      (OLD.document ->> '$.archived' IS NULL) <> (NEW.document ->> '$.archived' IS NULL)
      AND (NEW.document ->> '$.subtotalCents', NEW.document -> '$.taxes', json_array_length(NEW.document, '$.lines'))
        IS (OLD.document ->> '$.subtotalCents', OLD.document -> '$.taxes', json_array_length(OLD.document, '$.lines'))
      AND EXISTS (
        SELECT 1 FROM bookings
        JOIN archived_bookings ON archived_bookings.booking_id = bookings.id
          AND archived_bookings.year = CAST(strftime('%Y', bookings.created_at / 1000, 'unixepoch') AS INTEGER)
        WHERE bookings.id = OLD.booking_id
      )
    )
  )
)
BEGIN
  SELECT RAISE(ABORT, 'a credit note never changes');
END;
DROP TRIGGER certificates_do_not_change;
CREATE TRIGGER certificates_do_not_change BEFORE UPDATE ON certificates
WHEN NOT (
  (NEW.number, NEW.participant_id, NEW.class_id, NEW.issued_on, NEW.created_at)
    IS (OLD.number, OLD.participant_id, OLD.class_id, OLD.issued_on, OLD.created_at)
  AND (OLD.document ->> '$.archived' IS NULL) <> (NEW.document ->> '$.archived' IS NULL)
  AND EXISTS (
    SELECT 1 FROM participants
    JOIN bookings ON bookings.id = participants.booking_id
    JOIN archived_bookings ON archived_bookings.booking_id = bookings.id
      AND archived_bookings.year = CAST(strftime('%Y', bookings.created_at / 1000, 'unixepoch') AS INTEGER)
    WHERE participants.id = OLD.participant_id
  )
)
BEGIN
  SELECT RAISE(ABORT, 'a certificate never changes');
END;
