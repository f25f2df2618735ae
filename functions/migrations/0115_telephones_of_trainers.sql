-- By which number a trainer is called when a class cannot take place, say: the office's alone. By the name that the schedule has, since not
-- every trainer has an account.
CREATE TABLE trainer_phones (
  trainer TEXT PRIMARY KEY,
  phone TEXT NOT NULL CHECK (length(phone) BETWEEN 7 AND 30),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was just written to the people of one class of a day is not written to them again for another.
CREATE INDEX class_messages_by_time ON class_messages (at);
