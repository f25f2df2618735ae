-- What people sent by the site's forms. reference is what they call it by: it opens nothing. fields is what was asked,
-- as the form's schema gave it (src/domain/enquiries.ts); about names the webinar, event or post that it is of.
-- places_left_after is worked out by the statement that takes places of an event: a negative one refuses it.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (
    kind IN ('contact', 'quote', 'room', 'strategy-session', 'special-event', 'webinar', 'career', 'payment')
  ),
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
  CHECK ((kind = 'special-event') = (places IS NOT NULL)),
  CHECK ((kind = 'special-event') = (places_left_after IS NOT NULL))
) STRICT;

CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, created_at);
CREATE INDEX enquiries_by_age ON enquiries (created_at);

-- One person, one registration for a webinar or an event.
CREATE UNIQUE INDEX enquiries_registered_once ON enquiries (kind, about, email_key)
WHERE kind IN ('webinar', 'special-event');
