-- A page of a card that nobody has paid uses up no code: it counts against other such pages alone, so that two cannot both pay for the
-- last use. Who has booked before proves it all the same, and what is then paid in time is honoured (booking rule 41).

-- As in 0063, but for what counts in all.
DROP TRIGGER promo_code_uses_suffice;

CREATE TRIGGER promo_code_uses_suffice BEFORE INSERT ON promo_code_uses
BEGIN
  SELECT RAISE(ABORT, 'this promo code is used up')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND max_uses <= (
    SELECT COUNT(*) FROM promo_code_uses AS used
    JOIN bookings AS others ON others.id = used.booking_id
    JOIN bookings AS own ON own.id = NEW.booking_id
    WHERE used.code = NEW.code AND used.given_back_at IS NULL
      AND (others.proved_at IS NOT NULL OR (others.state = 'awaiting_payment' AND own.state = 'awaiting_payment'))
  );

  SELECT RAISE(ABORT, 'this contact has used the promo code')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND max_uses_of_contact <= (
    SELECT COUNT(*) FROM bookings AS own
    JOIN bookings AS others ON others.mailbox_key = own.mailbox_key
    JOIN promo_code_uses AS used ON used.booking_id = others.id AND used.code = NEW.code AND used.given_back_at IS NULL
    WHERE own.id = NEW.booking_id AND own.state = 'awaiting_payment'
      AND (others.proved_at IS NOT NULL OR others.state = 'awaiting_payment')
  );

  SELECT RAISE(ABORT, 'this promo code was ended')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND ended_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM promo_code_uses AS used WHERE used.booking_id = NEW.booking_id AND used.code = NEW.code);
END;

DROP TRIGGER promo_codes_suffice_at_the_proof;

CREATE TRIGGER promo_codes_suffice_at_the_proof BEFORE INSERT ON booking_events
WHEN NEW.kind = 'proved' AND NEW.detail ->> '$.by' <> 'card'
BEGIN
  SELECT RAISE(ABORT, 'this promo code is used up')
  FROM bookings AS own
  JOIN promo_codes ON promo_codes.code = own.promo_code
  WHERE own.id = NEW.booking_id AND max_uses <= (
    SELECT COUNT(*) FROM promo_code_uses AS used
    JOIN bookings AS others ON others.id = used.booking_id
    WHERE used.code = own.promo_code AND used.given_back_at IS NULL AND others.id <> own.id AND others.proved_at IS NOT NULL
  );
END;
