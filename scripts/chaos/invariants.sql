-- What is true of the database whatever happens to the site. Each statement is headed by its rule (the booking rules by
-- number) and gives the rows that break it: none, at any moment. Those marked "at rest" are asked once everything that was
-- down is back, the clock has run and mails have had their time. Those marked "of crowds" hold while nobody changes, cancels or
-- keeps anything with us, as the crowds of chaos do; all others hold for the histories of `functions/testing/histories` as well.
--
-- Beside the tables of the site there are what the people and the card company of this run know (`witnesses.ts`):
--   clock(now)                                     the site's time
--   told(reference, what, seats)                   what a buyer was told: 'held' or 'confirmed'
--   answers(act, call, status, retry_after)        each answer that a buyer got
--   charges(payment, cents, refunded)              what the card company has taken, and given back

-- rule 1: no class has more seats booked than it has
SELECT classes.id, capacity, SUM(quantity) AS booked
FROM classes JOIN booking_lines ON booking_lines.class_id = classes.id
JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE bookings.state IN ('awaiting_payment', 'confirmed')
GROUP BY classes.id HAVING booked > capacity;

-- rule 1: nor more booked and held together
SELECT classes.id, capacity, SUM(quantity - of_offer) AS taken
FROM classes JOIN booking_lines ON booking_lines.class_id = classes.id
WHERE claimed_until_at > (SELECT now FROM clock)
GROUP BY classes.id HAVING taken > capacity;

-- rule 1: a seat is claimed by its booking's state, and by nothing else
SELECT bookings.id, bookings.state, claimed_until_at
FROM booking_lines JOIN bookings ON bookings.id = booking_lines.booking_id
WHERE claimed_until_at <> CASE bookings.state
  WHEN 'held' THEN hold_expires_at
  WHEN 'awaiting_payment' THEN 9007199254740991
  WHEN 'confirmed' THEN 9007199254740991
  ELSE 0
END;

-- rule 2, of crowds: no booking without seats
SELECT id, state FROM bookings
WHERE NOT EXISTS (SELECT 1 FROM booking_lines WHERE booking_lines.booking_id = bookings.id);

-- rule 2: each seat of a booking has one participant, and no participant is without a seat
SELECT bookings.id, bookings.state, line.class_id, quantity
FROM bookings JOIN booking_lines AS line ON line.booking_id = bookings.id
WHERE bookings.state IN ('awaiting_payment', 'confirmed', 'cancelled', 'expired') AND contact IS NOT NULL AND CASE
  WHEN bookings.state = 'expired' OR (bookings.state = 'cancelled' AND proved_at IS NULL) THEN 0
  ELSE quantity
END <> (
  SELECT COUNT(*) FROM participants
  WHERE participants.booking_id = bookings.id AND participants.class_id = line.class_id AND active = 1
);

-- rule 4: who was told to hold a cart holds all of it
SELECT told.reference, told.seats FROM told
JOIN bookings ON bookings.reference = told.reference AND bookings.state IN ('held', 'awaiting_payment', 'confirmed')
WHERE what = 'held' AND seats <> (
  SELECT SUM(quantity) FROM booking_lines WHERE booking_lines.booking_id = bookings.id
);

-- rule 5, at rest: no hold outlives its end
SELECT id, hold_expires_at FROM bookings
WHERE state = 'held' AND hold_expires_at < (SELECT now FROM clock) - 600000;

-- rules 11 and 12: a total is its lines, less what was taken off, with what is kept of them, and its taxes
SELECT id, subtotal_cents, total_cents FROM bookings
WHERE (state IN ('awaiting_payment', 'confirmed') OR (state = 'cancelled' AND proved_at IS NOT NULL)) AND contact IS NOT NULL AND (
  subtotal_cents <> (
    SELECT SUM(quantity * unit_cents - discount_cents + kept_cents) FROM booking_lines WHERE booking_lines.booking_id = bookings.id
  )
  OR total_cents <> subtotal_cents + (SELECT COALESCE(SUM(value ->> '$.amountCents'), 0) FROM json_each(taxes))
);

-- rule 17: nothing is confirmed twice, however often it is asked for
SELECT booking_id, COUNT(*) AS times FROM booking_events
WHERE kind = 'confirmed' GROUP BY booking_id HAVING times > 1;

-- rule 17: who was told to be booked is booked
SELECT told.reference, bookings.state FROM told
LEFT JOIN bookings ON bookings.reference = told.reference
WHERE what = 'confirmed' AND bookings.state IS NOT 'confirmed';

-- rule 17, of crowds: and by one booking alone
SELECT contact_key, COUNT(*) AS bookings FROM bookings
WHERE state IN ('awaiting_payment', 'confirmed') GROUP BY contact_key HAVING bookings > 1;

-- rules 18 and 19, at rest: what the card company has taken is written down, once and to the cent
SELECT charges.*, payments.state, payments.amount_cents FROM charges
LEFT JOIN payments ON payments.id = charges.payment
WHERE payments.state IS NOT 'paid' OR payments.amount_cents <> cents;

-- rule 19: nothing is written down as paid by card that the card company has not taken
SELECT payments.id, amount_cents FROM payments
LEFT JOIN charges ON charges.payment = payments.id
WHERE payments.state = 'paid' AND method = 'card' AND cents IS NOT amount_cents;

-- rule 19, at rest, of crowds: who has paid is booked, or has the money back
SELECT payments.id, bookings.state, amount_cents FROM payments
JOIN bookings ON bookings.id = payments.booking_id
WHERE payments.state = 'paid' AND bookings.state <> 'confirmed' AND amount_cents <> (
  SELECT COALESCE(SUM(amount_cents), 0) FROM refunds WHERE refunds.payment_id = payments.id AND state <> 'failed'
);

-- rule 19: no more goes back than came in, but for what a bank takes or returns
SELECT payment_id, SUM(refunds.amount_cents) AS back, payments.amount_cents FROM refunds
JOIN payments ON payments.id = refunds.payment_id
WHERE refunds.state NOT IN ('asked', 'failed') AND refunds.taken_back IS NULL AND refunds.id NOT IN (SELECT refund_id FROM disputes WHERE refund_id IS NOT NULL) GROUP BY payment_id HAVING back > payments.amount_cents;

-- rule 19, at rest: nor is it asked for, once it is known what went back in the dashboard
SELECT payment_id, SUM(refunds.amount_cents) AS back, payments.amount_cents FROM refunds
JOIN payments ON payments.id = refunds.payment_id
WHERE refunds.state <> 'failed' AND refunds.taken_back IS NULL AND refunds.id NOT IN (SELECT refund_id FROM disputes WHERE refund_id IS NOT NULL) GROUP BY payment_id HAVING back > payments.amount_cents;

-- rule 19, at rest: the card company gives back what we wrote down, once
SELECT charges.payment, refunded, COALESCE(SUM(amount_cents), 0) AS written FROM charges
LEFT JOIN refunds ON refunds.payment_id = charges.payment AND refunds.state = 'done' AND refunds.by_hand = 0
GROUP BY charges.payment HAVING refunded <> written;

-- rule 21: numbers of invoices have no gaps
SELECT year, MAX(sequence) AS last, COUNT(*) AS invoices FROM invoices GROUP BY year HAVING last <> invoices;

-- rule 21: nor those of credit notes
SELECT year, MAX(sequence) AS last, COUNT(*) AS notes FROM credit_notes GROUP BY year HAVING last <> notes;

-- rules 21 and 41, of crowds: who is booked and has proved it has one invoice over the total, and nobody else has one
SELECT bookings.id, bookings.state, proved_at, bookings.total_cents, COUNT(invoices.number) AS invoices, SUM(invoices.total_cents) AS invoiced
FROM bookings LEFT JOIN invoices ON invoices.booking_id = bookings.id
GROUP BY bookings.id
HAVING CASE
  WHEN bookings.state = 'confirmed' AND proved_at IS NOT NULL THEN invoices <> 1 OR invoiced <> bookings.total_cents
  WHEN bookings.state IN ('cancelled', 'transferred') THEN 0
  ELSE invoices > 0
END;

-- rule 21, of crowds: who has paid by card owes nothing
SELECT booking_id, invoiced_cents, paid_cents FROM booking_balances
JOIN bookings ON bookings.id = booking_id
WHERE bookings.state = 'confirmed' AND payment_method = 'card'
  AND invoiced_cents - credited_cents - paid_cents + returned_cents <> 0;

-- rule 23, of crowds: each confirmed booking has its mail in the outbox, written with it, and once
SELECT bookings.id, COUNT(outbox.id) AS mails FROM bookings
LEFT JOIN outbox ON outbox.booking_id = bookings.id AND outbox.kind = 'booking_confirmation'
WHERE bookings.state = 'confirmed' AND proved_at IS NOT NULL
GROUP BY bookings.id HAVING mails <> 1;

-- rule 23: what is said to be sent has left
SELECT outbox.id, kind FROM outbox
LEFT JOIN local_mail ON local_mail.id = outbox.id
WHERE outbox.state = 'sent' AND local_mail.id IS NULL;

-- rule 23, at rest, of crowds: no mail is lost or given up, but one that asks for a proof that came before it was sent again
SELECT id, kind, state, attempts, last_error FROM outbox
WHERE state <> 'sent' AND NOT (
  state = 'failed' AND last_error = 'there is nothing to send any more' AND kind IN ('proof_request', 'proof_reminder') AND EXISTS (
    SELECT 1 FROM bookings WHERE bookings.id = outbox.booking_id AND (proved_at IS NOT NULL OR bookings.state <> 'confirmed')
  )
);

-- rule 23, of crowds: nobody has the same confirmation twice
SELECT message ->> '$.to' AS recipient, COUNT(*) AS times FROM local_mail
WHERE message ->> '$.subject' LIKE 'Booking confirmed%'
GROUP BY recipient HAVING times > 1;

-- rule 41, at rest: who has not proved to be there keeps no seats beyond the day
SELECT id, proof_due_at FROM bookings
WHERE state = 'confirmed' AND proved_at IS NULL AND proof_due_at < (SELECT now FROM clock) - 600000;

-- a failure has an answer that says when to come again, and is never a defect
SELECT act, call, status, COUNT(*) AS times FROM answers
WHERE status = 500 OR (status = 503 AND retry_after IS NULL) OR status IN (400, 401, 403, 404, 405, 415, 422)
GROUP BY act, call, status;

-- the file of the database is whole
SELECT * FROM pragma_integrity_check WHERE integrity_check <> 'ok';

-- every row belongs to what it names
SELECT "table", rowid, parent FROM pragma_foreign_key_check;

-- money: a booking is in the list of what is open while its sums do not balance, and no longer
SELECT booking_balances.booking_id, unsettled_bookings.booking_id AS listed
FROM booking_balances LEFT JOIN unsettled_bookings ON unsettled_bookings.booking_id = booking_balances.booking_id
WHERE (invoiced_cents - credited_cents - paid_cents + returned_cents <> 0) <> (unsettled_bookings.booking_id IS NOT NULL);

-- money: no more stands written off than is open, and no more was taken back than was written off
SELECT booking_id, over_cents FROM write_offs_over
WHERE booking_id IN (SELECT booking_id FROM write_offs UNION ALL SELECT booking_id FROM write_offs_taken_back) AND (
  over_cents > 0 OR (SELECT COALESCE(SUM(amount_cents), 0) FROM write_offs WHERE write_offs.booking_id = write_offs_over.booking_id)
    < (SELECT COALESCE(SUM(amount_cents), 0) FROM write_offs_taken_back WHERE write_offs_taken_back.booking_id = write_offs_over.booking_id)
);

-- money: the documents of a booking come to what it is worth, and to nothing before its proof
SELECT bookings.id, total_cents, invoiced_cents, credited_cents
FROM bookings JOIN booking_balances ON booking_balances.booking_id = bookings.id
WHERE invoiced_cents - credited_cents <> CASE WHEN proved_at IS NULL THEN 0 ELSE total_cents END;

-- money: nobody is invoiced before the proof
SELECT invoices.number FROM invoices JOIN bookings ON bookings.id = booking_id WHERE proved_at IS NULL;

-- money: no more of an invoice is credited than it charged
SELECT invoices.number, invoices.total_cents, SUM(credit_notes.total_cents) AS credited
FROM invoices JOIN credit_notes ON invoice_number = invoices.number
GROUP BY invoices.number HAVING credited > invoices.total_cents;

-- money: what a dispute has taken has gone where it is lost, and nowhere else
SELECT disputes.id, disputes.state, refunds.state AS taken FROM disputes
LEFT JOIN refunds ON refunds.id = disputes.refund_id
WHERE (disputes.state = 'lost') <> (COALESCE(refunds.state, '') = 'done')
  OR (disputes.state = 'lost' AND refunds.amount_cents <> disputes.amount_cents);

-- money: no more goes back for a credit note than it says
SELECT number, refund_cents, SUM(amount_cents) AS back FROM credit_notes JOIN refunds ON credit_note = number
GROUP BY number HAVING back > refund_cents;

-- money: a payment for several invoices is paid with all of its parts, or with none once it was undone
SELECT together, MIN(state) AS one, MAX(state) AS other, MAX(undone_at) AS undone_at FROM payments
LEFT JOIN undoable_acts ON undoable_acts.id = together
WHERE together IS NOT NULL
GROUP BY together HAVING one <> other OR (
  MAX(undoable_acts.id) IS NOT NULL AND one <> CASE WHEN MAX(undone_at) IS NULL THEN 'paid' ELSE 'ended' END
);

-- money: no more comes back to a credit than it had paid
SELECT spent.payment_id, -spent.delta_cents AS paid, SUM(back.delta_cents) AS back
FROM credits AS spent JOIN credits AS back ON back.back_of = spent.payment_id
GROUP BY spent.id HAVING back > paid;

-- money: what a credit has paid comes back to whose it is
SELECT back.id FROM credits AS back JOIN credits AS spent ON spent.payment_id = back.back_of
WHERE back.client_key <> spent.client_key AND back.client_key <> '' AND spent.client_key <> '';

-- money: what a credit has paid is sent by nobody
SELECT refunds.id FROM refunds JOIN payments ON payments.id = refunds.payment_id WHERE payments.method = 'credit';

-- money: no more of a booking is sent or kept as a new credit than came in as money
SELECT booking_id, money_cents, sent_cents, kept_cents FROM (
  SELECT bookings.id AS booking_id,
    (SELECT COALESCE(SUM(amount_cents), 0) FROM payments
      WHERE payments.booking_id = bookings.id AND method <> 'credit' AND state = 'paid') AS money_cents,
    (SELECT COALESCE(SUM(amount_cents), 0) FROM refunds
      WHERE refunds.booking_id = bookings.id AND state <> 'failed' AND made_by = 'site') AS sent_cents,
    (SELECT COALESCE(SUM(delta_cents), 0) FROM credit_notes
      JOIN credits ON credits.credit_note = credit_notes.number
      WHERE credit_notes.booking_id = bookings.id AND back_of IS NULL)
    + (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.booking_id = bookings.id) AS kept_cents
  FROM bookings
)
WHERE sent_cents + kept_cents > money_cents;

-- money: what a credit note keeps as credits is in their ledger
SELECT number, credit_cents FROM credit_notes
WHERE credit_cents <> (SELECT COALESCE(SUM(delta_cents), 0) FROM credits WHERE credits.credit_note = credit_notes.number);

-- money: what does not count is a cheque or transfer as a whole, once
SELECT payments.id, payments.method, COUNT(*) AS takings, SUM(refunds.amount_cents) AS taken, payments.amount_cents FROM refunds
JOIN payments ON payments.id = refunds.payment_id
WHERE refunds.taken_back IS NOT NULL AND refunds.state = 'done'
GROUP BY payments.id HAVING payments.method NOT IN ('cheque', 'transfer') OR takings <> 1 OR taken <> payments.amount_cents;

-- money: what a client has with us is the sum of what came and went
SELECT id, balance_cents FROM credits WHERE balance_cents <> (
  SELECT SUM(delta_cents) FROM credits AS earlier
  WHERE earlier.client_key = credits.client_key AND earlier.rowid <= credits.rowid
);

-- packages: no more seats are spent than were bought
SELECT purchase_id, pool, SUM(delta) AS seats FROM package_seats GROUP BY purchase_id, pool HAVING seats < 0;

-- packages: what a booking has of a package was taken off it
SELECT bookings.id, SUM(quantity * (covered ->> '$.seats')) AS seats
FROM booking_lines JOIN bookings ON bookings.id = booking_id
WHERE covered IS NOT NULL AND quantity > 0 AND bookings.state IN ('awaiting_payment', 'confirmed')
GROUP BY bookings.id HAVING seats > -(
  SELECT COALESCE(SUM(delta), 0) FROM package_seats WHERE package_seats.booking_id = bookings.id
);

-- promo codes: what a booking has a reduction for counts as a use
SELECT id, promo_code FROM bookings
WHERE promo_code IS NOT NULL AND state IN ('awaiting_payment', 'confirmed') AND NOT EXISTS (
  SELECT 1 FROM promo_code_uses WHERE promo_code_uses.booking_id = bookings.id AND given_back_at IS NULL
);

-- waiting: who is offered seats has them held
SELECT waitlist.id FROM waitlist LEFT JOIN bookings ON bookings.id = offer_id
WHERE waitlist.state = 'offered' AND bookings.id IS NULL;

-- waiting: what is booked has its seats by itself, and none of an offer
SELECT own.booking_id, own.of_offer FROM booking_lines AS own
JOIN bookings ON bookings.id = own.booking_id
WHERE own.of_offer > 0 AND (bookings.state IN ('awaiting_payment', 'confirmed') OR own.of_offer > own.quantity);

-- trainers: who stands in does so on a day that the class has
SELECT class_substitutes.class_id, class_substitutes.starts_at FROM class_substitutes
JOIN classes ON classes.id = class_substitutes.class_id
WHERE NOT EXISTS (
  SELECT 1 FROM json_each(classes.sessions) WHERE unixepoch(value ->> 'start') * 1000 = class_substitutes.starts_at
);

-- mails: none is given up but one that had nothing to say any more
SELECT id, kind, last_error FROM outbox
WHERE state = 'failed' AND last_error IS NOT 'there is nothing to send any more';
