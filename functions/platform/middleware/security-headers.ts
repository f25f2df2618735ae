import type { MiddlewareHandler } from 'hono';
import { CHALLENGE_ORIGIN } from '../../../src/domain/api/challenge.ts';
import type { PagePolicy } from '../../../src/domain/site/page-policy.ts';
import type { SiteData } from '../../../src/domain/site/site-data.ts';
import { isPersonal } from '../../../src/i18n/routes.ts';
import type { AppEnv, Dependencies } from '../dependencies.ts';
import { isApiPath } from './api-headers.ts';

/** Seconds: two years, what the preload lists of browsers ask for and more. */
const HSTS_SECONDS = 63_072_000;

/** Features that no page uses; an empty list turns one off for the page and everything in it. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** What anyone may show or play on a site of their own: pictures, podcasts, documents. No call's answer is among them. */
const SHARED = /^(image|audio|video)\/|^application\/pdf\b/;

/** For everything that is no page: nothing runs, nothing is framed, nothing is sent. */
const STRICT = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'";

/** A worker is ruled by the policy of its own script, and the service worker fetches. */
const SCRIPT_FILE = `${STRICT}; script-src 'self'; connect-src 'self'`;

interface Allowed {
  /** Origins besides the site's own that its pages call. */
  connect?: readonly string[];
  /** Origins of the scripts of others. */
  thirdParties?: readonly string[];
  /** Where what tells people from machines comes from; it is asked on pages of every kind, and only when a call has to be. */
  challenge?: string | undefined;
  /** The hash of the rules for links that are rendered ahead. */
  speculation?: string;
  /** A client's own page, or one on which people pay: nobody else's script, and nothing is rendered ahead. */
  personal?: boolean;
}

/**
 * The Content-Security-Policy of a page: its own files, the inline scripts and styles that the build made, and the
 * origins that the build was told of. Public pages may say which links are worth rendering ahead.
 */
function pagePolicy({ script, style }: PagePolicy, allowed: Allowed = {}): string {
  const { connect = [], speculation, personal = false } = allowed;
  const others = personal ? [] : (allowed.thirdParties ?? []);
  const widget = allowed.challenge === undefined ? [] : [allowed.challenge];
  const frames = [...others, ...widget];
  const ahead = personal || speculation === undefined ? [] : [speculation];
  const directives = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...script, ...ahead, ...others, ...widget],
    'style-src': ["'self'", ...style],
    'img-src': ["'self'", ...others],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...others],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    ...(frames.length > 0 && { 'frame-src': frames }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The policy of a built page by its path, `/error`; `undefined` where the build made no such page. The page that says
 * "not found" below a client's own pages runs nobody else's script there: what follows in the address may be a token.
 */
function policyOf(
  { policies, ...site }: SiteData & Pick<Allowed, 'challenge'>,
  page: string | undefined,
  asked: string,
): string | undefined {
  const position = page !== undefined && Object.hasOwn(policies.pages, page) ? policies.pages[page] : undefined;
  const policy = position === undefined ? undefined : policies.list[position];
  if (page === undefined || !policy) return undefined;
  const others = isPersonal(asked) ? { thirdParties: [] } : {};
  return pagePolicy(policy, { ...site, ...others, personal: isPersonal(page) });
}

/** The headers of an answer without regard to what it is; also for one that the pipeline never saw. */
export function strictHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': STRICT,
    // Browsers ignore it over http, which only a developer's machine speaks.
    ...(origin.startsWith('https:') && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains; preload`,
    }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
  };
}

/**
 * Puts the security headers on every answer, whatever its status. A page that the build made gets the policy of its own
 * scripts and styles; what a handler has set itself stays as it is.
 */
export function securityHeaders({
  siteData,
  origin,
  challenge,
}: Pick<Dependencies, 'siteData' | 'origin' | 'challenge'>): MiddlewareHandler<AppEnv> {
  const widget = challenge ? { challenge: CHALLENGE_ORIGIN } : {};
  const always = strictHeaders(origin);
  return async function securityHeaders(c, next) {
    await next();
    // The headers of a static file cannot be changed.
    const answer = new Response(c.res.body, c.res);
    const set = (name: string, value: string) => {
      if (!answer.headers.has(name)) answer.headers.set(name, value);
    };
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/html'))
      set('content-security-policy', policyOf({ ...siteData, ...widget }, c.get('page'), c.req.path) ?? STRICT);
    if (type.includes('javascript')) set('content-security-policy', SCRIPT_FILE);
    if (SHARED.test(type) && !isApiPath(c.req.path)) set('cross-origin-resource-policy', 'cross-origin');
    if (isPersonal(c.req.path)) set('referrer-policy', 'no-referrer');
    for (const [name, value] of Object.entries(always)) set(name, value);
    c.res = undefined;
    c.res = answer;
  };
}
