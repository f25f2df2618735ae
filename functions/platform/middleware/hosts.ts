import type { MiddlewareHandler } from 'hono';

/**
 * Sends `www.` of the site's own host to the bare host (301), with the same path and query, whatever the port. The
 * origin is configuration: no other host is ever redirected, or redirected to.
 */
export function hosts(origin: string): MiddlewareHandler {
  const www = `www.${new URL(origin).hostname}`;
  return async function hosts(c, next) {
    const { hostname, pathname, search } = new URL(c.req.url);
    if (hostname !== www && hostname !== `${www}.`) return next();
    return c.body(null, 301, { location: origin + pathname + search, 'cache-control': 'public, max-age=3600' });
  };
}
