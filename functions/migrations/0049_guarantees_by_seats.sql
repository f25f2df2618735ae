-- Whether a class is guaranteed by the seats that were booked, and neither by its author nor by staff: such a guarantee is a promise
-- to the people of the class, and ends with the last of them.
ALTER TABLE classes ADD COLUMN guaranteed_by_seats INTEGER NOT NULL DEFAULT 0 CHECK (guaranteed_by_seats IN (0, 1));

CREATE INDEX classes_guaranteed_by_seats ON classes (starts_at) WHERE guaranteed_by_seats = 1;
