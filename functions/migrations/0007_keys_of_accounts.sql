-- A key belongs to a booking or to an account: what clients and trainers send once is kept as bookings are. Where the
-- work could not be done, the one that it needs is NULL, and the batch is refused. Everything else is as it was, so the
-- version before goes on with this table.
CREATE TABLE keys_of_bookings_and_accounts (
  scope TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  booking_id TEXT REFERENCES bookings (id),
  account_id INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key),
  CHECK ((booking_id IS NULL) <> (account_id IS NULL))
) STRICT;

INSERT INTO keys_of_bookings_and_accounts (scope, key, fingerprint, booking_id, status, answer, created_at)
SELECT scope, key, fingerprint, booking_id, status, answer, created_at FROM idempotency_keys;

DROP TABLE idempotency_keys;

ALTER TABLE keys_of_bookings_and_accounts RENAME TO idempotency_keys;

CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
