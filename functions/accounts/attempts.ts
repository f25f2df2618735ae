import { rowsOf } from '../platform/database.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { hex, keyedDigest } from '../platform/secrets.ts';
import { BLOCKED_UNTIL, COUNT_ATTEMPT, FORGIVE_ATTEMPT, FORGIVE_DEVICE, FORGIVE_PAIR } from './sql.ts';

/**
 * Failures in a row before the first wait. `pair` is an e-mail from one address: whoever mistypes waits alone. An address or
 * the network around it may be a whole office. An e-mail has its own count over all devices that are not known, so that
 * guessing from a million addresses is no use; a known device counts for itself alone, and nobody else makes it wait.
 */
export const FREE_FAILURES = { pair: 5, device: 5, email: 20, address: 20, network: 60 } as const;

/** The first wait, which doubles with every further failure, and the longest. Milliseconds. */
export const FIRST_BLOCK_MS = 15_000;
export const LONGEST_BLOCK_MS = 15 * 60_000;

/** Failures are forgotten after so long without another. Milliseconds. */
export const FORGET_MS = 24 * 3_600_000;

type Needs = Pick<Dependencies, 'db' | 'now'> & { secret: string };

export interface Attempt {
  /** In a row, with this one, if it fails. */
  failures: number;
  /** Takes back what was counted: the statements belong into the batch that opens the session. */
  forgive: () => D1PreparedStatement[];
}

/** Where a login comes from: a device of the account's own, by its digest, or else from somewhere. */
export type From = { device: string } | { address: string; network: string };

interface Counter {
  kind: keyof typeof FREE_FAILURES;
  who: string;
}

interface Counted extends Counter {
  failures: number;
  blocked_until_at: number;
}

const digestFor = async ({ secret }: { secret: string }, who: string) =>
  hex(await keyedDigest(secret, 'login attempts', who));

export async function emailDigest(needs: { secret: string }, emailKey: string): Promise<string> {
  return digestFor(needs, `email ${emailKey}`);
}

async function countersOf(needs: Needs, emailKey: string, from: From): Promise<Counter[]> {
  if ('device' in from) return [{ kind: 'device', who: from.device }];
  const email = await emailDigest(needs, emailKey);
  const address = await digestFor(needs, `address ${from.address}`);
  return [
    // Begins with the e-mail's, so that a new password can forget all of them.
    { kind: 'pair', who: `${email}.${address}` },
    { kind: 'email', who: email },
    { kind: 'address', who: address },
    { kind: 'network', who: await digestFor(needs, `network ${from.network}`) },
  ];
}

/**
 * Counts a login as failed before it is looked at, so that a thousand at once count a thousand; one that succeeds is
 * forgiven. While one of its counters is blocked, nothing is counted, and the wait does not grow.
 */
export async function countAttempt(
  needs: Needs,
  emailKey: string,
  from: From,
): Promise<Attempt | { retryAfterSeconds: number }> {
  const { db } = needs;
  const at = needs.now().getTime();
  const counters = await countersOf(needs, emailKey, from);
  const json = JSON.stringify(counters.map((counter) => ({ ...counter, free: FREE_FAILURES[counter.kind] })));
  const [counting, blocks] = await db.batch([
    db.prepare(COUNT_ATTEMPT).bind(json, at, FIRST_BLOCK_MS, LONGEST_BLOCK_MS, FORGET_MS),
    db.prepare(BLOCKED_UNTIL).bind(json),
  ]);
  const counted = rowsOf<Counted>(counting);
  if (counted.length === 0) {
    const until = rowsOf<Counted>(blocks)[0]?.blocked_until_at ?? at;
    return { retryAfterSeconds: Math.max(1, Math.ceil((until - at) / 1000)) };
  }
  const forgiven = {
    pair: (who: string) => db.prepare(FORGIVE_PAIR).bind(who),
    device: (who: string) => db.prepare(FORGIVE_DEVICE).bind(who),
  };
  return {
    failures: Math.max(...counted.map(({ failures }) => failures)),
    forgive: () =>
      counted.map(({ kind, who, blocked_until_at }) =>
        kind === 'pair' || kind === 'device'
          ? forgiven[kind](who)
          : db.prepare(FORGIVE_ATTEMPT).bind(kind, who, blocked_until_at),
      ),
  };
}
