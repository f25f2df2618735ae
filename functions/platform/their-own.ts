/** Of `bookings`, those that their contact has made: what others book in a name is not known to be true. */
export const OF_THEIR_OWN = `bookings.proved_at IS NOT NULL AND bookings.proved_by IN ('link', 'session', 'staff')`;
