-- What an account may do beyond seeing its own classes: trainers report on the classes they have given.
ALTER TABLE accounts ADD COLUMN role TEXT NOT NULL DEFAULT 'client' CHECK (role IN ('client', 'trainer'));

-- Whose booking it is, as emailKey() has it for every address in ASCII; another one finds none.
ALTER TABLE bookings ADD COLUMN contact_key TEXT GENERATED ALWAYS AS (lower(trim(contact ->> '$.email'))) VIRTUAL;

CREATE INDEX bookings_by_contact ON bookings (contact_key);
CREATE INDEX participants_by_email ON participants (email_key) WHERE active = 1;

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
JOIN booking_lines ON booking_lines.booking_id = bookings.id;

-- What staff add to a class: where to join, what to read, what was recorded. A recording is an address, or the name of
-- a file below /private/recordings/, which only its own class is handed.
CREATE TABLE class_links (
  id TEXT PRIMARY KEY,
  class_id TEXT NOT NULL REFERENCES classes (id),
  kind TEXT NOT NULL CHECK (kind IN ('join', 'material', 'recording')),
  title TEXT NOT NULL,
  url TEXT NOT NULL CHECK (url LIKE 'https://_%' OR (kind = 'recording' AND url LIKE '/private/recordings/_%')),
  created_at INTEGER NOT NULL,
  UNIQUE (class_id, kind, url)
) STRICT;
