-- id is random, within the integers that JavaScript counts exactly: it is shown, and says nothing about the others.
-- password is a salted slow hash with its parameters (functions/accounts/password.ts), NULL until one is set.
CREATE TABLE accounts (
  id INTEGER PRIMARY KEY CHECK (id BETWEEN 1000000000 AND 9007199254740991),
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  password TEXT CHECK (password LIKE 'scrypt$%'),
  password_changed_at INTEGER,
  created_at INTEGER NOT NULL,
  CHECK ((password IS NULL) = (password_changed_at IS NULL))
) STRICT;

-- token is the digest of what the cookie holds.
CREATE TABLE sessions (
  token TEXT PRIMARY KEY CHECK (length(token) = 64),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  idle_ends_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at >= idle_ends_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_end ON sessions (idle_ends_at);

-- Failed logins in a row, by keyed digest of the e-mail or of the address they came from.
CREATE TABLE login_attempts (
  kind TEXT NOT NULL CHECK (kind IN ('email', 'address')),
  who TEXT NOT NULL,
  failures INTEGER NOT NULL CHECK (failures >= 0),
  blocked_until_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (kind, who)
) STRICT, WITHOUT ROWID;

CREATE INDEX login_attempts_by_age ON login_attempts (last_at);

-- Links to set a password; token is the digest of what the link holds.
CREATE TABLE password_links (
  id TEXT PRIMARY KEY,
  token TEXT NOT NULL UNIQUE CHECK (length(token) = 64),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE INDEX password_links_by_account ON password_links (account_id, created_at);
CREATE INDEX password_links_by_end ON password_links (expires_at);

-- asked_by names the request that last asked for the confirmation; unsubscribe_token is a digest.
CREATE TABLE newsletter_subscribers (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
  asked_at INTEGER NOT NULL,
  asked_by TEXT NOT NULL,
  confirmed_at INTEGER,
  unsubscribed_at INTEGER,
  unsubscribe_token TEXT NOT NULL UNIQUE CHECK (length(unsubscribe_token) = 64),
  CHECK (state <> 'confirmed' OR confirmed_at IS NOT NULL)
) STRICT;

-- The proof of consent: the words that were agreed to, where, when and from which address (keyed digest); then the link
-- by which it was confirmed. Proof is kept after somebody has left.
CREATE TABLE newsletter_consents (
  id TEXT PRIMARY KEY,
  subscriber_id TEXT NOT NULL REFERENCES newsletter_subscribers (id),
  wording_version TEXT NOT NULL,
  wording TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('en', 'fr')),
  page TEXT NOT NULL,
  address TEXT NOT NULL,
  given_at INTEGER NOT NULL,
  token TEXT NOT NULL UNIQUE CHECK (length(token) = 64),
  expires_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  confirmed_from TEXT
) STRICT;

CREATE INDEX newsletter_consents_by_subscriber ON newsletter_consents (subscriber_id);

CREATE TRIGGER newsletter_consents_are_kept BEFORE DELETE ON newsletter_consents
BEGIN
  SELECT RAISE(ABORT, 'a proof of consent is never deleted');
END;

CREATE TRIGGER newsletter_consents_do_not_change
BEFORE UPDATE OF id, subscriber_id, wording_version, wording, language, page, address, given_at, token, expires_at
ON newsletter_consents
BEGIN
  SELECT RAISE(ABORT, 'a proof of consent does not change');
END;
