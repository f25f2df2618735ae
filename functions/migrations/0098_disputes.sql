-- What a cardholder's bank takes back, or asks about: each dispute of the card company, as it was asked last. The money counts as gone once
-- it is lost, by a row of refunds as of what is given back elsewhere, so that every sum and table has it; one that is won after all comes back
-- as a refund does that its bank sends back.
CREATE TABLE disputes (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  payment_id TEXT NOT NULL REFERENCES payments (id),
  -- inquiry: nothing is taken yet. open: the bank holds it until it decides. won: it is ours again, or was never taken.
  state TEXT NOT NULL CHECK (state IN ('inquiry', 'open', 'won', 'lost')),
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  provider_dispute TEXT UNIQUE,
  -- By when the bank wants an answer.
  answer_by INTEGER,
  -- What it took, where it is lost, or was.
  refund_id TEXT REFERENCES refunds (id),
  opened_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  CHECK (state <> 'lost' OR refund_id IS NOT NULL)
) STRICT;

CREATE INDEX disputes_by_booking ON disputes (booking_id);
CREATE INDEX disputes_open ON disputes (opened_at) WHERE state IN ('inquiry', 'open');
CREATE UNIQUE INDEX disputes_by_refund ON disputes (refund_id) WHERE refund_id IS NOT NULL;

CREATE TRIGGER disputes_are_kept BEFORE DELETE ON disputes
BEGIN
  SELECT RAISE(ABORT, 'a dispute is never deleted');
END;
