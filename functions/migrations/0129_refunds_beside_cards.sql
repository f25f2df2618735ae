-- What a card has not taken back leaves by cheque or transfer: a refund of what the card had paid, of which the card company is asked nothing.
ALTER TABLE refunds ADD COLUMN by_hand INTEGER NOT NULL DEFAULT 0 CHECK (by_hand IN (0, 1));
