import { LONGEST_WINDOW_SECONDS } from '../../src/domain/api/limits.ts';
import type { Task } from './capability.ts';
import { KEY_LIFE_HOURS } from './idempotency.ts';
import { PRUNE_COUNTERS, PRUNE_SALTS } from './limits/sql.ts';

export const DAY_MS = 24 * 3_600_000;

/**
 * What people sent by forms, of the public pages and the private ones, is kept so long, and then deleted with its mails
 * (OPERATIONS.md).
 */
export const ENQUIRY_LIFE_DAYS = 730;

/** A task that deletes what is older than so many days: each statement takes the oldest instant to keep, in their order. */
export function pruning(name: string, days: number, statements: readonly string[]): Task {
  return {
    name,
    run: ({ db, now }) => {
      const before = now().getTime() - days * DAY_MS;
      return db.batch(statements.map((statement) => db.prepare(statement).bind(before)));
    },
  };
}

/** oldest instant to keep */
const PRUNE_KEYS = `DELETE FROM idempotency_keys WHERE created_at < ?1`;

/** What the platform itself puts away. */
export const platformTasks: readonly Task[] = [
  pruning('prune_keys', KEY_LIFE_HOURS / 24, [PRUNE_KEYS]),
  {
    name: 'prune_limits',
    run: ({ db, now }) => {
      const at = now().getTime();
      return db.batch([
        db.prepare(PRUNE_COUNTERS).bind(at - 2 * LONGEST_WINDOW_SECONDS * 1000),
        db.prepare(PRUNE_SALTS).bind(new Date(at).toISOString().slice(0, 10)),
      ]);
    },
  },
];
