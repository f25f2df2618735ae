-- What one person may have, by whatever addresses of one mailbox; who has opened the office before; and registrations that the
-- office decides about (booking rules 11, 36 and 41).

-- As in 0023, but a contact is its mailbox (0042).
DROP TRIGGER promo_code_uses_suffice;

CREATE TRIGGER promo_code_uses_suffice BEFORE INSERT ON promo_code_uses
BEGIN
  SELECT RAISE(ABORT, 'this promo code is used up')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND max_uses <= (
    SELECT COUNT(*) FROM promo_code_uses AS used WHERE used.code = NEW.code AND used.given_back_at IS NULL
  );

  SELECT RAISE(ABORT, 'this contact has used the promo code')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND max_uses_of_contact <= (
    SELECT COUNT(*) FROM bookings AS own
    JOIN bookings AS others ON others.mailbox_key = own.mailbox_key
    JOIN promo_code_uses AS used ON used.booking_id = others.id AND used.code = NEW.code AND used.given_back_at IS NULL
    WHERE own.id = NEW.booking_id
  );

  SELECT RAISE(ABORT, 'this promo code was ended')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND ended_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM promo_code_uses AS used WHERE used.booking_id = NEW.booking_id AND used.code = NEW.code);
END;

-- As in 0042. contact_key stays for whose a purchase is.
ALTER TABLE package_purchases ADD COLUMN mailbox_key TEXT GENERATED ALWAYS AS (
  CASE WHEN substr(contact_key, instr(contact_key, '@')) IN ('@gmail.com', '@googlemail.com')
    THEN replace(substr(contact_key, 1, CASE WHEN instr(contact_key, '+') BETWEEN 2 AND instr(contact_key, '@')
      THEN instr(contact_key, '+') ELSE instr(contact_key, '@') END - 1), '.', '') || '@gmail.com'
    ELSE substr(contact_key, 1, CASE WHEN instr(contact_key, '+') BETWEEN 2 AND instr(contact_key, '@')
      THEN instr(contact_key, '+') ELSE instr(contact_key, '@') END - 1) || substr(contact_key, instr(contact_key, '@'))
  END
) VIRTUAL;

CREATE INDEX package_purchases_by_mailbox ON package_purchases (mailbox_key);

-- When a code of the second factor was shown in this browser last: wrong codes of others do not keep it out.
ALTER TABLE known_devices ADD COLUMN office_at INTEGER;

-- What the office decided about a registration that has no places (for_office), and what its sender is told of it.
ALTER TABLE enquiries ADD COLUMN decision TEXT CHECK (decision IN ('given', 'refused'));
ALTER TABLE enquiries ADD COLUMN decision_reason TEXT;

-- As in 0040, but what the office has to decide about is new, whether or not something was asked with it.
DROP VIEW inbox_entries;

CREATE VIEW inbox_entries AS
SELECT enquiries.id, enquiries.kind, enquiries.reference, enquiries.about, enquiries.language, enquiries.page, enquiries.email,
  enquiries.email_key, enquiries.fields, enquiries.created_at,
  CASE
    WHEN enquiries.for_office = 1 AND enquiries.decision IS NULL THEN 'new'
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

-- As in 0042, but a payment that was given back makes nobody known.
DROP VIEW guaranteeing_seats;

CREATE VIEW guaranteeing_seats AS
SELECT own.class_id, own.booking_id,
  CASE
    WHEN bookings.proved_by IS NOT 'link' OR EXISTS (
      SELECT 1 FROM bookings AS paid
      JOIN booking_balances ON booking_balances.booking_id = paid.id
      WHERE paid.mailbox_key = bookings.mailbox_key AND booking_balances.paid_cents > booking_balances.returned_cents
    ) THEN own.quantity
    ELSE MAX(0, MIN(own.quantity, 10 - (
      SELECT COALESCE(SUM(lines.quantity), 0) FROM bookings AS earlier
      JOIN booking_lines AS lines ON lines.booking_id = earlier.id
      WHERE earlier.mailbox_key = bookings.mailbox_key AND earlier.state = 'confirmed' AND earlier.proved_by = 'link'
        AND (earlier.proved_at, earlier.rowid, lines.position) < (bookings.proved_at, bookings.rowid, own.position)
    )))
  END AS quantity
FROM booking_lines AS own
JOIN bookings ON bookings.id = own.booking_id
WHERE own.claimed_until_at = 9007199254740991 AND bookings.state = 'confirmed' AND bookings.proved_at IS NOT NULL;

-- A seat is set apart while another one of its class has its address. Once that one is given back, as where a stranger had typed the
-- address and nobody proved the booking, it is a seat like any other, and is told of (named_at) with the next run of the clock.
CREATE TRIGGER participants_set_apart_come_back AFTER UPDATE OF active ON participants
WHEN OLD.active = 1 AND NEW.active = 0 AND OLD.email_key IS NOT NULL AND instr(OLD.email_key, ' ') = 0
BEGIN
  UPDATE participants SET email_key = OLD.email_key, named_at = 1
  WHERE id = (
    SELECT apart.id FROM participants AS apart
    JOIN bookings ON bookings.id = apart.booking_id
    WHERE apart.class_id = OLD.class_id AND apart.active = 1 AND apart.email_key = OLD.email_key || ' ' || apart.id
    ORDER BY bookings.proved_at IS NULL, apart.rowid
    LIMIT 1
  );
END;

CREATE TRIGGER participants_set_apart_come_back_of_forgotten AFTER DELETE ON participants
WHEN OLD.active = 1 AND OLD.email_key IS NOT NULL AND instr(OLD.email_key, ' ') = 0
BEGIN
  UPDATE participants SET email_key = OLD.email_key, named_at = 1
  WHERE id = (
    SELECT apart.id FROM participants AS apart
    JOIN bookings ON bookings.id = apart.booking_id
    WHERE apart.class_id = OLD.class_id AND apart.active = 1 AND apart.email_key = OLD.email_key || ' ' || apart.id
    ORDER BY bookings.proved_at IS NULL, apart.rowid
    LIMIT 1
  );
END;

-- Who waits is its mailbox, too.
ALTER TABLE waitlist ADD COLUMN mailbox_key TEXT GENERATED ALWAYS AS (
  CASE WHEN substr(email_key, instr(email_key, '@')) IN ('@gmail.com', '@googlemail.com')
    THEN replace(substr(email_key, 1, CASE WHEN instr(email_key, '+') BETWEEN 2 AND instr(email_key, '@')
      THEN instr(email_key, '+') ELSE instr(email_key, '@') END - 1), '.', '') || '@gmail.com'
    ELSE substr(email_key, 1, CASE WHEN instr(email_key, '+') BETWEEN 2 AND instr(email_key, '@')
      THEN instr(email_key, '+') ELSE instr(email_key, '@') END - 1) || substr(email_key, instr(email_key, '@'))
  END
) VIRTUAL;

-- As in 0043, by mailbox; and late is who has kept offers of the class for more than two hours in all, with what others of the same
-- network kept and left, two hours of each at most: one of them sets nobody back. Beyond 26
-- hours, which is an offer and two hours, no further one is made (spent): whoever is late keeps nothing from the public, and may buy.
DROP VIEW waiting_parties;
DROP VIEW waiting_turns;
DROP VIEW waits_let_go;

CREATE VIEW waits_let_go AS
SELECT class_id, email_key, mailbox_key, from_network, ended_at FROM waitlist
WHERE offer_id IS NOT NULL
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
      WHERE gone.class_id = waitlist.class_id
        AND (
          gone.mailbox_key = waitlist.mailbox_key
          OR (gone.from_network = waitlist.from_network AND gone.ended_at <= waitlist.joined_at)
        )
    )
    OR (
      SELECT COUNT(*) FROM waitlist AS given
      WHERE given.class_id = waitlist.class_id AND given.mailbox_key = waitlist.mailbox_key
        AND given.offer_id IS NOT NULL AND given.state IN ('lapsed', 'left')
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
    SELECT SUM(CASE WHEN other.mailbox_key = own.mailbox_key THEN MIN(other.ended_at, other.offer_ends_at) - other.offered_at
      ELSE MIN(7200000, other.ended_at - other.offered_at) END)
    FROM waitlist AS other
    WHERE other.class_id = own.class_id AND other.offered_at IS NOT NULL AND other.state IN ('lapsed', 'left')
      AND (other.mailbox_key = own.mailbox_key OR (other.from_network = own.from_network AND other.state = 'left'))
  ), 0) AS kept
  FROM waitlist AS own
) AS waitlist
WHERE waitlist.state = 'waiting' AND waitlist.proved_at IS NOT NULL;

CREATE VIEW waiting_parties AS
SELECT class_id, quantity FROM waiting_turns WHERE late = 0;

-- How the class stood when a seat was moved there; NULL where it is as its line was booked. What was changed before is no reason for
-- giving the seat back free of charge.
ALTER TABLE participants ADD COLUMN sat_sequence INTEGER;
