import type { MiddlewareHandler } from 'hono';

/**
 * Sends `www.` of the site's own host to the bare host (301), with the same path and query. The origin is
 * configuration: no other host is ever redirected, or redirected to.
 */
export function hosts(origin: string): MiddlewareHandler {
  const www = `www.${new URL(origin).host}`;
  return async function hosts(c, next) {
    const { host, pathname, search } = new URL(c.req.url);
    if (host !== www) return next();
    return c.body(null, 301, { location: origin + pathname + search, 'cache-control': 'public, max-age=3600' });
  };
}
