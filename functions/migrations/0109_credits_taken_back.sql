-- A payment that is taken back takes with it what is left of the credit that it had become, later what of it comes back, and gives that back
-- where it counts again: several rows of one refund.
DROP INDEX credits_by_refund;
CREATE INDEX credits_by_refund ON credits (refund_id) WHERE refund_id IS NOT NULL;
