import { expect, test } from 'vitest';
import { bindings, hold, startSite } from '../../testing/harness.ts';
import { scheduledClass, siteDataOf } from '../../testing/site-data.ts';
import { watched } from '../database.ts';

/** A site that writes down whether its database is asked itself, or the copy that is nearest. */
async function start() {
  const asked: string[] = [];
  const own = bindings.DB;
  const telling = (name: string, { prepare, batch }: Pick<D1Database, 'prepare' | 'batch'>) => ({
    prepare(sql: string) {
      asked.push(name);
      return prepare(sql);
    },
    batch,
  });
  const bound = (db: Pick<D1Database, 'prepare' | 'batch'>) => ({
    prepare: db.prepare.bind(db),
    batch: db.batch.bind(db),
  });
  const db = watched({
    ...telling('the database', bound(own)),
    exec: (sql) => own.exec(sql),
    withSession(constraint) {
      const session = own.withSession(constraint);
      return { ...telling(String(constraint), bound(session)), getBookmark: () => session.getBookmark() };
    },
    dump: () => own.dump(),
  });
  const site = await startSite(siteDataOf([scheduledClass({ id: 'a' })]), { db });
  const copiesAskedBy = async (work: () => Promise<unknown>) => {
    asked.length = 0;
    await work();
    return new Set(asked);
  };
  return { site, copiesAskedBy };
}

test.each(['event-detail/a', 'course-detail/excel-level-1', 'guaranteed-classes', 'timetable'])(
  '%s is read from the nearest copy, and from the database itself by who has acted',
  async (path) => {
    const { site, copiesAskedBy } = await start();
    const read = async (headers = {}) => {
      expect((await site.get(`/Website/${path}`, headers)).status).toBe(200);
    };
    expect(await copiesAskedBy(() => read())).toEqual(new Set(['first-unconstrained']));
    const acted = [
      { cookie: '__Host-cart=x' },
      { cookie: 'a=b; __Host-session=x' },
      { 'cache-control': 'no-cache' },
      { authorization: 'Bearer x' },
    ];
    for (const headers of acted) expect(await copiesAskedBy(() => read(headers))).toEqual(new Set(['the database']));
  },
);

test('what decides asks the database itself', async () => {
  const { site, copiesAskedBy } = await start();
  let reference = '';
  const held = await copiesAskedBy(async () => {
    ({ reference } = await hold(site, [{ eventId: 'a' }]));
  });
  const released = await copiesAskedBy(() => site.post(`/Website/release-hold/${reference}`, {}));
  expect([held, released]).toEqual([new Set(['the database']), new Set(['the database'])]);
});
