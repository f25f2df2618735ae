-- How many visits began on which kind of page, by day (the office's) and campaign: sums, of nobody. What a booking came of stands
-- in its own `visit`.
CREATE TABLE arrivals (
  day TEXT NOT NULL,
  page TEXT NOT NULL,
  source TEXT NOT NULL,
  campaign TEXT NOT NULL,
  visits INTEGER NOT NULL CHECK (visits > 0),
  PRIMARY KEY (day, page, source, campaign)
) STRICT, WITHOUT ROWID;
