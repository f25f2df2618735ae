-- What the accountant's movements, the file of a person and the site's numbers read without reading all there is.
CREATE INDEX credit_notes_of_credit ON credit_notes (created_at) WHERE credit_cents > 0;
CREATE INDEX enquiries_by_email ON enquiries (email_key);

-- Bookings by state are counted from here alone. It begins with what nothing looks bookings up by: one that began with the state would
-- be taken, by who asks for a state and a time, before the index of that time.
CREATE INDEX bookings_counted ON bookings (payment_method, state);
