-- Instants are whole milliseconds since 1970 (UTC), in columns that end in _at. Money is whole cents of the Canadian
-- dollar. Names of languages, states and deliveries are those of src/domain.

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE places (
  id TEXT PRIMARY KEY,
  name_en TEXT NOT NULL,
  name_fr TEXT NOT NULL,
  city_en TEXT NOT NULL,
  city_fr TEXT NOT NULL,
  address TEXT NOT NULL,
  province TEXT NOT NULL CHECK (length(province) = 2)
) STRICT;

-- build_id is the build that last held the row: a course without the current one is no longer offered.
CREATE TABLE courses (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  level INTEGER,
  duration_hours REAL NOT NULL,
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  build_id TEXT NOT NULL
) STRICT;

-- One per language in which a course has a page; id is the page's slug.
CREATE TABLE course_entries (
  course_id TEXT NOT NULL REFERENCES courses (id),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  id TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  certificate_text TEXT NOT NULL,
  build_id TEXT NOT NULL,
  PRIMARY KEY (course_id, language)
) STRICT;

CREATE INDEX course_entries_by_id ON course_entries (id);

-- 'finished' is not stored: the clock says it. A class is never deleted, since bookings name it.
CREATE TABLE classes (
  id TEXT PRIMARY KEY,
  course_id TEXT NOT NULL REFERENCES courses (id),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  delivery TEXT NOT NULL CHECK (delivery IN ('online', 'in-person')),
  place_id TEXT REFERENCES places (id),
  time_zone TEXT NOT NULL,
  sessions TEXT NOT NULL CHECK (json_valid(sessions)),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  capacity INTEGER NOT NULL CHECK (capacity >= 0),
  minimum INTEGER NOT NULL CHECK (minimum >= 0),
  sales_end_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('tentative', 'confirmed', 'cancelled', 'withdrawn')),
  -- How often its sessions or place have changed: SEQUENCE of its calendar entries.
  sequence INTEGER NOT NULL DEFAULT 0 CHECK (sequence >= 0),
  build_id TEXT NOT NULL,
  CHECK ((delivery = 'in-person') = (place_id IS NOT NULL))
) STRICT;

CREATE INDEX classes_by_course ON classes (course_id, starts_at);

CREATE TABLE bookings (
  id TEXT PRIMARY KEY,
  -- What its buyer knows it by; whoever has it may read the booking, so it stays out of logs.
  reference TEXT NOT NULL UNIQUE CHECK (length(reference) >= 22),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  state TEXT NOT NULL CHECK (
    state IN ('held', 'awaiting_payment', 'confirmed', 'expired', 'released', 'cancelled', 'transferred')
  ),
  created_at INTEGER NOT NULL,
  hold_expires_at INTEGER NOT NULL,
  extensions INTEGER NOT NULL DEFAULT 0 CHECK (extensions BETWEEN 0 AND 1),
  confirmed_at INTEGER,
  contact TEXT CHECK (json_valid(contact)),
  billing TEXT CHECK (json_valid(billing)),
  payment_method TEXT CHECK (payment_method IN ('invoice')),
  purchase_order TEXT NOT NULL DEFAULT '',
  budget_code TEXT NOT NULL DEFAULT '',
  taxes TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(taxes)),
  subtotal_cents INTEGER CHECK (subtotal_cents >= 0),
  total_cents INTEGER CHECK (total_cents >= subtotal_cents),
  -- The policy as it stood at booking.
  cancellation TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(cancellation)),
  CHECK (
    state IN ('held', 'expired', 'released')
    OR (
      contact IS NOT NULL
      AND billing IS NOT NULL
      AND payment_method IS NOT NULL
      AND total_cents IS NOT NULL
      AND confirmed_at IS NOT NULL
    )
  )
) STRICT;

CREATE INDEX bookings_held ON bookings (hold_expires_at) WHERE state = 'held';

CREATE TRIGGER bookings_are_kept BEFORE DELETE ON bookings
BEGIN
  SELECT RAISE(ABORT, 'a booking is never deleted');
END;

-- seats_left_after is worked out by the statement that takes the seats: a negative one refuses the whole batch.
CREATE TABLE booking_lines (
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  class_id TEXT NOT NULL REFERENCES classes (id),
  position INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 10),
  unit_cents INTEGER NOT NULL CHECK (unit_cents >= 0),
  seats_left_after INTEGER NOT NULL CHECK (seats_left_after >= 0),
  PRIMARY KEY (booking_id, class_id)
) STRICT;

CREATE INDEX booking_lines_by_class ON booking_lines (class_id, booking_id);

-- Seats that are taken until an instant: for good by a booking, until its end by a hold (booking rule 1).
CREATE VIEW seat_claims AS
SELECT
  booking_lines.class_id,
  booking_lines.booking_id,
  booking_lines.quantity,
  bookings.state,
  CASE bookings.state WHEN 'held' THEN bookings.hold_expires_at ELSE 9007199254740991 END AS until_at
FROM booking_lines
JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE bookings.state IN ('held', 'awaiting_payment', 'confirmed');

-- A class with its course, place and pages, as the answers need it.
CREATE VIEW class_details AS
SELECT
  classes.*,
  courses.code AS course_code,
  en.id AS entry_en,
  en.title AS title_en,
  en.certificate_text AS certificate_en,
  fr.id AS entry_fr,
  fr.title AS title_fr,
  fr.certificate_text AS certificate_fr,
  places.name_en AS place_name_en,
  places.name_fr AS place_name_fr,
  places.city_en AS place_city_en,
  places.city_fr AS place_city_fr,
  places.address AS place_address,
  places.province AS place_province
FROM classes
JOIN courses ON courses.id = classes.course_id
LEFT JOIN course_entries AS en ON en.course_id = courses.id AND en.language = 'en'
LEFT JOIN course_entries AS fr ON fr.course_id = courses.id AND fr.language = 'fr'
LEFT JOIN places ON places.id = classes.place_id;

-- One per seat of a booking; name and e-mail may be given later. active falls to 0 when the seat is given back.
CREATE TABLE participants (
  id TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL,
  class_id TEXT NOT NULL,
  seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 10),
  first_name TEXT NOT NULL DEFAULT '',
  last_name TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  email_key TEXT,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  UNIQUE (booking_id, class_id, seat),
  FOREIGN KEY (booking_id, class_id) REFERENCES booking_lines (booking_id, class_id),
  CHECK ((email = '') = (email_key IS NULL))
) STRICT;

-- One person, one seat in a class (booking rule 9).
CREATE UNIQUE INDEX participants_once_per_class ON participants (class_id, email_key) WHERE active = 1;

-- document is everything printed on it, as it was: an invoice never changes (booking rule 21).
CREATE TABLE invoices (
  number TEXT PRIMARY KEY,
  year INTEGER NOT NULL,
  sequence INTEGER NOT NULL CHECK (sequence > 0),
  booking_id TEXT NOT NULL UNIQUE REFERENCES bookings (id),
  issued_on TEXT NOT NULL,
  due_on TEXT NOT NULL CHECK (due_on > issued_on),
  total_cents INTEGER NOT NULL,
  document TEXT NOT NULL CHECK (json_valid(document)),
  created_at INTEGER NOT NULL,
  UNIQUE (year, sequence)
) STRICT;

CREATE TRIGGER invoices_are_kept BEFORE DELETE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'an invoice is never deleted');
END;

CREATE TRIGGER invoices_do_not_change BEFORE UPDATE ON invoices
BEGIN
  SELECT RAISE(ABORT, 'an invoice never changes');
END;

-- What was answered to a call that moved seats, written with the work itself. booking_id is NULL, and the batch
-- refused, where the booking is not in the state that the work needs.
CREATE TABLE idempotency_keys (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT;

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

-- Mails to be sent. about names what the mail is of (a booking, a participant): one per (kind, about, version,
-- recipient). message is what is sent, fixed before the first attempt, so that every attempt sends the same.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  recipient TEXT NOT NULL,
  booking_id TEXT REFERENCES bookings (id),
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

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state = 'pending';

-- The mailbox of a machine that sends no mail; only written with MODE=local.
CREATE TABLE local_mail (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  message TEXT NOT NULL CHECK (json_valid(message))
) STRICT;
