import { first } from '../present.ts';
import { decoded } from './decoded.ts';

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

/** A path that is in its plain form already, as most are. The classes do not meet, so it is linear. */
const PLAIN = /^(?:\/[\w.~!$&'()*+,;=:@-]+)+$/;

/** A path decoded, in NFC, backslashes as slashes, repeated and trailing slashes dropped. Linear in its length. */
export function plainPath(path: string): string {
  if (PLAIN.test(path)) return path;
  const segments = decoded(path)
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

/** A key of an address, and the parameters of its query that it has read. */
interface AddressKey {
  key: string;
  read: readonly string[];
}

/** The parameters of a query, as they are written. */
const partsOf = (search: string) => (search.length <= 1 ? [] : search.slice(1).split('&'));

/** The keys of a path with perhaps a query, the most exact first: with all of it, with one parameter, and without. */
function pathKeys(pathname: string, search: string): AddressKey[] {
  const base = pathKey(pathname);
  const keyed = (query: string, read: readonly string[]) => ({ key: `${base}?${decoded(query).toLowerCase()}`, read });
  const parts = partsOf(search);
  return [
    ...(parts.length === 0 ? [] : [keyed(search.slice(1), parts)]),
    ...(parts.length < 2 ? [] : parts.map((part) => keyed(part, [part]))),
    { key: base, read: [] },
  ];
}

/** What is left of a query for the page that an address leads to. */
function queryWithout(search: string, read: readonly string[]): string {
  const left = partsOf(search).filter((part) => !read.includes(part));
  return left.length === 0 ? '' : `?${left.join('&')}`;
}

const onHost = (host: string, keys: readonly AddressKey[]) =>
  keys.map((one) => ({ ...one, key: `//${host}${one.key}` }));

const keysOfUrl = (url: URL) => onHost(url.host, pathKeys(url.pathname, url.search));

const namesOf = (keys: readonly AddressKey[]) => keys.map(({ key }) => key);

/** The keys of a full URL. The scheme does not count. */
export const urlKeys = (url: URL) => namesOf(keysOfUrl(url));

/** An address in its path and its query, which begins with its question mark, or `''`. */
export function splitQuery(address: string): [path: string, query: string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** The keys of a path with perhaps a query; what stands behind `#` no server sees. */
export const keysOfPath = (address: string) => namesOf(pathKeys(...splitQuery(address.replace(/#.*/s, ''))));

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
  /** Whether a path, in its plain form, is a page of the site today: who comes from one comes from no old address. */
  isPage?: (path: string) => boolean;
}

export interface RedirectMatch {
  /** A path of this site, or a full URL of a host that the table names. */
  location: string;
  /** It depended on a header, so no cache may keep it. */
  byHeader: boolean;
}

/** The target with the incoming query, where it has none of its own. */
function withQuery(to: string, search: string): string {
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

/** Where a key leads, and what it has read of the query. */
interface Found {
  to: string;
  read: readonly string[] | undefined;
}

/**
 * Where an old address leads, or `undefined`. In order: the full URL, its path, the referring URL, the last header's
 * value. Never to the page that is being asked for; and where a header has a rule, no later header is asked. So a
 * browser that repeats its headers stops at the target.
 */
export function matchRedirect(table: RedirectTable, request: RedirectRequest): RedirectMatch | undefined {
  const { url, origin, referrer, lastHeader, isPage = () => false } = request;
  const find = (keys: readonly AddressKey[]): Found | undefined => {
    const found = keys.find(({ key }) => Object.hasOwn(table, key));
    const to = found && table[found.key];
    return to === undefined ? undefined : { to, read: found?.read };
  };
  const answer = (
    to: string | undefined,
    byHeader: boolean,
    read: readonly string[] = [],
  ): RedirectMatch | undefined => {
    if (to === undefined) return undefined;
    const location = withQuery(to, queryWithout(url.search, read));
    return isSamePage(location, url) ? undefined : { location, byHeader };
  };
  const own = new URL(origin).host;
  /** An old site that this server answers for: its paths are on the public origin now. */
  const fromOldSite = (to: string | undefined) =>
    to === undefined || isUrl(to) || url.host === own ? to : origin + (to === '' ? '/' : to);
  /** A full address; where it is of this site and no page any more, by the rules of paths, too. */
  const keysOfHeader = (value: string | null): AddressKey[] => {
    if (!value || value.length > MAX_LENGTH) return [];
    if (!isUrl(value)) return value.startsWith('/') ? pathKeys(...splitQuery(value)) : [];
    const from = urlOf(value);
    if (!from) return [];
    const isOld = (from.host === own || from.host === `www.${own}`) && !isPage(plainPath(from.pathname));
    return [...keysOfUrl(from), ...(isOld ? pathKeys(from.pathname, from.search) : [])];
  };

  if (url.href.length > MAX_LENGTH) return undefined;
  const keys = pathKeys(url.pathname, url.search);
  const byHost = find(onHost(url.host, keys));
  const byPath = find(keys);
  return (
    answer(fromOldSite(byHost?.to), false, byHost?.read) ??
    answer(byPath?.to, false, byPath?.read) ??
    answer((find(keysOfHeader(referrer)) ?? find(keysOfHeader(lastHeader)))?.to, true)
  );
}
