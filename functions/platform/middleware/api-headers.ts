import type { MiddlewareHandler } from 'hono';
import { API_FOLDERS, isWithin } from '../../../src/domain/site/addresses.ts';

/** Whether a path, as the router has it, is a call of the API rather than a page. */
export function isApiPath(path: string): boolean {
  return isWithin(API_FOLDERS, path);
}

/** No answer of the API is stored, unless its handler said otherwise. */
export function apiHeaders(): MiddlewareHandler {
  return async function apiHeaders(c, next) {
    await next();
    if (!isApiPath(c.req.path) || c.res.headers.has('cache-control')) return;
    c.res.headers.set('cache-control', 'no-store');
  };
}

/** Answers about one buyer: kept by no shared cache whatever their status. */
export function privateAnswers(): MiddlewareHandler {
  return async function privateAnswers(c, next) {
    await next();
    c.res.headers.set('cache-control', 'private, no-store');
  };
}
