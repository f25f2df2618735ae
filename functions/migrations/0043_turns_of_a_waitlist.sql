-- When a party was offered seats; and whether so many of its domain waited already when it proved its address that it waits
-- behind all others (booking rule 41).
ALTER TABLE waitlist ADD COLUMN offered_at INTEGER;
ALTER TABLE waitlist ADD COLUMN crowded INTEGER NOT NULL DEFAULT 0 CHECK (crowded IN (0, 1));

DROP VIEW waiting_parties;
DROP VIEW waiting_turns;

-- Offers that kept seats from others for nothing (booking rule 29): to their end, or to their last hour, or for more than two
-- hours. Where it is not known since when, the last hour alone tells.
CREATE VIEW waits_let_go AS
SELECT class_id, email_key, from_network, ended_at FROM waitlist
WHERE offer_id IS NOT NULL
  AND (
    state = 'lapsed'
    OR (state = 'left' AND (ended_at > offer_ends_at - 3600000 OR ended_at > offered_at + 7200000))
  );

-- Late is 1 for who let an offer of the class go, or gave two back however fast; for parties of a network that joined after it
-- let one go, and for all of it once it let two go; and for those of a domain beyond its share.
CREATE VIEW waiting_turns AS
SELECT waitlist.id AS id, waitlist.class_id AS class_id, waitlist.quantity AS quantity, waitlist.joined_at AS joined_at,
  waitlist.rowid AS came,
  (
    waitlist.crowded = 1
    OR EXISTS (
      SELECT 1 FROM waits_let_go AS gone
      WHERE gone.class_id = waitlist.class_id
        AND (
          gone.email_key = waitlist.email_key
          OR (gone.from_network = waitlist.from_network AND gone.ended_at <= waitlist.joined_at)
        )
    )
    OR (
      SELECT COUNT(*) FROM waitlist AS given
      WHERE given.class_id = waitlist.class_id AND given.email_key = waitlist.email_key
        AND given.offer_id IS NOT NULL AND given.state IN ('lapsed', 'left')
    ) > 1
    OR (
      SELECT COUNT(*) FROM waits_let_go AS gone
      WHERE gone.class_id = waitlist.class_id AND gone.from_network = waitlist.from_network
    ) > 1
  ) AS late
FROM waitlist
WHERE waitlist.state = 'waiting' AND waitlist.proved_at IS NOT NULL;

-- What is free is kept from the public for those alone who let nothing go.
CREATE VIEW waiting_parties AS
SELECT class_id, quantity FROM waiting_turns WHERE late = 0;
