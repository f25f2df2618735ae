import { DatabaseSync } from 'node:sqlite';

export interface Drill {
  /** What stands in it, for whoever compares. */
  counts: Record<string, number>;
  /** What is wrong with it; nothing, of a backup that gives the site back. */
  wrong: string[];
}

/** What always holds of the site's rows, each as a statement that finds what breaks it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a row names another one that is not there': 'SELECT 1 FROM pragma_foreign_key_check',
  'numbers of invoices have a gap':
    'SELECT 1 FROM invoices GROUP BY year HAVING MAX(sequence) <> COUNT(*) OR MIN(sequence) <> 1',
  'numbers of credit notes have a gap':
    'SELECT 1 FROM credit_notes GROUP BY year HAVING MAX(sequence) <> COUNT(*) OR MIN(sequence) <> 1',
  'a class has more seats booked than places': `SELECT 1 FROM classes WHERE capacity < (
    SELECT COALESCE(SUM(quantity), 0) FROM booked_seats WHERE booked_seats.class_id = classes.id)`,
  'a package has spent more seats than it has':
    'SELECT 1 FROM package_seats GROUP BY purchase_id, pool HAVING SUM(delta) < 0',
  'a client has less than no credit': `SELECT 1 FROM credits WHERE client_key <> '' GROUP BY client_key HAVING SUM(delta_cents) < 0`,
};

const COUNTED = ['bookings', 'participants', 'invoices', 'credit_notes', 'payments', 'accounts', 'outbox'];

/** Everything by which one schema is told from another. */
const schemaOf = (db: DatabaseSync) =>
  db
    .prepare(
      `SELECT type || ' ' || name || ' ' || sql AS part FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name <> 'd1_migrations'`,
    )
    .all()
    .map(({ part }) => String(part).replaceAll(/\s+/g, ' '));

const notKnown = (name: string) => `this version does not know its migration ${name}`;

/**
 * Reads a backup into a new database in memory and looks whether it is the site's: all migrations that it had, the schema that
 * they make, and what always holds of the rows.
 *
 * @param migrations by their names
 */
export function drill(sql: string, migrations: ReadonlyMap<string, string>): Drill {
  const db = new DatabaseSync(':memory:');
  const whole = `BEGIN;\n${sql}\nCOMMIT;`;
  try {
    db.exec(whole);
  } catch (error) {
    return { counts: {}, wrong: [`it cannot be read: ${String(error)}`] };
  }
  const had = db
    .prepare('SELECT name FROM d1_migrations ORDER BY id')
    .all()
    .map(({ name }) => String(name));
  const made = new DatabaseSync(':memory:');
  const unknown = had.filter((name) => !migrations.has(name));
  // In the order in which it had them, which is not that of their numbers where one reached a release after another.
  for (const name of had) {
    try {
      made.exec(migrations.get(name) ?? '');
    } catch (error) {
      return {
        counts: {},
        wrong: [...unknown.map(notKnown), `its migrations cannot be run up to ${name}: ${String(error)}`],
      };
    }
  }
  const [is, wanted] = [schemaOf(db), schemaOf(made)];
  const lacking = wanted.filter((part) => !is.includes(part));
  const unlike = [
    ...unknown.map(notKnown),
    ...lacking.map((part) => `it lacks ${part.slice(0, 80)}`),
    ...is.filter((part) => !wanted.includes(part)).map((part) => `nothing makes its ${part.slice(0, 80)}`),
  ];
  // Cut off between two statements, it can be read, but not asked.
  if (lacking.some((part) => /^(table|view) /.test(part))) return { counts: {}, wrong: unlike };
  // eslint-disable-next-line no-restricted-syntax -- names of the list above
  const count = (table: string) => Number(db.prepare(`SELECT COUNT(*) AS count FROM ${table}`).get()?.count);
  const broken = Object.entries(INVARIANTS).filter(([, statement]) => db.prepare(statement).all().length > 0);
  return {
    counts: Object.fromEntries(COUNTED.map((table) => [table, count(table)])),
    wrong: [...unlike, ...broken.map(([what]) => what)],
  };
}
