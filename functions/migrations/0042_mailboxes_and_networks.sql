-- What one mailbox and one network may have, whatever its addresses are spelt like (booking rules 36 and 41).

-- The mailbox that a contact's address is of, as mailboxKey of src/domain/fields.ts: without what follows a +, and for Gmail
-- without dots. Caps count by it; contact_key stays for whose a booking is.
ALTER TABLE bookings ADD COLUMN mailbox_key TEXT GENERATED ALWAYS AS (
  CASE WHEN substr(contact_key, instr(contact_key, '@')) IN ('@gmail.com', '@googlemail.com')
    THEN replace(substr(contact_key, 1, CASE WHEN instr(contact_key, '+') BETWEEN 2 AND instr(contact_key, '@')
      THEN instr(contact_key, '+') ELSE instr(contact_key, '@') END - 1), '.', '') || '@gmail.com'
    ELSE substr(contact_key, 1, CASE WHEN instr(contact_key, '+') BETWEEN 2 AND instr(contact_key, '@')
      THEN instr(contact_key, '+') ELSE instr(contact_key, '@') END - 1) || substr(contact_key, instr(contact_key, '@'))
  END
) VIRTUAL;

CREATE INDEX bookings_by_mailbox ON bookings (mailbox_key);

-- In place of the views of before, with their columns.
DROP VIEW unproved_seats;

CREATE VIEW unproved_seats AS
SELECT booking_lines.class_id, booking_lines.booking_id, booking_lines.quantity,
  booking_lines.claimed_until_at AS until_at,
  bookings.state, bookings.from_address, bookings.from_network, bookings.contact_key, bookings.mailbox_key
FROM bookings
JOIN booking_lines ON booking_lines.booking_id = bookings.id
WHERE bookings.proved_at IS NULL AND bookings.state IN ('held', 'awaiting_payment', 'confirmed');

DROP VIEW guaranteeing_seats;

CREATE VIEW guaranteeing_seats AS
SELECT own.class_id, own.booking_id,
  CASE
    WHEN bookings.proved_by IS NOT 'link' OR EXISTS (
      SELECT 1 FROM bookings AS paid
      JOIN payments ON payments.booking_id = paid.id AND payments.state = 'paid'
      WHERE paid.mailbox_key = bookings.mailbox_key
    ) THEN own.quantity
    ELSE MAX(0, MIN(own.quantity, 10 - (
      SELECT COALESCE(SUM(lines.quantity), 0) FROM bookings AS earlier
      JOIN booking_lines AS lines ON lines.booking_id = earlier.id
      WHERE earlier.mailbox_key = bookings.mailbox_key AND earlier.state = 'confirmed' AND earlier.proved_by = 'link'
        AND (earlier.proved_at, earlier.rowid, lines.position) < (bookings.proved_at, bookings.rowid, own.position)
    )))
  END AS quantity
FROM booking_lines AS own
JOIN bookings ON bookings.id = own.booking_id
WHERE own.claimed_until_at = 9007199254740991 AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL;

-- Where a registration came from, as a keyed digest, and whose mailbox it is: one of them has few places of an event. What is proved
-- beyond that takes no places, and waits for the office (for_office).
ALTER TABLE unproved_registrations ADD COLUMN from_network TEXT;
ALTER TABLE enquiries ADD COLUMN from_network TEXT;
ALTER TABLE enquiries ADD COLUMN for_office INTEGER NOT NULL DEFAULT 0 CHECK (for_office IN (0, 1));
ALTER TABLE unproved_registrations ADD COLUMN mailbox_key TEXT GENERATED ALWAYS AS (
  CASE WHEN substr(email_key, instr(email_key, '@')) IN ('@gmail.com', '@googlemail.com')
    THEN replace(substr(email_key, 1, CASE WHEN instr(email_key, '+') BETWEEN 2 AND instr(email_key, '@')
      THEN instr(email_key, '+') ELSE instr(email_key, '@') END - 1), '.', '') || '@gmail.com'
    ELSE substr(email_key, 1, CASE WHEN instr(email_key, '+') BETWEEN 2 AND instr(email_key, '@')
      THEN instr(email_key, '+') ELSE instr(email_key, '@') END - 1) || substr(email_key, instr(email_key, '@'))
  END
) VIRTUAL;
ALTER TABLE enquiries ADD COLUMN mailbox_key TEXT GENERATED ALWAYS AS (
  CASE WHEN substr(email_key, instr(email_key, '@')) IN ('@gmail.com', '@googlemail.com')
    THEN replace(substr(email_key, 1, CASE WHEN instr(email_key, '+') BETWEEN 2 AND instr(email_key, '@')
      THEN instr(email_key, '+') ELSE instr(email_key, '@') END - 1), '.', '') || '@gmail.com'
    ELSE substr(email_key, 1, CASE WHEN instr(email_key, '+') BETWEEN 2 AND instr(email_key, '@')
      THEN instr(email_key, '+') ELSE instr(email_key, '@') END - 1) || substr(email_key, instr(email_key, '@'))
  END
) VIRTUAL;
