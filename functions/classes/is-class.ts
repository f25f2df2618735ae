import type { Session } from '../../src/domain/catalogue/classes.ts';
import { classOfId } from '../catalogue/index.ts';

/** Its sessions, of whatever date; `null` where there is no such class. */
export async function sessionsOfClass(db: D1Database, id: string): Promise<Session[] | null> {
  const row = await classOfId(db, id, 0);
  return row ? (JSON.parse(row.sessions) as Session[]) : null;
}

/** Whether there is such a class. */
export const isClass = async (db: D1Database, id: string): Promise<boolean> => (await sessionsOfClass(db, id)) !== null;
