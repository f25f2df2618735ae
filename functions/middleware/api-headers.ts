import type { MiddlewareHandler } from 'hono';

/** No answer of the API is stored or sniffed, unless its handler said otherwise. */
export function apiHeaders(): MiddlewareHandler {
  return async function apiHeaders(c, next) {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('x-content-type-options', 'nosniff');
  };
}

/** Answers about one buyer: kept by no shared cache whatever their status. */
export function privateAnswers(): MiddlewareHandler {
  return async function privateAnswers(c, next) {
    await next();
    c.res.headers.set('cache-control', 'private, no-store');
  };
}
