import type { Session } from '../../src/domain/catalogue/classes.ts';
import { classOfId, type EventRow } from '../catalogue/index.ts';

/** A class of either sort, as it stands; its seats are not counted. `null` where there is none. */
export const readRow = (db: D1Database, id: string): Promise<EventRow | null> => classOfId(db, id, 0);

/** Its sessions, of whatever date; `null` where there is no such class. */
export async function sessionsOfClass(db: D1Database, id: string): Promise<Session[] | null> {
  const row = await readRow(db, id);
  return row ? (JSON.parse(row.sessions) as Session[]) : null;
}

/** Whether there is such a class. */
export const isClass = async (db: D1Database, id: string): Promise<boolean> => (await sessionsOfClass(db, id)) !== null;
