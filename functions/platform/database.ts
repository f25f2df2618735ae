/** Whether D1 refused a write because of a constraint: the ordinary way to lose a race for a seat. */
export function isConstraintFailure(error: unknown): boolean {
  return error instanceof Error && /constraint failed|SQLITE_CONSTRAINT/.test(error.message);
}

/** Whether D1 itself failed: a table is gone, the database is locked, overloaded or out of reach. */
export function isDatabaseFailure(error: unknown): boolean {
  return error instanceof Error && /\bD1_\w*ERROR\b|SQLITE_/.test(error.message);
}

/** The rows of one statement of a batch. Throws where the batch had no such statement. */
export function rowsOf<Row>(result: D1Result | undefined): Row[] {
  if (!result) throw new Error('a batch has fewer results than statements');
  return result.results as Row[];
}

/**
 * Runs the statements as one transaction: all of them or none. A constraint that fails is an ordinary refusal and
 * gives `null`; anything else that goes wrong throws.
 */
export async function writeTogether(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result[] | null> {
  try {
    return await db.batch(statements);
  } catch (error) {
    if (isConstraintFailure(error)) return null;
    throw error;
  }
}
