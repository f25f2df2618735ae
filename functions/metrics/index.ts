import type { Hono } from 'hono';
import type { Capability, Task } from '../platform/capability.ts';
import type { AppEnv, Dependencies } from '../platform/dependencies.ts';
import { FORGET_ERRORS } from '../platform/errors/sql.ts';
import { isSame } from '../platform/secrets.ts';
import { DAY_MS } from '../platform/tasks.ts';
import { CONTENT_TYPE, exposition } from './exposition.ts';
import { oldestMailSeconds, readings } from './readings.ts';

/** Counting reads every booking: whoever asks more often gets the same again. */
const KEPT_MS = 30_000;
/** Errors of the last day are counted; some more are there to be looked at. */
const ERRORS_KEPT_DAYS = 7;

const measure: Task = {
  name: 'measure_site',
  async run(needs) {
    if (needs.meter) needs.meter.add('gct_mail_oldest_seconds', {}, await oldestMailSeconds(needs));
    await needs.db
      .prepare(FORGET_ERRORS)
      .bind(needs.now().getTime() - ERRORS_KEPT_DAYS * DAY_MS)
      .run();
  },
};

/** The site's numbers. */
export const metrics: Capability = { name: 'metrics', tasks: [measure] };

type Needs = Pick<Dependencies, 'db' | 'now' | 'siteData' | 'mode' | 'metricsToken'>;

/**
 * `GET /healthz/metrics` for who has the token; to anybody else it is no page at all. Isolates forget, so that everything
 * on it is counted in the database, and how long answers take is not among it.
 */
export function metricsRoutes(app: Hono<AppEnv>, needs: Needs): void {
  let kept: { text: string; at: number } | undefined;
  app.get('/healthz/metrics', async (c, next) => {
    const [, given] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    if (needs.metricsToken === null || given === undefined) return next();
    if (!(await isSame(given, needs.metricsToken))) return next();
    const at = needs.now().getTime();
    if (!kept || Math.abs(at - kept.at) >= KEPT_MS) kept = { text: exposition(await readings(needs)), at };
    return c.body(kept.text, 200, { 'content-type': CONTENT_TYPE, 'cache-control': 'private, no-store' });
  });
}
