/**
 * What is open of a booking, in a statement that reads `booking_balances`: owed to us where it is positive. `openOf` is the
 * same of numbers that have been read.
 */
export const OPEN_CENTS = `booking_balances.invoiced_cents - booking_balances.credited_cents
  - booking_balances.paid_cents + booking_balances.returned_cents`;

/**
 * What of that stands written off: never more than is open, since triggers take back what is paid or credited after all, and nothing of
 * what was invoiced later. Likewise.
 */
export const WRITTEN_OFF_CENTS = `((
  SELECT COALESCE(SUM(write_offs.amount_cents), 0) FROM write_offs WHERE write_offs.booking_id = booking_balances.booking_id
) - (
  SELECT COALESCE(SUM(write_offs_taken_back.amount_cents), 0) FROM write_offs_taken_back
  WHERE write_offs_taken_back.booking_id = booking_balances.booking_id
))`;

/** What is open and still expected. Likewise. */
export const DUE_CENTS = `(${OPEN_CENTS} - ${WRITTEN_OFF_CENTS})`;
