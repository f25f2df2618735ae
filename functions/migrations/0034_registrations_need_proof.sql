-- Registrations for webinars and special events whose address nobody has proved (booking rule 41): they wait for an hour, and what
-- is proved becomes a row of enquiries under the same id. held says whether its places are kept meanwhile, which few are; token
-- is the digest of the one in the mail's link. Whoever answers, or lets the hour go by, leaves a row that tells the link's page
-- what became of it, for a day; with an answer it names nobody any more.
CREATE TABLE unproved_registrations (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind <> ''),
  about TEXT NOT NULL CHECK (about <> ''),
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  page TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  places INTEGER CHECK (places BETWEEN 1 AND 10),
  held INTEGER NOT NULL CHECK (held IN (0, 1) AND (held = 0 OR places IS NOT NULL)),
  -- As in enquiries.
  key TEXT UNIQUE,
  fingerprint TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'proved', 'disowned')),
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL CHECK (due_at > created_at)
) STRICT;

CREATE INDEX unproved_registrations_by_subject ON unproved_registrations (kind, about, due_at);
CREATE INDEX unproved_registrations_by_fingerprint ON unproved_registrations (fingerprint, created_at);
CREATE INDEX unproved_registrations_by_age ON unproved_registrations (created_at);
