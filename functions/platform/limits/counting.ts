import type { Refusal } from '../answers.ts';
import { isDatabaseFailure } from '../database.ts';
import { ask, together, type Question } from '../questions.ts';

/** Why a call goes no further: too many of them, or somebody who has to show to be a person. */
type Uncounted = Refusal<'too_many_requests' | 'challenge_required'>;

/** The limits of a request, which its handler has counted in the same trip as what it reads first: whatever comes of it, they are. */
export interface Counting {
  question: Question<Uncounted | null>;
  /** Says that the counters could not be reached. */
  failed: () => void;
}

/** Asks, and counts: why the call is refused, if it is. Where the counters cannot be reached, it is let through. */
export async function askCounted<Value>(
  db: D1Database,
  counting: Counting | null,
  question: Question<Value>,
): Promise<{ refused: Uncounted } | { refused: null; value: Value }> {
  if (!counting) return { refused: null, value: await ask(db, question) };
  try {
    const { refused, value } = await ask(db, together({ refused: counting.question, value: question }));
    return refused ? { refused } : { refused, value };
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    counting.failed();
    return { refused: null, value: await ask(db, question) };
  }
}
