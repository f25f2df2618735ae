import { IS_ALL_CALLED_OFF } from './called-off.ts';
import { CLASS_DAY } from './class-day.ts';

/**
 * What is open of a booking, in a statement that reads `booking_balances`: owed to us where it is positive. `openOf` is the
 * same of numbers that have been read.
 */
export const OPEN_CENTS = `booking_balances.invoiced_cents - booking_balances.credited_cents
  - booking_balances.paid_cents + booking_balances.returned_cents`;

/**
 * What of an invoice its credit notes and its own payments leave, as far as these have not gone back: never negative. `table` is `invoices`, or
 * its name in a statement.
 */
export const unpaidOfInvoice = (table: string): string => `MAX(0, ${table}.total_cents - (
  SELECT COALESCE(SUM(credit_notes.total_cents), 0) FROM credit_notes WHERE credit_notes.invoice_number = ${table}.number
) - MAX(0, (
  SELECT COALESCE(SUM(payments.amount_cents), 0) FROM payments
  WHERE payments.invoice_number = ${table}.number AND payments.state = 'paid'
) - (
  SELECT COALESCE(SUM(refunds.amount_cents), 0) FROM payments
  JOIN refunds ON refunds.payment_id = payments.id
  WHERE payments.invoice_number = ${table}.number AND refunds.state <> 'failed'
)))`;

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

/** A row of `refunds` is what a cardholder's bank has taken, and nobody has given. */
export const IS_CHARGEBACK = `EXISTS (SELECT 1 FROM disputes WHERE disputes.refund_id = refunds.id)`;

/** A row of `refunds` goes to no card, beside what had paid, a row of `payments` or none under that name: staff send it. */
export const isByHand = (payments: string): string => `(${payments}.provider_intent IS NULL OR refunds.by_hand = 1)`;

/** A row of `refunds` was never sent by staff, and is not to be: it waits for nobody. */
export const IS_STOPPED = `(refunds.state = 'failed' AND refunds.note = 'by hand')`;

/** A card has not taken back all of what it had paid, a row of `payments`: staff may send it. */
export const IS_REFUSED = `(payments.method = 'card' AND EXISTS (
  SELECT 1 FROM refunds
  WHERE refunds.payment_id = payments.id AND refunds.state = 'failed' AND refunds.by_hand = 0 AND NOT ${IS_CHARGEBACK}
))`;

/** A row of `payments` does not count: the bank has returned it, or it was recorded by mistake. */
export const IS_TAKEN_BACK = `EXISTS (
  SELECT 1 FROM refunds AS taking
  WHERE taking.payment_id = payments.id AND taking.taken_back IS NOT NULL AND taking.state = 'done'
)`;

const FIRST_DAY = CLASS_DAY(`MAX(classes.starts_at) / 1000, 'unixepoch'`);

/**
 * What of `cents`, an expression like those above, is open by an invoice of `invoices`, beside `bookings` and `booking_balances`: a payment counts towards its own one, and what
 * is beyond that, or written off, towards the oldest first; of the oldest is open what has gone back beyond all.
 */
export const openOfInvoice = (cents: string): string => `MAX(0, MIN(
  CASE WHEN EXISTS (
    SELECT 1 FROM invoices AS older WHERE older.booking_id = bookings.id AND older.number < invoices.number
  ) THEN ${unpaidOfInvoice('invoices')} ELSE ${cents} END,
  ${cents} - COALESCE((
    SELECT SUM(${unpaidOfInvoice('newer')}) FROM invoices AS newer
    WHERE newer.booking_id = bookings.id AND newer.number > invoices.number
  ), 0)
))`;

/**
 * Who buys for herself and cancels free of charge to the end is asked for nothing before the first session of the last class that she has a
 * seat in by now (booking rule 33); nothing for others.
 */
export const NOT_DUE_BEFORE = `CASE WHEN bookings.consumer = 1 AND bookings.cancellation ->> '$[0].minBusinessDays' = 0 THEN COALESCE((
  SELECT ${FIRST_DAY} FROM booking_lines
  JOIN classes ON classes.id = booking_lines.class_id
  WHERE booking_lines.booking_id = bookings.id AND booking_lines.quantity > 0
), '') ELSE '' END`;

/**
 * By when what is open of a booking of `bookings` is to be paid: the first day of the invoices of which something is open, beside `booking_balances`.
 * Most have one invoice, and nothing else is worked out for them.
 */
export const DUE_ON = `MAX(
  COALESCE(
    CASE WHEN (SELECT COUNT(*) FROM invoices WHERE invoices.booking_id = bookings.id) > 1 THEN (
      SELECT MIN(due_on) FROM invoices WHERE invoices.booking_id = bookings.id AND ${openOfInvoice(DUE_CENTS)} > 0
    ) END,
    (SELECT MAX(due_on) FROM invoices WHERE invoices.booking_id = bookings.id)
  ),
  ${NOT_DUE_BEFORE}
)`;

/**
 * `WITH ${DUE}`: bookings with which something is open, with what of it is still expected, what stands written off, by when it is to be paid (`NULL`
 * where nothing was invoiced), and whether it is asked for at all. Each is worked out once a booking: an expression that a statement names four times is worked out four times.
 */
export const DUE = `due AS MATERIALIZED (
  SELECT bookings.id AS booking_id, ${DUE_CENTS} AS open_cents, ${WRITTEN_OFF_CENTS} AS written_off_cents, ${DUE_ON} AS due_on,
    ${IS_ALL_CALLED_OFF} AS is_called_off
  FROM unsettled_bookings
  CROSS JOIN bookings ON bookings.id = unsettled_bookings.booking_id
  CROSS JOIN booking_balances ON booking_balances.booking_id = bookings.id
  WHERE bookings.contact IS NOT NULL
)`;
