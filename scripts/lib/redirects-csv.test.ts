import { expect, it } from 'vitest';
import type { RedirectTargets } from '../../src/domain/site/redirect-checks.ts';
import { appendTo, asSource, decodeCsv, readRedirectsCsv } from './redirects-csv.ts';

const origin = 'https://gct.example';
const targets: RedirectTargets = {
  pages: new Set(['/', '/about', '/course-catalog', '/fr/formation-des-compétences']),
  files: new Set(['/guide, short.pdf']),
  hashes: () => new Set(['team']),
  queries: { '/course-catalog': { tab: ['adobe'] } },
  hosts: new Set(['partner.example']),
  host: 'gct.example',
};
const existing = [{ from: '/known', to: '/about' }];

const read = (text: string) => readRedirectsCsv(text, { existing, origin, targets });
const reasons = (text: string) => read(text).refused.map(({ line, reason }) => `${line} ${reason}`);

it('takes paths, full URLs, queries and hashes', () => {
  const { rules, refused } = read(
    [
      '/Courses/Details/17,/about',
      'http://old.example/x?id=1,https://partner.example/y,301',
      '/a,/course-catalog?tab=adobe,302',
      '/b,/about#team,',
      '/c,/,301',
      '/d,',
      '/e,/fr/formation-des-comp%C3%A9tences',
    ].join('\n'),
  );
  expect(refused).toEqual([]);
  expect(rules).toEqual([
    { from: '/Courses/Details/17', to: '/about' },
    { from: 'http://old.example/x?id=1', to: 'https://partner.example/y' },
    { from: '/a', to: '/course-catalog?tab=adobe' },
    { from: '/b', to: '/about#team' },
    { from: '/c', to: '' },
    { from: '/d', to: '' },
    { from: '/e', to: '/fr/formation-des-comp%C3%A9tences' },
  ]);
});

it('reads what spreadsheets write: a byte-order mark, CRLF, quotes, a heading in its own order, semicolons', () => {
  expect(read('\uFEFFStatus,To,From\r\n301,"/guide, short.pdf","/old, ""quoted"".aspx"\r\n\r\n').rules).toEqual([
    { from: '/old, "quoted".aspx', to: '/guide, short.pdf' },
  ]);
  expect(read('from;to\r\n/a,b;/about\r\n').rules).toEqual([{ from: '/a,b', to: '/about' }]);
  expect(read('from\tto\r/a\t/about\r').rules).toEqual([{ from: '/a', to: '/about' }]);
  expect(read(decodeCsv(Buffer.from('/compétences,/about', 'latin1'))).rules).toMatchObject([{ from: '/compétences' }]);
  expect(read(decodeCsv(Buffer.from('/compétences,/about'))).rules).toMatchObject([{ from: '/compétences' }]);
});

it('writes addresses of the site itself as paths', () => {
  expect(read('http://www.gct.example/Old.aspx?id=1,https://gct.example/about').rules).toEqual([
    { from: '/Old.aspx?id=1', to: '/about' },
  ]);
});

it('reports every line that it cannot take, and takes the others', () => {
  const lines: [string, string?][] = [
    ['from,to,status'],
    ['/good,/about'],
    ['/only-one', 'expected an old and a new address'],
    ['"/open,/about', 'not CSV: Quote Not Closed: the parsing is finished with an opening quote at line 1'],
    ['/a"b"c,/about', 'not CSV: Invalid Opening Quote: a quote is found on field 0 at line 1, value is "/a"'],
    [',/about', 'the old address is empty'],
    ['/x,/about,302,why', 'more than 3 fields; an address with a comma is quoted'],
    ['/gone,/about,410', 'status 410 is no redirect'],
    ['/courses/*,/about', '/courses/*: a pattern, not an address'],
    ['^/old$,/about', '^/old$: a pattern, not an address'],
    ['old.aspx,/about', 'old.aspx: expected a path or a full URL'],
    ['/old#part,/about', '/old#part: a server never sees what comes after #'],
    ['http://[,/about', 'http://[ is no address'],
    ['/Known/,/about', 'there is a rule for it'],
    ['/GOOD/,/course-catalog', 'line 2 is about it'],
    ['/about,/', '/about is a page of the site'],
    ['/y,/nowhere', '/nowhere is neither a page nor a file'],
    ['/z,/course-catalog?tab=cooking', '/course-catalog?tab= knows adobe, not cooking'],
    ['/w,https://evil.example/', 'evil.example is not among the allowed hosts'],
    ['/v,//evil.example/', '//evil.example/ would leave the site'],
    ['/u\u0000,/about', 'a control character in an address'],
    ['/good-too,/about'],
  ];
  const text = lines.map(([line]) => line).join('\n');
  expect(reasons(text)).toEqual(
    lines.flatMap(([, reason], index) => (reason === undefined ? [] : [`${index + 1} ${reason}`])),
  );
  expect(read(text).rules.map(({ from }) => from)).toEqual(['/good', '/good-too']);
});

it('leaves targets to the next build where there is none yet', () => {
  const { rules, refused } = readRedirectsCsv('/a,/not-built-yet#here\n/b,//evil.example', { existing, origin });
  expect(rules).toEqual([{ from: '/a', to: '/not-built-yet#here' }]);
  expect(refused).toHaveLength(1);
});

it('writes rules as the table has them', () => {
  expect(asSource([{ from: '/a', to: '' }])).toBe("  { from: '/a', to: '' },\n");
  expect(asSource([{ from: "/l'avantage", to: '/about' }])).toBe(`  { from: "/l'avantage", to: '/about' },\n`);
  const table = "export const redirects = [\n  { from: '/x', to: '' },\n];\n";
  expect(appendTo(table, [{ from: '/a', to: '/about' }], 'Imported from old.csv')).toBe(
    "export const redirects = [\n  { from: '/x', to: '' },\n\n  // Imported from old.csv\n  { from: '/a', to: '/about' },\n];\n",
  );
});
