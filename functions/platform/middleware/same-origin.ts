import type { MiddlewareHandler } from 'hono';
import { problem, sendProblem } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';

/**
 * Lets a change through only when it comes from the site's own pages: by `Sec-Fetch-Site: same-origin`, which only a
 * browser sets, or by an `Origin` equal to the configured one.
 */
export function sameOrigin(origin: string): MiddlewareHandler<AppEnv> {
  return async function sameOrigin(c, next) {
    const own = c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') === origin;
    if (!own) return sendProblem(c, problem('forbidden_origin', "Changes need the site's own Origin."));
    return next();
  };
}
