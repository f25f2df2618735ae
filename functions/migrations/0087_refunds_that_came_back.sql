-- When a refund that had left came back, as where a bank sends it back weeks later: the books of the day on which it left keep it, and
-- those of this day take it back. NULL where it never left.
ALTER TABLE refunds ADD COLUMN failed_at INTEGER;

CREATE INDEX refunds_come_back ON refunds (failed_at) WHERE failed_at IS NOT NULL;
