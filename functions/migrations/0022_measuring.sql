-- How a booking came about: the advertisement, for the office; where measuring was agreed to, the browser's number for it,
-- until the booking has been told to it.
ALTER TABLE bookings ADD COLUMN visit TEXT CHECK (json_valid(visit));

CREATE INDEX bookings_to_measure ON bookings (proved_at)
WHERE visit ->> '$.clientId' IS NOT NULL;
