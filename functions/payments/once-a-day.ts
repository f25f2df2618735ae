import { dateIn } from '../../src/domain/time/calendar.ts';
import { writeTogether } from '../platform/database.ts';
import type { Needs } from './rows.ts';
import { EVENT_BY_ID, EVENT_HANDLED, FORGET_LISTED } from './sql.ts';

/** The clock runs every five minutes: where it stood still for so long, the database may have been brought back to a moment before. Milliseconds. */
const STOOD_STILL_MS = 15 * 60_000;

/**
 * Asks the card company for a list once a day, and once the clock stood still, since what it tells may be lost for good. `work` says whether
 * all of it was done; what is left waits for the next run.
 */
export async function onceADay(needs: Needs, list: string, work: (at: number) => Promise<boolean>): Promise<void> {
  if (!needs.cards) return;
  const { db, now, siteData } = needs;
  const at = now().getTime();
  const today = `${list} ${dateIn(siteData.office.timeZone, at)}`;
  await db
    .prepare(FORGET_LISTED)
    .bind(today, at - STOOD_STILL_MS)
    .run();
  if (await db.prepare(EVENT_BY_ID).bind(today).first()) return;
  if (!(await work(at))) return;
  // Refused where another run of the clock has done the same.
  await writeTogether(db, [db.prepare(EVENT_HANDLED).bind(today, `clock.${list}_listed`, at)]);
}
