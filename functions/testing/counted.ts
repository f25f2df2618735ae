import type { TestSite } from './harness.ts';

/** What the site asks its database from now on, in order: every statement by its text, and how many there are in each batch. */
export function countStatements(site: TestSite): string[] {
  const asked: string[] = [];
  const { db } = site.needs;
  const queries = (own: Pick<D1Database, 'prepare' | 'batch'>): Pick<D1Database, 'prepare' | 'batch'> => ({
    prepare: (sql) => {
      asked.push(sql);
      return own.prepare(sql);
    },
    batch: ((statements: D1PreparedStatement[]) => {
      asked.push(`batch of ${statements.length}`);
      return own.batch(statements);
    }) as D1Database['batch'],
  });
  site.needs.db = {
    ...queries(db),
    exec: (sql) => db.exec(sql),
    withSession(constraint) {
      const session = db.withSession(constraint);
      return { ...queries(session), getBookmark: () => session.getBookmark() };
    },
    dump: () => db.dump(),
  };
  return asked;
}
