-- What was mailed of an accepted quote stands in the file of what became of it: its order's invoice there, its notice to the office in the
-- booking of its seats where it has any.
UPDATE outbox SET booking_id = (
  SELECT CASE outbox.kind WHEN 'quote_ordered' THEN quotes.order_id ELSE COALESCE(quotes.booking_id, quotes.order_id) END
  FROM quotes WHERE quotes.id = outbox.about
)
WHERE kind IN ('quote_ordered', 'quote_accepted_office') AND booking_id IS NULL;
