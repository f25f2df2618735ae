import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRedirects, type RedirectTargets } from '../domain/site/redirect-checks.ts';
import { compileRedirects, type RedirectRule, type RedirectTable } from '../domain/site/redirects.ts';
import { addressOf, filesBelow } from './built-files.ts';
import { elementsIn, type MarkupElement } from './markup.ts';

/** A rule with the place an author would mend it at: a file, or a file and a line. */
export interface SourcedRule extends RedirectRule {
  source: string;
}

/** Where a rule begins in the table's source. */
const RULE = /^\s*(\{\s*)?from:/;

/** The rules of the table with their lines: in its source, each begins on a line of its own. */
export function withLines(rules: readonly RedirectRule[], source: string, file: string): SourcedRule[] {
  const lines = source.split('\n').flatMap((line, index) => (RULE.test(line) ? [index + 1] : []));
  if (lines.length !== rules.length) {
    throw new Error(`${file}: expected every rule on a line of its own that begins with from:`);
  }
  return rules.map((rule, index) => ({ ...rule, source: `${file}:${lines[index]}` }));
}

/** Addresses of pages → the ids of their elements. */
export type PageIds = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids of a page's elements. */
export const idsIn = ({ elements }: { elements: readonly MarkupElement[] }): Set<string> =>
  new Set(elements.flatMap(({ attributes: { id } }) => (id ? [id] : [])));

/** The ids of all pages below `dist`, for who has not just read them. */
export function idsBelow(dist: string): PageIds {
  const pages = filesBelow(dist).filter((file) => file.endsWith('.html'));
  return new Map(
    pages.map((file) => [addressOf(file), idsIn({ elements: elementsIn(readFileSync(join(dist, file), 'utf8')) })]),
  );
}

/** What the pages and files below `dist` have to offer. `queries` is what pages read of their address. */
export function builtTargets(
  dist: string,
  ids: PageIds,
  { origin, hosts, queries }: { origin: string; hosts: readonly string[]; queries: RedirectTargets['queries'] },
): RedirectTargets {
  const files = filesBelow(dist).filter((file) => !file.endsWith('.html'));
  return {
    pages: new Set(ids.keys()),
    files: new Set(files.map((file) => `/${file.normalize('NFC')}`)),
    hashes: (page) => ids.get(page) ?? new Set(),
    queries,
    hosts: new Set(hosts),
    host: new URL(origin).host,
  };
}

/** The table that the edge looks up; a rule that cannot be served stops the build with its place and what is wrong. */
export function compileOldAddresses(rules: readonly SourcedRule[], targets: RedirectTargets): RedirectTable {
  const problems = checkRedirects(rules, targets);
  if (problems.length > 0) {
    const lines = problems.map(({ index, problem }) => `${rules[index]?.source}: ${problem}`);
    throw new Error(`Old addresses that cannot be served:\n${lines.join('\n')}`);
  }
  return compileRedirects(rules);
}
