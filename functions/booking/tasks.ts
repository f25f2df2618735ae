import { syncCatalogue } from '../catalogue/index.ts';
import type { Task } from '../platform/capability.ts';
import {
  END_UNPROVED,
  FREE_UNPROVED_SEATS,
  PULL_PROOFS,
  QUEUE_PROOF_REMINDERS,
  QUEUE_UNPROVED_ENDS,
  RECORD_UNPROVED_ENDS,
} from './proof-sql.ts';
import { measure } from './measuring.ts';
import { OWN_NEEDS_FOR_NEW_SEATS } from './needs-sql.ts';
import { remind } from './reminders.ts';
import { EXPIRE_HOLDS } from './clock-sql.ts';
import { tellSeats, tellSettledSeats } from './telling.ts';

export const tasks: readonly Task[] = [
  {
    // Whose class is guaranteed by the new schedule is told how to join it, in the same transaction.
    name: 'sync_catalogue',
    run: async ({ db, now, siteData, log }) => {
      const at = now().getTime();
      const { changed, ...forStaff } = await syncCatalogue(db, siteData, at, tellSeats(db, at));
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
        db.prepare(PULL_PROOFS).bind(at),
        db.prepare(QUEUE_PROOF_REMINDERS).bind(at),
        db.prepare(RECORD_UNPROVED_ENDS).bind(at),
        db.prepare(QUEUE_UNPROVED_ENDS).bind(at),
        db.prepare(FREE_UNPROVED_SEATS).bind(at),
        db.prepare(END_UNPROVED).bind(at),
      ]);
    },
  },
  { name: 'tell_named_seats', run: tellSettledSeats },
  {
    // What somebody said before they had a seat is told of that seat, too.
    name: 'keep_needs_for_new_seats',
    run: ({ db, now }) => db.prepare(OWN_NEEDS_FOR_NEW_SEATS).bind(now().getTime()).run(),
  },
  remind,
  measure,
  { name: 'expire_holds', run: ({ db, now }) => db.prepare(EXPIRE_HOLDS).bind(now().getTime()).run() },
];
