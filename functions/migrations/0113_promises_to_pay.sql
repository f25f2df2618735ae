-- Until when the client of a booking has said that she will pay, as the office noted it: one promise a booking, the last one.
CREATE TABLE payment_promises (
  booking_id TEXT PRIMARY KEY REFERENCES bookings (id),
  -- `2026-12-04`, that day included.
  until_day TEXT NOT NULL,
  -- What was open then.
  open_cents INTEGER NOT NULL CHECK (open_cents > 0),
  note TEXT NOT NULL DEFAULT '',
  account_id INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Those that nothing has kept yet: once as much came in, whatever became of that, another sum is open than was promised.
CREATE VIEW standing_promises AS
SELECT booking_id, until_day, note, account_id, at FROM payment_promises
WHERE open_cents > (
  SELECT COALESCE(SUM(amount_cents), 0) FROM payments
  WHERE payments.booking_id = payment_promises.booking_id AND payments.state = 'paid'
    AND MAX(payments.created_at, payments.paid_at) >= payment_promises.at
);
