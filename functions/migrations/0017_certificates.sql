-- A certificate is issued once, to who was there, and says for ever what it said (booking rule 37). Whoever is shown its number
-- can have it verified; the number is long enough that none is found by trying.
CREATE TABLE certificates (
  number TEXT PRIMARY KEY,
  participant_id TEXT NOT NULL UNIQUE REFERENCES participants (id),
  class_id TEXT NOT NULL REFERENCES classes (id),
  issued_on TEXT NOT NULL,
  document TEXT NOT NULL CHECK (json_valid(document)),
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX certificates_by_class ON certificates (class_id);

CREATE TRIGGER certificates_do_not_change BEFORE UPDATE ON certificates
BEGIN
  SELECT RAISE(ABORT, 'a certificate never changes');
END;
