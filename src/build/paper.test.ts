import { expect, test } from 'vitest';
import { blocksOf } from './markdown.ts';
import { paperSupplies } from './paper-supplies.ts';
import { makeHandout } from '../paper/handout.ts';
import { makeCertificate, makeCertificates, type CertificatePaper } from '../paper/certificate.ts';
import { columnsOf, look, PADDING } from '../paper/columns.ts';
import { breakLines, widthsOf, type Run } from '../paper/runs.ts';
import { page, Sheet } from '../paper/sheet.ts';

const handout = async (body: string) =>
  makeHandout(
    {
      title: 'Sums',
      author: 'GCT',
      subject: 'Excel',
      keywords: 'sums',
      language: 'en-CA',
      updated: '2026-04-13',
      lead: 'How to add.',
      body: blocksOf(body),
      footer: { text: 'Sums', pageNumber: (page, pages) => `${page}/${pages}` },
      closing: [[{ text: 'The end.', style: 'regular' }]],
    },
    paperSupplies,
  );

/** Every character is one wide. */
const measure = (text: string) => text.length;
const run = (text: string, style: Run['style'] = 'regular'): Run => ({ text, style });
const texts = (runs: Run[], width: number) =>
  breakLines(runs, width, measure).map((line) => line.map(({ text }) => text));

test('the same text gives the same bytes, another text other ones', async () => {
  const [first, second, other] = await Promise.all([handout('One.'), handout('One.'), handout('Two.')]);
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect(first.bytes.equals(other.bytes)).toBe(false);
});

test('a long text goes on to as many pages as it needs', async () => {
  const { pages } = await handout(Array.from({ length: 120 }, (_, index) => `${index + 1}. Add.`).join('\n'));
  expect(pages).toBe(4);
});

test.each([
  ['![A picture](a.png)', 'got image'],
  ['# Another title', 'expected headings of the levels ## and ###'],
  ['> A quotation', 'got blockquote'],
])('what it has no form for is named: %s', async (body, message) => {
  await expect(handout(body)).rejects.toThrow(message);
});

test('lines are broken at spaces, and never within a word of two looks', () => {
  expect(texts([run('press '), run('Ctrl', 'bold'), run(', then go')], 10)).toEqual([
    ['press'],
    ['Ctrl', ', then'],
    ['go'],
  ]);
  expect(texts([run('13\u00a0% of it')], 4)).toEqual([['13\u00a0%'], ['of'], ['it']]);
  expect(texts([run('one\ntwo')], 20)).toEqual([['one'], ['two']]);
});

test('a word that is wider than its line is divided between signs, and nothing of it is lost', () => {
  expect(texts([run('to abcdefghij and')], 4)).toEqual([['to'], ['abcd'], ['efgh'], ['ij'], ['and']]);
  expect(texts([run('abc'), run('défg', 'bold')], 4)).toEqual([['abc', 'd'], ['éfg']]);
  // A family is one sign of five letters.
  expect(texts([run('a👨‍👩‍👧b')], 1)).toEqual([['a'], ['👨‍👩‍👧'], ['b']]);
});

test('a table fits the page, however long its words are, and its short words stay whole', async () => {
  const facts = { title: 'Sums', author: 'GCT', subject: 'Excel', keywords: '', language: 'en', updated: '2026-04-13' };
  const sheet = new Sheet(facts, paperSupplies);
  const cells = [['Name', 'x'.repeat(300), 'y'.repeat(200)]].map((row) =>
    row.map((text) => ({ runs: [run(text)], box: false })),
  );
  const columns = columnsOf(cells, null, sheet);
  const [short, ...long] = columns.map(({ width }) => width);
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(page.right - page.left);
  expect(short).toBeGreaterThanOrEqual(sheet.measure(look.size)('Name', 'regular') + 2 * PADDING.x);
  expect(long[0]).toBeCloseTo(long[1] ?? 0);
  expect((await handout(`| A | B |\n| - | - |\n| ${'x'.repeat(200)} | ${'y'.repeat(200)} |`)).pages).toBe(1);
});

test('a formula is broken behind a comma when it has to be', () => {
  expect(texts([run('=SUM(A1,B2)', 'code')], 20)).toEqual([['=SUM(A1,B2)']]);
  expect(texts([run('=SUM(A1,B2)', 'code')], 8)).toEqual([['=SUM(A1,'], ['B2)']]);
  expect(widthsOf([run('=SUM(A1,B2)', 'code')], measure)).toEqual({ least: 8, most: 11 });
});

const certified: CertificatePaper = {
  ...{
    title: 'Certificate',
    author: 'GCT',
    subject: 'Excel',
    keywords: '1',
    language: 'en-CA',
    updated: '2026-04-13',
  },
  ...{ intro: 'This certifies that', name: 'Grace Hopper', completed: 'has completed', course: 'Excel' },
  details: ['April 13, 2026', '7 hours'],
  signatory: { name: 'A. Signer', role: 'Director' },
  ...{ issued: 'Issued on April 14, 2026', number: 'Certificate 1' },
  verify: { text: 'Verify at {address}', address: 'gct.example/verify/1', href: 'https://gct.example/verify/1' },
};

const certificate = (changes: Partial<CertificatePaper> = {}) =>
  makeCertificate({ ...certified, ...changes }, paperSupplies);

test('a certificate is one page whatever its words, and the same bytes each time', async () => {
  const [first, second, long] = await Promise.all([
    certificate(),
    certificate(),
    certificate({
      name: 'Grace Brewster Murray Hopper '.repeat(3),
      course: 'All there is to know of Excel '.repeat(4),
    }),
  ]);
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect([first.pages, long.pages]).toEqual([1, 1]);
});

test('several certificates are a page each, and the same bytes each time', async () => {
  const all = () => makeCertificates({ ...certified, certificates: [certified, certified, certified] }, paperSupplies);
  const [first, second] = await Promise.all([all(), all()]);
  expect(first.pages).toBe(3);
  expect(first.bytes.equals(second.bytes)).toBe(true);
});
