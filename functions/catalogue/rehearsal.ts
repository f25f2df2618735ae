import { isConstraintFailure } from '../platform/database.ts';
import { END_REHEARSAL } from './sql.ts';

/** A row of a build that the database does not take, and what it said of it. */
export interface Refused {
  what: 'place' | 'course' | 'class';
  id: string;
  reason: string;
}

/** Each looks at a half of what is left: a build with more mistakes than that is none to be sold from. */
const MOST_REHEARSALS = 250;

/** The error by which every rehearsal that goes well ends. */
const WENT_WELL = 'meta.value';

export type Rehearse = (statements: D1PreparedStatement[]) => Promise<string | null>;

/**
 * Runs statements as one transaction that is never kept: what the database refused of them, or `null`. Throws where the
 * database itself fails, and after too many.
 */
export function rehearsals(db: D1Database): Rehearse {
  let left = MOST_REHEARSALS;
  return async function rehearse(statements) {
    if ((left -= 1) < 0) throw new Error('the database refuses too much of this build');
    try {
      await db.batch([...statements, db.prepare(END_REHEARSAL)]);
    } catch (error) {
      if (!isConstraintFailure(error)) throw error;
      const { message } = error as Error;
      return message.includes(WENT_WELL) ? null : message;
    }
    throw new Error('a rehearsal was kept');
  };
}

/** The rows that are refused whatever others are written with them, found by halves. */
export async function refusedAmong<Row extends { id: string }>(
  what: Refused['what'],
  rows: readonly Row[],
  refusal: (rows: readonly Row[]) => Promise<string | null>,
): Promise<Refused[]> {
  const reason = await refusal(rows);
  const [row] = rows;
  if (reason === null || !row) return [];
  if (rows.length === 1) return [{ what, id: row.id, reason }];
  const middle = rows.length >> 1;
  return [
    ...(await refusedAmong(what, rows.slice(0, middle), refusal)),
    ...(await refusedAmong(what, rows.slice(middle), refusal)),
  ];
}
