/** A database that answers every statement with an error, or those alone that `only` names. */
export function failingDatabase(db: D1Database, error: unknown, only = /./): D1Database {
  const fail = () => Promise.reject(error as Error);
  const fails = new WeakSet<object>();
  const failed = (statement: D1PreparedStatement): D1PreparedStatement => {
    const own = {
      run: fail,
      all: fail,
      first: fail,
      raw: fail,
      bind: (...values: unknown[]) => failed(statement.bind(...values)),
    };
    fails.add(own);
    return own as unknown as D1PreparedStatement;
  };
  const queries = {
    prepare: (sql: string) => (only.test(sql) ? failed(db.prepare(sql)) : db.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      statements.some((statement) => fails.has(statement)) ? fail() : db.batch(statements),
  };
  return { ...queries, withSession: () => queries } as unknown as D1Database;
}
