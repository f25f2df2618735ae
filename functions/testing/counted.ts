import type { TestSite } from './harness.ts';

/** What the site asks its database from now on, in order: every statement by its text, and how many there are in each batch. */
export function countStatements(site: TestSite): string[] {
  const asked: string[] = [];
  const { db } = site.needs;
  site.needs.db = {
    prepare: (sql) => {
      asked.push(sql);
      return db.prepare(sql);
    },
    batch: ((statements: D1PreparedStatement[]) => {
      asked.push(`batch of ${statements.length}`);
      return db.batch(statements);
    }) as D1Database['batch'],
    exec: (sql) => db.exec(sql),
    withSession: (constraint) => db.withSession(constraint),
    dump: () => db.dump(),
  };
  return asked;
}
