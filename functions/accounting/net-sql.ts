/** Of a document: its net, how many lines it has, and the class of the first. Each is a column of an index, as it is written here. */
const NET = `COALESCE(document ->> '$.subtotalCents', total_cents)`;
const LINES = `COALESCE(json_array_length(document, '$.lines'), 0)`;
const FIRST_CLASS = `document ->> '$.lines[0].eventId'`;

/** Most documents have one line, whose net is the document's: they are read from the index alone. */
const single = (
  table: string,
  invoiced: 0 | 1,
  day: string,
) => `SELECT ${invoiced} AS invoiced, ${FIRST_CLASS} AS class_id, ${NET} AS cents
  FROM ${table} WHERE issued_on = ${day} AND ${LINES} < 2`;

const several = (
  table: string,
  invoiced: 0 | 1,
  day: string,
) => `SELECT ${invoiced} AS invoiced, document, ${NET} AS net
  FROM ${table} WHERE issued_on = ${day} AND ${LINES} >= 2`;

/**
 * What was invoiced and credited before tax on a day (an expression), by city and language. A document's net amount is that of the
 * books (`books.ts`). Each line has its own price of it, and of what is between the prices and the net (a discount, a fee) as much as its
 * price weighs, or an equal part where no line has a price; cents are parts here. City and language are empty where something was sold
 * without a class.
 */
export const netOfDay = (
  day: string,
): string => `SELECT part.invoiced, COALESCE(classes.place_id, iif(classes.id IS NULL, '', 'online')) AS city,
  COALESCE(classes.language, '') AS language, SUM(part.cents) AS cents
FROM (
  ${single('invoices', 1, day)}
  UNION ALL
  ${single('credit_notes', 0, day)}
  UNION ALL
  SELECT issued.invoiced, line.value ->> 'eventId', (
    SELECT COALESCE(line.value ->> 'lineCents', 0) + (issued.net - SUM(COALESCE(other.value ->> 'lineCents', 0))) * iif(
      SUM(ABS(COALESCE(other.value ->> 'lineCents', 0))) = 0,
      1.0 / COUNT(*),
      1.0 * ABS(COALESCE(line.value ->> 'lineCents', 0)) / SUM(ABS(COALESCE(other.value ->> 'lineCents', 0)))
    )
    FROM json_each(issued.document, '$.lines') AS other
  )
  FROM (
    ${several('invoices', 1, day)}
    UNION ALL
    ${several('credit_notes', 0, day)}
  ) AS issued
  JOIN json_each(issued.document, '$.lines') AS line
) AS part
LEFT JOIN classes ON classes.id = part.class_id
GROUP BY 1, 2, 3`;
