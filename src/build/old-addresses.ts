import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  checkRedirects,
  compileRedirects,
  type RedirectRule,
  type RedirectTable,
  type RedirectTargets,
} from '../domain/site/redirects.ts';

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

/** What the pages and files below `dist` have to offer. `queries` is what pages read of their address. */
export async function builtTargets(
  dist: URL,
  { origin, hosts, queries }: { origin: string; hosts: readonly string[]; queries: RedirectTargets['queries'] },
): Promise<RedirectTargets> {
  const pages = new Map<string, string>();
  const files = new Set<string>();
  for await (const entry of glob('**/*', { cwd: fileURLToPath(dist), withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = `${entry.parentPath}/${entry.name}`.slice(fileURLToPath(dist).length).replace(/^\/*/, '/');
    if (!path.endsWith('.html')) files.add(path.normalize('NFC'));
    else pages.set(path.replace(/(\/index)?\.html$/, '').normalize('NFC') || '/', path);
  }
  const ids = new Map<string, Set<string>>();
  for (const [page, file] of pages) {
    const html = await readFile(new URL(file.slice(1).split('/').map(encodeURIComponent).join('/'), dist), 'utf8');
    ids.set(page, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)));
  }
  return {
    pages: new Set(pages.keys()),
    files,
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
    const lines = problems.map(({ index, problem }) => `${rules[index]!.source}: ${problem}`);
    throw new Error(`Old addresses that cannot be served:\n${lines.join('\n')}`);
  }
  return compileRedirects(rules);
}
