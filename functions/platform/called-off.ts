const calledOff = (allOfOrder: string): string => `(EXISTS (
  SELECT 1 FROM booking_lines JOIN classes ON classes.id = booking_lines.class_id
  WHERE booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0 AND classes.state = 'cancelled'
) OR (bookings.state = 'confirmed' AND EXISTS (
  SELECT 1 FROM private_classes AS own
  JOIN classes ON classes.id = own.class_id AND classes.state = 'cancelled'
  JOIN class_changes ON class_changes.class_id = own.class_id AND class_changes.field = 'cancelled'
  WHERE own.order_id = bookings.id${allOfOrder} AND NOT EXISTS (
    SELECT 1 FROM private_classes AS other
    JOIN classes AS given ON given.id = other.class_id AND given.state <> 'cancelled'
    WHERE other.order_id = own.order_id AND other.line = own.line
  ) AND NOT EXISTS (
    SELECT 1 FROM credit_notes WHERE credit_notes.booking_id = bookings.id AND credit_notes.created_at >= class_changes.at
  )
)))`;

/**
 * A class of a booking of `bookings` is one that we have cancelled, and its buyer has not chosen yet what becomes of it: the clock asks for nothing of that
 * booking, whose invoice depends on the choice; the office sees it as open, and may. Nor for an order of which we have cancelled a private class, until another one is scheduled of its
 * line or something is credited.
 */
export const IS_CALLED_OFF = calledOff('');

/** The same of all that was bought: there is nothing else to pay for, and nobody asks for it. */
export const IS_ALL_CALLED_OFF = `(${calledOff(' AND own.line_cents = own.of_cents')} AND NOT EXISTS (
  SELECT 1 FROM booking_lines JOIN classes ON classes.id = booking_lines.class_id
  WHERE booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0 AND classes.state <> 'cancelled'
))`;
