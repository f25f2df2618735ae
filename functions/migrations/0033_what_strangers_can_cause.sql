-- Bounds on what strangers can cause: mails to others, seats and places kept from others (booking rules 36 and 41).

-- Whom a seat's mails went to last, NULL while nobody was told; when its name was changed last, 0 once that was told; how often
-- somebody was told of the seat; and whether the office does the telling, since the booking has mailed as many as it may.
ALTER TABLE participants ADD COLUMN told_email TEXT;
ALTER TABLE participants ADD COLUMN named_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE participants ADD COLUMN tellings INTEGER NOT NULL DEFAULT 0;
ALTER TABLE participants ADD COLUMN office_tells INTEGER NOT NULL DEFAULT 0 CHECK (office_tells IN (0, 1));

UPDATE participants SET told_email = email, tellings = 1
WHERE active = 1 AND email <> '' AND EXISTS (
  SELECT 1 FROM outbox
  WHERE outbox.kind = 'joining_instructions' AND outbox.about = participants.id AND outbox.recipient = participants.email
);

CREATE INDEX participants_named ON participants (named_at) WHERE named_at > 0;

-- Seats that count toward the guarantee of a class: proved, and of one mailbox that has never paid no more than ten at a time, its
-- earliest ones. Whoever is known by a payment, a session or staff counts with all of them.
CREATE VIEW guaranteeing_seats AS
SELECT own.class_id, own.booking_id,
  CASE
    WHEN bookings.proved_by IS NOT 'link' OR EXISTS (
      SELECT 1 FROM bookings AS paid
      JOIN payments ON payments.booking_id = paid.id AND payments.state = 'paid'
      WHERE paid.contact_key = bookings.contact_key
    ) THEN own.quantity
    ELSE MAX(0, MIN(own.quantity, 10 - (
      SELECT COALESCE(SUM(lines.quantity), 0) FROM bookings AS earlier
      JOIN booking_lines AS lines ON lines.booking_id = earlier.id
      WHERE earlier.contact_key = bookings.contact_key AND earlier.state = 'confirmed' AND earlier.proved_by = 'link'
        AND (earlier.proved_at, earlier.rowid, lines.position) < (bookings.proved_at, bookings.rowid, own.position)
    )))
  END AS quantity
FROM booking_lines AS own
JOIN bookings ON bookings.id = own.booking_id
WHERE own.claimed_until_at = 9007199254740991 AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL;

-- Where a party joined from: a keyed digest, gone with the party.
ALTER TABLE waitlist ADD COLUMN from_network TEXT;
