-- Whether its contact had shown to read that address before a booking was made: who pays by card shows to have a card.
ALTER TABLE bookings ADD COLUMN contact_known INTEGER NOT NULL DEFAULT 0 CHECK (contact_known IN (0, 1));
