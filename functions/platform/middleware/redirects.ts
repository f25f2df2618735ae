import type { MiddlewareHandler } from 'hono';
import { BUILT_FILES, isWithin, NO_PAGES } from '../../../src/domain/site/addresses.ts';
import { matchRedirect } from '../../../src/domain/site/redirects.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { OLD_ADDRESS } from './request-log.ts';

/** A visitor does not navigate to them, and no old address was there. */
const untouched = [...NO_PAGES, ...BUILT_FILES];

/**
 * Sends old addresses where they lead now (302). Only page navigations: not calls of the API, not files that a page
 * loads, and of methods only GET and HEAD. The answer to a header's value is kept by no cache.
 */
export function redirects({ siteData, origin }: Pick<Dependencies, 'siteData' | 'origin'>): MiddlewareHandler<AppEnv> {
  return async function redirects(c, next) {
    const { headers, method } = c.req.raw;
    const navigates = (method === 'GET' || method === 'HEAD') && !isWithin(untouched, c.req.path);
    if (!navigates) return next();

    // What a page loads names the page as its referrer; only who goes somewhere comes from an old site.
    const goesThere = (headers.get('sec-fetch-dest') ?? 'document') === 'document';
    const found = matchRedirect(siteData.redirects, {
      url: new URL(c.req.url),
      origin,
      referrer: goesThere ? headers.get('referer') : null,
      lastHeader: goesThere ? ([...headers].at(-1)?.[1] ?? null) : null,
      isPage: (path) => Object.hasOwn(siteData.policies.pages, path),
    });
    if (!found) return next();
    c.set('route', OLD_ADDRESS);
    return c.body(null, 302, {
      location: asHeader(found.location),
      'cache-control': found.byHeader ? 'no-store' : 'public, max-age=300',
    });
  };
}

/** A target as a header may carry it: percent-encoded; a path stays a path of this site. */
function asHeader(location: string): string {
  if (!location.startsWith('/')) return new URL(location).href;
  const { pathname, search, hash } = new URL(location, 'https://site.invalid');
  return pathname + search + hash;
}
