/**
 * The database did not do what it was asked, for whatever reason: it is gone, full, locked, overloaded, or its answer was
 * lost. Its message is the database's own.
 */
export class DatabaseFailure extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'DatabaseFailure';
  }
}

/** Whether D1 refused a write because of a constraint: the ordinary way to lose a race for a seat. */
export function isConstraintFailure(error: unknown): boolean {
  return error instanceof Error && /constraint failed|SQLITE_CONSTRAINT/.test(error.message);
}

/** The CHECKs by which who was late is refused: seats, places, credit and moves that are there no more, and what was done before. */
export const LIMITS = [
  'seats_left_after >= 0',
  'quantity BETWEEN 0 AND 10',
  'moves BETWEEN 0 AND 2',
  'places_left_after >= 0',
  'balance_cents >= 0',
  'undone_at > 0',
  '(ended_at IS NULL) = (ended_by IS NULL) AND (ended_at IS NULL) = (end_reason IS NULL)',
] as const;

/** What is NULL where an act on a class met the schedule of another build (`BEGIN_CLASS_ACT`). */
const SCHEDULE_BEHIND = 'NOT NULL constraint failed: classes.told_from_at';

/** The database has the schedule of another build: no class can be changed until that of this one was taken over. */
export class ScheduleBehind extends Error {}

/** A constraint that refuses who was late. Any other CHECK is there for what must never be written: breaking it is a defect. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !isConstraintFailure(error)) return false;
  const [, broken] = /CHECK constraint failed: (.*)/s.exec(error.message) ?? [];
  return broken === undefined || LIMITS.some((limit) => broken.startsWith(limit));
}

/** Whether the database itself failed. A constraint that fails is no failure, nor is a mistake of ours in a statement. */
export function isDatabaseFailure(error: unknown): boolean {
  return error instanceof DatabaseFailure;
}

/** What only a statement of ours can be the reason of. A table that is gone is none of them. */
const OURS = /syntax error|wrong number of|D1_TYPE_ERROR/i;

function translated(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  return isConstraintFailure(error) || OURS.test(message) ? error : new DatabaseFailure(error);
}

const RUNS = ['run', 'all', 'first', 'raw'];

type Asked = Pick<D1Database, 'prepare' | 'batch'>;

function watchedQueries(db: Asked): Asked {
  const inner = new WeakMap<object, D1PreparedStatement>();
  const statement = (own: D1PreparedStatement): D1PreparedStatement => {
    const outer = new Proxy(own, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...values: unknown[]) => unknown;
        if (name === 'bind') return (...values: unknown[]) => statement(method(...values) as D1PreparedStatement);
        return RUNS.includes(String(name)) ? failing(method) : method;
      },
    });
    inner.set(outer, own);
    return outer;
  };
  const batch = failing((statements: D1PreparedStatement[]) =>
    db.batch(statements.map((one) => inner.get(one) ?? one)),
  );
  return {
    prepare: (sql) => statement(translating(() => db.prepare(sql))),
    batch: batch as D1Database['batch'],
  };
}

/**
 * The database with its failures told from all others: whatever it throws, with whatever words, is a `DatabaseFailure`,
 * and no error of our own is one, whatever it says. Stands where the database comes in.
 */
export function watched(db: D1Database): D1Database {
  return {
    ...watchedQueries(db),
    exec: failing((sql: string) => db.exec(sql)) as D1Database['exec'],
    withSession(constraint) {
      const session = translating(() => db.withSession(constraint));
      return { ...watchedQueries(session), getBookmark: () => session.getBookmark() };
    },
    dump: failing(() => db.dump()) as D1Database['dump'],
  };
}

/**
 * The copy of the database that is nearest, which may be some moments behind: for what everybody may see, and nobody has just
 * changed. Whatever decides asks the database itself.
 */
export function nearby(db: D1Database): D1Database {
  const session = db.withSession('first-unconstrained');
  return {
    prepare: (sql) => session.prepare(sql),
    batch: (statements) => session.batch(statements),
    exec: (sql) => db.exec(sql),
    withSession: (constraint) => db.withSession(constraint),
    dump: () => db.dump(),
  };
}

function translating<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw translated(error);
  }
}

function failing<Values extends unknown[]>(work: (...values: Values) => unknown) {
  return async (...values: Values): Promise<unknown> => {
    try {
      return await work(...values);
    } catch (error) {
      throw translated(error);
    }
  };
}

/** The rows of one statement of a batch. Throws where the batch had no such statement. */
export function rowsOf<Row>(result: D1Result | undefined): Row[] {
  if (!result) throw new Error('a batch has fewer results than statements');
  return result.results as Row[];
}

/**
 * Runs the statements as one transaction: all of them or none. A constraint that fails is an ordinary refusal and
 * gives `null`, but for a CHECK that is no limit's (`LIMITS`); anything else that goes wrong throws, also `ScheduleBehind`.
 */
export async function writeTogether(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result[] | null> {
  try {
    return await db.batch(statements);
  } catch (error) {
    if (error instanceof Error && error.message.includes(SCHEDULE_BEHIND)) throw new ScheduleBehind();
    if (isRefusal(error)) return null;
    throw error;
  }
}
