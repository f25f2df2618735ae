-- The part of its price, in 1/100,000, that giving a seat back costs at least: what it cost when the seat was moved to another
-- date. Only of bookings whose accepted terms say so.
ALTER TABLE participants ADD COLUMN fee_floor INTEGER NOT NULL DEFAULT 0 CHECK (fee_floor BETWEEN 0 AND 100000);
ALTER TABLE bookings ADD COLUMN moves_keep_fee INTEGER NOT NULL DEFAULT 0 CHECK (moves_keep_fee IN (0, 1));

-- The classes that an account has a seat in, or has booked seats in: by a booking whose buyer has proved to be there, since
-- anybody can type somebody's e-mail (booking rule 41). In place of the view of before, with its columns.
DROP VIEW account_classes;

CREATE VIEW account_classes AS
SELECT accounts.id AS account_id, participants.class_id
FROM accounts
JOIN participants ON participants.email_key = accounts.email_key AND participants.active = 1
JOIN bookings ON bookings.id = participants.booking_id AND bookings.state = 'confirmed'
  AND bookings.proved_at IS NOT NULL
UNION
SELECT accounts.id, booking_lines.class_id
FROM accounts
JOIN bookings ON bookings.contact_key = accounts.email_key AND bookings.state = 'confirmed'
  AND bookings.proved_at IS NOT NULL
JOIN booking_lines ON booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0;
