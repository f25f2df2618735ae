/** The statements of backups: of the schema alone, since the rest follows from it. */

/** Everything that makes the database, in the order in which it was made; generated columns are left out of `columns`. */
export const READ_SCHEMA = `SELECT type, name, sql, (
  SELECT json_group_array(name) FROM pragma_table_xinfo(sqlite_schema.name) WHERE hidden = 0
) AS columns
FROM sqlite_schema
WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
ORDER BY rowid`;
