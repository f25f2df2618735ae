import { READ_SCHEMA } from './sql.ts';

interface Part {
  type: 'table' | 'index' | 'trigger' | 'view';
  name: string;
  sql: string;
  /** JSON. */
  columns: string;
}

const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The statement that writes the rows of a table as statements, by the database's own quoting. */
function rowsAsSql({ name, columns }: Part): string {
  const names = (JSON.parse(columns) as string[]).map(quotedName);
  const values = names.map((column) => `quote(${column})`).join(` || ',' || `);
  const into = `INSERT INTO ${quotedName(name)} (${names.join(',')}) VALUES(`.replaceAll("'", "''");
  return `SELECT '${into}' || ${values} || ');' AS line FROM ${quotedName(name)}`;
}

/**
 * The whole database as SQL, as of one moment: all tables are read in one transaction. Tables and rows come before triggers,
 * which would act on rows that are only read back. `npm run restore` reads it.
 */
export async function dump(db: Pick<D1Database, 'prepare' | 'batch'>): Promise<string> {
  const { results: parts } = await db.prepare(READ_SCHEMA).all<Part>();
  const tables = parts.filter(({ type }) => type === 'table');
  const rows = await db.batch<{ line: string }>(tables.map((table) => db.prepare(rowsAsSql(table))));
  return [
    'PRAGMA defer_foreign_keys=TRUE;',
    ...tables.flatMap(({ sql }, at) => [`${sql};`, ...(rows[at]?.results ?? []).map(({ line }) => line)]),
    ...parts.filter(({ type }) => type !== 'table').map(({ sql }) => `${sql};`),
    '',
  ].join('\n');
}
