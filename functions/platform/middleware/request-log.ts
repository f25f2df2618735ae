import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv, Log } from '../dependencies.ts';

/**
 * One line a request: its id, method, route, status and milliseconds. The route is the pattern that answered, or the
 * path of a page that exists: what a visitor typed, sent or is known by stands in no log.
 */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async function requestLog(c, next) {
    const since = performance.now();
    await next();
    log('info', 'request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.get('route') ?? routePath(c),
      status: c.res.status,
      ms: Math.round(performance.now() - since),
    });
  };
}
