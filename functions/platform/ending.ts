import type { Task } from './capability.ts';
import { pruningOf, type Stored } from './stored.ts';

/** Three in the morning in Ottawa, or two. */
const NIGHT_UTC_HOUR = 7;

/** The task of the clock that ends what is over of these rows. */
export function endingTask(name: string, rows: readonly Stored[]): Task {
  return {
    name,
    run: async ({ db, now }) => {
      const at = now();
      const isNight = at.getUTCHours() === NIGHT_UTC_HOUR;
      const due = rows.filter(({ nightly, life }) => isNight || !(nightly ?? (life && 'yearsAfterTheYear' in life)));
      const statements = pruningOf(due, at.getTime());
      if (statements.length === 0) return;
      await db.batch(statements.map(({ statement, before }) => db.prepare(statement).bind(before)));
    },
  };
}
