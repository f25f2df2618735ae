-- A code that each contact uses so often: what counts is what was proved to be the contact's (booking rules 41 and 42). A stranger
-- who books in a name neither uses up its turn, nor learns from the answer whether it was used.

-- As in 0044, but a contact is counted here only where a booking waits for its card, which with such a code nobody has without proof.
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
    WHERE own.id = NEW.booking_id AND own.state = 'awaiting_payment'
      AND (others.proved_at IS NOT NULL OR others.state = 'awaiting_payment')
  );

  SELECT RAISE(ABORT, 'this promo code was ended')
  FROM promo_codes
  WHERE promo_codes.code = NEW.code AND ended_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM promo_code_uses AS used WHERE used.booking_id = NEW.booking_id AND used.code = NEW.code);
END;

-- Two that are proved at once: the second is refused, with all of its batch. What was paid is not.
CREATE TRIGGER promo_codes_count_at_the_proof BEFORE INSERT ON booking_events
WHEN NEW.kind = 'proved' AND NEW.detail ->> '$.by' <> 'card'
BEGIN
  SELECT RAISE(ABORT, 'this contact has used the promo code')
  FROM bookings AS own
  JOIN promo_codes ON promo_codes.code = own.promo_code
  WHERE own.id = NEW.booking_id AND max_uses_of_contact <= (
    SELECT COUNT(*) FROM bookings AS others
    JOIN promo_code_uses AS used ON used.booking_id = others.id AND used.code = own.promo_code AND used.given_back_at IS NULL
    WHERE others.mailbox_key = own.mailbox_key AND others.id <> own.id
      AND (others.proved_at IS NOT NULL OR others.state = 'awaiting_payment')
  );
END;
