import { givenAsCredit, lockedCredit } from '../credits/index.ts';

/** The statements by which disputes are followed. Parameters are numbered and named beside each. */

/** the card company's id */
export const DISPUTE_BY_PROVIDER = `SELECT id, state, amount_cents, answer_by, refund_id FROM disputes WHERE provider_dispute = ?1`;

/** Refused where another message was faster. id, booking, payment, state, amount, the card company's id, answer by, refund or NULL, opened, now */
export const INSERT_DISPUTE = `INSERT INTO disputes
  (id, booking_id, payment_id, state, amount_cents, provider_dispute, answer_by, refund_id, opened_at, changed_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`;

/** Refused where it has changed since it was read: a state may not be NULL. id, state, amount, answer by, refund or NULL, now, state as read */
export const DISPUTE_TOLD = `UPDATE disputes SET
  state = CASE WHEN state = ?7 THEN ?2 END,
  amount_cents = ?3,
  answer_by = ?4,
  refund_id = COALESCE(?5, refund_id),
  changed_at = ?6
WHERE id = ?1`;

/** What a bank has taken has gone: it is neither asked for nor followed. id, booking, payment, amount, now */
export const INSERT_TAKEN = `INSERT INTO refunds (id, booking_id, payment_id, amount_cents, state, created_at, done_at, note, made_by)
VALUES (?1, ?2, ?3, ?4, 'done', ?5, ?5, 'dispute', 'dashboard')`;

/** What a dispute that is won after all gives back to us. id, now */
export const TAKEN_COMES_BACK = `UPDATE refunds SET state = CASE WHEN state = 'done' THEN 'failed' END, done_at = NULL, failed_at = ?2
WHERE id = ?1`;

/** Those that a list of the card company need not have any more, and that are not over. the card company's ids (JSON) */
export const OPEN_DISPUTES_BESIDE = `SELECT provider_dispute FROM disputes
WHERE state IN ('inquiry', 'open') AND provider_dispute IS NOT NULL AND provider_dispute NOT IN (SELECT value FROM json_each(?1))`;

/** the card company's ids (JSON) */
export const KNOWN_DISPUTES = `SELECT provider_dispute, state FROM disputes
WHERE provider_dispute IN (SELECT value FROM json_each(?1))`;

/** A bank holds what was paid for a booking: nothing of it goes back until that is decided. An expression of the booking's id. */
export const heldByBank = (booking: string): string =>
  `EXISTS (SELECT 1 FROM disputes WHERE disputes.booking_id = ${booking} AND disputes.state = 'open')`;

/** booking */
export const IS_HELD_BY_BANK = `SELECT ${heldByBank('?1')} AS held`;

/** Whether a bank holds what was paid, or asks about it, and so may take it. An expression of the booking's id. */
export const mayBeTaken = (booking: string): string => `EXISTS (
  SELECT 1 FROM disputes WHERE disputes.booking_id = ${booking} AND disputes.state IN ('inquiry', 'open')
)`;

/** Whether a bank asks about what was paid, holds it, or has taken it. booking */
export const IS_DISPUTED = `SELECT EXISTS (SELECT 1 FROM disputes WHERE disputes.booking_id = ?1 AND disputes.state <> 'won') AS disputed`;

/** booking */
export const MAY_BE_TAKEN = `SELECT ${mayBeTaken('?1')} AS may_be_taken`;

/** id of a dispute */
export const DISPUTE_MAIL_SOURCE = `SELECT disputes.provider_dispute AS id, disputes.amount_cents, disputes.answer_by, '' AS note,
  ${givenAsCredit('disputes.booking_id')} AS given_cents, ${lockedCredit('disputes.booking_id')} AS locked_cents,
  bookings.number, bookings.contact
FROM disputes
JOIN bookings ON bookings.id = disputes.booking_id
WHERE disputes.id = ?1`;
