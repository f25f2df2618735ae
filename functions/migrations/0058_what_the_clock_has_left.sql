-- What the clock looks for stands in lists that get shorter when it is done, since it comes every five minutes: certificates that
-- are not issued yet, and credit notes whose money is not on its way.

-- Whether somebody has the certificate of this seat.
ALTER TABLE participants ADD COLUMN certified INTEGER NOT NULL DEFAULT 0 CHECK (certified IN (0, 1));

UPDATE participants SET certified = 1 WHERE id IN (SELECT participant_id FROM certificates);

CREATE TRIGGER certificates_are_had AFTER INSERT ON certificates
BEGIN
  UPDATE participants SET certified = 1 WHERE id = NEW.participant_id;
END;

CREATE TRIGGER certificates_are_gone AFTER DELETE ON certificates
BEGIN
  UPDATE participants SET certified = 0 WHERE id = OLD.participant_id;
END;

CREATE INDEX participants_uncertified ON participants (class_id)
WHERE active = 1 AND certified = 0 AND absent = 0 AND trim(first_name || last_name) <> '';

-- Filled and emptied by triggers: a refund counts whatever becomes of it, so that what is sent is never asked for again.
CREATE TABLE notes_to_refund (
  number TEXT PRIMARY KEY REFERENCES credit_notes (number)
) STRICT, WITHOUT ROWID;

INSERT INTO notes_to_refund (number)
SELECT number FROM credit_notes
WHERE refund_cents > COALESCE((SELECT SUM(amount_cents) FROM refunds WHERE refunds.credit_note = credit_notes.number), 0);

CREATE TRIGGER credit_notes_promise AFTER INSERT ON credit_notes
WHEN NEW.refund_cents > 0
BEGIN
  INSERT INTO notes_to_refund (number) VALUES (NEW.number) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER refunds_keep_what_was_promised AFTER INSERT ON refunds
WHEN NEW.credit_note IS NOT NULL
BEGIN
  DELETE FROM notes_to_refund
  WHERE number = NEW.credit_note
    AND (SELECT refund_cents FROM credit_notes WHERE number = NEW.credit_note)
      <= (SELECT SUM(amount_cents) FROM refunds WHERE credit_note = NEW.credit_note);
END;
