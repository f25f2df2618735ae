/**
 * Until when a booking that stands claims its seats (`booking_lines.claimed_until_at`). A statement that names it looks at no hold
 * of a class that came to nothing, of which there may be more than seats.
 */
export const FOR_GOOD = Number.MAX_SAFE_INTEGER;
