-- What the office has written to the trainers of a class, and has not left yet, waits for the change that was made after it, and is told with
-- it: else they get two mails of one occasion. Where nothing comes of the change, it leaves some minutes later.
CREATE TRIGGER trainer_messages_wait_for_changes AFTER INSERT ON trainer_changes
BEGIN
  UPDATE outbox SET next_attempt_at = next_attempt_at + 600000
  WHERE kind = 'class_message' AND state = 'pending' AND attempts = 0
    AND substr(about, -8) = ' trainer'
    AND (SELECT class_id FROM class_messages WHERE id = substr(about, 1, length(about) - 8)) = NEW.class_id;
END;
