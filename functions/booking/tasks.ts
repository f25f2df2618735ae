import { syncCatalogue } from '../catalogue/index.ts';
import type { Task } from '../platform/capability.ts';
import { QUEUE_JOINING_INSTRUCTIONS } from './mail-sql.ts';
import { EXPIRE_HOLDS } from './sql.ts';

export const tasks: readonly Task[] = [
  {
    // Whose class is guaranteed by the new schedule is told how to join it, in the same transaction.
    name: 'sync_catalogue',
    run: async ({ db, now, siteData, log }) => {
      const at = now().getTime();
      const joining = db.prepare(QUEUE_JOINING_INSTRUCTIONS).bind(at);
      const { changed, ...forStaff } = await syncCatalogue(db, siteData, at, [joining]);
      if (changed) log('info', 'catalogue_synced', { build: siteData.build.id });
      for (const [event, rows] of Object.entries(forStaff)) if (rows.length > 0) log('warn', event, { classes: rows });
    },
  },
  { name: 'expire_holds', run: ({ db, now }) => db.prepare(EXPIRE_HOLDS).bind(now().getTime()).run() },
];
