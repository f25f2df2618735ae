-- Indexes for what was searched row by row: `functions/query-plans.test.ts` asks every statement.

-- Whose offer a hold is: asked whenever a booking is written or a dead one deleted, since the key refers to it.
CREATE INDEX waitlist_of_offer ON waitlist (offer_id) WHERE offer_id IS NOT NULL;

-- What went back of a payment, or by a credit note.
CREATE INDEX refunds_by_payment ON refunds (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX refunds_by_note ON refunds (credit_note) WHERE credit_note IS NOT NULL;

-- Keys that refer to invoices and payments are looked up when one is written.
CREATE INDEX payments_by_invoice ON payments (invoice_number) WHERE invoice_number IS NOT NULL;

-- Who registered for a webinar or an event, and what is asked about a class.
CREATE INDEX enquiries_by_subject ON enquiries (kind, about, email_key);

-- What keeps a class: looked up whenever the schedule writes classes, and by whoever reads what was said of one.
CREATE INDEX surveys_by_class ON surveys (class_id);
CREATE INDEX trainer_reports_by_class ON trainer_reports (class_id);
CREATE INDEX package_seats_by_class ON package_seats (class_id) WHERE class_id IS NOT NULL;
CREATE INDEX support_requests_by_class ON support_requests (class_id) WHERE class_id IS NOT NULL;

CREATE INDEX newsletter_by_asking ON newsletter_subscribers (asked_by);
CREATE INDEX newsletter_waiting ON newsletter_subscribers (asked_at) WHERE state = 'pending';
