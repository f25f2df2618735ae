-- Who waits for seats of a full class, in the order in which they came (booking rule 29). An offer is a hold of its own, so
-- nobody else gets the seats meanwhile; token is the digest of what the links of a party's mails hold.
CREATE TABLE waitlist (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE CHECK (length(token) = 64),
  class_id TEXT NOT NULL REFERENCES classes (id),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  first_name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 10),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'offered', 'booked', 'lapsed', 'left', 'closed')),
  joined_at INTEGER NOT NULL,
  -- When the link of the first mail was opened: until then nothing is kept from others (booking rule 41).
  proved_at INTEGER,
  -- The hold that an offer is; until when it stands.
  offer_id TEXT REFERENCES bookings (id) ON DELETE SET NULL,
  offer_ends_at INTEGER,
  ended_at INTEGER,
  CHECK (state <> 'offered' OR (offer_id IS NOT NULL AND offer_ends_at IS NOT NULL))
) STRICT;

-- Joining twice changes nothing.
CREATE UNIQUE INDEX waitlist_once ON waitlist (class_id, email_key) WHERE state IN ('waiting', 'offered');
CREATE INDEX waitlist_queue ON waitlist (class_id, quantity, joined_at) WHERE state = 'waiting' AND proved_at IS NOT NULL;
CREATE INDEX waitlist_offers ON waitlist (offer_id) WHERE state = 'offered';
CREATE INDEX waitlist_by_age ON waitlist (ended_at) WHERE ended_at IS NOT NULL;

-- Who waits for a class, and may be offered seats: while the smallest of them would fit, what is free is not for the public.
CREATE VIEW waiting_parties AS
SELECT class_id, quantity FROM waitlist WHERE state = 'waiting' AND proved_at IS NOT NULL;
