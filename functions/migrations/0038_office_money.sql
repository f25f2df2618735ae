-- What the office does with money, and with bookings for their buyers.

-- The document by which a booking is without taxes (booking rule 15).
CREATE TABLE tax_exemptions (
  booking_id TEXT PRIMARY KEY REFERENCES bookings (id),
  kind TEXT NOT NULL CHECK (kind IN ('status_card', 'diplomat', 'provincial_government')),
  number TEXT NOT NULL,
  granted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What nobody expects to get any more. It is no credit: what comes in after all is taken, and lowers what was written off.
CREATE TABLE write_offs (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  written_at INTEGER NOT NULL
) STRICT;

CREATE INDEX write_offs_by_booking ON write_offs (booking_id);

CREATE TRIGGER write_offs_are_kept BEFORE DELETE ON write_offs
BEGIN
  SELECT RAISE(ABORT, 'what was written off is kept');
END;

CREATE TRIGGER write_offs_do_not_change BEFORE UPDATE ON write_offs
BEGIN
  SELECT RAISE(ABORT, 'what was written off never changes');
END;

CREATE INDEX payments_by_time ON payments (paid_at) WHERE state = 'paid';
CREATE INDEX invoices_by_day ON invoices (issued_on);
CREATE INDEX credit_notes_by_day ON credit_notes (issued_on);
CREATE INDEX invoices_by_due_day ON invoices (due_on);

-- The office asks for any number of refunds of a payment; what follows from something else is asked for once.
ALTER TABLE refunds ADD COLUMN by_office INTEGER NOT NULL DEFAULT 0 CHECK (by_office IN (0, 1));

DROP INDEX refunds_once;
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, COALESCE(credit_note, ''))
WHERE payment_id IS NOT NULL AND made_by = 'site' AND by_office = 0;
