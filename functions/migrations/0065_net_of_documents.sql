-- The sales of a period are read from these alone, where a document has one line: years of documents are not parsed each time.
CREATE INDEX invoices_by_net ON invoices (
  issued_on,
  COALESCE(document ->> '$.subtotalCents', total_cents),
  COALESCE(json_array_length(document, '$.lines'), 0),
  document ->> '$.lines[0].eventId'
);
CREATE INDEX credit_notes_by_net ON credit_notes (
  issued_on,
  COALESCE(document ->> '$.subtotalCents', total_cents),
  COALESCE(json_array_length(document, '$.lines'), 0),
  document ->> '$.lines[0].eventId'
);
