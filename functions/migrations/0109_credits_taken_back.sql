-- A payment that is taken back takes with it what is left of the credit that it had become, and gives that back where it counts again: of
-- one refund a row of each.
DROP INDEX credits_by_refund;
CREATE UNIQUE INDEX credits_by_refund ON credits (refund_id, delta_cents > 0) WHERE refund_id IS NOT NULL;
