/** Of a document: its net, how many lines it has, and the class of the first. Each is a column of an index, as it is written here. */
const NET = `COALESCE(document ->> '$.subtotalCents', total_cents)`;
const LINES = `COALESCE(json_array_length(document, '$.lines'), 0)`;
const FIRST_CLASS = `document ->> '$.lines[0].eventId'`;

const BETWEEN = `issued_on BETWEEN ?1 AND ?2`;

/** Most documents have one line, whose net is the document's: they are read from the index alone. */
const single = (
  table: string,
  invoiced: 0 | 1,
) => `SELECT issued_on AS day, ${invoiced} AS invoiced, ${FIRST_CLASS} AS class_id, ${NET} AS cents
  FROM ${table} WHERE ${BETWEEN} AND ${LINES} < 2`;

const several = (
  table: string,
  invoiced: 0 | 1,
) => `SELECT issued_on AS day, ${invoiced} AS invoiced, document, ${NET} AS net
  FROM ${table} WHERE ${BETWEEN} AND ${LINES} >= 2`;

/**
 * What was invoiced and credited before tax, by day, city and language. A document's net amount is that of the books (`books.ts`). Each
 * line has its own price of it, and of what is between the prices and the net (a discount, a fee) as much as its price weighs, or an
 * equal part where no line has a price; cents are parts here. City and language are empty where something was sold without a class.
 * first day, last day, language, city
 */
export const NET_OF_DAYS = `WITH issued AS (
  ${several('invoices', 1)}
  UNION ALL
  ${several('credit_notes', 0)}
)
SELECT part.day, part.invoiced, COALESCE(classes.place_id, iif(classes.id IS NULL, '', 'online')) AS city,
  COALESCE(classes.language, '') AS language, SUM(part.cents) AS cents
FROM (
  ${single('invoices', 1)}
  UNION ALL
  ${single('credit_notes', 0)}
  UNION ALL
  SELECT issued.day, issued.invoiced, line.value ->> 'eventId', (
    SELECT COALESCE(line.value ->> 'lineCents', 0) + (issued.net - SUM(COALESCE(other.value ->> 'lineCents', 0))) * iif(
      SUM(ABS(COALESCE(other.value ->> 'lineCents', 0))) = 0,
      1.0 / COUNT(*),
      1.0 * ABS(COALESCE(line.value ->> 'lineCents', 0)) / SUM(ABS(COALESCE(other.value ->> 'lineCents', 0)))
    )
    FROM json_each(issued.document, '$.lines') AS other
  )
  FROM issued
  JOIN json_each(issued.document, '$.lines') AS line
) AS part
LEFT JOIN classes ON classes.id = part.class_id
WHERE (?3 = '' OR classes.language = ?3) AND (?4 = '' OR COALESCE(classes.place_id, iif(classes.id IS NULL, '', 'online')) = ?4)
GROUP BY 1, 2, 3, 4`;
