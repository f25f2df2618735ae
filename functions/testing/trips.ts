export interface Trips {
  db: D1Database;
  /** How many trips to the database `work` costs; what is asked beside it by others counts, too. */
  of(work: () => Promise<unknown>): Promise<number>;
  /** How many statements, of which a trip may hold several. */
  statementsOf(work: () => Promise<unknown>): Promise<number>;
}

const RUNS = ['run', 'all', 'first', 'raw'];

/** The database, with its trips counted: each statement that is run alone is one, and each batch. */
export function countTrips(db: D1Database): Trips {
  let trips = 0;
  let statements = 0;
  const counts = (of: number) => {
    trips += 1;
    statements += of;
  };
  const inner = new WeakMap<object, D1PreparedStatement>();
  const counted = (own: D1PreparedStatement): D1PreparedStatement => {
    const outer = new Proxy(own, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...values: unknown[]) => unknown;
        return (...values: unknown[]) => {
          if (name === 'bind') return counted(method(...values) as D1PreparedStatement);
          if (RUNS.includes(String(name))) counts(1);
          return method(...values);
        };
      },
    });
    inner.set(outer, own);
    return outer;
  };
  const queries = (asked: Pick<D1Database, 'prepare' | 'batch'>): Pick<D1Database, 'prepare' | 'batch'> => ({
    prepare: (sql) => counted(asked.prepare(sql)),
    batch: (all) => {
      counts(all.length);
      return asked.batch(all.map((one) => inner.get(one) ?? one));
    },
  });
  return {
    db: {
      ...queries(db),
      exec: (sql) => db.exec(sql),
      withSession(constraint) {
        const session = db.withSession(constraint);
        return { ...queries(session), getBookmark: () => session.getBookmark() };
      },
      dump: () => db.dump(),
    },
    async of(work) {
      const before = trips;
      await work();
      return trips - before;
    },
    async statementsOf(work) {
      const before = statements;
      await work();
      return statements - before;
    },
  };
}
