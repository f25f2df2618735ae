-- Statements that the office sent by mail, with what each said: the open invoices of a client, or of an organisation, on a day. The recipient is
-- the contact of a booking of theirs. Until leaves_at it can be taken back: whoever is late is refused by the CHECK.
CREATE TABLE statement_mails (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL CHECK (owner IN ('client', 'organisation')),
  -- From whose statement it was sent.
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  -- Whose contact it went to.
  recipient_booking_id TEXT NOT NULL REFERENCES bookings (id),
  recipient TEXT NOT NULL,
  recipient_key TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  note TEXT NOT NULL,
  content TEXT NOT NULL CHECK (json_valid(content)),
  account_id INTEGER NOT NULL,
  -- `2026-12-04`, by the office's clock.
  sent_on TEXT NOT NULL,
  at INTEGER NOT NULL,
  leaves_at INTEGER NOT NULL,
  undone_at INTEGER CHECK (undone_at > 0)
) STRICT;

CREATE INDEX statement_mails_by_booking ON statement_mails (booking_id);

-- One a day, but for those that were taken back.
CREATE UNIQUE INDEX statement_mails_once_a_day ON statement_mails (recipient_key, owner, sent_on) WHERE undone_at IS NULL;
CREATE INDEX statement_mails_by_recipient ON statement_mails (recipient_key);
