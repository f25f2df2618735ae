-- A booking is paid by card too, changed, moved and given back. The tables that name bookings are made anew, children
-- first, since a CHECK cannot be altered: every row stays as it is.

DROP VIEW account_classes;
DROP VIEW seat_claims;

CREATE TABLE new_bookings (
  id TEXT PRIMARY KEY,
  -- What its buyer knows it by; whoever has it may read the booking, so it stays out of logs.
  reference TEXT NOT NULL UNIQUE CHECK (length(reference) >= 22),
  -- What it is called on the telephone and in mails, from the moment it is booked: opens nothing.
  number TEXT UNIQUE,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  state TEXT NOT NULL CHECK (
    state IN ('held', 'awaiting_payment', 'confirmed', 'expired', 'released', 'cancelled', 'transferred')
  ),
  -- Counts its changes: a change is written for the revision that it was worked out from, or not at all.
  revision INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  hold_expires_at INTEGER NOT NULL,
  extensions INTEGER NOT NULL DEFAULT 0 CHECK (extensions BETWEEN 0 AND 1),
  confirmed_at INTEGER,
  contact TEXT CHECK (json_valid(contact)),
  contact_key TEXT GENERATED ALWAYS AS (lower(trim(contact ->> '$.email'))) VIRTUAL,
  billing TEXT CHECK (json_valid(billing)),
  payment_method TEXT CHECK (payment_method IN ('invoice', 'card')),
  purchase_order TEXT NOT NULL DEFAULT '',
  budget_code TEXT NOT NULL DEFAULT '',
  taxes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(taxes)),
  subtotal_cents INTEGER CHECK (subtotal_cents >= 0),
  total_cents INTEGER CHECK (total_cents >= subtotal_cents),
  -- The policy as it stood at booking.
  cancellation TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cancellation)),
  -- What was accepted: version and language of the terms, and when. NULL in bookings from before they were asked for.
  terms TEXT CHECK (json_valid(terms)),
  -- When and by what the buyer proved to be there (booking rule 41).
  proved_at INTEGER,
  proved_by TEXT CHECK (proved_by IN ('link', 'card', 'session', 'staff')),
  CHECK ((proved_at IS NULL) = (proved_by IS NULL)),
  CHECK (
    state IN ('held', 'expired', 'released')
    OR (
      contact IS NOT NULL
      AND billing IS NOT NULL
      AND payment_method IS NOT NULL
      AND total_cents IS NOT NULL
      AND (confirmed_at IS NOT NULL OR state = 'awaiting_payment')
    )
  )
) STRICT;

INSERT INTO new_bookings
  (id, reference, language, state, created_at, hold_expires_at, extensions, confirmed_at, contact, billing,
   payment_method, purchase_order, budget_code, taxes, subtotal_cents, total_cents, cancellation)
SELECT id, reference, language, state, created_at, hold_expires_at, extensions, confirmed_at, contact, billing,
  payment_method, purchase_order, budget_code, taxes, subtotal_cents, total_cents, cancellation
FROM bookings;

-- Whoever booked before this was asked for has been trusted since.
UPDATE new_bookings SET proved_at = confirmed_at, proved_by = 'staff' WHERE state = 'confirmed';

-- seats_left_after is worked out by the statement that takes the seats: a negative one refuses the whole batch.
-- claimed_until_at follows the state of the booking by triggers: until then nobody else gets the seats.
CREATE TABLE new_booking_lines (
  booking_id TEXT NOT NULL REFERENCES new_bookings (id) ON DELETE CASCADE,
  class_id TEXT NOT NULL REFERENCES classes (id),
  position INTEGER NOT NULL,
  -- 0 where all of its seats were given back.
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 0 AND 10),
  unit_cents INTEGER NOT NULL CHECK (unit_cents >= 0),
  seats_left_after INTEGER NOT NULL CHECK (seats_left_after >= 0),
  claimed_until_at INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (booking_id, class_id)
) STRICT;

INSERT INTO new_booking_lines
  (booking_id, class_id, position, quantity, unit_cents, seats_left_after, claimed_until_at)
SELECT booking_lines.booking_id, booking_lines.class_id, booking_lines.position, booking_lines.quantity,
  booking_lines.unit_cents, booking_lines.seats_left_after,
  CASE bookings.state
    WHEN 'held' THEN bookings.hold_expires_at
    WHEN 'awaiting_payment' THEN 9007199254740991
    WHEN 'confirmed' THEN 9007199254740991
    ELSE 0
  END
FROM booking_lines
JOIN bookings ON bookings.id = booking_lines.booking_id;

-- One per seat of a booking; name and e-mail may be given later. active falls to 0 when the seat is given back.
CREATE TABLE new_participants (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL,
  class_id TEXT NOT NULL,
  seat INTEGER NOT NULL CHECK (seat >= 1),
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  email_key TEXT,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  -- Whether the trainer missed somebody, written here when the report that says so is deleted: the certificate depends
  -- on it for as long as the booking is kept.
  absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1)),
  -- To another date of the course (booking rule 27).
  moves INTEGER NOT NULL DEFAULT 0 CHECK (moves BETWEEN 0 AND 2),
  UNIQUE (booking_id, class_id, seat),
  FOREIGN KEY (booking_id, class_id) REFERENCES new_booking_lines (booking_id, class_id),
  CHECK ((email = '') = (email_key IS NULL))
) STRICT;

INSERT INTO new_participants
  (id, booking_id, class_id, seat, first_name, last_name, email, email_key, active, absent)
SELECT id, booking_id, class_id, seat, first_name, last_name, email, email_key, active, absent FROM participants;

CREATE TABLE new_attendance (
  report_id TEXT NOT NULL REFERENCES trainer_reports (id),
  participant_id TEXT NOT NULL REFERENCES new_participants (id),
  state TEXT NOT NULL CHECK (state IN ('present', 'partly', 'absent')),
  PRIMARY KEY (report_id, participant_id)
) STRICT, WITHOUT ROWID;

INSERT INTO new_attendance (report_id, participant_id, state) SELECT report_id, participant_id, state FROM attendance;

-- document is everything printed on it, as it was: an invoice never changes (booking rule 21). A booking has one, and one
-- more for each change that costs more. What was paid by card before it was issued is due that day.
CREATE TABLE new_invoices (
  number TEXT PRIMARY KEY,
  year INTEGER NOT NULL,
  sequence INTEGER NOT NULL CHECK (sequence > 0),
  booking_id TEXT NOT NULL REFERENCES new_bookings (id),
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL CHECK (due_on >= issued_on),
  total_cents INTEGER NOT NULL CHECK (total_cents >= 0),
  document TEXT NOT NULL CHECK (json_valid(document)),
  created_at INTEGER NOT NULL,
  UNIQUE (year, sequence)
) STRICT;

INSERT INTO new_invoices (number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at)
SELECT number, year, sequence, booking_id, issued_on, due_on, total_cents, document, created_at FROM invoices;

-- about names what the work was done to, and is NULL, and the batch refused, where that is not in the state that the
-- work needs.
CREATE TABLE new_idempotency_keys (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  about TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT;

INSERT INTO new_idempotency_keys (scope, key, fingerprint, about, status, answer, created_at)
SELECT scope, key, fingerprint, COALESCE(booking_id, account_id), status, answer, created_at FROM idempotency_keys;

CREATE TABLE new_outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  recipient TEXT NOT NULL,
  booking_id TEXT REFERENCES new_bookings (id),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  lease TEXT,
  leased_until_at INTEGER NOT NULL DEFAULT 0,
  message TEXT CHECK (json_valid(message)),
  last_error TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  UNIQUE (kind, about, version, recipient)
) STRICT;

INSERT INTO new_outbox
  (id, kind, about, version, recipient, booking_id, state, attempts, next_attempt_at, lease, leased_until_at, message,
   last_error, created_at, sent_at)
SELECT id, kind, about, version, recipient, booking_id, state, attempts, next_attempt_at, lease, leased_until_at, message,
  last_error, created_at, sent_at
FROM outbox;

DROP TABLE attendance;
DROP TABLE participants;
DROP TABLE booking_lines;
DROP TABLE invoices;
DROP TABLE idempotency_keys;
DROP TABLE outbox;
DROP TABLE bookings;

ALTER TABLE new_bookings RENAME TO bookings;
ALTER TABLE new_booking_lines RENAME TO booking_lines;
ALTER TABLE new_participants RENAME TO participants;
ALTER TABLE new_attendance RENAME TO attendance;
ALTER TABLE new_invoices RENAME TO invoices;
ALTER TABLE new_idempotency_keys RENAME TO idempotency_keys;
ALTER TABLE new_outbox RENAME TO outbox;

CREATE INDEX bookings_held ON bookings (hold_expires_at) WHERE state IN ('held', 'awaiting_payment');
CREATE INDEX bookings_by_contact ON bookings (contact_key);
CREATE INDEX invoices_by_booking ON invoices (booking_id);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';
CREATE INDEX participants_by_email ON participants (email_key) WHERE active = 1;
CREATE INDEX attendance_by_participant ON attendance (participant_id);

-- One person, one seat in a class (booking rule 9).
CREATE UNIQUE INDEX participants_once_per_class ON participants (class_id, email_key) WHERE active = 1;

-- Counting the seats of a class reads its live claims and no dead hold.
CREATE INDEX booking_lines_by_class ON booking_lines (class_id, claimed_until_at, quantity, booking_id);

CREATE TRIGGER booking_lines_claim AFTER INSERT ON booking_lines
BEGIN
  UPDATE booking_lines SET claimed_until_at = (
    SELECT CASE state
      WHEN 'held' THEN hold_expires_at
      WHEN 'awaiting_payment' THEN 9007199254740991
      WHEN 'confirmed' THEN 9007199254740991
      ELSE 0
    END
    FROM bookings WHERE bookings.id = NEW.booking_id
  )
  WHERE booking_id = NEW.booking_id AND class_id = NEW.class_id;
END;

CREATE TRIGGER bookings_claim AFTER UPDATE OF state, hold_expires_at ON bookings
BEGIN
  UPDATE booking_lines SET claimed_until_at = CASE NEW.state
    WHEN 'held' THEN NEW.hold_expires_at
    WHEN 'awaiting_payment' THEN 9007199254740991
    WHEN 'confirmed' THEN 9007199254740991
    ELSE 0
  END
  WHERE booking_id = NEW.id;
END;

-- A hold that came to nothing goes after a while; what was once booked, or may have been paid, never.
CREATE TRIGGER bookings_are_kept BEFORE DELETE ON bookings
WHEN OLD.state NOT IN ('held', 'expired', 'released') OR OLD.contact IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'a booking is never deleted');
END;

CREATE TRIGGER invoices_are_kept BEFORE DELETE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'an invoice is never deleted');
END;

CREATE TRIGGER invoices_do_not_change BEFORE UPDATE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'an invoice never changes');
END;

-- What has happened to a booking, in its order: rows answer how it is now, events how it came to be. Written with the
-- change itself; who is a role, and for staff the account.
CREATE TABLE booking_events (
  id INTEGER PRIMARY KEY,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  kind TEXT NOT NULL,
  at INTEGER NOT NULL,
  who TEXT NOT NULL CHECK (who IN ('buyer', 'participant', 'coordinator', 'trainer', 'staff', 'owner', 'clock', 'card')),
  account_id INTEGER,
  reason TEXT NOT NULL DEFAULT '',
  detail TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(detail))
) STRICT;

CREATE INDEX booking_events_by_booking ON booking_events (booking_id, id);

CREATE TRIGGER booking_events_are_kept BEFORE DELETE ON booking_events
BEGIN
  SELECT RAISE(ABORT, 'what happened is never deleted');
END;

CREATE TRIGGER booking_events_do_not_change BEFORE UPDATE ON booking_events
BEGIN
  SELECT RAISE(ABORT, 'what happened never changes');
END;

-- Seats that are taken until an instant: for good by a booking, until its end by a hold (booking rule 1). Seats offered
-- to somebody who waited are held for them, too.
CREATE VIEW seat_claims AS
SELECT class_id, booking_id, quantity, claimed_until_at AS until_at FROM booking_lines;

-- Seats that are booked, and whether by somebody who proved to be there (booking rule 41).
CREATE VIEW booked_seats AS
SELECT booking_lines.class_id, booking_lines.booking_id, booking_lines.quantity,
  bookings.proved_at IS NOT NULL AS proved
FROM booking_lines
JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE booking_lines.claimed_until_at = 9007199254740991 AND bookings.state = 'confirmed';

-- The classes that an account has a seat in, or has booked seats in. Its e-mail is proven: the password came there.
CREATE VIEW account_classes AS
SELECT accounts.id AS account_id, participants.class_id
FROM accounts
JOIN participants ON participants.email_key = accounts.email_key AND participants.active = 1
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
UNION
SELECT accounts.id, booking_lines.class_id
FROM accounts
JOIN bookings ON bookings.contact_key = accounts.email_key AND bookings.state = 'confirmed'
JOIN booking_lines ON booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0;
