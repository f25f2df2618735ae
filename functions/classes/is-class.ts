import { classOfId, type EventRow } from '../catalogue/index.ts';

/** A class of either sort, as it stands; its seats are not counted. `null` where there is none. */
export const readRow = (db: D1Database, id: string): Promise<EventRow | null> => classOfId(db, id, 0);

/** Whether there is such a class. */
export const isClass = async (db: D1Database, id: string): Promise<boolean> => (await readRow(db, id)) !== null;
