-- What costs others needs proof (booking rule 41), and what is held without it has its bounds (rules 5 and 36).

-- Until when a booking on invoice waits for its buyer's proof; NULL where none is awaited.
ALTER TABLE bookings ADD COLUMN proof_due_at INTEGER;

-- The invoice of a booking that waits: everything printed on it, and the last day on which it may fall due. It has no
-- number until the buyer has proved to be there, so that a booking nobody meant needs no credit note.
ALTER TABLE bookings ADD COLUMN invoice_draft TEXT CHECK (json_valid(invoice_draft));

-- The visitor's cart (digest of the cookie's id), and since when it has held seats without a pause.
ALTER TABLE bookings ADD COLUMN cart TEXT;
ALTER TABLE bookings ADD COLUMN held_since INTEGER;

-- Keyed digests of where an unproved booking came from: gone once it is proved or over.
ALTER TABLE bookings ADD COLUMN from_address TEXT;
ALTER TABLE bookings ADD COLUMN from_network TEXT;

-- The SEQUENCE of the class as its buyer was shown it; NULL where nobody was asked.
ALTER TABLE booking_lines ADD COLUMN seen_sequence INTEGER;

-- One live hold for a cart, whatever the tabs.
CREATE UNIQUE INDEX bookings_one_hold_of_cart ON bookings (cart) WHERE state = 'held' AND cart IS NOT NULL;
CREATE INDEX bookings_by_cart ON bookings (cart, created_at) WHERE cart IS NOT NULL;
CREATE INDEX bookings_awaiting_proof ON bookings (proof_due_at) WHERE proof_due_at IS NOT NULL;
CREATE INDEX bookings_from_address ON bookings (from_address) WHERE from_address IS NOT NULL;
CREATE INDEX bookings_from_network ON bookings (from_network) WHERE from_network IS NOT NULL;
CREATE INDEX bookings_dead ON bookings (hold_expires_at) WHERE state IN ('expired', 'released') AND contact IS NULL;

-- A booking that goes is looked for in the mails, too.
CREATE INDEX outbox_by_booking ON outbox (booking_id) WHERE booking_id IS NOT NULL;

-- Seats that somebody has without proof: held, or booked on invoice. until_at as in seat_claims.
CREATE VIEW unproved_seats AS
SELECT booking_lines.class_id, booking_lines.booking_id, booking_lines.quantity,
  booking_lines.claimed_until_at AS until_at,
  bookings.state, bookings.from_address, bookings.from_network, bookings.contact_key
FROM bookings
JOIN booking_lines ON booking_lines.booking_id = bookings.id
WHERE bookings.proved_at IS NULL AND bookings.state IN ('held', 'awaiting_payment', 'confirmed');
