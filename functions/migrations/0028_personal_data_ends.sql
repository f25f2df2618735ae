-- What the law keeps of people has an end, too (booking rules 40 and 44): once its time is over, papers lose what was printed on
-- them and keep their numbers and sums. Until then nothing of them changes, as before. Six years after the end of the year that
-- they are of, as in TAX of functions/platform/stored.ts.

DROP TRIGGER invoices_do_not_change;
CREATE TRIGGER invoices_do_not_change BEFORE UPDATE ON invoices
WHEN NOT (
  OLD.created_at < unixepoch('now', 'start of year', '-6 years') * 1000
  AND NEW.document = '{}'
  AND (NEW.number, NEW.year, NEW.sequence, NEW.booking_id, NEW.issued_on, NEW.due_on, NEW.total_cents, NEW.created_at)
    IS (OLD.number, OLD.year, OLD.sequence, OLD.booking_id, OLD.issued_on, OLD.due_on, OLD.total_cents, OLD.created_at)
)
BEGIN
  SELECT RAISE(ABORT, 'an invoice never changes');
END;

DROP TRIGGER credit_notes_do_not_change;
CREATE TRIGGER credit_notes_do_not_change BEFORE UPDATE ON credit_notes
WHEN NOT (
  OLD.created_at < unixepoch('now', 'start of year', '-6 years') * 1000
  AND NEW.document = '{}'
  AND (NEW.number, NEW.year, NEW.sequence, NEW.booking_id, NEW.invoice_number, NEW.issued_on)
    IS (OLD.number, OLD.year, OLD.sequence, OLD.booking_id, OLD.invoice_number, OLD.issued_on)
  AND (NEW.total_cents, NEW.refund_cents, NEW.credit_cents, NEW.created_at)
    IS (OLD.total_cents, OLD.refund_cents, OLD.credit_cents, OLD.created_at)
)
BEGIN
  SELECT RAISE(ABORT, 'a credit note never changes');
END;

DROP TRIGGER credits_do_not_change;
CREATE TRIGGER credits_do_not_change BEFORE UPDATE ON credits
WHEN NOT (
  OLD.created_at < unixepoch('now', 'start of year', '-6 years') * 1000
  AND NEW.client_key = ''
  AND (NEW.id, NEW.delta_cents, NEW.balance_cents, NEW.credit_note, NEW.payment_id, NEW.created_at)
    IS (OLD.id, OLD.delta_cents, OLD.balance_cents, OLD.credit_note, OLD.payment_id, OLD.created_at)
)
BEGIN
  SELECT RAISE(ABORT, 'a ledger is only added to');
END;

DROP TRIGGER booking_events_do_not_change;
CREATE TRIGGER booking_events_do_not_change BEFORE UPDATE ON booking_events
WHEN NOT (
  OLD.at < unixepoch('now', 'start of year', '-6 years') * 1000
  AND NEW.account_id IS NULL AND NEW.reason = '' AND NEW.detail = '{}'
  AND (NEW.id, NEW.booking_id, NEW.kind, NEW.at, NEW.who) IS (OLD.id, OLD.booking_id, OLD.kind, OLD.at, OLD.who)
)
BEGIN
  SELECT RAISE(ABORT, 'what happened never changes');
END;

-- The proof of who has left goes with them, once nobody can ask for it any more (functions/newsletter/stored.ts); nobody else's.
DROP TRIGGER newsletter_consents_are_kept;
CREATE TRIGGER newsletter_consents_are_kept BEFORE DELETE ON newsletter_consents
WHEN OLD.confirmed_at IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM newsletter_subscribers
  WHERE id = OLD.subscriber_id AND state = 'unsubscribed' AND unsubscribed_at >= OLD.confirmed_at
)
BEGIN
  SELECT RAISE(ABORT, 'a proof of consent is never deleted');
END;

-- What staff did with somebody's data: who, when, what and why. person is SHA-256 of the e-mail's key, by which whoever has the
-- e-mail finds that it was done, and an erasure is known that a restore has undone.
CREATE TABLE staff_acts (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  act TEXT NOT NULL CHECK (act IN ('person_erased', 'person_copied')),
  who TEXT NOT NULL CHECK (who <> ''),
  reason TEXT NOT NULL CHECK (reason <> ''),
  person TEXT NOT NULL CHECK (length(person) = 64)
) STRICT;

CREATE TRIGGER staff_acts_do_not_change BEFORE UPDATE ON staff_acts
BEGIN
  SELECT RAISE(ABORT, 'what was done never changes');
END;
