-- Whether the trainer missed somebody, written here when the report that says so is deleted: the certificate depends on it
-- for as long as the booking is kept.
ALTER TABLE participants ADD COLUMN absent INTEGER NOT NULL DEFAULT 0 CHECK (absent IN (0, 1));
