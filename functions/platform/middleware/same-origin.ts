import type { MiddlewareHandler } from 'hono';
import { problem, sendProblem } from '../answers.ts';
import type { AppEnv } from '../dependencies.ts';

/**
 * Lets a change through only when it comes from the site's own pages: by `Sec-Fetch-Site: same-origin`, which only a
 * browser sets, or by an `Origin` equal to the configured one.
 */
export function sameOrigin(origin: string): MiddlewareHandler<AppEnv> {
  return async function sameOrigin(c, next) {
    const own = c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') === origin;
    if (!own) return sendProblem(c, problem('forbidden_origin', "Changes need the site's own Origin."));
    return next();
  };
}

/**
 * Refuses reads that another site has a browser make, as by a link: what is private counts as use of the office and is written down as
 * opened by whoever is logged in there. A page of ours, an address that is typed, and a browser that does not say are let through.
 */
export function notFromElsewhere(): MiddlewareHandler<AppEnv> {
  return async function notFromElsewhere(c, next) {
    const site = c.req.header('sec-fetch-site');
    if (site !== 'cross-site' && site !== 'same-site') return next();
    return sendProblem(c, problem('forbidden_origin', 'What is private is asked for by our own pages.'));
  };
}
