-- A new kind of form is no change of the database: which kinds there are is said by the schemas of
-- src/domain/enquiries, and every row has passed one of them. Places are taken by whatever kind has them. Everything
-- else is as it was, so the version before goes on with this table.
CREATE TABLE enquiries_of_any_kind (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind <> ''),
  about TEXT NOT NULL DEFAULT '',
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  page TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  places INTEGER CHECK (places BETWEEN 1 AND 10),
  places_left_after INTEGER CHECK (places_left_after >= 0),
  -- The client's own, or NULL where the form came without script; then fingerprint tells repetitions.
  key TEXT UNIQUE,
  fingerprint TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  CHECK ((places IS NULL) = (places_left_after IS NULL))
) STRICT;

INSERT INTO enquiries_of_any_kind
  (id, reference, kind, about, language, page, email, email_key, fields, places, places_left_after, key, fingerprint,
   created_at)
SELECT id, reference, kind, about, language, page, email, email_key, fields, places, places_left_after, key,
  fingerprint, created_at
FROM enquiries;

DROP TABLE enquiries;

ALTER TABLE enquiries_of_any_kind RENAME TO enquiries;

CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, created_at);
CREATE INDEX enquiries_by_age ON enquiries (created_at);

-- One person, one registration for a webinar or an event.
CREATE UNIQUE INDEX enquiries_registered_once ON enquiries (kind, about, email_key)
WHERE kind IN ('webinar', 'special-event');
