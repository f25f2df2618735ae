-- Quotes of the office. What was accepted becomes a booking (its seats) and an order (all else), which are as any others are; what a
-- quote said stays as it was accepted. Its number has no gaps, as that of an invoice.
CREATE TABLE quotes (
  id TEXT PRIMARY KEY,
  number TEXT NOT NULL UNIQUE,
  year INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  -- SHA-256 of the token of the links in the contact's mails.
  token TEXT NOT NULL UNIQUE CHECK (length(token) = 64),
  state TEXT NOT NULL CHECK (state IN ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  -- revision counts every change, version those of what the client reads.
  revision INTEGER NOT NULL,
  version INTEGER NOT NULL,
  entry_id TEXT,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  contact TEXT NOT NULL CHECK (json_valid(contact)),
  contact_key TEXT GENERATED ALWAYS AS (lower(trim(contact ->> '$.email'))) VIRTUAL,
  country TEXT NOT NULL,
  province TEXT,
  lines TEXT NOT NULL CHECK (json_valid(lines)),
  reduction TEXT CHECK (json_valid(reduction)),
  note TEXT NOT NULL,
  -- A day without a time: the last one on which it can be accepted.
  valid_until TEXT NOT NULL,
  -- What its client reads, as it was last sent (JSON): for ever, whatever becomes of classes and rates.
  sheet TEXT CHECK (json_valid(sheet)),
  -- Of the lines as they were last written, for lists.
  total_cents INTEGER NOT NULL CHECK (total_cents >= 0),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  sent_at INTEGER,
  decided_at INTEGER,
  accepted_by TEXT NOT NULL DEFAULT '',
  words TEXT NOT NULL DEFAULT '',
  -- The seats that are held while it is accepted; a hold that is gone is of no matter.
  hold_reference TEXT,
  booking_id TEXT REFERENCES bookings (id),
  order_id TEXT REFERENCES bookings (id),
  UNIQUE (year, sequence),
  CHECK (sheet IS NOT NULL OR state IN ('draft', 'withdrawn')),
  CHECK ((state = 'accepted') = (booking_id IS NOT NULL OR order_id IS NOT NULL))
) STRICT;

CREATE INDEX quotes_by_contact ON quotes (contact_key);
CREATE INDEX quotes_by_time ON quotes (created_at, id);
CREATE UNIQUE INDEX quotes_by_booking ON quotes (booking_id) WHERE booking_id IS NOT NULL;
CREATE UNIQUE INDEX quotes_by_order ON quotes (order_id) WHERE order_id IS NOT NULL;

CREATE TRIGGER accepted_quotes_are_kept BEFORE DELETE ON quotes
WHEN OLD.state = 'accepted'
BEGIN
  SELECT RAISE(ABORT, 'what was accepted is never deleted');
END;

-- The quote at whose prices a booking was made: what is between them and the list stands on its lines as a discount, as a code's does.
ALTER TABLE bookings ADD COLUMN quote_number TEXT;
