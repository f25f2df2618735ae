-- What comes in, what goes back, and what is taken off an invoice. Open is invoices less credit notes less payments plus
-- refunds, of a booking and of a client, always; nothing here is ever deleted.

-- A try to pay, by card before the booking is confirmed or for an issued invoice, or a payment that staff wrote down. Its id
-- is the key towards the card company, so that asking again makes nothing twice.
CREATE TABLE payments (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  -- NULL until the booking that it pays has one.
  invoice_number TEXT REFERENCES invoices (number),
  method TEXT NOT NULL CHECK (method IN ('card', 'cheque', 'transfer', 'credit')),
  -- asked: the card company may or may not know of it. open: its page is open. unknown: nobody can say, staff look.
  state TEXT NOT NULL CHECK (state IN ('asked', 'open', 'paid', 'ended', 'unknown')),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  provider_session TEXT UNIQUE,
  provider_intent TEXT UNIQUE,
  -- Of the card company's page.
  url TEXT,
  created_at INTEGER NOT NULL,
  paid_at INTEGER,
  note TEXT NOT NULL DEFAULT '',
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
) STRICT;

CREATE INDEX payments_by_booking ON payments (booking_id);
CREATE INDEX payments_unsettled ON payments (created_at) WHERE state IN ('asked', 'open', 'unknown');

CREATE TRIGGER payments_are_kept BEFORE DELETE ON payments
BEGIN
  SELECT RAISE(ABORT, 'a payment is never deleted');
END;

CREATE TRIGGER payments_stay_paid BEFORE UPDATE OF state, amount_cents, method, booking_id ON payments
WHEN OLD.state = 'paid'
BEGIN
  SELECT RAISE(ABORT, 'what was paid stays paid');
END;

-- document is frozen as an invoice's is.
CREATE TABLE credit_notes (
  number TEXT PRIMARY KEY,
  year INTEGER NOT NULL,
  sequence INTEGER NOT NULL CHECK (sequence > 0),
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  invoice_number TEXT NOT NULL REFERENCES invoices (number),
  issued_on TEXT NOT NULL,
  total_cents INTEGER NOT NULL CHECK (total_cents > 0),
  -- What of it is to go back in money, and what becomes credit; the rest lowers what is still open.
  refund_cents INTEGER NOT NULL DEFAULT 0 CHECK (refund_cents >= 0),
  credit_cents INTEGER NOT NULL DEFAULT 0 CHECK (credit_cents >= 0),
  document TEXT NOT NULL CHECK (json_valid(document)),
  created_at INTEGER NOT NULL,
  UNIQUE (year, sequence),
  CHECK (refund_cents + credit_cents <= total_cents)
) STRICT;

CREATE INDEX credit_notes_by_booking ON credit_notes (booking_id);

CREATE TRIGGER credit_notes_are_kept BEFORE DELETE ON credit_notes
BEGIN
  SELECT RAISE(ABORT, 'a credit note is never deleted');
END;

CREATE TRIGGER credit_notes_do_not_change BEFORE UPDATE ON credit_notes
BEGIN
  SELECT RAISE(ABORT, 'a credit note never changes');
END;

-- Money on its way back. payment_id is NULL where staff send a cheque; credit_note where seats that were paid for were
-- gone, so that no invoice was issued.
CREATE TABLE refunds (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  payment_id TEXT REFERENCES payments (id),
  credit_note TEXT REFERENCES credit_notes (number),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  state TEXT NOT NULL CHECK (state IN ('asked', 'pending', 'done', 'failed')),
  provider_refund TEXT UNIQUE,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  done_at INTEGER,
  note TEXT NOT NULL DEFAULT '',
  CHECK ((state = 'done') = (done_at IS NOT NULL))
) STRICT;

-- One refund for a credit note and the payment that it comes from.
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, COALESCE(credit_note, '')) WHERE payment_id IS NOT NULL;
CREATE INDEX refunds_by_booking ON refunds (booking_id);
CREATE INDEX refunds_unsettled ON refunds (created_at) WHERE state IN ('asked', 'pending');

CREATE TRIGGER refunds_are_kept BEFORE DELETE ON refunds
BEGIN
  SELECT RAISE(ABORT, 'a refund is never deleted');
END;

-- What the card company told, each once (booking rule 18). state is fetched, so nothing of it is kept but that it came.
CREATE TABLE provider_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  handled_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX provider_events_by_age ON provider_events (received_at);

-- What clients have with us: rows are added, the sum is the balance, and it never falls below nothing.
CREATE TABLE credits (
  id TEXT PRIMARY KEY,
  -- Of the client's e-mail, as bookings.contact_key.
  client_key TEXT NOT NULL,
  delta_cents INTEGER NOT NULL CHECK (delta_cents <> 0),
  balance_cents INTEGER NOT NULL CHECK (balance_cents >= 0),
  credit_note TEXT UNIQUE REFERENCES credit_notes (number),
  payment_id TEXT UNIQUE REFERENCES payments (id),
  created_at INTEGER NOT NULL,
  CHECK ((delta_cents > 0) = (credit_note IS NOT NULL)),
  CHECK ((delta_cents < 0) = (payment_id IS NOT NULL))
) STRICT;

CREATE INDEX credits_by_client ON credits (client_key);

CREATE TRIGGER credits_are_kept BEFORE DELETE ON credits
BEGIN
  SELECT RAISE(ABORT, 'a ledger is only added to');
END;

CREATE TRIGGER credits_do_not_change BEFORE UPDATE ON credits
BEGIN
  SELECT RAISE(ABORT, 'a ledger is only added to');
END;

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
  + (SELECT COALESCE(SUM(credit_cents), 0) FROM credit_notes WHERE credit_notes.booking_id = bookings.id) AS returned_cents
FROM bookings;
