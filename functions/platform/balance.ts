/**
 * What is open of a booking, in a statement that reads `booking_balances`: owed to us where it is positive. `openOf` is the
 * same of numbers that have been read.
 */
export const OPEN_CENTS = `booking_balances.invoiced_cents - booking_balances.credited_cents
  - booking_balances.paid_cents + booking_balances.returned_cents`;
