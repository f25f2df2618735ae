-- What people said themselves, kept for the office under another address that a buyer gave them: whose that address is, the buyer says
-- alone. It is no word of whoever reads there, and so not in a copy of what is stored of them.
ALTER TABLE participant_needs ADD COLUMN went_along INTEGER NOT NULL DEFAULT 0 CHECK (went_along IN (0, 1));
