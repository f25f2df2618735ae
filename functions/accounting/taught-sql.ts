/** The first and the last instant of the classes of a booking; of one that has ended, of those that it had. */
const taught = (what: 'MIN(classes.starts_at)' | 'MAX(classes.ends_at)') => `(
    SELECT ${what} FROM classes
    WHERE classes.private_order_id = bookings.id
      OR classes.id IN (SELECT class_id FROM booking_lines WHERE booking_lines.booking_id = bookings.id
        AND (booking_lines.quantity > 0 OR bookings.state <> 'confirmed'))
  )`;

export const TAUGHT = `${taught('MIN(classes.starts_at)')} AS first_at, ${taught('MAX(classes.ends_at)')} AS last_at`;
