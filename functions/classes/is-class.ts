import { eventRows } from '../catalogue/index.ts';

/** Whether there is such a class, of whatever date. */
export async function isClass(db: D1Database, id: string): Promise<boolean> {
  return (await eventRows(db, [id], 0)).length > 0;
}
