-- Whoever was the contact when a paper was issued finds it when they ask what we have of them, whoever looks after the booking by then.
CREATE INDEX invoices_by_contact ON invoices (lower(trim(document ->> '$.contact.email')));
CREATE INDEX credit_notes_by_contact ON credit_notes (lower(trim(document ->> '$.contact.email')));
