import { first } from '../present.ts';

/**
 * Old addresses. A rule's `from` is a path (`/Courses/Details/17`, with a query if the old server needed one) or a full
 * URL of an old site; its `to` is a path of this site (query and hash allowed), a full URL of an allowed host, or
 * empty for the site's root.
 */
export interface RedirectRule {
  from: string;
  to: string;
}

/** Rules by the key of their `from`; what one build compiles and the edge looks up. */
export type RedirectTable = Readonly<Record<string, string>>;

/** Longer addresses and headers than this match no rule; the longest real one is a tenth of it. */
const MAX_LENGTH = 2048;

/** A full address, and no path. */
export const isUrl = (value: string) => /^https?:\/\//i.test(value);

/** Percent signs read, where they are an encoding. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray % stays as typed.
    return text;
  }
}

/** A path that is in its plain form already, as most are. The classes do not meet, so it is linear. */
const PLAIN = /^(?:\/[\w.~!$&'()*+,;=:@-]+)+$/;

/** A path decoded, in NFC, backslashes as slashes, repeated and trailing slashes dropped. Linear in its length. */
export function plainPath(path: string): string {
  if (PLAIN.test(path)) return path;
  const segments = decode(path)
    .normalize('NFC')
    .replaceAll('\\', '/')
    .split('/')
    .filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** The form in which rules are compared: the old servers did not mind case, so neither do the rules. */
export const pathKey = (path: string) => plainPath(path).toLowerCase();

/** `undefined` for what is none. */
export function urlOf(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** The keys of a path with perhaps a query, the most exact first: with it, and without. */
function pathKeys(pathname: string, search: string): string[] {
  const base = pathKey(pathname);
  return search ? [base + decode(search).toLowerCase(), base] : [base];
}

const onHost = (host: string, keys: string[]) => keys.map((key) => `//${host}${key}`);

/** The keys of a full URL. The scheme does not count. */
export const urlKeys = (url: URL) => onHost(url.host, pathKeys(url.pathname, url.search));

/** An address in its path and its query, which begins with its question mark, or `''`. */
export function splitQuery(address: string): [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** The keys of a path with perhaps a query; what stands behind `#` no server sees. */
export const keysOfPath = (address: string) => pathKeys(...splitQuery(address.replace(/#.*/s, '')));

/** The key under which a rule is found. */
export function redirectKey(from: string): string {
  return first(isUrl(from) ? urlKeys(new URL(from)) : keysOfPath(from));
}

/** Later rules do not replace earlier ones; `checkRedirects` names duplicates. */
export function compileRedirects(rules: readonly RedirectRule[]): RedirectTable {
  const table = Object.create(null) as Record<string, string>;
  for (const { from, to } of rules) table[redirectKey(from)] ??= to;
  return table;
}

export interface RedirectRequest {
  /** The address asked for, whatever its host. */
  url: URL;
  /** The site's public origin, on which the paths of targets lie. */
  origin: string;
  referrer: string | null;
  /** The value of the last header, in the order in which the runtime lists them. */
  lastHeader: string | null;
}

export interface RedirectMatch {
  /** A path of this site, or a full URL of a host that the table names. */
  location: string;
  /** It depended on a header, so no cache may keep it. */
  byHeader: boolean;
}

/** The target with the incoming query, where it has none of its own. */
export function withQuery(to: string, search: string): string {
  const target = to === '' ? '/' : to;
  if (!search || target.includes('?')) return target;
  const [path, hash] = target.split('#', 2) as [string, string?];
  return path + search + (hash === undefined ? '' : `#${hash}`);
}

/** The same page, whatever its query and hash. Case counts: `/Courses/Microsoft-Excel` may lead to the page in small letters. */
function isSamePage(location: string, url: URL): boolean {
  const target = new URL(location, url.origin);
  return target.host === url.host && plainPath(target.pathname) === plainPath(url.pathname);
}

/**
 * Where an old address leads, or `undefined`. In order: the full URL, its path, the referring URL, the last header's
 * value. Never to the page that is being asked for; and where a header has a rule, no later header is asked. So a
 * browser that repeats its headers stops at the target.
 */
export function matchRedirect(
  table: RedirectTable,
  { url, origin, referrer, lastHeader }: RedirectRequest,
): RedirectMatch | undefined {
  const find = (keys: string[]): string | undefined => {
    const key = keys.find((candidate) => Object.hasOwn(table, candidate));
    return key === undefined ? undefined : table[key];
  };
  const answer = (to: string | undefined, byHeader: boolean): RedirectMatch | undefined => {
    if (to === undefined) return undefined;
    const location = withQuery(to, url.search);
    return isSamePage(location, url) ? undefined : { location, byHeader };
  };
  /** An old site that this server answers for: its paths are on the public origin now. */
  const fromOldSite = (to: string | undefined) =>
    to === undefined || isUrl(to) || url.host === new URL(origin).host ? to : origin + (to === '' ? '/' : to);
  const headerKeys = (value: string | null): string[] => {
    if (!value || value.length > MAX_LENGTH) return [];
    if (isUrl(value)) {
      const parsed = urlOf(value);
      return parsed ? urlKeys(parsed) : [];
    }
    if (!value.startsWith('/')) return [];
    const [path, query] = value.split('?', 2) as [string, string?];
    return pathKeys(path, query ? `?${query}` : '');
  };

  if (url.href.length > MAX_LENGTH) return undefined;
  const keys = pathKeys(url.pathname, url.search);
  return (
    answer(fromOldSite(find(onHost(url.host, keys))), false) ??
    answer(find(keys), false) ??
    answer(find(headerKeys(referrer)) ?? find(headerKeys(lastHeader)), true)
  );
}
