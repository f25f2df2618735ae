-- The day on which its client said yes to the office, `2026-12-04`; none where the client accepted by the link.
ALTER TABLE quotes ADD COLUMN said_on TEXT;
