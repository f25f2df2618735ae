-- From which network a party asked, which counts on there when its link is opened from another one (booking rule 41): else a stranger
-- with two networks has no end of parties. NULL of who waits by telephone.
ALTER TABLE waitlist ADD COLUMN joined_from TEXT;

UPDATE waitlist SET joined_from = from_network;

CREATE INDEX waitlist_by_network ON waitlist (class_id, from_network) WHERE from_network IS NOT NULL;
CREATE INDEX waitlist_by_asking ON waitlist (class_id, joined_from) WHERE joined_from IS NOT NULL;

-- What was offered is little beside who waits, and is asked for each of them.
CREATE INDEX waitlist_offered_to ON waitlist (class_id, mailbox_key) WHERE offered_at IS NOT NULL;
CREATE INDEX waitlist_offered_from ON waitlist (class_id, from_network) WHERE offered_at IS NOT NULL;

-- As in 0044, by those indexes.
DROP VIEW waiting_parties;
DROP VIEW waiting_turns;
DROP VIEW waits_let_go;

CREATE VIEW waits_let_go AS
SELECT class_id, email_key, mailbox_key, from_network, ended_at FROM waitlist
WHERE offer_id IS NOT NULL AND offered_at IS NOT NULL
  AND (
    state = 'lapsed'
    OR (state = 'left' AND (ended_at > offer_ends_at - 3600000 OR ended_at > offered_at + 7200000))
  );

CREATE VIEW waiting_turns AS
SELECT waitlist.id AS id, waitlist.class_id AS class_id, waitlist.quantity AS quantity, waitlist.joined_at AS joined_at,
  waitlist.came AS came,
  (
    waitlist.crowded = 1
    OR EXISTS (
      SELECT 1 FROM waits_let_go AS gone
      WHERE gone.class_id = waitlist.class_id AND gone.mailbox_key = waitlist.mailbox_key
    )
    OR EXISTS (
      SELECT 1 FROM waits_let_go AS gone
      WHERE gone.class_id = waitlist.class_id AND gone.from_network = waitlist.from_network AND gone.ended_at <= waitlist.joined_at
    )
    OR (
      SELECT COUNT(*) FROM waitlist AS given
      WHERE given.class_id = waitlist.class_id AND given.mailbox_key = waitlist.mailbox_key
        AND given.offer_id IS NOT NULL AND given.offered_at IS NOT NULL AND given.state IN ('lapsed', 'left')
    ) > 1
    OR (
      SELECT COUNT(*) FROM waits_let_go AS gone
      WHERE gone.class_id = waitlist.class_id AND gone.from_network = waitlist.from_network
    ) > 1
    OR waitlist.kept > 7200000
  ) AS late,
  waitlist.kept > 93600000 AS spent
FROM (
  SELECT own.rowid AS came, own.id AS id, own.class_id AS class_id, own.quantity AS quantity, own.joined_at AS joined_at,
    own.state AS state, own.proved_at AS proved_at, own.crowded AS crowded, own.mailbox_key AS mailbox_key, own.from_network AS from_network,
    COALESCE((
      SELECT SUM(MIN(other.ended_at, other.offer_ends_at) - other.offered_at) FROM waitlist AS other
      WHERE other.class_id = own.class_id AND other.mailbox_key = own.mailbox_key
        AND other.offered_at IS NOT NULL AND other.state IN ('lapsed', 'left')
    ), 0) + COALESCE((
      SELECT SUM(MIN(7200000, other.ended_at - other.offered_at)) FROM waitlist AS other
      WHERE other.class_id = own.class_id AND other.from_network = own.from_network AND other.mailbox_key <> own.mailbox_key
        AND other.offered_at IS NOT NULL AND other.state = 'left'
    ), 0) AS kept
  FROM waitlist AS own
) AS waitlist
WHERE waitlist.state = 'waiting' AND waitlist.proved_at IS NOT NULL;

CREATE VIEW waiting_parties AS
SELECT class_id, quantity FROM waiting_turns WHERE late = 0;
