-- Whoever has read that a class was moved, or that their seat was, knows of the seat before they know how to join: told_email names them,
-- and this says that joining instructions are still to come.
ALTER TABLE participants ADD COLUMN awaits_joining INTEGER NOT NULL DEFAULT 0 CHECK (awaits_joining IN (0, 1));

UPDATE participants SET told_email = email, tellings = tellings + 1, awaits_joining = 1
WHERE active = 1 AND told_email IS NULL AND email <> '' AND instr(email_key, ' ') = 0 AND EXISTS (
  SELECT 1 FROM outbox
  WHERE outbox.kind = 'class_moved_participant' AND outbox.about = participants.id
    AND lower(outbox.recipient) = lower(participants.email)
);
