-- What a client was mailed about a quote that ends: reminded by the clock, once for each last day, or by hand, and told of a later one.
-- At most one reminder a day, whoever sends it.
CREATE TABLE quote_reminders (
  id INTEGER PRIMARY KEY,
  quote_id TEXT NOT NULL REFERENCES quotes (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  -- The last day of the quote, as the mail says it.
  valid_until TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('clock', 'hand', 'extended')),
  sent_on TEXT NOT NULL,
  at INTEGER NOT NULL,
  account_id INTEGER
) STRICT;

CREATE UNIQUE INDEX quote_reminders_once ON quote_reminders (quote_id, valid_until) WHERE kind = 'clock';
CREATE UNIQUE INDEX quote_reminders_a_day ON quote_reminders (quote_id, sent_on) WHERE kind <> 'extended';
CREATE INDEX quote_reminders_by_quote ON quote_reminders (quote_id, at);

-- Whether the clock leaves it to the office to write to its client.
ALTER TABLE quotes ADD COLUMN reminders_held INTEGER NOT NULL DEFAULT 0 CHECK (reminders_held IN (0, 1));

-- Those that can still be accepted, or could: few among all that were ever written.
CREATE INDEX quotes_sent ON quotes (valid_until) WHERE state = 'sent';
