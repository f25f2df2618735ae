import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { AppEnv, Log } from '../dependencies.ts';
import { pageClass } from '../metrics/page-class.ts';

/** The route of an address that leads elsewhere now. */
export const OLD_ADDRESS = '(old address)';

/** The pattern that answered, or the path of a page that exists; nothing that a visitor typed. Known after the answer. */
export const routeOf = (c: Context<AppEnv>): string => c.get('route') ?? routePath(c);

/** The same, with the kind of a page in place of the page. */
export const routeClassOf = (c: Context<AppEnv>): string =>
  c.get('isPage') === true ? pageClass(routeOf(c)) : routeOf(c);

/**
 * One line a request: its id, method, route, status and milliseconds. What a visitor typed, sent or is known by stands
 * in no log.
 */
export function requestLog(log: Log): MiddlewareHandler<AppEnv> {
  return async function requestLog(c, next) {
    const since = performance.now();
    await next();
    log('info', 'request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      ms: Math.round(performance.now() - since),
    });
  };
}
