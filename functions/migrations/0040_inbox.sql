-- What people sent by forms, as one list: to be taken, answered and closed. What is sent to be registered, and asks nothing, is closed
-- from the beginning. fields is what was typed; first_state is what an entry is in that nobody has touched.
CREATE VIEW inbox_entries AS
SELECT enquiries.id, enquiries.kind, enquiries.reference, enquiries.about, enquiries.language, enquiries.page, enquiries.email,
  enquiries.email_key, enquiries.fields, enquiries.created_at,
  CASE
    WHEN enquiries.kind = 'webinar' AND COALESCE(enquiries.fields ->> 'question', '') = '' THEN 'closed'
    WHEN enquiries.kind = 'special-event' AND COALESCE(enquiries.fields ->> 'needs', '') = '' THEN 'closed'
    ELSE 'new'
  END AS first_state
FROM enquiries
UNION ALL
SELECT support_requests.id, 'help', '', COALESCE(support_requests.class_id, ''), accounts.language, '', accounts.email,
  accounts.email_key,
  json_object(
    'name', accounts.first_name, 'email', accounts.email, 'topic', support_requests.topic, 'phone', support_requests.phone,
    'message', support_requests.message
  ),
  support_requests.created_at, 'new'
FROM support_requests
JOIN accounts ON accounts.id = support_requests.account_id;

-- Where the office stands with an entry; without a row nobody has touched it. revision counts changes, as that of a booking does.
CREATE TABLE inbox_cases (
  entry_id TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK (state IN ('new', 'working', 'answered', 'closed')),
  assignee_id INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
  revision INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX inbox_cases_by_assignee ON inbox_cases (assignee_id) WHERE assignee_id IS NOT NULL;

CREATE TABLE inbox_notes (
  id TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX inbox_notes_by_entry ON inbox_notes (entry_id, created_at);

-- Answers by mail. Until leaves_at one can be taken back: whoever is late is refused by the CHECK.
CREATE TABLE inbox_replies (
  id TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  leaves_at INTEGER NOT NULL,
  undone_at INTEGER CHECK (undone_at > 0)
) STRICT;

CREATE INDEX inbox_replies_by_entry ON inbox_replies (entry_id, created_at);

-- What the office wrote beside an entry goes with it.
CREATE TRIGGER enquiries_take_what_is_beside AFTER DELETE ON enquiries
BEGIN
  DELETE FROM inbox_cases WHERE entry_id = OLD.id;
  DELETE FROM inbox_notes WHERE entry_id = OLD.id;
  DELETE FROM inbox_replies WHERE entry_id = OLD.id;
END;

CREATE TRIGGER calls_for_help_take_what_is_beside AFTER DELETE ON support_requests
BEGIN
  DELETE FROM inbox_cases WHERE entry_id = OLD.id;
  DELETE FROM inbox_notes WHERE entry_id = OLD.id;
  DELETE FROM inbox_replies WHERE entry_id = OLD.id;
END;
