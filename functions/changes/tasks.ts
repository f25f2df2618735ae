import { changing, makeLinksFindable } from '../booking/index.ts';
import { rowsOf } from '../platform/database.ts';
import type { Task } from '../platform/capability.ts';

export const tasks: readonly Task[] = [
  {
    // Buyers and participants hear of a class that we cancelled or moved, once for each time, in one transaction.
    name: 'tell_class_changes',
    run: async ({ db, now, log }) => {
      const at = now().getTime();
      const statements = [
        changing.TELL_BUYERS_OF_CLASSES,
        changing.TELL_PARTICIPANTS_OF_CLASSES,
        changing.RECORD_CLASS_CHANGES,
        changing.MARK_TOLD,
      ];
      const results = await db.batch(statements.map((statement) => db.prepare(statement).bind(at)));
      const told = rowsOf<{ booking_id: string }>(results.at(-1));
      if (told.length > 0) log('info', 'class_changes_told', { bookings: told.length });
    },
  },
  { name: 'make_links_findable', run: (needs) => makeLinksFindable(needs) },
];
