-- Seats that are bought together, and spent at checkout by a code. Nothing is ever bought by whoever has not shown to read the
-- contact's mail: until then there is no code, no invoice and no number, and the purchase ends by itself.
CREATE TABLE package_purchases (
  id TEXT PRIMARY KEY,
  -- SHA-256 of the token of the links in the contact's mails.
  token TEXT NOT NULL UNIQUE CHECK (length(token) = 64),
  state TEXT NOT NULL CHECK (state IN ('asked', 'bought', 'lapsed', 'void')),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  -- What was offered, as it was when it was asked for.
  offer TEXT NOT NULL CHECK (json_valid(offer)),
  contact TEXT NOT NULL CHECK (json_valid(contact)),
  contact_key TEXT GENERATED ALWAYS AS (lower(trim(contact ->> '$.email'))) VIRTUAL,
  billing TEXT NOT NULL CHECK (json_valid(billing)),
  purchase_order TEXT NOT NULL DEFAULT '',
  budget_code TEXT NOT NULL DEFAULT '',
  taxes TEXT NOT NULL CHECK (json_valid(taxes)),
  total_cents INTEGER NOT NULL CHECK (total_cents >= 0),
  terms TEXT NOT NULL CHECK (json_valid(terms)),
  created_at INTEGER NOT NULL,
  prove_until_at INTEGER NOT NULL,
  -- From the proof on. The order is a booking without classes: invoice, payments and credit notes are as for any.
  code TEXT UNIQUE,
  booking_id TEXT UNIQUE REFERENCES bookings (id),
  bought_at INTEGER,
  -- Dates without a time: the last day on which a class may begin.
  expires_on TEXT,
  expiry_told_at INTEGER,
  CHECK ((state IN ('bought', 'void')) = (code IS NOT NULL)),
  CHECK ((code IS NULL) = (booking_id IS NULL) AND (code IS NULL) = (bought_at IS NULL) AND (code IS NULL) = (expires_on IS NULL))
) STRICT;

CREATE INDEX package_purchases_by_contact ON package_purchases (contact_key);
CREATE INDEX package_purchases_unproved ON package_purchases (prove_until_at) WHERE state IN ('asked', 'lapsed');
CREATE INDEX package_purchases_by_end ON package_purchases (expires_on) WHERE state = 'bought' AND expiry_told_at IS NULL;

CREATE TRIGGER package_purchases_are_kept BEFORE DELETE ON package_purchases
WHEN OLD.code IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'what was bought is never deleted');
END;

-- Seats of a purchase: rows are added, their sum is what is left, and it never falls below nothing. pool is '' for a package,
-- and a course for each seat of a series.
CREATE TABLE package_seats (
  id INTEGER PRIMARY KEY,
  purchase_id TEXT NOT NULL REFERENCES package_purchases (id),
  pool TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('bought', 'spent', 'given_back')),
  delta INTEGER NOT NULL CHECK (delta <> 0),
  booking_id TEXT REFERENCES bookings (id),
  class_id TEXT REFERENCES classes (id),
  at INTEGER NOT NULL,
  CHECK ((delta < 0) = (kind = 'spent')),
  CHECK ((kind = 'bought') = (class_id IS NULL))
) STRICT;

CREATE INDEX package_seats_by_purchase ON package_seats (purchase_id, pool);
CREATE INDEX package_seats_by_booking ON package_seats (booking_id) WHERE booking_id IS NOT NULL;

CREATE TRIGGER package_seats_are_kept BEFORE DELETE ON package_seats
BEGIN
  SELECT RAISE(ABORT, 'a ledger is only added to');
END;

CREATE TRIGGER package_seats_do_not_change BEFORE UPDATE ON package_seats
BEGIN
  SELECT RAISE(ABORT, 'a ledger is only added to');
END;

-- Two who spend the last seat at once: the second is refused, with all of its batch. So is who spends what was voided, or more
-- than ten before the invoice is paid (SEATS_BEFORE_PAYMENT of the domain).
CREATE TRIGGER package_seats_suffice BEFORE INSERT ON package_seats
WHEN NEW.kind = 'spent'
BEGIN
  SELECT RAISE(ABORT, 'these seats of a package are gone')
  WHERE (
    SELECT COALESCE(SUM(delta), 0) FROM package_seats WHERE purchase_id = NEW.purchase_id AND pool = NEW.pool
  ) + NEW.delta < 0;

  SELECT RAISE(ABORT, 'this package is void')
  WHERE (SELECT state FROM package_purchases WHERE id = NEW.purchase_id) <> 'bought';

  SELECT RAISE(ABORT, 'this package is not paid')
  WHERE (
    SELECT COALESCE(SUM(delta), 0) FROM package_seats WHERE purchase_id = NEW.purchase_id AND kind <> 'bought'
  ) + NEW.delta < -10
  AND EXISTS (
    SELECT 1 FROM package_purchases
    JOIN booking_balances ON booking_balances.booking_id = package_purchases.booking_id
    WHERE package_purchases.id = NEW.purchase_id
      AND invoiced_cents - credited_cents - paid_cents + returned_cents > 0
  );
END;

-- What covers the seats of a line instead of money: {purchaseId, pool, title, seats}, seats being those that one person takes.
ALTER TABLE booking_lines ADD COLUMN covered TEXT CHECK (json_valid(covered));

-- The ledger follows the story of a booking, whoever tells it: seats are spent when it is booked or waits for its card …
CREATE TRIGGER package_seats_are_spent AFTER INSERT ON booking_events
WHEN NEW.kind IN ('confirmed', 'awaiting_payment')
BEGIN
  INSERT INTO package_seats (purchase_id, pool, kind, delta, booking_id, class_id, at)
  SELECT covered ->> '$.purchaseId', covered ->> '$.pool', 'spent', -quantity * (covered ->> '$.seats'),
    booking_id, class_id, NEW.at
  FROM booking_lines AS line
  WHERE line.booking_id = NEW.booking_id AND line.covered IS NOT NULL AND line.quantity > 0
    AND NOT EXISTS (
      SELECT 1 FROM package_seats
      WHERE package_seats.booking_id = line.booking_id AND package_seats.class_id = line.class_id
      GROUP BY package_seats.class_id
      HAVING SUM(delta) < 0
    );
END;

-- … and come back where nothing became of it.
CREATE TRIGGER package_seats_come_back AFTER INSERT ON booking_events
WHEN NEW.kind IN ('expired', 'payment_withdrawn')
BEGIN
  INSERT INTO package_seats (purchase_id, pool, kind, delta, booking_id, class_id, at)
  SELECT purchase_id, pool, 'given_back', -SUM(delta), booking_id, class_id, NEW.at
  FROM package_seats
  WHERE booking_id = NEW.booking_id
  GROUP BY purchase_id, pool, booking_id, class_id
  HAVING SUM(delta) < 0;
END;
