import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { hex, keyedDigest } from '../platform/secrets.ts';
import { BLOCKED_UNTIL, COUNT_ATTEMPT, FORGIVE_ADDRESS, FORGIVE_EMAIL } from './sql.ts';

/** Failures in a row before the first wait. An address may be a whole office behind one router. */
export const FREE_FAILURES = { email: 5, address: 20 } as const;

/** The first wait, which doubles with every further failure, and the longest. Milliseconds. */
export const FIRST_BLOCK_MS = 15_000;
export const LONGEST_BLOCK_MS = 15 * 60_000;

/** Failures are forgotten after so long without another. Milliseconds. */
export const FORGET_MS = 24 * 3_600_000;

type Needs = Pick<Dependencies, 'db' | 'now'> & { secret: string };

export interface Attempt {
  /** Takes back what was counted: the statements belong into the batch that opens the session. */
  forgive: () => D1PreparedStatement[];
}

interface Counted {
  kind: string;
  blocked_until_at: number;
}

export async function emailDigest({ secret }: { secret: string }, emailKey: string): Promise<string> {
  return hex(await keyedDigest(secret, 'login attempts', `email ${emailKey}`));
}

/**
 * Counts a login as failed before it is looked at, so that a thousand at once count a thousand; one that succeeds is
 * forgiven. While an e-mail or an address is blocked, nothing is counted, and the wait does not grow.
 */
export async function countAttempt(
  needs: Needs,
  emailKey: string,
  address: string,
): Promise<Attempt | { retryAfterSeconds: number }> {
  const { db } = needs;
  const at = needs.now().getTime();
  const email = await emailDigest(needs, emailKey);
  const from = hex(await keyedDigest(needs.secret, 'login attempts', `address ${address}`));
  const [counting, blocks] = await db.batch([
    db
      .prepare(COUNT_ATTEMPT)
      .bind(email, FREE_FAILURES.email, from, FREE_FAILURES.address, at, FIRST_BLOCK_MS, LONGEST_BLOCK_MS, FORGET_MS),
    db.prepare(BLOCKED_UNTIL).bind(email, from),
  ]);
  const counted = rowsOf<Counted>(counting);
  if (counted.length === 0) {
    const until = rowsOf<Counted>(blocks)[0]?.blocked_until_at ?? at;
    return { retryAfterSeconds: Math.max(1, Math.ceil((until - at) / 1000)) };
  }
  const block = counted.find(({ kind }) => kind === 'address')?.blocked_until_at ?? 0;
  return {
    forgive: () => [db.prepare(FORGIVE_EMAIL).bind(email), db.prepare(FORGIVE_ADDRESS).bind(from, block)],
  };
}
