-- The office compares periods by when bookings stood: without this, each period reads every booking.
CREATE INDEX bookings_by_proof ON bookings (proved_at) WHERE proved_at IS NOT NULL;
