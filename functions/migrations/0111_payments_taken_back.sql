-- A cheque or transfer that was recorded and does not count: the bank has returned it, or it was recorded by mistake. The payment stays as it
-- was, in the books of its day; a row of refunds takes all of it back on the day of that, as one does of what a dispute has taken. Undone
-- within its minute it has failed, and never left.
ALTER TABLE refunds ADD COLUMN taken_back TEXT CHECK (taken_back IN ('returned', 'mistake'));

CREATE INDEX refunds_taken_back ON refunds (created_at) WHERE taken_back IS NOT NULL;
