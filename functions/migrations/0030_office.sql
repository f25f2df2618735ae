-- Who of the accounts runs the classes, and as what; an owner says who does.
CREATE TABLE staff (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('staff', 'owner')),
  since_at INTEGER NOT NULL
) STRICT;

-- What a phone makes codes of (RFC 6238), sealed under the worker's secret. It counts from confirmed_at on; each step opens once.
CREATE TABLE second_factors (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  last_step INTEGER NOT NULL DEFAULT 0
) STRICT;

-- For a lost phone: digests of codes, each of which opens once.
CREATE TABLE recovery_codes (
  code TEXT PRIMARY KEY CHECK (length(code) = 64),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  used_at INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX recovery_codes_by_account ON recovery_codes (account_id);

-- When the office was last used in this session, after the second factor; and until when money may be moved.
ALTER TABLE sessions ADD COLUMN office_seen_at INTEGER;
ALTER TABLE sessions ADD COLUMN sudo_until_at INTEGER;

-- Every act of the office and every reading of somebody's file. before and after hold states, sums, dates and ids.
CREATE TABLE office_acts (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  account_id INTEGER NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('trainer', 'staff', 'owner')),
  act TEXT NOT NULL,
  subject TEXT NOT NULL,
  subject_id TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  before TEXT CHECK (json_valid(before)),
  after TEXT CHECK (json_valid(after)),
  request_id TEXT NOT NULL
) STRICT;

CREATE INDEX office_acts_by_subject ON office_acts (subject, subject_id, id);
CREATE INDEX office_acts_by_account ON office_acts (account_id, id);
CREATE INDEX office_acts_by_time ON office_acts (at);

CREATE TRIGGER office_acts_do_not_change BEFORE UPDATE ON office_acts
BEGIN
  SELECT RAISE(ABORT, 'what was done never changes');
END;

-- Six years after the end of its year it goes, as TAX of functions/platform/stored.ts has it.
CREATE TRIGGER office_acts_are_kept BEFORE DELETE ON office_acts
WHEN OLD.at >= unixepoch('now', 'start of year', '-6 years') * 1000
BEGIN
  SELECT RAISE(ABORT, 'what was done is kept');
END;

-- What the office looks bookings up by: the words of who booked, of who sits there and of their papers, without accents, hyphens and
-- capitals. Rows are written when somebody looks or the clock runs, of the bookings that changed since.
CREATE TABLE booking_terms (
  term TEXT NOT NULL,
  booking_id TEXT NOT NULL REFERENCES bookings (id) ON DELETE CASCADE,
  PRIMARY KEY (term, booking_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX booking_terms_by_booking ON booking_terms (booking_id);

CREATE TABLE bookings_to_read (
  booking_id TEXT PRIMARY KEY REFERENCES bookings (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

INSERT INTO bookings_to_read (booking_id) SELECT id FROM bookings WHERE contact IS NOT NULL;

CREATE TRIGGER bookings_are_read AFTER UPDATE OF contact, number, purchase_order, budget_code ON bookings
BEGIN
  INSERT INTO bookings_to_read (booking_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER new_bookings_are_read AFTER INSERT ON bookings WHEN NEW.contact IS NOT NULL
BEGIN
  INSERT INTO bookings_to_read (booking_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER participants_are_read AFTER UPDATE OF first_name, last_name, email ON participants
BEGIN
  INSERT INTO bookings_to_read (booking_id) VALUES (NEW.booking_id) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER new_participants_are_read AFTER INSERT ON participants WHEN NEW.last_name <> '' OR NEW.email <> ''
BEGIN
  INSERT INTO bookings_to_read (booking_id) VALUES (NEW.booking_id) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER invoices_are_read AFTER INSERT ON invoices
BEGIN
  INSERT INTO bookings_to_read (booking_id) VALUES (NEW.booking_id) ON CONFLICT DO NOTHING;
END;

CREATE INDEX bookings_with_contact ON bookings (created_at, id) WHERE contact IS NOT NULL;

-- What the office writes beside a booking, for itself.
CREATE TABLE booking_notes (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  account_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX booking_notes_by_booking ON booking_notes (booking_id, created_at);

-- Whoever leaves the office, leaves without a phone that opens it.
CREATE TRIGGER staff_leave_their_phone AFTER DELETE ON staff
BEGIN
  DELETE FROM second_factors WHERE account_id = OLD.account_id;
  DELETE FROM recovery_codes WHERE account_id = OLD.account_id;
END;
