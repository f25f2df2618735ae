/**
 * The public rules of Mozilla's HTTP Observatory, algorithm version 4, for one answer over https: scores of
 * `src/grader/charts.js` and conditions of `src/analyzer/tests/` in github.com/mdn/mdn-http-observatory 1.4.8
 * (MPL-2.0; the rules are retold here, its analyser needs a database client and a crawler). Left out: the redirection
 * from http, which is the platform's, and the preload lists, which a name joins by hand.
 */
const START = 100;

/** Bonuses count only for a site that has lost no more than ten points. */
const MINIMUM_FOR_BONUS = 90;

const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

const SIX_MONTHS = 15_552_000;

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

type Policy = Map<string, string[]>;

/** Directives in small letters with their sources; `undefined` for a policy that the rules call invalid. */
function parsePolicy(header: string): Policy | undefined {
  const policy: Policy = new Map();
  for (const directive of header.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (!name) continue;
    if (policy.has(name)) return undefined;
    policy.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return policy;
}

function contentSecurityPolicy(header: string | null): [string, number] {
  if (header === null) return ['not-implemented', -25];
  const policy = parsePolicy(header);
  if (!policy) return ['header-invalid', -25];
  const fallback = policy.get('default-src') ?? ['*'];
  const hashed = (sources: string[]) =>
    sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const script = hashed(policy.get('script-src') ?? fallback);
  const style = hashed(policy.get('style-src') ?? fallback);
  const object = policy.get('object-src') ?? fallback;
  const passiveNames = ['img-src', 'media-src'];
  const passive = passiveNames.flatMap((name) => policy.get(name) ?? policy.get('default-src') ?? []);
  const active = [...policy].flatMap(([name, sources]) => (passiveNames.includes(name) ? [] : sources));
  const has = (sources: string[], wanted: string[]) => sources.some((source) => wanted.includes(source));
  const insecure = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source));

  if (has(script, [...broad, ...inline]) || has(object, broad)) return ['unsafe-inline', -20];
  if (insecure(active)) return ['insecure-scheme', -20];
  if (has([...script, ...style], ["'unsafe-eval'"])) return ['unsafe-eval', -10];
  if (insecure(passive)) return ['insecure-scheme-in-passive-content', -10];
  if (has(style, [...broad, ...inline])) return ['unsafe-inline-in-style-src', 0];
  return fallback.length === 1 && fallback[0] === "'none'" ? ['no-unsafe-default-src-none', 10] : ['no-unsafe', 5];
}

function strictTransportSecurity(header: string | null): [string, number] {
  if (header === null) return ['not-implemented', -20];
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined || header.includes(',')) return ['header-invalid', -20];
  return Number(age) < SIX_MONTHS ? ['less-than-six-months', -10] : ['at-least-six-months', 0];
}

function referrerPolicy(header: string | null): [string, number] {
  if (header === null) return ['not-implemented', 0];
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const bad = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
  const last = header
    .toLowerCase()
    .split(',')
    .map((value) => value.trim())
    .filter((value) => good.includes(value) || bad.includes(value))
    .at(-1);
  if (last === undefined) return ['header-invalid', -5];
  return good.includes(last) ? ['private', 5] : ['unsafe', -5];
}

function frameOptions(header: string | null, policy: Policy | undefined): [string, number] {
  if (policy?.has('frame-ancestors')) return ['via-csp', 5];
  if (header === null) return ['not-implemented', -20];
  return /^\s*(deny|sameorigin|allow-from.*)\s*$/i.test(header) ? ['set', 0] : ['header-invalid', -20];
}

function contentTypeOptions(header: string | null): [string, number] {
  return header?.trim().toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['not-implemented', -5];
}

function resourcePolicy(header: string | null): [string, number] {
  if (header === null) return ['not-implemented', 0];
  const value = header.trim().toLowerCase();
  if (value === 'same-origin' || value === 'same-site') return [value, 10];
  return value === 'cross-origin' ? [value, 0] : ['header-invalid', -5];
}

function cookies(headers: string[], hsts: boolean): [string, number] {
  let worst: [string, number] | undefined;
  const found = (name: string, score: number) => {
    if (!worst || score < worst[1]) worst = [name, score];
  };
  let sameSite = true;
  for (const header of headers) {
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim().toLowerCase());
    const secure = attributes.includes('secure');
    const site = attributes.find((attribute) => attribute.startsWith('samesite='))?.slice('samesite='.length);
    const session = /login|sess/.test(pair.split('=', 1)[0]!);
    if (site !== undefined && !['lax', 'strict', 'none'].includes(site)) found('samesite-invalid', -20);
    if (site === 'none' && !secure) found('samesite-invalid', -20);
    if (!secure) found('without-secure', hsts ? -5 : -20);
    if (!secure && session) found('session-without-secure', hsts ? -10 : -40);
    if (session && !attributes.includes('httponly')) found('session-without-httponly', -30);
    if (pair.split('=', 1)[0]!.includes('csrf') && site === undefined) found('anticsrf-without-samesite', -20);
    sameSite &&= site !== undefined;
  }
  if (worst) return worst;
  if (headers.length === 0) return ['not-found', 0];
  return sameSite ? ['secure-with-samesite', 5] : ['secure', 0];
}

function scripts(html: string): [string, number] {
  const sources = [...html.matchAll(/<script\b[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/gi)];
  const foreign = sources.filter(([, source]) => /^(https?:)?\/\//.test(source!));
  if (foreign.some(([tag, source]) => !source!.startsWith('https:') && !/\sintegrity=/.test(tag))) {
    return ['external-not-secure', -50];
  }
  if (foreign.some(([, source]) => !source!.startsWith('https:'))) return ['external-not-secure-with-integrity', -20];
  if (foreign.some(([tag]) => !/\sintegrity=/.test(tag))) return ['external-without-integrity', -5];
  return sources.some(([tag]) => /\sintegrity=/.test(tag)) ? ['integrity', 5] : ['own', 0];
}

function sharing(headers: Headers): [string, number] {
  const origin = headers.get('access-control-allow-origin');
  if (origin === null) return ['not-implemented', 0];
  const universal = origin !== '*' && headers.get('access-control-allow-credentials')?.trim() === 'true';
  return universal ? ['universal-access', -50] : ['restricted', 0];
}

/** The grade of an answer by its headers and its HTML. */
export function gradeOf(
  headers: Headers,
  html: string,
): { grade: string; score: number; results: Record<string, [string, number]> } {
  const policy = headers.get('content-security-policy');
  const hsts = strictTransportSecurity(headers.get('strict-transport-security'));
  const results: Record<string, [string, number]> = {
    'content-security-policy': contentSecurityPolicy(policy),
    cookies: cookies(headers.getSetCookie(), hsts[1] === 0),
    'cross-origin-resource-sharing': sharing(headers),
    'referrer-policy': referrerPolicy(headers.get('referrer-policy')),
    'strict-transport-security': hsts,
    'subresource-integrity': scripts(html),
    'x-content-type-options': contentTypeOptions(headers.get('x-content-type-options')),
    'x-frame-options': frameOptions(headers.get('x-frame-options'), policy === null ? undefined : parsePolicy(policy)),
    'cross-origin-resource-policy': resourcePolicy(headers.get('cross-origin-resource-policy')),
  };
  const scores = Object.values(results).map(([, score]) => score);
  const lost = START + scores.filter((score) => score < 0).reduce((sum, score) => sum + score, 0);
  const all = START + scores.reduce((sum, score) => sum + score, 0);
  const score = Math.max(0, lost >= MINIMUM_FOR_BONUS ? all : lost);
  return { grade: grades.find(([from]) => score >= from)![1], score, results };
}
