-- Promo codes (booking rule 11): what a code takes off, for whom, when and how often. Staff make them; nothing else of a code
-- changes than that it ends.
CREATE TABLE promo_codes (
  -- Capitals and digits, whatever was typed; shorter than the code of a package, so that none is taken for the other.
  code TEXT PRIMARY KEY CHECK (length(code) BETWEEN 4 AND 15 AND code NOT GLOB '*[^A-Z0-9]*'),
  -- A share of the price in 1/100,000, or cents off the booking.
  rate INTEGER CHECK (rate BETWEEN 1 AND 100000),
  amount_cents INTEGER CHECK (amount_cents > 0),
  -- The first instant at which it counts, and the first at which it does not any more; NULL where there is none.
  valid_from INTEGER,
  valid_until INTEGER,
  max_uses INTEGER CHECK (max_uses > 0),
  max_uses_of_contact INTEGER CHECK (max_uses_of_contact > 0),
  -- {courses, kinds, classes}: a class that one of them names; NULL for any.
  scope TEXT CHECK (json_valid(scope)),
  -- So many seats of such classes are booked together.
  min_seats INTEGER NOT NULL DEFAULT 1 CHECK (min_seats > 0),
  note TEXT NOT NULL DEFAULT '',
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  ended_by TEXT,
  end_reason TEXT,
  CHECK ((rate IS NULL) <> (amount_cents IS NULL)),
  CHECK (valid_from < valid_until),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL) AND (ended_at IS NULL) = (end_reason IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TRIGGER promo_codes_stay_as_they_are
BEFORE UPDATE OF code, rate, amount_cents, valid_from, valid_until, max_uses, max_uses_of_contact, scope, min_seats
ON promo_codes
BEGIN
  SELECT RAISE(ABORT, 'a promo code is ended, and another one made');
END;

CREATE TRIGGER promo_codes_are_kept BEFORE DELETE ON promo_codes
BEGIN
  SELECT RAISE(ABORT, 'a promo code is never deleted');
END;

-- Who used a code is the contact of the booking. Given back where nothing became of that.
CREATE TABLE promo_code_uses (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL REFERENCES promo_codes (code),
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  -- What it took off when it was booked.
  discount_cents INTEGER NOT NULL CHECK (discount_cents > 0),
  used_at INTEGER NOT NULL,
  given_back_at INTEGER
) STRICT;

CREATE UNIQUE INDEX promo_code_uses_of_booking ON promo_code_uses (booking_id) WHERE given_back_at IS NULL;
CREATE INDEX promo_code_uses_by_code ON promo_code_uses (code) WHERE given_back_at IS NULL;
CREATE INDEX promo_code_uses_by_booking ON promo_code_uses (booking_id);

CREATE TRIGGER promo_code_uses_are_kept BEFORE DELETE ON promo_code_uses
BEGIN
  SELECT RAISE(ABORT, 'a use is given back, and stays written down');
END;

CREATE TRIGGER promo_code_uses_stay BEFORE UPDATE ON promo_code_uses
WHEN OLD.given_back_at IS NOT NULL OR NEW.code <> OLD.code OR NEW.booking_id <> OLD.booking_id
  OR NEW.discount_cents <> OLD.discount_cents OR NEW.used_at <> OLD.used_at
BEGIN
  SELECT RAISE(ABORT, 'a use is given back once, and else stays as it is');
END;

-- A thousand who use the last one at once: the second is refused, with all of its batch. A code that was ended counts for a
-- booking that had used it already and is paid late.
CREATE TRIGGER promo_code_uses_suffice BEFORE INSERT ON promo_code_uses
BEGIN
  SELECT RAISE(ABORT, 'this promo code is used up')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND max_uses <= (
    SELECT COUNT(*) FROM promo_code_uses AS used WHERE used.code = NEW.code AND used.given_back_at IS NULL
  );

  SELECT RAISE(ABORT, 'this contact has used the promo code')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND max_uses_of_contact <= (
    SELECT COUNT(*) FROM bookings AS own
    JOIN bookings AS others ON others.contact_key = own.contact_key
    JOIN promo_code_uses AS used ON used.booking_id = others.id AND used.code = NEW.code AND used.given_back_at IS NULL
    WHERE own.id = NEW.booking_id
  );

  SELECT RAISE(ABORT, 'this promo code was ended')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND ended_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM promo_code_uses AS used WHERE used.booking_id = NEW.booking_id AND used.code = NEW.code);
END;

-- The code that a booking was priced with, and what it takes off each line, before tax: what a line is worth is
-- quantity × unit_cents − discount_cents + kept_cents. That there is such a code is known by its uses: a backup is read back table
-- by table, and a booking may not name one that comes after it.
ALTER TABLE bookings ADD COLUMN promo_code TEXT;
ALTER TABLE booking_lines ADD COLUMN discount_cents INTEGER NOT NULL DEFAULT 0
  CHECK (discount_cents BETWEEN 0 AND quantity * unit_cents);

-- Uses follow the story of a booking, whoever tells it: one is counted when it is booked or waits for its card …
CREATE TRIGGER promo_codes_are_used AFTER INSERT ON booking_events
WHEN NEW.kind IN ('confirmed', 'awaiting_payment')
BEGIN
  INSERT INTO promo_code_uses (code, booking_id, discount_cents, used_at)
  SELECT bookings.promo_code, bookings.id,
    (SELECT SUM(discount_cents) FROM booking_lines WHERE booking_lines.booking_id = bookings.id), NEW.at
  FROM bookings
  WHERE bookings.id = NEW.booking_id AND bookings.promo_code IS NOT NULL
    AND NOT EXISTS (
      SELECT 1 FROM promo_code_uses AS used WHERE used.booking_id = bookings.id AND used.given_back_at IS NULL
    );
END;

-- … and given back where it was not paid, or ended before its buyer was proved.
CREATE TRIGGER promo_codes_come_back AFTER INSERT ON booking_events
WHEN NEW.kind IN ('expired', 'payment_withdrawn', 'cancelled')
BEGIN
  UPDATE promo_code_uses SET given_back_at = NEW.at
  WHERE booking_id = NEW.booking_id AND given_back_at IS NULL
    AND (NEW.kind <> 'cancelled' OR (SELECT proved_at FROM bookings WHERE bookings.id = NEW.booking_id) IS NULL);
END;
