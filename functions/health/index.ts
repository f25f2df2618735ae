import type { Hono } from 'hono';
import type { Health, Trouble } from '../../src/domain/site/health.ts';
import { readAt } from '../platform/calls/methods.ts';
import type { Capability } from '../platform/capability.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { withoutFloods } from '../platform/limits/floods.ts';
import { mails } from './alerts.ts';
import { readFacts, type Facts } from './facts.ts';
import { statusOf, troublesOf } from './troubles.ts';

export { ARCHIVE_FAILS, ARCHIVE_WORKS, SIGN_BACKUP } from './sql.ts';
export { watch } from './watch.ts';

/** A database that takes longer to say one word is not reachable. */
const PATIENCE_MS = 2000;
/** However many look, the database is asked once in so long. */
const KEPT_MS = 5000;

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'mode'>;
type Asked = Pick<Dependencies, 'floods' | 'origin' | 'log'>;

/** How the site is, and who is told of it. */
export const health: Capability = { name: 'health', mails };

/** `GET /healthz`: 503 where something is red, 200 otherwise; pages are served either way. */
export function healthRoutes(app: Hono<AppEnv>, needs: Needs & Asked): void {
  // A database that is slow is asked by everybody who looks meanwhile.
  app.get('/healthz', withoutFloods(needs));
  const read = keptFor(needs, healthReader(needs));
  readAt(app, '/healthz', async (c) => {
    c.header('cache-control', 'no-store');
    const health = await read();
    return c.json<Health>(health, health.status === 'red' ? 503 : 200);
  });
}

/** What the database says of the site's health, and what is wrong by it. */
export async function readHealth(needs: Needs): Promise<{ facts: Facts; troubles: Trouble[] }> {
  const facts = await readFacts(needs);
  return { facts, troubles: troublesOf(facts, { ...needs, at: needs.now().getTime() }) };
}

function healthReader(needs: Needs): () => Promise<Health> {
  const { now, siteData } = needs;
  const { id: build, commit = null } = siteData.build;
  /** Since when this isolate has not reached the database: nobody else could say. */
  let unreachableSince: Date | undefined;
  return async function health() {
    try {
      const { facts, troubles } = await inTime(readHealth(needs));
      unreachableSince = undefined;
      return { status: statusOf(troubles), build, commit, schedule: facts.schedule, troubles };
    } catch {
      unreachableSince ??= now();
      const since = unreachableSince.toISOString();
      return {
        status: 'red',
        build,
        commit,
        schedule: null,
        troubles: [{ name: 'database_unreachable', level: 'red', since }],
      };
    }
  };
}

/** A fresh answer is given again. One that is under way belongs to its own request: no other may wait for it. */
function keptFor<Value>({ now }: Pick<Dependencies, 'now'>, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { value: Value; at: number } | undefined;
  return async () => {
    const at = now().getTime();
    if (!kept || Math.abs(at - kept.at) >= KEPT_MS) kept = { value: await read(), at };
    return kept.value;
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), PATIENCE_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
