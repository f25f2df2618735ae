import { syncCatalogue } from '../catalogue/index.ts';
import type { Task } from '../platform/capability.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { QUEUE_JOINING_INSTRUCTIONS } from './mail-sql.ts';
import {
  END_UNPROVED,
  FREE_UNPROVED_SEATS,
  QUEUE_PROOF_REMINDERS,
  QUEUE_UNPROVED_ENDS,
  RECORD_UNPROVED_ENDS,
} from './proof-sql.ts';
import { measure } from './measuring.ts';
import { remind } from './reminders.ts';
import { DELETE_DEAD_HOLDS, EXPIRE_HOLDS, FORGET_VISITORS } from './clock-sql.ts';

/** Far more than end between two runs of the clock. */
const DEAD_HOLDS_A_RUN = 5_000;

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
  {
    // The seats of an unproved booking are free again, and its buyer is told.
    name: 'end_unproved',
    run: ({ db, now }) => {
      const at = now().getTime();
      return db.batch([
        db.prepare(QUEUE_PROOF_REMINDERS).bind(at),
        db.prepare(RECORD_UNPROVED_ENDS).bind(at),
        db.prepare(QUEUE_UNPROVED_ENDS).bind(at),
        db.prepare(FREE_UNPROVED_SEATS).bind(at),
        db.prepare(END_UNPROVED).bind(at),
      ]);
    },
  },
  remind,
  measure,
  {
    name: 'delete_dead_holds',
    run: ({ db, now }) => {
      const before = now().getTime() - DAY_MS;
      return db.batch([
        db.prepare(DELETE_DEAD_HOLDS).bind(before, DEAD_HOLDS_A_RUN),
        db.prepare(FORGET_VISITORS).bind(before),
      ]);
    },
  },
  { name: 'expire_holds', run: ({ db, now }) => db.prepare(EXPIRE_HOLDS).bind(now().getTime()).run() },
];
