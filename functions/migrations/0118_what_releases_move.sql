-- When and where each webinar and special event takes place by the release that runs, as the clock saw it last: what a release moves is
-- told to who is registered, and what it has lost while it was to come to the office. held is a text that is compared
-- (functions/enquiries/subject.ts), since is when it became so, or was lost. Names nobody.
CREATE TABLE held_subjects (
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  held TEXT NOT NULL CHECK (json_valid(held)),
  starts_at INTEGER NOT NULL,
  gone INTEGER NOT NULL CHECK (gone IN (0, 1)),
  since INTEGER NOT NULL,
  PRIMARY KEY (kind, about)
) STRICT, WITHOUT ROWID;

CREATE INDEX held_subjects_by_start ON held_subjects (starts_at);

-- What a registration's person was told of that, what before it was moved, and when the move was told, 0 while there was none. NULL is
-- of other messages, and of registrations from before until the clock has seen what they are for.
ALTER TABLE enquiries ADD COLUMN told TEXT CHECK (json_valid(told));
ALTER TABLE enquiries ADD COLUMN told_before TEXT CHECK (json_valid(told_before));
ALTER TABLE enquiries ADD COLUMN told_at INTEGER NOT NULL DEFAULT 0;
