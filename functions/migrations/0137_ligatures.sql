-- A ligature is found as the letters that it stands for: what has one is read again.
INSERT INTO bookings_to_read (booking_id, change)
SELECT id, hex(randomblob(8)) FROM bookings WHERE contact GLOB '*[œŒæÆ]*'
UNION
SELECT booking_id, hex(randomblob(8)) FROM participants WHERE first_name || last_name || email GLOB '*[œŒæÆ]*' GROUP BY booking_id
ON CONFLICT (booking_id) DO UPDATE SET change = excluded.change;
