import type { NewClassLink } from '../../src/domain/training/contract.ts';
import { DELETE_CLASS_LINK, FORGET_OTHER_LINKS, INSERT_CLASS_LINK } from './sql.ts';

/** Adds a link to a class, in place of the one to join where it is that: for a batch. */
export const putLink = (
  db: D1Database,
  { id, classId, kind, title, url, at }: NewClassLink & { id: string; at: number },
): D1PreparedStatement[] => [
  db.prepare(FORGET_OTHER_LINKS).bind(classId, kind, url),
  db.prepare(INSERT_CLASS_LINK).bind(id, classId, kind, title, url, at),
];

export const removeLink = (db: D1Database, classId: string, id: string): D1PreparedStatement =>
  db.prepare(DELETE_CLASS_LINK).bind(classId, id);
