import type { Hono, MiddlewareHandler } from 'hono';
import { countArrivals } from '../arrivals.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { apiHeaders } from './api-headers.ts';
import { hosts } from './hosts.ts';
import { redirects } from './redirects.ts';
import { requestId } from './request-id.ts';
import { requestLog } from './request-log.ts';
import { requestMetrics } from './request-metrics.ts';
import { securityHeaders } from './security-headers.ts';

/** What every request passes, in this order, before a capability sees it; answers pass it the other way. */
export const pipeline: readonly string[] = [
  'request-id',
  'request-log',
  'request-metrics',
  'arrivals',
  'security-headers',
  'hosts',
  'redirects',
  'api-headers',
];

function registry(needs: Dependencies): Record<string, MiddlewareHandler<AppEnv>> {
  return {
    'request-id': requestId(() => needs.newId()),
    'request-log': requestLog(needs.log),
    'request-metrics': requestMetrics(needs),
    arrivals: countArrivals(needs),
    'security-headers': securityHeaders(needs),
    hosts: hosts(needs.origin),
    redirects: redirects(needs),
    'api-headers': apiHeaders(),
  };
}

/**
 * Puts the named middleware in front of everything. A name that nobody knows is a mistake in the list: every request
 * fails with it, after the known ones have run, so that the answer has its headers and its line in the log.
 */
export function usePipeline(app: Hono<AppEnv>, needs: Dependencies, names: readonly string[]): void {
  const known = registry(needs);
  const handlers = names.map((name) => (Object.hasOwn(known, name) ? known[name] : undefined));
  for (const handler of handlers) if (handler) app.use(handler);
  const unknown = names[handlers.indexOf(undefined)];
  if (unknown !== undefined) {
    app.use(function unknownMiddleware() {
      throw new Error(`Unknown middleware ${unknown}`);
    });
  }
}
