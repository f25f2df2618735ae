import worker from '../index.ts';

/** The site for a bench, which says at `/statements` how many statements its database was asked since it began. */

let asked = 0;

function counted(db: D1Database): D1Database {
  const queries = (own: Pick<D1Database, 'prepare' | 'batch'>): Pick<D1Database, 'prepare' | 'batch'> => ({
    prepare: (sql) => {
      asked += 1;
      return own.prepare(sql);
    },
    batch: (statements) => own.batch(statements),
  });
  return {
    ...queries(db),
    exec: (sql) => db.exec(sql),
    withSession(constraint) {
      const session = db.withSession(constraint);
      return { ...queries(session), getBookmark: () => session.getBookmark() };
    },
    dump: () => db.dump(),
  };
}

interface Bound {
  DB: D1Database;
}

let db: D1Database | undefined;

const countedOf = (env: Bound): Bound => ({ ...env, DB: (db ??= counted(env.DB)) });

export default {
  fetch(request, env, context) {
    if (new URL(request.url).pathname === '/statements') return new Response(String(asked));
    return worker.fetch(request, countedOf(env), context);
  },
  scheduled: (controller, env) => worker.scheduled(controller, countedOf(env)),
} satisfies ExportedHandler<Bound>;
