-- What people need in class, in the words of whoever told of it: none of these is shown what another one did. By the person within a
-- booking and not by the seat, so that it goes along to another date, and to nobody else who takes the seat. It may say something of
-- somebody's health, so it goes soon after their last class.
CREATE TABLE participant_needs (
  booking_id TEXT NOT NULL REFERENCES bookings (id),
  -- The key of the e-mail; of who is named without one, '= ' and the name.
  who TEXT NOT NULL,
  told_by TEXT NOT NULL CHECK (told_by IN ('buyer', 'participant', 'office')),
  needs TEXT NOT NULL DEFAULT '' CHECK (length(needs) <= 300),
  at INTEGER NOT NULL,
  PRIMARY KEY (booking_id, who, told_by)
) STRICT, WITHOUT ROWID;
CREATE INDEX participant_needs_of ON participant_needs (who);
