-- The browser in which a booking was proved by the link of a mail or a session, as the digest of its cart: from then on the
-- reference opens it there alone, since somebody else may have booked in the contact's name (booking rule 41). NULL where
-- nothing was proved that way; empty where it is not known which browser it was.
ALTER TABLE bookings ADD COLUMN proved_in TEXT;

UPDATE bookings SET proved_in = ''
WHERE proved_by IN ('link', 'session')
  AND EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = bookings.id);

-- Who let an offer of a class go to its end, or to its last hour, waits behind everybody who did not (booking rule 29), and so do
-- parties of the network that it came from: late is 1 for them.
CREATE VIEW waiting_turns AS
SELECT waitlist.id AS id, waitlist.class_id AS class_id, waitlist.quantity AS quantity, waitlist.joined_at AS joined_at,
  waitlist.rowid AS came,
  EXISTS (
    SELECT 1 FROM waitlist AS gone
    WHERE gone.class_id = waitlist.class_id
      AND gone.offer_id IS NOT NULL
      AND (gone.state = 'lapsed' OR (gone.state = 'left' AND gone.ended_at > gone.offer_ends_at - 3600000))
      AND (gone.email_key = waitlist.email_key OR gone.from_network = waitlist.from_network)
  ) AS late
FROM waitlist
WHERE waitlist.state = 'waiting' AND waitlist.proved_at IS NOT NULL;

CREATE INDEX waitlist_by_class ON waitlist (class_id, email_key);

-- In place of the view of before, with its columns: what is free is kept from the public for those alone who let nothing go.
DROP VIEW waiting_parties;

CREATE VIEW waiting_parties AS
SELECT class_id, quantity FROM waiting_turns WHERE late = 0;
