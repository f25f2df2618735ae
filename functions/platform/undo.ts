import type { ActName, SubjectName } from '../../src/domain/office/acts.ts';
import { UNDO_SECONDS } from '../../src/domain/office/undo.ts';

/** When the mails of an act leave that was done at `at`, and it stands: what its batch puts into the outbox is due then. */
export const standsFrom = (at: number): number => at + UNDO_SECONDS * 1000;

/** id, act, what the subject is, its id, account, before (JSON), now, until */
const KEEP_UNDO = `INSERT INTO undoable_acts (id, act, subject, subject_id, account_id, before, at, until_at)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`;

/** Refuses the batch where it is too late, or was undone: the time may not be NULL. id, now */
const UNDO = `UPDATE undoable_acts SET until_at = CASE WHEN undone_at IS NULL AND until_at > ?2 THEN until_at END, undone_at = ?2
WHERE id = ?1`;

/** What the subject is, its id, now */
const CAN_BE_UNDONE = `SELECT id, act, before, at, until_at FROM undoable_acts
WHERE subject = ?1 AND subject_id = ?2 AND until_at > ?3 AND undone_at IS NULL
ORDER BY at DESC, rowid DESC`;

interface Undoable {
  id: string;
  act: ActName;
  subject: SubjectName;
  subjectId: string;
  accountId: number;
  /** What undoing needs to put things back. */
  before: object;
  at: number;
}

/** Lets an act be undone until its mails leave: for its batch. */
export function undoable(
  db: D1Database,
  { id, act, subject, subjectId, accountId, before, at }: Undoable,
): D1PreparedStatement {
  return db.prepare(KEEP_UNDO).bind(id, act, subject, subjectId, accountId, JSON.stringify(before), at, standsFrom(at));
}

/** Marks an act as undone, and refuses the batch that puts things back where it stands by now. */
export const undone = (db: D1Database, id: string, at: number): D1PreparedStatement => db.prepare(UNDO).bind(id, at);

export interface UndoRow {
  id: string;
  act: ActName;
  /** JSON. */
  before: string;
  at: number;
  until_at: number;
}

/** The acts on something that can still be undone, the newest first. */
export async function undoableActs(db: D1Database, subject: SubjectName, id: string, at: number): Promise<UndoRow[]> {
  return (await db.prepare(CAN_BE_UNDONE).bind(subject, id, at).all<UndoRow>()).results;
}
