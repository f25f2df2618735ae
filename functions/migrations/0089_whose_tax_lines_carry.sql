-- The province whose tax a line was charged, '' where nobody's: a class that moves to another one takes none out of what was booked.
-- NULL is of before, where the class says it.
ALTER TABLE booking_lines ADD COLUMN tax_province TEXT;
