/**
 * What was invoiced and credited before tax, by day, city and language. A document's net amount is that of the books (`books.ts`). Each
 * line has its own price of it, and of what is between the prices and the net (a discount, a fee) as much as its price weighs, or an
 * equal part where no line has a price; cents are parts here. City and language are empty where something was sold without a class.
 * first day, last day, language, city
 */
export const NET_OF_DAYS = `WITH issued AS (
  SELECT issued_on AS day, 1 AS invoiced, document, COALESCE(document ->> '$.subtotalCents', total_cents) AS net,
    COALESCE(json_array_length(document, '$.lines'), 0) AS lines
  FROM invoices
  WHERE issued_on BETWEEN ?1 AND ?2
  UNION ALL
  SELECT issued_on, 0, document, COALESCE(document ->> '$.subtotalCents', total_cents),
    COALESCE(json_array_length(document, '$.lines'), 0)
  FROM credit_notes
  WHERE issued_on BETWEEN ?1 AND ?2
)
SELECT issued.day, issued.invoiced, COALESCE(classes.place_id, iif(classes.id IS NULL, '', 'online')) AS city,
  COALESCE(classes.language, '') AS language,
  SUM(iif(issued.lines < 2, issued.net, (
    SELECT COALESCE(line.value ->> 'lineCents', 0) + (issued.net - SUM(COALESCE(other.value ->> 'lineCents', 0))) * iif(
      SUM(ABS(COALESCE(other.value ->> 'lineCents', 0))) = 0,
      1.0 / COUNT(*),
      1.0 * ABS(COALESCE(line.value ->> 'lineCents', 0)) / SUM(ABS(COALESCE(other.value ->> 'lineCents', 0)))
    )
    FROM json_each(issued.document, '$.lines') AS other
  ))) AS cents
FROM issued
LEFT JOIN json_each(issued.document, '$.lines') AS line
LEFT JOIN classes ON classes.id = line.value ->> 'eventId'
WHERE (?3 = '' OR classes.language = ?3) AND (?4 = '' OR COALESCE(classes.place_id, iif(classes.id IS NULL, '', 'online')) = ?4)
GROUP BY 1, 2, 3, 4`;
