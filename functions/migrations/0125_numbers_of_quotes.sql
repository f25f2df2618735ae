-- The last number of each year. A quote that nobody accepted goes with its client, and its number is in a mail that stays with them.
CREATE TABLE quote_numbers (
  year INTEGER PRIMARY KEY,
  last INTEGER NOT NULL
) STRICT;

INSERT INTO quote_numbers (year, last) SELECT year, MAX(sequence) FROM quotes GROUP BY year;

CREATE TRIGGER quotes_numbered AFTER INSERT ON quotes
BEGIN
  INSERT INTO quote_numbers (year, last) VALUES (NEW.year, NEW.sequence)
  ON CONFLICT (year) DO UPDATE SET last = MAX(last, excluded.last);
END;
