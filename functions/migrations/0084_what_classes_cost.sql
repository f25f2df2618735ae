-- What staff entered of a class's costs, in cents; NULL where the usual rate counts. Materials are those of one seat.
CREATE TABLE class_costs (
  class_id TEXT PRIMARY KEY REFERENCES classes (id),
  trainer_cents INTEGER CHECK (trainer_cents >= 0),
  room_cents INTEGER CHECK (room_cents >= 0),
  materials_cents INTEGER CHECK (materials_cents >= 0),
  -- Whoever saw an earlier one looks again.
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- What a trainer usually costs (by the hour or the day; name is the schedule's), a room in a city (a day; name is the place), and
-- the materials of any seat (name is empty).
CREATE TABLE cost_rates (
  kind TEXT NOT NULL CHECK (kind IN ('trainer', 'room', 'materials')),
  name TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents >= 0),
  per TEXT NOT NULL CHECK (per IN ('hour', 'day', 'seat')),
  at INTEGER NOT NULL,
  PRIMARY KEY (kind, name)
) STRICT, WITHOUT ROWID;
