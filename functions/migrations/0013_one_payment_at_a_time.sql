-- A booking has one page of the card company open at a time, whatever the tabs: whoever pays twice at once has two of them.
CREATE UNIQUE INDEX payments_one_open ON payments (booking_id)
WHERE method = 'card' AND state IN ('asked', 'open', 'unknown');

-- What staff send back of a credit note is one sum, however often the clock works it out.
CREATE UNIQUE INDEX refunds_by_hand_once ON refunds (credit_note) WHERE payment_id IS NULL AND credit_note IS NOT NULL;
