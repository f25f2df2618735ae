-- Classes whose courseware goes by post: the office says so, and only then is anybody asked where to.
CREATE TABLE posted_classes (
  class_id TEXT PRIMARY KEY REFERENCES classes (id),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Where it goes, beside what the same one told that the person needs.
ALTER TABLE participant_needs ADD COLUMN address TEXT NOT NULL DEFAULT '' CHECK (length(address) <= 300);

-- To whom it was sent: a day by the office's clock.
CREATE TABLE posted_courseware (
  participant_id TEXT PRIMARY KEY REFERENCES participants (id),
  sent_on TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
