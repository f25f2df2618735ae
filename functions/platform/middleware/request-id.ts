import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../dependencies.ts';

/** Gives every request an id that its log lines name, and its answer where somebody may ask about it. */
export function requestId(newId: () => string): MiddlewareHandler<AppEnv> {
  return async function requestId(c, next) {
    c.set('requestId', newId());
    await next();
    const json = c.res.headers.get('content-type')?.startsWith('application/json');
    if (json || c.res.status >= 500) c.res.headers.set('x-request-id', c.get('requestId'));
  };
}
