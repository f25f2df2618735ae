import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../dependencies.ts';

/** Gives every request an id that its answer carries and its log lines name. */
export function requestId(newId: () => string): MiddlewareHandler<AppEnv> {
  return async function requestId(c, next) {
    c.set('requestId', newId());
    await next();
    // An answer of the assets has headers that cannot be changed; the pages do not need the id.
    if (c.res.headers.get('content-type')?.startsWith('application/json')) {
      c.res = new Response(c.res.body, c.res);
      c.res.headers.set('x-request-id', c.get('requestId'));
    }
  };
}
