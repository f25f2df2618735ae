import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { OLD_ADDRESS, routeClassOf, routeOf } from './request-log.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts a request: how long it took, and whether it was refused, failed or led on. Four points at most. */
export function requestMetrics({ meter }: Pick<Dependencies, 'meter'>): MiddlewareHandler<AppEnv> {
  return async function requestMetrics(c, next) {
    if (!meter) return next();
    const since = performance.now();
    await next();
    const seconds = (performance.now() - since) / 1000;
    const route = routeClassOf(c);
    const { status } = c.res;
    const code = c.get('problem')?.code ?? '';
    const method = METHODS.includes(c.req.method) ? c.req.method : 'other';
    meter.add('gct_request_duration_seconds', { route, method, status: String(status) }, seconds);
    if (routeOf(c) === OLD_ADDRESS) meter.add('gct_redirects_total', {});
    if (code !== '' && status < 500) meter.add('gct_refused_calls_total', { route, code });
    if (status >= 500) meter.add('gct_server_errors_total', { route, status: String(status), code });
    if (c.get('databaseFailed') === true) meter.add('gct_database_failures_total', { route });
  };
}
