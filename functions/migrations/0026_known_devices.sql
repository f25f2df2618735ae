-- Failed logins are counted by more than e-mail and address now. What was counted lives a day at most, and is forgotten.
DROP TABLE login_attempts;

CREATE TABLE login_attempts (
  kind TEXT NOT NULL CHECK (kind IN ('email', 'address', 'network', 'pair', 'device')),
  who TEXT NOT NULL,
  failures INTEGER NOT NULL CHECK (failures >= 0),
  blocked_until_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (kind, who)
) STRICT, WITHOUT ROWID;

CREATE INDEX login_attempts_by_age ON login_attempts (last_at);

-- Browsers in which somebody has logged in, or set the password by a mail's link: token is the digest of what the cookie holds.
CREATE TABLE known_devices (
  token TEXT PRIMARY KEY CHECK (length(token) = 64),
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  ends_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX known_devices_by_account ON known_devices (account_id);
CREATE INDEX known_devices_by_end ON known_devices (ends_at);

-- That somebody asked for a new password, and nothing else of it: whoever is unknown costs a written row, too.
CREATE TABLE password_asks (
  id TEXT PRIMARY KEY,
  asked_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX password_asks_by_age ON password_asks (asked_at);
