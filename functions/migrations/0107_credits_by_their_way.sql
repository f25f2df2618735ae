-- What a credit paid goes back to that credit, so that a credit note may give to several: to the client's own, and to each that had paid. And
-- what a credit note gave may be taken out again for its booking: locked while a bank disputes what had paid, or paid out in money.
CREATE TABLE credits_by_way (
  id TEXT PRIMARY KEY,
  -- Of the client's e-mail, as bookings.contact_key.
  client_key TEXT NOT NULL,
  delta_cents INTEGER NOT NULL CHECK (delta_cents <> 0),
  balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0),
  -- By which it was given; or the payment that it paid; or the booking for which it was taken out again, and came back.
  credit_note TEXT REFERENCES credit_notes (number),
  payment_id TEXT REFERENCES payments (id),
  booking_id TEXT REFERENCES bookings (id),
  -- Of a credit note: the payment that the credit had paid.
  back_of TEXT REFERENCES payments (id),
  -- Why it was taken out.
  dispute_id TEXT REFERENCES disputes (id),
  refund_id TEXT REFERENCES refunds (id),
  created_at INTEGER NOT NULL,
  CHECK ((credit_note IS NOT NULL) + (payment_id IS NOT NULL) + (booking_id IS NOT NULL) = 1),
  CHECK ((dispute_id IS NOT NULL) + (refund_id IS NOT NULL) = (booking_id IS NOT NULL)),
  CHECK (credit_note IS NULL OR delta_cents > 0),
  CHECK (payment_id IS NULL OR delta_cents < 0),
  CHECK (back_of IS NULL OR credit_note IS NOT NULL)
) STRICT;

INSERT INTO credits_by_way (id, client_key, delta_cents, balance_cents, credit_note, payment_id, created_at)
SELECT id, client_key, delta_cents, balance_cents, credit_note, payment_id, created_at FROM credits ORDER BY rowid;

DROP TABLE credits;
ALTER TABLE credits_by_way RENAME TO credits;

CREATE INDEX credits_by_client ON credits (client_key);
CREATE UNIQUE INDEX credits_once ON credits (credit_note, COALESCE(back_of, '')) WHERE credit_note IS NOT NULL;
CREATE UNIQUE INDEX credits_by_payment ON credits (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX credits_back_of ON credits (back_of) WHERE back_of IS NOT NULL;
CREATE INDEX credits_by_booking ON credits (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX credits_by_dispute ON credits (dispute_id) WHERE dispute_id IS NOT NULL;
CREATE UNIQUE INDEX credits_by_refund ON credits (refund_id) WHERE refund_id IS NOT NULL;

CREATE TRIGGER credits_are_kept BEFORE DELETE ON credits
BEGIN
  SELECT RAISE(ABORT, 'a ledger is only added to');
END;

-- Who it was of ends with the law's years, and nothing else.
CREATE TRIGGER credits_do_not_change BEFORE UPDATE ON credits
WHEN NOT (
  OLD.created_at < unixepoch('now', 'start of year', '-6 years') * 1000
  AND NEW.client_key = ''
  AND (NEW.id, NEW.delta_cents, NEW.balance_cents, NEW.credit_note, NEW.payment_id, NEW.booking_id, NEW.back_of, NEW.dispute_id,
    NEW.refund_id, NEW.created_at)
    IS (OLD.id, OLD.delta_cents, OLD.balance_cents, OLD.credit_note, OLD.payment_id, OLD.booking_id, OLD.back_of, OLD.dispute_id,
    OLD.refund_id, OLD.created_at)
)
BEGIN
  SELECT RAISE(ABORT, 'a ledger is only added to');
END;
