-- A visitor who is offered seats may hold them together with other classes: that hold stands on the offer (`replaced_by` of the offer, which
-- goes on being held), and claims of its seats those alone that the offer does not. So the offer keeps them to its own end, whatever becomes of the
-- hold, until that is booked.
ALTER TABLE booking_lines ADD COLUMN of_offer INTEGER NOT NULL DEFAULT 0 CHECK (of_offer >= 0);
-- The offer that a party had before it was booked with other classes, and has again where that comes to nothing.
ALTER TABLE waitlist ADD COLUMN own_offer_id TEXT;

CREATE INDEX bookings_replaced ON bookings (replaced_by) WHERE replaced_by IS NOT NULL;
DROP INDEX booking_lines_by_class;
CREATE INDEX booking_lines_by_class ON booking_lines (class_id, claimed_until_at, quantity, of_offer, booking_id);

DROP VIEW seat_claims;
CREATE VIEW seat_claims AS
SELECT class_id, booking_id, quantity - of_offer AS quantity, claimed_until_at AS until_at FROM booking_lines;

-- The seats of offers that a hold stands on, found by that and not by their class.
CREATE VIEW seats_under AS
SELECT offer.replaced_by AS booking_id, offer.id AS offer_id, offered.class_id, offered.quantity, offer.hold_expires_at AS until_at
FROM bookings AS offer
CROSS JOIN booking_lines AS offered ON offered.booking_id = offer.id
WHERE offer.state = 'held';

-- What is booked has its seats by itself. The party is offered no more of them than were booked, and a hold on an offer that is booked without it ends.
CREATE TRIGGER bookings_take_offers AFTER UPDATE OF state ON bookings
WHEN NEW.state IN ('awaiting_payment', 'confirmed') AND OLD.state IN ('held', 'expired', 'released')
BEGIN
  UPDATE waitlist SET
    own_offer_id = offer_id,
    offer_id = NEW.id,
    quantity = MIN(quantity, (SELECT quantity FROM booking_lines WHERE booking_id = NEW.id AND class_id = waitlist.class_id))
  WHERE state = 'offered' AND offer_id IN (SELECT offer_id FROM seats_under WHERE booking_id = NEW.id);
  UPDATE booking_lines SET quantity = MIN(quantity, (
    SELECT booked.quantity FROM booking_lines AS booked WHERE booked.booking_id = NEW.id AND booked.class_id = booking_lines.class_id
  ))
  WHERE booking_id IN (SELECT offer_id FROM seats_under WHERE booking_id = NEW.id);
  UPDATE bookings SET state = 'released' WHERE replaced_by = NEW.id AND state = 'held';
  UPDATE booking_lines SET of_offer = 0 WHERE booking_id = NEW.id AND of_offer > 0;
  UPDATE bookings SET state = 'released' WHERE id = NEW.replaced_by AND state = 'held' AND OLD.state = 'held';
END;

-- Where a booking comes to nothing, or is a hold again that ends sooner, the offer stands again as it did, to its own end.
CREATE TRIGGER bookings_give_offers_back AFTER UPDATE OF state ON bookings
WHEN NEW.state IN ('held', 'expired', 'released') AND OLD.state IN ('held', 'awaiting_payment') AND NEW.state <> OLD.state
  AND EXISTS (SELECT 1 FROM bookings WHERE replaced_by = NEW.id)
BEGIN
  UPDATE bookings SET state = 'held'
  WHERE replaced_by = NEW.id AND state = 'released' AND (NEW.state <> 'held' OR hold_expires_at > NEW.hold_expires_at)
    AND id IN (SELECT own_offer_id FROM waitlist WHERE offer_id = NEW.id AND state = 'offered');
  UPDATE waitlist SET offer_id = own_offer_id, own_offer_id = NULL
  WHERE state = 'offered' AND offer_id = NEW.id AND own_offer_id IN (SELECT offer_id FROM seats_under WHERE booking_id = NEW.id);
  UPDATE booking_lines SET of_offer = MIN(quantity, COALESCE((
    SELECT SUM(seats_under.quantity) FROM seats_under
    WHERE seats_under.booking_id = NEW.id AND seats_under.class_id = booking_lines.class_id
  ), 0))
  WHERE booking_id = NEW.id AND NEW.state = 'held';
END;
