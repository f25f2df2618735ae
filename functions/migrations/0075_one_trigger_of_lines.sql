-- What a line of a booking begins with was written by two triggers, each an update of its own: how long it claims its seats, and the
-- class as it is, since whoever books a class knows how it is then.
DROP TRIGGER booking_lines_claim;
DROP TRIGGER booking_lines_know_their_class;

CREATE TRIGGER booking_lines_begin AFTER INSERT ON booking_lines
BEGIN
  UPDATE booking_lines SET
    claimed_until_at = (
      SELECT CASE state
        WHEN 'held' THEN hold_expires_at
        WHEN 'awaiting_payment' THEN 9007199254740991
        WHEN 'confirmed' THEN 9007199254740991
        ELSE 0
      END
      FROM bookings WHERE bookings.id = NEW.booking_id
    ),
    (booked_sequence, told_sequence) = (SELECT sequence, sequence FROM classes WHERE classes.id = NEW.class_id)
  WHERE booking_id = NEW.booking_id AND class_id = NEW.class_id;
END;
