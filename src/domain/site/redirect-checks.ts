import { first } from '../present.ts';
import { decoded } from './decoded.ts';
import {
  isUrl,
  keysOfPath,
  pathKey,
  plainPath,
  redirectKey,
  splitQuery,
  urlKeys,
  urlOf,
  type RedirectRule,
} from './redirects.ts';

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
    const url = urlOf(to);
    if (!url) return `${to} is no address`;
    if (url.host === targets.host) return `${to}: write the path alone`;
    return targets.hosts.has(url.host) ? undefined : `${url.host} is not among the allowed hosts`;
  }
  if (to !== '' && !to.startsWith('/')) return `${to}: expected a path, a full URL or nothing`;
  if (to.startsWith('//')) return `${to} would leave the site`;
  const url = new URL(to === '' ? '/' : to, 'https://site.invalid');
  const path = decoded(url.pathname).normalize('NFC');
  if (targets.files.has(path)) return undefined;
  if (!targets.pages.has(path)) return `${path} is neither a page nor a file`;
  const hash = decoded(url.hash.slice(1));
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
  const read = rules.map((rule, index) => ({ rule, index, from: readFrom(rule.from, targets.host) }));
  const pageOfKey = new Map([...targets.pages].map((page) => [pathKey(page), page]));
  const byKey = new Map<string, { rule: RedirectRule; index: number }>();
  for (const { rule, index, from } of read) {
    if ('key' in from && !byKey.has(from.key)) byKey.set(from.key, { rule, index });
  }

  /** Another rule would send the visitor on from there. */
  const chains = (location: string) => {
    const page = destination(location);
    const keys = isUrl(location) ? urlKeys(new URL(location)) : keysOfPath(location);
    return keys.some((key) => {
      const next = byKey.get(key);
      return next !== undefined && destination(next.rule.to) !== page;
    });
  };

  for (const { rule, index, from } of read) {
    const report = (problem: string) => problems.push({ rule, index, problem });
    if ('problem' in from) {
      report(from.problem);
      continue;
    }
    const earlier = byKey.get(from.key);
    if (earlier && earlier.index !== index) {
      report(`the same address as rule ${earlier.index + 1} (${earlier.rule.from})`);
    }

    const bad = targetProblem(rule.to, targets);
    if (bad) {
      report(bad);
      continue;
    }
    const to = destination(rule.to);
    const page = pageOfKey.get(from.key);
    if (page !== undefined && from.path === page) report(`${rule.from} is a page of the site`);
    else if (page !== undefined && to !== page) report(`${rule.from} is the page ${page} in other letters`);
    else if (from.path === to || (page === undefined && redirectKey(to) === from.key)) report('leads to itself');
    else if (chains(rule.to)) {
      report(`leads to ${rule.to}, which is an old address itself`);
    }
  }
  return problems;
}

/** Where a target leads, without its query and hash. */
function destination(to: string): string {
  return isUrl(to) ? to.replace(/#.*/s, '') : plainPath(to.replace(/[?#].*/s, ''));
}

/** A `from` as the site sees it: a full URL of its own host is a path to it, too. */
function readFrom(from: string, host: string): { key: string; path?: string } | { problem: string } {
  if (from.includes('#')) return { problem: `${from}: a server never sees what comes after #` };
  if (!isUrl(from)) {
    if (!from.startsWith('/')) return { problem: `${from}: expected a path or a full URL` };
    return { key: redirectKey(from), path: plainPath(first(splitQuery(from))) };
  }
  const url = urlOf(from);
  if (!url) return { problem: `${from} is no address` };
  if (url.host !== host) return { key: redirectKey(from) };
  return { key: redirectKey(url.pathname + url.search), path: plainPath(url.pathname) };
}
