-- Staff give money back in the card company's own dashboard, too, any number of times: it is written down as it is told.
-- What this site asks for is still asked for once.
ALTER TABLE refunds ADD COLUMN made_by TEXT NOT NULL DEFAULT 'site' CHECK (made_by IN ('site', 'dashboard'));

DROP INDEX refunds_once;
CREATE UNIQUE INDEX refunds_once ON refunds (payment_id, COALESCE(credit_note, ''))
WHERE payment_id IS NOT NULL AND made_by = 'site';
