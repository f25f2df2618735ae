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

const isUrl = (value: string) => /^https?:\/\//i.test(value);

function decode(text: string): string {
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
const pathKey = (path: string) => plainPath(path).toLowerCase();

function parse(address: string): URL | undefined {
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
const urlKeys = (url: URL) => onHost(url.host, pathKeys(url.pathname, url.search));

function keysOfPath(address: string): string[] {
  const [path, ...query] = address.split('#', 1)[0]!.split('?');
  return pathKeys(path!, query.length > 0 ? `?${query.join('?')}` : '');
}

/** The key under which a rule is found. */
export function redirectKey(from: string): string {
  return (isUrl(from) ? urlKeys(new URL(from)) : keysOfPath(from))[0]!;
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
      const parsed = parse(value);
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

/** What a site has to offer as targets. Paths are decoded and without a trailing slash. */
export interface RedirectTargets {
  pages: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** The ids of a page that a hash may name. */
  hashes: (page: string) => ReadonlySet<string>;
  /** Query parameters that a page reads and their known values; `any` for words that a visitor types. */
  queries: Readonly<Record<string, Readonly<Record<string, readonly string[] | 'any'>>>>;
  /** Foreign hosts that a rule may lead to. */
  hosts: ReadonlySet<string>;
  /** The site's own host. */
  host: string;
}

export interface RedirectProblem {
  rule: RedirectRule;
  /** Position among the rules. */
  index: number;
  problem: string;
}

function targetProblem(to: string, targets: RedirectTargets): string | undefined {
  if (isUrl(to)) {
    const url = parse(to);
    if (!url) return `${to} is no address`;
    if (url.host === targets.host) return `${to}: write the path alone`;
    return targets.hosts.has(url.host) ? undefined : `${url.host} is not among the allowed hosts`;
  }
  if (to !== '' && !to.startsWith('/')) return `${to}: expected a path, a full URL or nothing`;
  if (to.startsWith('//')) return `${to} would leave the site`;
  const url = new URL(to === '' ? '/' : to, 'https://site.invalid');
  const path = decode(url.pathname).normalize('NFC');
  if (targets.files.has(path)) return undefined;
  if (!targets.pages.has(path)) return `${path} is neither a page nor a file`;
  const hash = decode(url.hash.slice(1));
  if (hash && !targets.hashes(path).has(hash)) return `${path} has no element with the id ${hash}`;
  for (const [name, value] of url.searchParams) {
    const values = targets.queries[path]?.[name];
    if (!values) return `${path} reads no query parameter ${name}`;
    if (values !== 'any' && !values.includes(value)) return `${path}?${name}= knows ${values.join(', ')}, not ${value}`;
  }
  return undefined;
}

/** Everything that is wrong with the rules; an empty list when they can be served. */
export function checkRedirects(rules: readonly RedirectRule[], targets: RedirectTargets): RedirectProblem[] {
  const problems: RedirectProblem[] = [];
  const froms = rules.map((rule) => readFrom(rule.from, targets.host));
  const pageOfKey = new Map([...targets.pages].map((page) => [pathKey(page), page]));
  const first = new Map<string, number>();
  froms.forEach((from, index) => {
    if ('key' in from && !first.has(from.key)) first.set(from.key, index);
  });

  /** Another rule would send the visitor on from there. */
  const chains = (location: string) => {
    const page = destination(location);
    const keys = isUrl(location) ? urlKeys(new URL(location)) : keysOfPath(location);
    return keys.some((key) => {
      const next = first.get(key);
      return next !== undefined && destination(rules[next]!.to) !== page;
    });
  };

  rules.forEach((rule, index) => {
    const from = froms[index]!;
    const report = (problem: string) => problems.push({ rule, index, problem });
    if ('problem' in from) {
      report(from.problem);
      return;
    }
    const earlier = first.get(from.key)!;
    if (earlier !== index) report(`the same address as rule ${earlier + 1} (${rules[earlier]!.from})`);

    const bad = targetProblem(rule.to, targets);
    if (bad) {
      report(bad);
      return;
    }
    const to = destination(rule.to);
    const page = pageOfKey.get(from.key);
    if (page !== undefined && from.path === page) report(`${rule.from} is a page of the site`);
    else if (page !== undefined && to !== page) report(`${rule.from} is the page ${page} in other letters`);
    else if (from.path === to || (page === undefined && redirectKey(to) === from.key)) report('leads to itself');
    else if (chains(withQuery(rule.to, from.query))) {
      report(`leads to ${rule.to}, which is an old address itself`);
    }
  });
  return problems;
}

/** Where a target leads, without its query and hash. */
function destination(to: string): string {
  return isUrl(to) ? to.split('#', 1)[0]! : plainPath(to.split(/[?#]/, 1)[0]!);
}

/** A `from` as the site sees it: a full URL of its own host is a path to it, too. */
function readFrom(from: string, host: string): { key: string; path?: string; query: string } | { problem: string } {
  if (from.includes('#')) return { problem: `${from}: a server never sees what comes after #` };
  if (!isUrl(from)) {
    if (!from.startsWith('/')) return { problem: `${from}: expected a path or a full URL` };
    const [path, ...query] = from.split('?');
    return { key: redirectKey(from), path: plainPath(path!), query: query.length > 0 ? `?${query.join('?')}` : '' };
  }
  const url = parse(from);
  if (!url) return { problem: `${from} is no address` };
  if (url.host !== host) return { key: redirectKey(from), query: url.search };
  return { key: redirectKey(url.pathname + url.search), path: plainPath(url.pathname), query: url.search };
}
