import { CsvError, parse } from 'csv-parse/sync';
import { checkRedirects, type RedirectTargets } from '../../src/domain/site/redirect-checks.ts';
import { redirectKey, type RedirectRule } from '../../src/domain/site/redirects.ts';

/** A line of the file that is no rule, and why. */
interface Refusal {
  line: number;
  text: string;
  reason: string;
}

export interface Imported {
  rules: RedirectRule[];
  refused: Refusal[];
}

interface Line {
  line: number;
  text: string;
  rule: RedirectRule;
}

const names = {
  from: ['from', 'source', 'old', 'old url'],
  to: ['to', 'target', 'destination', 'new', 'new url'],
  status: ['status', 'code', 'type'],
};

/** Every kind is answered as 302 here; anything else is no redirect. */
const redirectStatuses = ['', '301', '302', '303', '307', '308'];

/** What other servers match with: wildcards and expressions. */
const PATTERN = /[*^$\\]|\(\.|\[\w-\w\]/;

/** The text of an export: UTF-8, or else what a spreadsheet on Windows writes. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Rules from the export of an old server's table: `from,to[,status]`, with or without a heading, in any order with
 * one. No address holds a line break, so each line is read by itself: a quote that is left open spoils its own only.
 *
 * @param existing the rules that there are; a line that repeats one is refused
 * @param targets what the last build has to offer; `undefined` leaves the targets to the next build
 */
export function readRedirectsCsv(
  text: string,
  { existing, origin, targets }: { existing: readonly RedirectRule[]; origin: string; targets?: RedirectTargets },
): Imported {
  const refused: Refusal[] = [];
  const taken: Line[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const delimiter = delimiterOf(lines.find((line) => line.trim() !== '') ?? '');
  let columns: Columns | undefined;

  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const refuse = (reason: string) => refused.push({ line: index + 1, text: line, reason });
    const cells = readLine(line, delimiter);
    if (typeof cells === 'string') {
      refuse(cells);
      return;
    }
    if (!columns) {
      columns = columnsOf(cells);
      if (columns.heading) return;
    }
    const rule = readRule(cells, columns, origin);
    if (typeof rule === 'string') refuse(rule);
    else taken.push({ line: index + 1, text: line, rule });
  });

  const known = new Map(existing.flatMap(({ from }) => keyed(from).map((key) => [key, 'there is a rule for it'])));
  const fresh = taken.filter(({ line, text, rule }) => {
    const [key] = keyed(rule.from);
    const reason = key === undefined ? undefined : known.get(key);
    if (reason !== undefined) refused.push({ line, text, reason });
    else if (key !== undefined) known.set(key, `line ${line} is about it`);
    return reason === undefined;
  });

  // Alone first, so that a rule that is refused spoils no other.
  const site = targets ?? anything([...existing, ...fresh.map(({ rule }) => rule)], origin);
  const alone = fresh.map(({ rule }) => checkRedirects([rule], site)[0]?.problem);
  const sound = without(alone, fresh, refused);
  const together = checkRedirects([...existing, ...sound.map(({ rule }) => rule)], site);
  const problems = sound.map(
    (_, position) => together.find(({ index }) => index === existing.length + position)?.problem,
  );
  const rules = without(problems, sound, refused).map(({ rule }) => rule);
  return { rules, refused: refused.sort((one, other) => one.line - other.line) };
}

/** The lines without a problem; the others are refused with theirs. */
function without(problems: (string | undefined)[], lines: Line[], refused: Refusal[]): Line[] {
  return lines.filter(({ line, text }, index) => {
    const reason = problems[index];
    if (reason !== undefined) refused.push({ line, text, reason });
    return reason === undefined;
  });
}

/** The rules as lines of `redirects.config.ts`. */
export function asSource(rules: readonly RedirectRule[]): string {
  const quoted = (value: string) =>
    value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`;
  return rules.map(({ from, to }) => `  { from: ${quoted(from)}, to: ${quoted(to)} },\n`).join('');
}

/** The table with the rules at its end, under a comment. */
export function appendTo(source: string, rules: readonly RedirectRule[], comment: string): string {
  const end = source.lastIndexOf('\n];');
  if (end === -1) throw new Error('The table has no end that rules could be put before.');
  return `${source.slice(0, end + 1)}\n  // ${comment}\n${asSource(rules)}${source.slice(end + 1)}`;
}

/** Spreadsheets write what the machine's language calls a list separator. */
function delimiterOf(line: string): string {
  const count = (character: string) => line.split(character).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function readLine(line: string, delimiter: string): string[] | string {
  try {
    const [cells = []] = parse(line, { delimiter, trim: true, relax_column_count: true });
    return cells;
  } catch (error) {
    if (error instanceof CsvError) return `not CSV: ${error.message}`;
    throw error;
  }
}

interface Columns {
  heading: boolean;
  from: number;
  to: number;
  status: number;
  width: number;
}

function columnsOf(cells: string[]): Columns {
  const headings = cells.map((cell) => cell.toLowerCase());
  const position = (wanted: string[]) => headings.findIndex((heading) => wanted.includes(heading));
  const [from, to] = [position(names.from), position(names.to)];
  return from >= 0 && to >= 0
    ? { heading: true, from, to, status: position(names.status), width: cells.length }
    : { heading: false, from: 0, to: 1, status: 2, width: 3 };
}

function readRule(cells: string[], columns: Columns, origin: string): RedirectRule | string {
  if (cells.length > columns.width) return `more than ${columns.width} fields; an address with a comma is quoted`;
  const [from, to] = [cells[columns.from], cells[columns.to]];
  if (from === undefined || to === undefined) return 'expected an old and a new address';
  if (from === '') return 'the old address is empty';
  // eslint-disable-next-line no-control-regex -- what must not stand in an address
  if (/[\u0000-\u001f\u007f]/.test(from + to)) return 'a control character in an address';
  if (PATTERN.test(from)) return `${from}: a pattern, not an address`;
  const status = cells[columns.status] ?? '';
  if (!redirectStatuses.includes(status)) return `status ${status} is no redirect`;
  const target = withoutOrigin(to, origin);
  return { from: withoutOrigin(from, origin), to: target === '/' ? '' : target };
}

/** An address of the site itself, with or without `www.`, is written as a path. */
function withoutOrigin(address: string, origin: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address;
  const url = new URL(address);
  const { host } = new URL(origin);
  return url.host === host || url.host === `www.${host}` ? url.pathname + url.search + url.hash : address;
}

/** The key of an address, if it is one. */
function keyed(from: string): string[] {
  try {
    return [redirectKey(from)];
  } catch {
    return [];
  }
}

/** Before a first build, every target may come to exist. */
function anything(rules: readonly RedirectRule[], origin: string): RedirectTargets {
  const site = new URL(origin);
  const urls = rules.flatMap(({ to }) => (URL.canParse(to, origin) ? [new URL(to, origin)] : []));
  return {
    pages: new Set(),
    files: new Set(urls.map((url) => decodeURI(url.pathname).normalize('NFC'))),
    hashes: () => new Set(),
    queries: {},
    hosts: new Set(urls.map((url) => url.host).filter((host) => host !== site.host)),
    host: site.host,
  };
}
