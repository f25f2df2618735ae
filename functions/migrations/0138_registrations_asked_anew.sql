-- The registration (enquiries) that an answered row was of: its own, or the one that its address had already. The page behind the
-- mail's link says how that one stands, once the row names nobody any more.
ALTER TABLE unproved_registrations ADD COLUMN registration_id TEXT;

-- Who was refused places and asks again waits for the office again, which sees it among what is new.
CREATE TRIGGER enquiries_asked_anew AFTER UPDATE OF decision ON enquiries
WHEN OLD.decision = 'refused' AND NEW.decision IS NULL
BEGIN
  UPDATE inbox_cases SET state = 'new', revision = revision + 1, changed_at = NEW.created_at WHERE entry_id = NEW.id;
END;
